"""What clues weigh. Made by `bench/fit_clues.py`."""

WEIGHTS = """
ORG|before2=- 0.05  ORG|before2=1994 -0.04  ORG|before2=1995 -0.16  ORG|before2=1996 0.04
ORG|before2=1998 -0.05  ORG|before2=1999 -0.07  ORG|before2=2 -0.09  ORG|before2=2000 -0.08
ORG|before2=2001 -0.1  ORG|before2=2006 0.04  ORG|before2=2007 0.03  ORG|before2=2011 -0.04
ORG|before2=2022 0.16  ORG|before2=: -0.27  ORG|before2=? 0.08  ORG|before2=NEWLINENEWLINE 0.18
ORG|before2=and -0.23  ORG|before2=at 0.24  ORG|before2=baseball 0.08  ORG|before2=before -0.11
ORG|before2=by -0.27  ORG|before2=facts -0.09  ORG|before2=for 0.14  ORG|before2=from 0.08
ORG|before2=in 0.09  ORG|before2=is -0.05  ORG|before2=it 0.16  ORG|before2=of 0.14
ORG|before2=on 0.06  ORG|before2=ordered -0.05  ORG|before2=panel 0.11  ORG|before2=quashed -0.05
ORG|before2=received 0.19  ORG|before2=taken 0.07  ORG|before2=the -0.1  ORG|before2=to -0.08
ORG|before2=washington 0.06  ORG|before2=with -0.11  ORG|before2=x -0.18  ORG|before=  -0.07
ORG|before=( 0.07  ORG|before=, -0.36  ORG|before=- -0.13  ORG|before=. 0.13  ORG|before=: 0.13
ORG|before=; -0.13  ORG|before=APOSTROPHEs 0.24  ORG|before=LINE -0.13
ORG|before=NEWLINENEWLINE -0.05  ORG|before=] 0.14  ORG|before=a -0.17  ORG|before=an 0.09
ORG|before=and -0.14  ORG|before=at 0.39  ORG|before=for 0.14  ORG|before=from 0.05
ORG|before=in 0.05  ORG|before=new -0.15  ORG|before=of 0.15  ORG|before=on 0.18
ORG|before=one -0.13  ORG|before=our -0.13  ORG|before=the -0.18  ORG|before=to 0.27
ORG|before=under -0.05  ORG|before=use -0.06  ORG|before=with -0.03  ORG|begins cell -0.12
ORG|behind is amb -0.31  ORG|behind is dig -0.12  ORG|behind is func -0.19
ORG|behind is name -0.06  ORG|behind is num -0.1  ORG|behind is plain 0.08
ORG|behind is plural -0.06  ORG|behind is rare -0.18  ORG|behind is sign( 0.22
ORG|behind is sign) 0.06  ORG|behind is sign, 0.16  ORG|behind is sign: -0.11
ORG|behind is sign? -0.09  ORG|behind is signQUOTE -0.03  ORG|behind is thing -0.13
ORG|behind label 0.07  ORG|behind2=  0.15  ORG|behind2=( 0.2  ORG|behind2=, 0.12
ORG|behind2=. -0.15  ORG|behind2=10 -0.05  ORG|behind2=2 -0.08  ORG|behind2=: 0.06
ORG|behind2=; -0.05  ORG|behind2=NEWLINENEWLINE -0.2  ORG|behind2=QUOTE 0.05  ORG|behind2=a 0.06
ORG|behind2=all 0.1  ORG|behind2=at -0.08  ORG|behind2=by -0.08  ORG|behind2=circumstances -0.09
ORG|behind2=decision -0.13  ORG|behind2=duke 0.04  ORG|behind2=first 0.07  ORG|behind2=he 0.06
ORG|behind2=hereinafter 0.13  ORG|behind2=i -0.16  ORG|behind2=in -0.04  ORG|behind2=is -0.11
ORG|behind2=it 0.07  ORG|behind2=its 0.04  ORG|behind2=my -0.04  ORG|behind2=no 0.16
ORG|behind2=not -0.06  ORG|behind2=of 0.08  ORG|behind2=on -0.04  ORG|behind2=rule -0.05
ORG|behind2=s -0.14  ORG|behind2=sent -0.14  ORG|behind2=she 0.04  ORG|behind2=that -0.13
ORG|behind2=the 0.04  ORG|behind2=to -0.32  ORG|behind2=was 0.11  ORG|behind2=with 0.04
ORG|behind=( 0.22  ORG|behind=) 0.06  ORG|behind=, 0.16  ORG|behind=. -0.07  ORG|behind=2 -0.06
ORG|behind=3 -0.09  ORG|behind=: -0.11  ORG|behind=? -0.09  ORG|behind=APOSTROPHEs -0.14
ORG|behind=BLANK 0.07  ORG|behind=LINE 0.46  ORG|behind=QUOTE -0.03  ORG|behind=again -0.06
ORG|behind=and -0.13  ORG|behind=as 0.08  ORG|behind=at -0.04  ORG|behind=by 0.04
ORG|behind=decided -0.03  ORG|behind=did -0.05  ORG|behind=dismissed -0.08  ORG|behind=found -0.08
ORG|behind=from 0.24  ORG|behind=in 0.32  ORG|behind=is -0.04  ORG|behind=issued 0.09
ORG|behind=on 0.06  ORG|behind=or -0.05  ORG|behind=ordered -0.06  ORG|behind=refused -0.1
ORG|behind=rejected -0.07  ORG|behind=series 0.1  ORG|behind=sitcom 0.06
ORG|behind=submitted -0.11  ORG|behind=the -0.09  ORG|behind=to -0.13  ORG|behind=with 0.09
ORG|behind=you -0.06  ORG|cell=0 -0.24  ORG|cell=2 -0.08  ORG|cell=3 -0.05  ORG|cell=4 0.27
ORG|digits=0 -0.13  ORG|ending=.b. 0.07  ORG|ending=.c. 0.06  ORG|ending=.d. 0.12
ORG|ending=app -0.04  ORG|ending=blr 0.63  ORG|ending=cbs 0.12  ORG|ending=dpr -0.07
ORG|ending=ess 0.2  ORG|ending=ewe 0.05  ORG|ending=gdr -0.15  ORG|ending=hcp -0.08
ORG|ending=iap -0.13  ORG|ending=ide -0.09  ORG|ending=mlb 0.12  ORG|ending=nbc 0.13
ORG|ending=nhs -0.13  ORG|ending=ogy -0.12  ORG|ending=pkk 0.32  ORG|ending=q. -0.1
ORG|ending=try -0.17  ORG|ends cell 0.55  ORG|first=amb 0.07  ORG|first=func -0.29
ORG|first=hon -0.04  ORG|first=name 0.08  ORG|first=org 0.12  ORG|first=plain 0.1
ORG|first=rare 0.14  ORG|first=thing -0.25  ORG|has=amb 0.11  ORG|has=func -0.51  ORG|has=hon -0.06
ORG|has=name 0.08  ORG|has=num 0.07  ORG|has=org 0.15  ORG|has=plain 0.16  ORG|has=rare 0.13
ORG|has=sign- -0.1  ORG|has=thing 0.11  ORG|in=and -0.14  ORG|in=of -0.21  ORG|in=the -0.04
ORG|is cell -0.07  ORG|last=amb -0.14  ORG|last=func -0.18  ORG|last=num 0.07  ORG|last=org 0.07
ORG|last=plain 0.05  ORG|last=rare -0.09  ORG|last=thing 0.18  ORG|length=1 0.1  ORG|length=2 -0.24
ORG|length=3 0.09  ORG|length=4 -0.08  ORG|length=5 0.18  ORG|length=6 -0.13  ORG|loose 0.2
ORG|looseness=0 0.6  ORG|looseness=0amb -0.04  ORG|looseness=0func -0.08  ORG|looseness=0plain 0.61
ORG|looseness=0rare 0.3  ORG|looseness=0thing 0.26  ORG|looseness=1 -0.08
ORG|looseness=1func -0.04  ORG|looseness=1plain 0.12  ORG|looseness=1rare 0.09
ORG|looseness=1thing -0.12  ORG|looseness=2 0.07  ORG|looseness=2plain -0.1  ORG|looseness=3 -0.37
ORG|looseness=3func -0.05  ORG|looseness=3hon 0.03  ORG|looseness=3plain -0.16
ORG|looseness=3rare -0.43  ORG|looseness=4 -0.3  ORG|looseness=4rare -0.2
ORG|looseness=4thing -0.13  ORG|lower -0.1  ORG|lower elsewhere -0.57  ORG|n=2 -0.34  ORG|n=3 0.32
ORG|n=4 -0.06  ORG|no gap before -0.16  ORG|no gap behind 0.1  ORG|opens 0.11  ORG|prose -0.28
ORG|shape9=Xx -0.16  ORG|shape=X -0.13  ORG|shape=X. -0.25  ORG|shape=X.X. 0.27  ORG|shape=XX -0.13
ORG|shape=Xx 0.03  ORG|shape=Xxx 0.25  ORG|shape=xx -0.1  ORG|sign=- -0.1  ORG|sign=. 0.07
ORG|source=ents 0.16  ORG|source=rules -0.24  ORG|speaker=0 -0.17  ORG|speaker=0func -0.09
ORG|speaker=0hon 0.14  ORG|speaker=0org 0.13  ORG|speaker=0plain -0.14  ORG|speaker=0rare -0.16
ORG|speaker=0thing 0.19  ORG|speaker=1 0.22  ORG|speaker=1func -0.05  ORG|speaker=1plain 0.32
ORG|speaker=1rare 0.06  ORG|speaker=1thing 0.08  ORG|speaker=2 -0.12  ORG|speaker=2plain 0.07
ORG|speaker=2rare -0.15  ORG|speaker=3amb -0.11  ORG|speaker=3plain 0.2  ORG|speaker=3thing -0.23
ORG|tag=CD 0.03  ORG|tag=NN -0.13  ORG|third=0 -0.42  ORG|third=0func -0.06
ORG|third=0looseness=0 -0.32  ORG|third=0looseness=1 -0.22  ORG|third=0looseness=2 0.13
ORG|third=0looseness=3 0.29  ORG|third=0looseness=4 -0.3  ORG|third=0plain -0.32
ORG|third=0thing -0.27  ORG|third=1 -0.48  ORG|third=1func -0.05  ORG|third=1hon 0.03
ORG|third=1looseness=0 0.21  ORG|third=1looseness=1 -0.04  ORG|third=1looseness=2 -0.26
ORG|third=1looseness=3 -0.39  ORG|third=1plain 0.11  ORG|third=1thing -0.17  ORG|third=2func -0.04
ORG|third=2looseness=0 0.18  ORG|third=2looseness=1 -0.05  ORG|third=2looseness=2 0.15
ORG|third=2looseness=3 -0.28  ORG|third=2plain 0.21  ORG|third=2rare -0.16  ORG|third=2thing 0.34
ORG|third=3 0.83  ORG|third=3func -0.04  ORG|third=3looseness=0 0.55  ORG|third=3looseness=1 0.23
ORG|third=3looseness=2 0.06  ORG|third=3plain 0.46  ORG|third=3rare -0.1  ORG|third=3thing 0.11
ORG|times=1 -0.11  ORG|times=2 -0.07  ORG|times=3 0.1  ORG|title 0.18  ORG|words=0 0.52
ORG|words=0plain 0.26  ORG|words=0rare 0.11  ORG|words=1 -0.55  ORG|words=1amb -0.04
ORG|words=1func -0.09  ORG|words=1hon 0.06  ORG|words=1plain -0.23  ORG|words=1rare -0.57
ORG|words=1thing -0.29  ORG|words=2 0.27  ORG|words=2func -0.04  ORG|words=2org 0.12
ORG|words=2plain 0.14  ORG|words=2rare 0.15  ORG|words=2thing 0.19  ORG|words=3 -0.57
ORG|words=3func -0.05  ORG|words=3plain 0.22  ORG|words=3thing 0.08  ORG|words=4 0.26
PERSON|all=amb 0.13  PERSON|all=amb+plain 0.16  PERSON|all=plain -0.14  PERSON|all=plain+rare -0.12
PERSON|all=thing -0.1  PERSON|b 0.57  PERSON|before is func 0.05  PERSON|before is plain -0.16
PERSON|before is sign 0.25  PERSON|before is sign( 0.07  PERSON|before is sign, 0.05
PERSON|before is sign: -0.19  PERSON|before is sign; 0.08  PERSON|before2=) 0.03
PERSON|before2=, 0.11  PERSON|before2=: -0.12  PERSON|before2=of -0.07  PERSON|before=  0.06
PERSON|before=( 0.07  PERSON|before=, 0.05  PERSON|before=. 0.08  PERSON|before=: -0.19
PERSON|before=; 0.08  PERSON|before=a -0.05  PERSON|before=the -0.16  PERSON|before=to 0.09
PERSON|begins cell 0.1  PERSON|behind is func -0.04  PERSON|behind is plain -0.23
PERSON|behind is plural 0.09  PERSON|behind is rare 0.04  PERSON|behind is sign 0.25
PERSON|behind is sign( 0.26  PERSON|behind is sign) 0.14  PERSON|behind is sign, -0.16
PERSON|behind is sign: -0.11  PERSON|behind label 0.06  PERSON|behind2=  -0.07
PERSON|behind2=( -0.09  PERSON|behind2=, 0.1  PERSON|behind2=. -0.12  PERSON|behind2=is 0.1
PERSON|behind=( 0.26  PERSON|behind=) 0.14  PERSON|behind=, -0.16  PERSON|behind=. 0.25
PERSON|behind=: -0.11  PERSON|behind=APOSTROPHEs 0.04  PERSON|behind=LINE -0.07
PERSON|behind=and -0.09  PERSON|behind=is -0.07  PERSON|behind=on 0.14  PERSON|behind=to 0.05
PERSON|behind=was -0.04  PERSON|cell=1 -0.25  PERSON|cell=2 0.03  PERSON|cell=3 0.05
PERSON|ending=ava -0.07  PERSON|ends cell -0.07  PERSON|first=amb 0.13  PERSON|first=name 0.06
PERSON|first=plain -0.18  PERSON|first=rare -0.16  PERSON|first=thing -0.06  PERSON|has=amb 0.17
PERSON|has=num -0.16  PERSON|has=plain -0.15  PERSON|has=rare -0.15  PERSON|has=thing -0.09
PERSON|last=amb 0.17  PERSON|last=name 0.06  PERSON|last=num -0.16  PERSON|last=plain -0.18
PERSON|last=rare 0.1  PERSON|last=thing -0.13  PERSON|length=1 0.39  PERSON|length=3 -0.34
PERSON|length=4 -0.17  PERSON|length=5 -0.05  PERSON|loose -0.21  PERSON|looseness=0 -0.19
PERSON|looseness=0rare 0.18  PERSON|looseness=1 -0.11  PERSON|looseness=1amb 0.08
PERSON|looseness=1plain 0.09  PERSON|looseness=1rare -0.2  PERSON|looseness=2 0.06
PERSON|looseness=2plain -0.06  PERSON|looseness=2thing -0.22  PERSON|looseness=3 0.14
PERSON|looseness=3rare -0.21  PERSON|looseness=3thing 0.13  PERSON|looseness=4 -0.06
PERSON|lower -0.32  PERSON|lower elsewhere -0.26  PERSON|n=3 -0.08  PERSON|no gap before 0.22
PERSON|no gap behind 0.08  PERSON|opens 0.05  PERSON|prose 0.05  PERSON|shape9=Xx 0.2
PERSON|shape9=Xxx 0.03  PERSON|shape9=xx -0.17  PERSON|shape=Xx 0.11  PERSON|shape=Xxx 0.07
PERSON|shape=x -0.15  PERSON|shape=xx -0.18  PERSON|source=ents -0.16  PERSON|speaker=0 -0.2
PERSON|speaker=0rare -0.09  PERSON|speaker=0thing -0.15  PERSON|speaker=1plain 0.11
PERSON|speaker=1rare -0.26  PERSON|speaker=1thing -0.05  PERSON|speaker=2 -0.15
PERSON|speaker=2rare 0.04  PERSON|speaker=2thing -0.11  PERSON|speaker=3 0.16
PERSON|speaker=3amb 0.03  PERSON|speaker=3plain -0.1  PERSON|speaker=3rare 0.11
PERSON|speaker=3thing 0.21  PERSON|tag=CD -0.17  PERSON|tag=NNP 0.21  PERSON|third=0 0.07
PERSON|third=0amb 0.27  PERSON|third=0looseness=0 -0.18  PERSON|third=0looseness=1 0.19
PERSON|third=0looseness=3 0.11  PERSON|third=0looseness=4 -0.06  PERSON|third=0plain -0.15
PERSON|third=0rare -0.26  PERSON|third=1 -0.32  PERSON|third=1looseness=1 -0.34
PERSON|third=1looseness=2 -0.09  PERSON|third=1looseness=3 0.11  PERSON|third=1rare 0.06
PERSON|third=1thing 0.04  PERSON|third=2 -0.17  PERSON|third=2looseness=1 -0.06
PERSON|third=2looseness=3 -0.08  PERSON|third=2plain 0.14  PERSON|third=2rare -0.13
PERSON|third=3 0.26  PERSON|third=3looseness=0 0.03  PERSON|third=3looseness=1 0.1
PERSON|third=3looseness=2 0.13  PERSON|third=3rare 0.13  PERSON|times=1 -0.23  PERSON|words=0 -0.28
PERSON|words=0rare -0.1  PERSON|words=1 0.12  PERSON|words=1amb 0.13  PERSON|words=1rare -0.1
PERSON|words=1thing -0.09  QUANTITY|CAPITALS 0.21  QUANTITY|all=amb+num 0.04  QUANTITY|all=dig 0.13
QUANTITY|all=dig+plain -0.07  QUANTITY|all=func+num 0.16  QUANTITY|all=func+plain 0.04
QUANTITY|all=num -0.05  QUANTITY|all=num+plain -0.12  QUANTITY|all=num+rare -0.07
QUANTITY|all=num+thing 0.17  QUANTITY|all=plain 0.03  QUANTITY|b -0.42  QUANTITY|before is amb 0.05
QUANTITY|before is dig -0.16  QUANTITY|before is func -0.19  QUANTITY|before is name 0.1
QUANTITY|before is num 0.98  QUANTITY|before is rare -0.13  QUANTITY|before is sign -0.43
QUANTITY|before is sign( -0.04  QUANTITY|before is sign, 0.17  QUANTITY|before is sign- -0.06
QUANTITY|before is sign: 0.13  QUANTITY|before is sign; -0.06  QUANTITY|before is sign| -0.06
QUANTITY|before is sign§ -0.22  QUANTITY|before2=  -0.08  QUANTITY|before2=( 0.2
QUANTITY|before2=) -0.2  QUANTITY|before2=. -0.43  QUANTITY|before2=/ -0.06
QUANTITY|before2=07700 0.13  QUANTITY|before2=10 -0.15  QUANTITY|before2=2 -0.15
QUANTITY|before2=25 -0.06  QUANTITY|before2=29 -0.1  QUANTITY|before2=3 -0.09
QUANTITY|before2=36 -0.05  QUANTITY|before2=55 0.09  QUANTITY|before2=59 -0.04
QUANTITY|before2=7 -0.18  QUANTITY|before2=: -0.31  QUANTITY|before2=BLANK -0.34
QUANTITY|before2=NEWLINENEWLINE -0.1  QUANTITY|before2=] 0.11  QUANTITY|before2=against -0.1
QUANTITY|before2=and 0.04  QUANTITY|before2=au 0.04  QUANTITY|before2=by -0.05
QUANTITY|before2=court -0.07  QUANTITY|before2=do -0.06  QUANTITY|before2=down 0.03
QUANTITY|before2=for 0.09  QUANTITY|before2=from 0.16  QUANTITY|before2=have 0.07
QUANTITY|before2=he 0.34  QUANTITY|before2=i 0.15  QUANTITY|before2=in 0.05
QUANTITY|before2=mother -0.07  QUANTITY|before2=no -0.28  QUANTITY|before2=on 0.18
QUANTITY|before2=out -0.1  QUANTITY|before2=she 0.05  QUANTITY|before2=to -0.07
QUANTITY|before2=total -0.03  QUANTITY|before2=up -0.04  QUANTITY|before2=was -0.16
QUANTITY|before2=water -0.05  QUANTITY|before2=we -0.08  QUANTITY|before2=who 0.1
QUANTITY|before2=with -0.11  QUANTITY|before=  -0.11  QUANTITY|before=( -0.04
QUANTITY|before=, 0.17  QUANTITY|before=- -0.06  QUANTITY|before=. -0.32  QUANTITY|before=01 0.13
QUANTITY|before=07700 0.14  QUANTITY|before=496 0.13  QUANTITY|before=55 0.05
QUANTITY|before=5550 0.12  QUANTITY|before=900 0.13  QUANTITY|before=: 0.13
QUANTITY|before=; -0.06  QUANTITY|before=APOSTROPHEm 0.17  QUANTITY|before=APOSTROPHEs -0.12
QUANTITY|before=LINE 0.11  QUANTITY|before=a -0.15  QUANTITY|before=about -0.09
QUANTITY|before=and 0.04  QUANTITY|before=at -0.05  QUANTITY|before=au 0.22
QUANTITY|before=band -0.08  QUANTITY|before=bleep 0.19  QUANTITY|before=by -0.08
QUANTITY|before=candidate -0.05  QUANTITY|before=channel -0.12  QUANTITY|before=chrome -0.2
QUANTITY|before=ending 0.3  QUANTITY|before=formula 0.03  QUANTITY|before=from -0.12
QUANTITY|before=had 0.05  QUANTITY|before=has -0.04  QUANTITY|before=held -0.07
QUANTITY|before=his 0.09  QUANTITY|before=in 0.19  QUANTITY|before=is 0.7
QUANTITY|before=its -0.05  QUANTITY|before=need -0.04  QUANTITY|before=on -0.13
QUANTITY|before=over -0.34  QUANTITY|before=score -0.06  QUANTITY|before=t -0.07
QUANTITY|before=the 0.41  QUANTITY|before=their 0.05  QUANTITY|before=these 0.07
QUANTITY|before=to -0.23  QUANTITY|before=top 0.1  QUANTITY|before=up -0.03
QUANTITY|before=was -0.18  QUANTITY|before=web01 -0.11  QUANTITY|before=windows -0.13
QUANTITY|before=with -0.05  QUANTITY|before=within -0.05  QUANTITY|before=x -0.07
QUANTITY|before=| -0.06  QUANTITY|before=§ -0.22  QUANTITY|begins cell -0.12
QUANTITY|behind is amb -0.08  QUANTITY|behind is dig 0.08  QUANTITY|behind is func -0.46
QUANTITY|behind is name 0.39  QUANTITY|behind is num 0.9  QUANTITY|behind is plain -0.35
QUANTITY|behind is plural -0.13  QUANTITY|behind is sign( -0.16  QUANTITY|behind is sign) 0.18
QUANTITY|behind is sign, 0.39  QUANTITY|behind is sign- -0.13  QUANTITY|behind is sign: -0.1
QUANTITY|behind is sign; -0.04  QUANTITY|behind is sign? -0.05  QUANTITY|behind is signQUOTE -0.13
QUANTITY|behind is sign] -0.09  QUANTITY|behind label -0.65  QUANTITY|behind2= 0.04
QUANTITY|behind2=  0.4  QUANTITY|behind2=( 0.08  QUANTITY|behind2=) 0.05  QUANTITY|behind2=, -0.32
QUANTITY|behind2=. 0.11  QUANTITY|behind2=/ 0.17  QUANTITY|behind2=01 0.04
QUANTITY|behind2=10 0.11  QUANTITY|behind2=12 -0.13  QUANTITY|behind2=14 -0.04
QUANTITY|behind2=2 -0.09  QUANTITY|behind2=3 0.14  QUANTITY|behind2=5 -0.25
QUANTITY|behind2=: -0.17  QUANTITY|behind2=; -0.12  QUANTITY|behind2=NEWLINENEWLINE -0.17
QUANTITY|behind2=a -0.15  QUANTITY|behind2=and 0.15  QUANTITY|behind2=congresses 0.06
QUANTITY|behind2=days -0.04  QUANTITY|behind2=each -0.04  QUANTITY|behind2=for -0.03
QUANTITY|behind2=from 0.06  QUANTITY|behind2=her -0.11  QUANTITY|behind2=i -0.18
QUANTITY|behind2=moving 0.09  QUANTITY|behind2=next -0.04  QUANTITY|behind2=of -0.15
QUANTITY|behind2=on -0.05  QUANTITY|behind2=one 0.04  QUANTITY|behind2=or -0.04
QUANTITY|behind2=ou 0.05  QUANTITY|behind2=par 0.13  QUANTITY|behind2=points -0.12
QUANTITY|behind2=rules 0.04  QUANTITY|behind2=starts 0.04  QUANTITY|behind2=sugar -0.03
QUANTITY|behind2=the -0.13  QUANTITY|behind2=to 0.23  QUANTITY|behind2=was -0.07
QUANTITY|behind2=we -0.05  QUANTITY|behind2=were -0.08  QUANTITY|behind2=which -0.05
QUANTITY|behind2=£ -0.03  QUANTITY|behind=( -0.16  QUANTITY|behind=) 0.18  QUANTITY|behind=, 0.39
QUANTITY|behind=- -0.13  QUANTITY|behind=. -0.1  QUANTITY|behind=01 0.03  QUANTITY|behind=2 -0.2
QUANTITY|behind=55 0.09  QUANTITY|behind=5550 0.08  QUANTITY|behind=: -0.1  QUANTITY|behind=; -0.04
QUANTITY|behind=? -0.05  QUANTITY|behind=BLANK 0.1  QUANTITY|behind=LINE -0.18
QUANTITY|behind=QUOTE -0.13  QUANTITY|behind=] -0.09  QUANTITY|behind=and 0.21
QUANTITY|behind=as 0.09  QUANTITY|behind=at -0.04  QUANTITY|behind=bedrooms -0.06
QUANTITY|behind=children -0.03  QUANTITY|behind=consecutive 0.1  QUANTITY|behind=cracked -0.08
QUANTITY|behind=different 0.03  QUANTITY|behind=films 0.03  QUANTITY|behind=for 0.26
QUANTITY|behind=from -0.1  QUANTITY|behind=games 0.07  QUANTITY|behind=hearings -0.05
QUANTITY|behind=home -0.04  QUANTITY|behind=judgment -0.05  QUANTITY|behind=k -0.12
QUANTITY|behind=left -0.03  QUANTITY|behind=of -0.24  QUANTITY|behind=on -0.12
QUANTITY|behind=other 0.07  QUANTITY|behind=ou 0.13  QUANTITY|behind=pages -0.2
QUANTITY|behind=points 0.07  QUANTITY|behind=round 0.04  QUANTITY|behind=seasons 0.08
QUANTITY|behind=sign -0.06  QUANTITY|behind=simple 0.04  QUANTITY|behind=to 0.05
QUANTITY|behind=when -0.05  QUANTITY|behind=with -0.05  QUANTITY|behind=working -0.04
QUANTITY|behind=x -0.05  QUANTITY|behind=y 0.2  QUANTITY|cell=1 0.24  QUANTITY|cell=2 -0.22
QUANTITY|cell=3 0.07  QUANTITY|digits=0 -0.04  QUANTITY|digits=1 0.07  QUANTITY|digits=2 -0.19
QUANTITY|digits=4 0.26  QUANTITY|ends cell -0.07  QUANTITY|first=dig -0.08
QUANTITY|first=func 0.18  QUANTITY|first=num -0.16  QUANTITY|first=rare -0.04
QUANTITY|first=thing 0.15  QUANTITY|has=func 0.2  QUANTITY|has=num 0.14  QUANTITY|has=plain -0.12
QUANTITY|has=rare -0.17  QUANTITY|has=sign 0.16  QUANTITY|has=sign% -0.13  QUANTITY|has=sign- 0.13
QUANTITY|has=thing 0.16  QUANTITY|in=% -0.13  QUANTITY|in=- 0.13  QUANTITY|in=. 0.16
QUANTITY|in=0 -0.12  QUANTITY|in=01 0.05  QUANTITY|in=06 0.08  QUANTITY|in=1 -0.37
QUANTITY|in=1,000 -0.07  QUANTITY|in=10 -0.5  QUANTITY|in=100 -0.04  QUANTITY|in=11 -0.19
QUANTITY|in=114 0.28  QUANTITY|in=12 -0.34  QUANTITY|in=121 -0.12  QUANTITY|in=13 -0.05
QUANTITY|in=131 -0.1  QUANTITY|in=14 -0.11  QUANTITY|in=14th 0.19  QUANTITY|in=15 -0.27
QUANTITY|in=150 -0.18  QUANTITY|in=17 -0.23  QUANTITY|in=18 -0.2  QUANTITY|in=1st -0.1
QUANTITY|in=20 -0.2  QUANTITY|in=200 -0.04  QUANTITY|in=20th 0.16  QUANTITY|in=21 -0.06
QUANTITY|in=23 0.11  QUANTITY|in=24 0.14  QUANTITY|in=25 0.04  QUANTITY|in=27 0.28
QUANTITY|in=28 -0.06  QUANTITY|in=2nd -0.14  QUANTITY|in=30 -0.04  QUANTITY|in=31 -0.07
QUANTITY|in=35 0.11  QUANTITY|in=36 -0.23  QUANTITY|in=3713 -0.08  QUANTITY|in=38 0.16
QUANTITY|in=3rd 0.15  QUANTITY|in=4 0.1  QUANTITY|in=40 -0.06  QUANTITY|in=4471 -0.04
QUANTITY|in=496 0.17  QUANTITY|in=5 -0.05  QUANTITY|in=500 -0.19  QUANTITY|in=55 0.55
QUANTITY|in=6 -0.08  QUANTITY|in=7 -0.12  QUANTITY|in=7.2 -0.03  QUANTITY|in=70 0.06
QUANTITY|in=77 0.23  QUANTITY|in=8 0.08  QUANTITY|in=80 -0.04  QUANTITY|in=80th -0.06
QUANTITY|in=812 -0.08  QUANTITY|in=9 0.21  QUANTITY|in=900 -0.04  QUANTITY|in=a 0.04
QUANTITY|in=dem 0.06  QUANTITY|in=eight -0.05  QUANTITY|in=eur 0.06  QUANTITY|in=fifty 0.03
QUANTITY|in=five 0.09  QUANTITY|in=four -0.06  QUANTITY|in=fourth 0.08  QUANTITY|in=ft -0.1
QUANTITY|in=g -0.05  QUANTITY|in=kg -0.04  QUANTITY|in=kwh -0.05  QUANTITY|in=lb -0.06
QUANTITY|in=miles -0.03  QUANTITY|in=mm 0.11  QUANTITY|in=no 0.16  QUANTITY|in=oz -0.05
QUANTITY|in=second -0.1  QUANTITY|in=seventh -0.09  QUANTITY|in=six 0.04  QUANTITY|in=sixth 0.06
QUANTITY|in=ten 0.05  QUANTITY|in=three 0.04  QUANTITY|in=two -0.11  QUANTITY|last=amb -0.03
QUANTITY|last=dig 0.21  QUANTITY|last=num 0.29  QUANTITY|last=plain -0.06  QUANTITY|last=rare -0.22
QUANTITY|last=sign% -0.13  QUANTITY|length=0 -0.15  QUANTITY|length=1 -0.24  QUANTITY|length=2 0.28
QUANTITY|length=3 0.17  QUANTITY|length=4 -0.06  QUANTITY|length=5 0.07  QUANTITY|loose 0.03
QUANTITY|looseness=0 0.75  QUANTITY|looseness=00 0.54  QUANTITY|looseness=01 0.16
QUANTITY|looseness=01alone -0.07  QUANTITY|looseness=02 0.18  QUANTITY|looseness=02alone -0.31
QUANTITY|looseness=03alone 0.28  QUANTITY|looseness=04 0.05  QUANTITY|looseness=04alone -0.1
QUANTITY|looseness=1 -0.18  QUANTITY|looseness=10 -0.21  QUANTITY|looseness=11 -0.3
QUANTITY|looseness=11alone 0.2  QUANTITY|looseness=12 -0.11  QUANTITY|looseness=12alone 0.07
QUANTITY|looseness=13alone -0.06  QUANTITY|looseness=14 0.21  QUANTITY|looseness=2 -0.2
QUANTITY|looseness=20 -0.26  QUANTITY|looseness=21 0.46  QUANTITY|looseness=21alone -0.47
QUANTITY|looseness=22 0.13  QUANTITY|looseness=22alone 0.04  QUANTITY|looseness=23 -0.17
QUANTITY|looseness=23alone 0.09  QUANTITY|looseness=24 0.04  QUANTITY|looseness=24alone -0.06
QUANTITY|looseness=3 -0.07  QUANTITY|looseness=30 -0.11  QUANTITY|looseness=31 -0.1
QUANTITY|looseness=31alone -0.13  QUANTITY|looseness=32alone 0.19  QUANTITY|looseness=33alone -0.14
QUANTITY|looseness=34alone 0.26  QUANTITY|looseness=4 -0.22  QUANTITY|looseness=41alone 0.32
QUANTITY|looseness=42 -0.19  QUANTITY|looseness=42alone -0.18  QUANTITY|looseness=43 -0.04
QUANTITY|looseness=44 -0.26  QUANTITY|lower 0.4  QUANTITY|lower elsewhere 0.03  QUANTITY|n=2 0.17
QUANTITY|n=3 -0.08  QUANTITY|no gap before -0.14  QUANTITY|opens -0.18  QUANTITY|prose 0.04
QUANTITY|shape9=% -0.13  QUANTITY|shape9=d,d 0.05  QUANTITY|shape9=dd 0.23  QUANTITY|shape9=x -0.07
QUANTITY|shape9=xXx -0.05  QUANTITY|shape=XX 0.19  QUANTITY|shape=Xx 0.23  QUANTITY|shape=Xxx -0.04
QUANTITY|shape=d -0.33  QUANTITY|shape=d,Xx,QUOTE 0.11  QUANTITY|shape=d,d -0.29
QUANTITY|shape=d-d 0.04  QUANTITY|shape=d.d -0.28  QUANTITY|shape=d.d.d 0.15
QUANTITY|shape=d.dd -0.07  QUANTITY|shape=d/d -0.21  QUANTITY|shape=d/dd -0.05
QUANTITY|shape=d:d 0.15  QUANTITY|shape=dd 0.17  QUANTITY|shape=dd.d -0.1  QUANTITY|shape=ddxx 0.34
QUANTITY|shape=dxx 0.32  QUANTITY|shape=x[d -0.11  QUANTITY|shape=xx 0.04  QUANTITY|sign=% -0.13
QUANTITY|sign=, -0.13  QUANTITY|sign=- 0.07  QUANTITY|sign=. -0.09  QUANTITY|sign=/ -0.25
QUANTITY|sign=: 0.11  QUANTITY|source=rules 0.08  QUANTITY|speaker=0 0.36  QUANTITY|speaker=00 0.09
QUANTITY|speaker=01 0.34  QUANTITY|speaker=01alone -0.55  QUANTITY|speaker=02 -0.11
QUANTITY|speaker=02alone 0.38  QUANTITY|speaker=03 0.03  QUANTITY|speaker=03alone 0.08
QUANTITY|speaker=04 0.41  QUANTITY|speaker=04alone -0.31  QUANTITY|speaker=1 0.19
QUANTITY|speaker=10 0.27  QUANTITY|speaker=11 -0.08  QUANTITY|speaker=11alone 0.22
QUANTITY|speaker=12 -0.08  QUANTITY|speaker=12alone -0.13  QUANTITY|speaker=13 -0.06
QUANTITY|speaker=13alone 0.05  QUANTITY|speaker=14 -0.15  QUANTITY|speaker=14alone 0.14
QUANTITY|speaker=2 -0.56  QUANTITY|speaker=20 -0.1  QUANTITY|speaker=21 0.12
QUANTITY|speaker=21alone -0.29  QUANTITY|speaker=22 0.43  QUANTITY|speaker=22alone -0.48
QUANTITY|speaker=23 -0.08  QUANTITY|speaker=23alone -0.12  QUANTITY|speaker=24 -0.07
QUANTITY|speaker=3 0.08  QUANTITY|speaker=30 -0.3  QUANTITY|speaker=31 -0.16
QUANTITY|speaker=31alone 0.47  QUANTITY|speaker=32 -0.24  QUANTITY|speaker=32alone 0.03
QUANTITY|speaker=33 -0.09  QUANTITY|speaker=33alone 0.16  QUANTITY|speaker=34 -0.16
QUANTITY|speaker=34alone 0.38  QUANTITY|tag=LS 0.11  QUANTITY|tag=NN 0.07  QUANTITY|tag=NNP -0.07
QUANTITY|tag=NNS -0.1  QUANTITY|third=0 -0.37  QUANTITY|third=00 -0.41  QUANTITY|third=01 0.06
QUANTITY|third=01alone 0.19  QUANTITY|third=02 -0.24  QUANTITY|third=02alone 0.28
QUANTITY|third=03 -0.25  QUANTITY|third=03alone 0.06  QUANTITY|third=04 -0.19
QUANTITY|third=04alone 0.13  QUANTITY|third=0looseness=0 -0.44  QUANTITY|third=0looseness=1 0.13
QUANTITY|third=0looseness=2 -0.08  QUANTITY|third=0looseness=3 0.19
QUANTITY|third=0looseness=4 -0.16  QUANTITY|third=1 0.08  QUANTITY|third=10 -0.27
QUANTITY|third=11 0.15  QUANTITY|third=11alone -0.17  QUANTITY|third=12 -0.04
QUANTITY|third=12alone -0.06  QUANTITY|third=13 0.06  QUANTITY|third=13alone 0.11
QUANTITY|third=14alone 0.27  QUANTITY|third=1looseness=0 -0.45  QUANTITY|third=1looseness=1 0.19
QUANTITY|third=1looseness=2 0.15  QUANTITY|third=1looseness=3 0.25  QUANTITY|third=2 -0.14
QUANTITY|third=20 0.29  QUANTITY|third=21alone -0.31  QUANTITY|third=22 0.12
QUANTITY|third=22alone -0.33  QUANTITY|third=24 0.21  QUANTITY|third=24alone -0.13
QUANTITY|third=2looseness=0 0.22  QUANTITY|third=2looseness=2 0.13
QUANTITY|third=2looseness=3 -0.51  QUANTITY|third=3 0.51  QUANTITY|third=30 0.34
QUANTITY|third=31alone 0.13  QUANTITY|third=32 0.17  QUANTITY|third=32alone -0.09
QUANTITY|third=34 -0.04  QUANTITY|third=34alone -0.03  QUANTITY|third=3looseness=0 1.42
QUANTITY|third=3looseness=1 -0.51  QUANTITY|third=3looseness=2 -0.41  QUANTITY|times=1 0.39
QUANTITY|times=2 -0.35  QUANTITY|times=3 0.03  QUANTITY|title -0.04  QUANTITY|words=0 0.25
QUANTITY|words=00 0.13  QUANTITY|words=02 0.21  QUANTITY|words=02alone -0.08
QUANTITY|words=04alone -0.13  QUANTITY|words=1 -1.05  QUANTITY|words=10 -0.47
QUANTITY|words=11 0.04  QUANTITY|words=11alone -0.16  QUANTITY|words=12 -0.54
QUANTITY|words=12alone -0.13  QUANTITY|words=13 -0.37  QUANTITY|words=13alone 0.19
QUANTITY|words=14 -0.1  QUANTITY|words=14alone 0.49  QUANTITY|words=2 0.4  QUANTITY|words=20 0.12
QUANTITY|words=21 0.05  QUANTITY|words=21alone 0.09  QUANTITY|words=22 0.11  QUANTITY|words=23 0.05
QUANTITY|words=23alone -0.04  QUANTITY|words=3 -0.24  QUANTITY|words=30 -0.31
QUANTITY|words=31alone -0.08  QUANTITY|words=32 0.13  QUANTITY|words=33 0.05
QUANTITY|words=34 0.09  QUANTITY|words=34alone -0.13  QUANTITY|words=4 0.71  QUANTITY|words=40 0.5
all=amb 0.1  all=amb+func -0.1  all=amb+func+plain -0.25  all=amb+func+rare 0.16
all=amb+func+thing 0.06  all=amb+plain 0.07  all=amb+plain+rare -0.13  all=amb+plain+thing 0.17
all=amb+rare -0.15  all=amb+rare+thing 0.12  all=amb+thing -0.08  all=dig 0.03  all=dig+func 0.06
all=dig+plain -0.1  all=dig+thing -0.23  all=func -0.21  all=func+hon+plain -0.11
all=func+hon+plain+rare -0.05  all=func+hon+rare+thing -0.04  all=func+num 0.16
all=func+num+plain -0.07  all=func+plain -0.16  all=func+plain+rare 0.07
all=func+plain+rare+thing 0.09  all=func+plain+thing 0.17  all=func+rare+thing -0.17
all=func+thing -0.16  all=hon 0.13  all=hon+plain -0.14  all=name 0.38  all=name+plain 0.07
all=num 0.06  all=num+plain -0.11  all=num+rare -0.11  all=num+thing 0.14  all=org -0.05
all=org+thing 0.04  all=plain -0.53  all=plain+rare 0.53  all=plain+rare+thing -0.03
all=plain+thing 0.1  all=rare -0.17  all=rare+thing 0.23  all=thing -0.33  b -0.14
before is amb 0.05  before is dig -0.08  before is func -0.12  before is given -0.04
before is hon 0.1  before is name 0.06  before is num 0.74  before is plain -0.18
before is rare 0.03  before is sign -0.49  before is sign# -0.11  before is sign( -0.23
before is sign) 0.06  before is sign, 0.22  before is sign- -0.18  before is sign/ -0.08
before is sign: -0.09  before is sign; -0.06  before is sign= 0.14  before is sign> 0.28
before is sign? 0.09  before is signQUOTE 0.23  before is sign[ -0.17  before is sign| 0.15
before is sign§ -0.23  before is sign☆ -0.07  before is thing -0.13  before2=  -0.51
before2=# -0.11  before2=% -0.2  before2=( -0.35  before2=) 0.04  before2=, 0.4  before2=- -0.17
before2=. -0.44  before2=0 -0.04  before2=07700 0.13  before2=1,000 -0.29  before2=10 -0.16
before2=15 -0.08  before2=16 0.15  before2=1994 0.04  before2=1995 -0.22  before2=1996 0.04
before2=1997 -0.13  before2=1999 -0.07  before2=2 -0.38  before2=2000 -0.09  before2=2001 -0.1
before2=2004 0.04  before2=2008 -0.09  before2=2009 -0.06  before2=2011 -0.04  before2=2023 -0.11
before2=20th -0.04  before2=25 -0.06  before2=29 -0.1  before2=36 -0.05  before2=4 -0.22
before2=5 -0.08  before2=50 0.05  before2=55 0.09  before2=59 -0.04  before2=7 -0.34
before2=: -0.6  before2=; 0.11  before2=? 0.14  before2=APOSTROPHE -0.06  before2=BLANK -0.31
before2=NEWLINENEWLINE 0.36  before2=QUOTE -0.29  before2=[ 0.03  before2=] 0.11  before2=a -0.04
before2=about -0.11  before2=according 0.04  before2=act -0.09  before2=again -0.12
before2=against -0.14  before2=age 0.4  before2=and -0.35  before2=appeal 0.06
before2=applicant 0.15  before2=arrived -0.08  before2=as 0.24  before2=at 0.75  before2=au 0.04
before2=back -0.14  before2=baker 0.1  before2=bar -0.08  before2=baseball 0.08  before2=be -0.13
before2=before -0.09  before2=between 0.32  before2=books 0.05  before2=born 0.03
before2=bring -0.04  before2=by -0.46  before2=called 0.04  before2=caller 0.32
before2=calls -0.06  before2=city 0.06  before2=closed -0.07  before2=comedy 0.06
before2=court -0.19  before2=crossed -0.17  before2=culture -0.04  before2=d -0.1
before2=day -0.07  before2=days 0.29  before2=designate -0.18  before2=died -0.04
before2=district -0.08  before2=do -0.04  before2=done -0.1  before2=door 0.03  before2=doors -0.04
before2=down 0.03  before2=during 0.05  before2=education -0.09  before2=end 0.2
before2=episode 0.06  before2=facts -0.09  before2=family -0.06  before2=father -0.08
before2=film 0.04  before2=for 0.03  before2=found -0.04  before2=friend 0.23
before2=friends -0.14  before2=from 0.24  before2=get -0.03  before2=given -0.03
before2=goldberg 0.06  before2=golf -0.13  before2=have 0.07  before2=he 0.38  before2=held -0.08
before2=help -0.26  before2=her 0.06  before2=him -0.21  before2=his -0.14  before2=home 0.42
before2=hosted 0.05  before2=house 0.09  before2=in 0.24  before2=into 0.05  before2=is -0.11
before2=it 0.09  before2=itself 0.05  before2=jehovah 0.06  before2=jo -0.12  before2=june -0.14
before2=king -0.2  before2=l -0.16  before2=landlord -0.15  before2=late -0.17  before2=left 0.32
before2=like -0.06  before2=live -0.03  before2=lives 0.07  before2=located 0.05
before2=magazine 0.07  before2=march 0.33  before2=me -0.06  before2=mit -0.32  before2=move 0.08
before2=moved 0.32  before2=my 0.45  before2=nAPOSTROPHEt -0.04  before2=name 0.06
before2=needs -0.05  before2=newly -0.04  before2=niece -0.1  before2=no -0.29  before2=non -0.08
before2=not -0.09  before2=of -0.3  before2=off 0.05  before2=office 0.09  before2=on -0.06
before2=one 0.05  before2=open 0.07  before2=order -0.05  before2=ordered -0.08  before2=out -0.1
before2=oven -0.06  before2=over 0.13  before2=panel 0.11  before2=passed -0.05
before2=people 0.07  before2=post -0.04  before2=practising -0.29  before2=pressure -0.05
before2=quashed -0.05  before2=ranking 0.03  before2=received 0.25  before2=record -0.22
before2=released 0.12  before2=report -0.08  before2=return -0.04  before2=returned -0.06
before2=review -0.07  before2=room -0.1  before2=says -0.04  before2=section -0.28
before2=series 0.04  before2=service 0.28  before2=she -0.2  before2=short -0.08  before2=show 0.07
before2=south 0.13  before2=starred 0.08  before2=still 0.06  before2=stoltenberg -0.09
before2=story -0.07  before2=sunday -0.06  before2=taken 0.07  before2=team 0.17
before2=tell -0.13  before2=tested -0.04  before2=that 0.06  before2=the -0.14  before2=then -0.06
before2=thing -0.08  before2=time -0.05  before2=to -0.21  before2=total -0.03  before2=town -0.05
before2=under -0.12  before2=update 0.13  before2=us -0.19  before2=visa 0.16  before2=was 0.05
before2=washington 0.06  before2=water -0.05  before2=we -0.23  before2=wet -0.09
before2=which 0.04  before2=who -0.17  before2=wife 0.04  before2=will -0.12  before2=win 0.15
before2=with -0.41  before2=within 0.06  before2=work 0.21  before2=works 0.04  before2=world 0.07
before2=x -0.26  before2=year 0.06  before2=years 0.16  before=  -0.15  before=# -0.11
before=( -0.23  before=) 0.07  before=, 0.22  before=- -0.18  before=. -0.31  before=... -0.04
before=/ -0.08  before=01 0.13  before=07700 0.14  before=1 -0.15  before=1991 -0.11
before=1997 -0.15  before=1998 -0.11  before=2 -0.32  before=20 0.05  before=2024 0.26
before=3 -0.11  before=496 0.13  before=55 0.05  before=5550 0.12  before=56 0.36  before=900 0.13
before=: -0.09  before=; -0.06  before== 0.14  before=> 0.28  before=? 0.09
before=APOSTROPHEm 0.18  before=APOSTROPHEs 0.69  before=BLANK -0.32  before=NEWLINENEWLINE 0.28
before=QUOTE 0.23  before=[ -0.17  before=a -0.23  before=a. -0.06  before=about 0.13
before=after -0.06  before=an -0.22  before=and -0.27  before=as 0.13  before=at 0.31
before=au 0.22  before=band -0.08  before=between -0.14  before=big 0.42  before=bleep 0.19
before=block 0.19  before=bring -0.08  before=called -0.05  before=candidate -0.05
before=channel -0.12  before=chrome -0.2  before=comedy 0.14  before=composed -0.04
before=de -0.03  before=die -0.13  before=do -0.04  before=ending 0.3  before=every -0.07
"""
