"""What clues weigh. Made by `bench/fit_clues.py`."""

WEIGHTS = """
ORG|before is sign] 0.14  ORG|before is thing -0.04  ORG|before2=  -0.14  ORG|before2=) -0.06
ORG|before2=, 0.31  ORG|before2=- 0.05  ORG|before2=1994 -0.04  ORG|before2=1995 -0.16
ORG|before2=1996 0.04  ORG|before2=1998 -0.05  ORG|before2=1999 -0.07  ORG|before2=2 -0.1
ORG|before2=2000 -0.08  ORG|before2=2001 -0.1  ORG|before2=2006 0.04  ORG|before2=2007 0.03
ORG|before2=2011 -0.04  ORG|before2=2022 0.16  ORG|before2=: -0.29  ORG|before2=? 0.08
ORG|before2=NEWLINENEWLINE 0.18  ORG|before2=and -0.23  ORG|before2=at 0.24
ORG|before2=baseball 0.08  ORG|before2=before -0.11  ORG|before2=by -0.27  ORG|before2=facts -0.09
ORG|before2=for 0.14  ORG|before2=from 0.09  ORG|before2=in 0.09  ORG|before2=is -0.06
ORG|before2=it 0.15  ORG|before2=of 0.15  ORG|before2=on 0.07  ORG|before2=ordered -0.05
ORG|before2=panel 0.11  ORG|before2=quashed -0.05  ORG|before2=received 0.19
ORG|before2=taken 0.07  ORG|before2=the -0.1  ORG|before2=to -0.09  ORG|before2=washington 0.06
ORG|before2=with -0.11  ORG|before2=x -0.17  ORG|before=  -0.08  ORG|before=( 0.06
ORG|before=, -0.29  ORG|before=- -0.14  ORG|before=. 0.12  ORG|before=: 0.16  ORG|before=; -0.13
ORG|before=APOSTROPHEs 0.23  ORG|before=LINE -0.1  ORG|before=NEWLINENEWLINE -0.06
ORG|before=] 0.14  ORG|before=a -0.17  ORG|before=an 0.09  ORG|before=and -0.14  ORG|before=at 0.4
ORG|before=for 0.14  ORG|before=from 0.04  ORG|before=in 0.05  ORG|before=new -0.15
ORG|before=of 0.14  ORG|before=on 0.17  ORG|before=one -0.14  ORG|before=our -0.13
ORG|before=the -0.15  ORG|before=to 0.27  ORG|before=under -0.05  ORG|before=use -0.06
ORG|before=with -0.04  ORG|begins cell -0.11  ORG|behind is amb -0.32  ORG|behind is dig -0.13
ORG|behind is func -0.23  ORG|behind is name -0.06  ORG|behind is num -0.04
ORG|behind is plain 0.05  ORG|behind is plural -0.08  ORG|behind is rare -0.19
ORG|behind is sign( 0.22  ORG|behind is sign) 0.06  ORG|behind is sign, 0.19
ORG|behind is sign: -0.12  ORG|behind is sign? -0.09  ORG|behind is signQUOTE -0.03
ORG|behind is thing -0.13  ORG|behind label 0.03  ORG|behind2=  0.13  ORG|behind2=( 0.21
ORG|behind2=, 0.11  ORG|behind2=. -0.16  ORG|behind2=10 -0.06  ORG|behind2=2 -0.08
ORG|behind2=: 0.05  ORG|behind2=; -0.05  ORG|behind2=NEWLINENEWLINE -0.18  ORG|behind2=QUOTE 0.05
ORG|behind2=a 0.06  ORG|behind2=all 0.1  ORG|behind2=at -0.07  ORG|behind2=by -0.08
ORG|behind2=circumstances -0.09  ORG|behind2=decision -0.13  ORG|behind2=duke 0.04
ORG|behind2=first 0.07  ORG|behind2=he 0.06  ORG|behind2=hereinafter 0.13  ORG|behind2=i -0.16
ORG|behind2=in -0.04  ORG|behind2=is -0.1  ORG|behind2=it 0.07  ORG|behind2=its 0.04
ORG|behind2=judgment -0.03  ORG|behind2=my -0.04  ORG|behind2=no 0.15  ORG|behind2=not -0.06
ORG|behind2=of 0.08  ORG|behind2=on -0.04  ORG|behind2=rule -0.05  ORG|behind2=s -0.14
ORG|behind2=sent -0.14  ORG|behind2=she 0.04  ORG|behind2=that -0.13  ORG|behind2=the 0.05
ORG|behind2=to -0.33  ORG|behind2=was 0.11  ORG|behind2=with 0.04  ORG|behind=( 0.22
ORG|behind=) 0.06  ORG|behind=, 0.19  ORG|behind=. -0.06  ORG|behind=2 -0.06  ORG|behind=3 -0.09
ORG|behind=: -0.12  ORG|behind=? -0.09  ORG|behind=APOSTROPHEs -0.14  ORG|behind=BLANK 0.09
ORG|behind=LINE 0.47  ORG|behind=QUOTE -0.03  ORG|behind=again -0.05  ORG|behind=and -0.12
ORG|behind=as 0.08  ORG|behind=at -0.04  ORG|behind=by 0.04  ORG|behind=decided -0.03
ORG|behind=did -0.05  ORG|behind=dismissed -0.08  ORG|behind=found -0.08  ORG|behind=from 0.24
ORG|behind=has -0.03  ORG|behind=in 0.31  ORG|behind=is -0.03  ORG|behind=issued 0.08
ORG|behind=on 0.06  ORG|behind=or -0.05  ORG|behind=ordered -0.05  ORG|behind=refused -0.1
ORG|behind=rejected -0.07  ORG|behind=series 0.1  ORG|behind=sitcom 0.06
ORG|behind=submitted -0.11  ORG|behind=the -0.09  ORG|behind=to -0.14  ORG|behind=with 0.09
ORG|behind=you -0.07  ORG|cell=0 -0.25  ORG|cell=2 -0.04  ORG|cell=3 -0.06  ORG|cell=4 0.27
ORG|digits=0 -0.14  ORG|ending=.b. 0.07  ORG|ending=.c. 0.06  ORG|ending=.d. 0.12
ORG|ending=app -0.04  ORG|ending=blr 0.63  ORG|ending=cbs 0.12  ORG|ending=dpr -0.08
ORG|ending=ess 0.2  ORG|ending=ewe 0.05  ORG|ending=gdr -0.15  ORG|ending=hcp -0.09
ORG|ending=iap -0.13  ORG|ending=ide -0.1  ORG|ending=mlb 0.12  ORG|ending=nbc 0.12
ORG|ending=ogy -0.13  ORG|ending=pkk 0.32  ORG|ending=q. -0.11  ORG|ending=try -0.17
ORG|ends cell 0.57  ORG|first=amb 0.07  ORG|first=func -0.28  ORG|first=hon -0.05
ORG|first=name 0.08  ORG|first=org 0.12  ORG|first=plain 0.09  ORG|first=rare 0.14
ORG|first=thing -0.25  ORG|has=amb 0.11  ORG|has=func -0.48  ORG|has=hon -0.06  ORG|has=name 0.08
ORG|has=num 0.08  ORG|has=org 0.15  ORG|has=plain 0.15  ORG|has=rare 0.13  ORG|has=sign- -0.09
ORG|has=thing 0.1  ORG|in=and -0.14  ORG|in=of -0.2  ORG|in=the -0.04  ORG|is cell -0.09
ORG|last=amb -0.14  ORG|last=func -0.17  ORG|last=num 0.08  ORG|last=org 0.07  ORG|last=rare -0.1
ORG|last=thing 0.18  ORG|length=1 0.08  ORG|length=2 -0.24  ORG|length=3 0.1  ORG|length=4 -0.08
ORG|length=5 0.17  ORG|length=6 -0.13  ORG|loose 0.21  ORG|looseness=0 0.6
ORG|looseness=0amb -0.04  ORG|looseness=0func -0.08  ORG|looseness=0plain 0.6
ORG|looseness=0rare 0.28  ORG|looseness=0thing 0.27  ORG|looseness=1 -0.09
ORG|looseness=1func -0.03  ORG|looseness=1plain 0.11  ORG|looseness=1rare 0.07
ORG|looseness=1thing -0.12  ORG|looseness=2 0.07  ORG|looseness=2plain -0.1
ORG|looseness=2rare -0.04  ORG|looseness=3 -0.35  ORG|looseness=3func -0.05
ORG|looseness=3plain -0.16  ORG|looseness=3rare -0.39  ORG|looseness=4 -0.3
ORG|looseness=4rare -0.2  ORG|looseness=4thing -0.13  ORG|lower -0.09  ORG|lower elsewhere -0.57
ORG|n=2 -0.32  ORG|n=3 0.31  ORG|n=4 -0.05  ORG|no gap before -0.18  ORG|no gap behind 0.11
ORG|opens 0.13  ORG|prose -0.29  ORG|shape9=Xx -0.16  ORG|shape=X -0.13  ORG|shape=X. -0.24
ORG|shape=X.X. 0.27  ORG|shape=XX -0.16  ORG|shape=Xx 0.07  ORG|shape=Xxx 0.25  ORG|shape=xx -0.09
ORG|sign=- -0.09  ORG|sign=. 0.08  ORG|source=ents 0.16  ORG|source=rules -0.23
ORG|speaker=0 -0.16  ORG|speaker=0func -0.09  ORG|speaker=0hon 0.13  ORG|speaker=0org 0.13
ORG|speaker=0plain -0.14  ORG|speaker=0rare -0.16  ORG|speaker=0thing 0.19  ORG|speaker=1 0.22
ORG|speaker=1func -0.05  ORG|speaker=1plain 0.32  ORG|speaker=1rare 0.05  ORG|speaker=1thing 0.08
ORG|speaker=2 -0.13  ORG|speaker=2plain 0.06  ORG|speaker=2rare -0.15  ORG|speaker=3amb -0.11
ORG|speaker=3plain 0.19  ORG|speaker=3thing -0.23  ORG|tag=CD 0.04  ORG|tag=NN -0.12
ORG|tag=NNPS -0.03  ORG|third=0 -0.41  ORG|third=0func -0.05  ORG|third=0looseness=0 -0.34
ORG|third=0looseness=1 -0.22  ORG|third=0looseness=2 0.11  ORG|third=0looseness=3 0.33
ORG|third=0looseness=4 -0.3  ORG|third=0plain -0.32  ORG|third=0thing -0.28  ORG|third=1 -0.49
ORG|third=1func -0.04  ORG|third=1looseness=0 0.21  ORG|third=1looseness=1 -0.04
ORG|third=1looseness=2 -0.26  ORG|third=1looseness=3 -0.4  ORG|third=1plain 0.12
ORG|third=1thing -0.17  ORG|third=2func -0.04  ORG|third=2looseness=0 0.18
ORG|third=2looseness=1 -0.06  ORG|third=2looseness=2 0.15  ORG|third=2looseness=3 -0.28
ORG|third=2plain 0.19  ORG|third=2rare -0.16  ORG|third=2thing 0.35  ORG|third=3 0.84
ORG|third=3func -0.04  ORG|third=3looseness=0 0.55  ORG|third=3looseness=1 0.22
ORG|third=3looseness=2 0.06  ORG|third=3plain 0.45  ORG|third=3rare -0.1  ORG|third=3thing 0.11
ORG|times=1 -0.08  ORG|times=2 -0.07  ORG|times=3 0.08  ORG|title 0.18  ORG|words=0 0.52
ORG|words=0plain 0.26  ORG|words=0rare 0.11  ORG|words=1 -0.54  ORG|words=1amb -0.04
ORG|words=1func -0.08  ORG|words=1hon 0.05  ORG|words=1plain -0.24  ORG|words=1rare -0.56
ORG|words=1thing -0.3  ORG|words=2 0.27  ORG|words=2func -0.04  ORG|words=2org 0.12
ORG|words=2plain 0.14  ORG|words=2rare 0.15  ORG|words=2thing 0.19  ORG|words=3 -0.57
ORG|words=3func -0.05  ORG|words=3plain 0.21  ORG|words=3thing 0.09  ORG|words=4 0.26
PERSON|CAPITALS 0.07  PERSON|all=amb 0.12  PERSON|all=amb+plain 0.17  PERSON|all=plain -0.14
PERSON|all=plain+rare -0.13  PERSON|all=thing -0.11  PERSON|b 0.61  PERSON|before is plain -0.14
PERSON|before is rare -0.03  PERSON|before is sign 0.24  PERSON|before is sign( 0.06
PERSON|before is sign, 0.11  PERSON|before is sign: -0.18  PERSON|before is sign; 0.08
PERSON|before2=, 0.08  PERSON|before2=: -0.12  PERSON|before2=of -0.06  PERSON|before=  0.05
PERSON|before=( 0.06  PERSON|before=, 0.11  PERSON|before=. 0.07  PERSON|before=: -0.18
PERSON|before=; 0.08  PERSON|before=a -0.05  PERSON|before=the -0.13  PERSON|before=to 0.09
PERSON|begins cell 0.09  PERSON|behind is func -0.11  PERSON|behind is plain -0.25
PERSON|behind is plural 0.07  PERSON|behind is sign 0.25  PERSON|behind is sign( 0.25
PERSON|behind is sign) 0.15  PERSON|behind is sign, -0.15  PERSON|behind is sign: -0.11
PERSON|behind2=  -0.09  PERSON|behind2=( -0.08  PERSON|behind2=, 0.09  PERSON|behind2=. -0.11
PERSON|behind2=and 0.03  PERSON|behind2=is 0.1  PERSON|behind=( 0.25  PERSON|behind=) 0.15
PERSON|behind=, -0.15  PERSON|behind=. 0.25  PERSON|behind=: -0.11  PERSON|behind=LINE -0.07
PERSON|behind=and -0.11  PERSON|behind=is -0.07  PERSON|behind=on 0.14  PERSON|behind=was -0.04
PERSON|cell=1 -0.26  PERSON|cell=2 0.03  PERSON|cell=3 0.06  PERSON|ending=ava -0.07
PERSON|ends cell -0.07  PERSON|first=amb 0.12  PERSON|first=name 0.05  PERSON|first=plain -0.18
PERSON|first=rare -0.15  PERSON|first=thing -0.07  PERSON|has=amb 0.17  PERSON|has=num -0.14
PERSON|has=plain -0.16  PERSON|has=rare -0.13  PERSON|has=thing -0.09  PERSON|last=amb 0.17
PERSON|last=name 0.05  PERSON|last=num -0.14  PERSON|last=plain -0.2  PERSON|last=rare 0.11
PERSON|last=thing -0.13  PERSON|length=1 0.35  PERSON|length=2 0.07  PERSON|length=3 -0.34
PERSON|length=4 -0.16  PERSON|length=5 -0.07  PERSON|loose -0.21  PERSON|looseness=0 -0.19
PERSON|looseness=0rare 0.17  PERSON|looseness=1 -0.12  PERSON|looseness=1amb 0.08
PERSON|looseness=1plain 0.08  PERSON|looseness=1rare -0.21  PERSON|looseness=1thing 0.04
PERSON|looseness=2 0.06  PERSON|looseness=2plain -0.06  PERSON|looseness=2thing -0.23
PERSON|looseness=3 0.17  PERSON|looseness=3rare -0.16  PERSON|looseness=3thing 0.13
PERSON|looseness=4 -0.06  PERSON|lower -0.31  PERSON|lower elsewhere -0.26  PERSON|n=2 0.03
PERSON|n=3 -0.08  PERSON|no gap before 0.21  PERSON|no gap behind 0.09  PERSON|opens 0.04
PERSON|prose 0.06  PERSON|shape9=Xx 0.19  PERSON|shape9=Xxx 0.04  PERSON|shape9=xx -0.18
PERSON|shape=XX 0.1  PERSON|shape=Xx 0.08  PERSON|shape=x -0.14  PERSON|shape=xx -0.17
PERSON|source=ents -0.15  PERSON|speaker=0 -0.2  PERSON|speaker=0rare -0.11
PERSON|speaker=0thing -0.16  PERSON|speaker=1plain 0.1  PERSON|speaker=1rare -0.26
PERSON|speaker=1thing -0.05  PERSON|speaker=2 -0.16  PERSON|speaker=2thing -0.11
PERSON|speaker=3 0.19  PERSON|speaker=3plain -0.1  PERSON|speaker=3rare 0.17
PERSON|speaker=3thing 0.21  PERSON|tag=CD -0.15  PERSON|tag=NNP 0.21  PERSON|third=0 0.09
PERSON|third=0amb 0.26  PERSON|third=0looseness=0 -0.17  PERSON|third=0looseness=1 0.18
PERSON|third=0looseness=3 0.14  PERSON|third=0looseness=4 -0.06  PERSON|third=0plain -0.14
PERSON|third=0rare -0.24  PERSON|third=1 -0.32  PERSON|third=1looseness=1 -0.34
PERSON|third=1looseness=2 -0.08  PERSON|third=1looseness=3 0.1  PERSON|third=1rare 0.05
PERSON|third=1thing 0.04  PERSON|third=2 -0.18  PERSON|third=2looseness=1 -0.06
PERSON|third=2looseness=3 -0.08  PERSON|third=2plain 0.13  PERSON|third=2rare -0.12
PERSON|third=3 0.27  PERSON|third=3looseness=1 0.1  PERSON|third=3looseness=2 0.13
PERSON|third=3rare 0.12  PERSON|times=1 -0.22  PERSON|words=0 -0.27  PERSON|words=0rare -0.1
PERSON|words=1 0.12  PERSON|words=1amb 0.12  PERSON|words=1rare -0.09  PERSON|words=1thing -0.09
QUANTITY|CAPITALS 0.2  QUANTITY|all=amb+num 0.03  QUANTITY|all=dig+plain -0.05
QUANTITY|all=func+plain 0.04  QUANTITY|all=num+rare -0.08  QUANTITY|all=num+thing 0.2
QUANTITY|all=plain 0.07  QUANTITY|b -0.59  QUANTITY|before is amb 0.21
QUANTITY|before is dig -0.08  QUANTITY|before is func -0.06  QUANTITY|before is name -0.19
QUANTITY|before is num 0.6  QUANTITY|before is plain 0.23  QUANTITY|before is rare 0.1
QUANTITY|before is sign -0.4  QUANTITY|before is sign( 0.04  QUANTITY|before is sign, -0.34
QUANTITY|before is sign: 0.1  QUANTITY|before is sign; -0.05  QUANTITY|before is sign= 0.03
QUANTITY|before is sign| -0.06  QUANTITY|before is sign§ -0.25  QUANTITY|before is thing 0.15
QUANTITY|before2=  -0.1  QUANTITY|before2=( 0.34  QUANTITY|before2=) -0.09  QUANTITY|before2=, 0.08
QUANTITY|before2=. -0.4  QUANTITY|before2=2 -0.12  QUANTITY|before2=25 -0.03
QUANTITY|before2=29 -0.09  QUANTITY|before2=3 -0.05  QUANTITY|before2=59 -0.04
QUANTITY|before2=7 -0.17  QUANTITY|before2=: -0.31  QUANTITY|before2=BLANK -0.2
QUANTITY|before2=NEWLINENEWLINE -0.09  QUANTITY|before2=] 0.12  QUANTITY|before2=and 0.03
QUANTITY|before2=by -0.06  QUANTITY|before2=court -0.07  QUANTITY|before2=for 0.08
QUANTITY|before2=have 0.06  QUANTITY|before2=he 0.37  QUANTITY|before2=i 0.17
QUANTITY|before2=in 0.07  QUANTITY|before2=is 0.07  QUANTITY|before2=no -0.29
QUANTITY|before2=on 0.1  QUANTITY|before2=out -0.05  QUANTITY|before2=she 0.05
QUANTITY|before2=was -0.13  QUANTITY|before2=water -0.05  QUANTITY|before2=we -0.07
QUANTITY|before2=who 0.09  QUANTITY|before2=with -0.11  QUANTITY|before=  -0.07
QUANTITY|before=( 0.04  QUANTITY|before=, -0.34  QUANTITY|before=. -0.32  QUANTITY|before=6-4 0.03
QUANTITY|before=: 0.1  QUANTITY|before=; -0.05  QUANTITY|before== 0.03
QUANTITY|before=APOSTROPHEm 0.19  QUANTITY|before=APOSTROPHEs -0.07  QUANTITY|before=LINE 0.11
QUANTITY|before=a -0.14  QUANTITY|before=about -0.08  QUANTITY|before=and 0.03
QUANTITY|before=at -0.1  QUANTITY|before=band -0.07  QUANTITY|before=bleep 0.18
QUANTITY|before=by -0.09  QUANTITY|before=candidate -0.03  QUANTITY|before=channel -0.06
QUANTITY|before=chrome -0.18  QUANTITY|before=counted -0.03  QUANTITY|before=ending 0.35
QUANTITY|before=for 0.03  QUANTITY|before=from -0.06  QUANTITY|before=held -0.07
QUANTITY|before=his 0.08  QUANTITY|before=in 0.16  QUANTITY|before=is 0.78
QUANTITY|before=its -0.06  QUANTITY|before=on -0.1  QUANTITY|before=over -0.27
QUANTITY|before=score -0.08  QUANTITY|before=t -0.04  QUANTITY|before=the 0.18
QUANTITY|before=these 0.05  QUANTITY|before=to -0.18  QUANTITY|before=top 0.1
QUANTITY|before=up -0.04  QUANTITY|before=was -0.16  QUANTITY|before=web01 -0.06
QUANTITY|before=windows -0.14  QUANTITY|before=with -0.03  QUANTITY|before=within -0.03
QUANTITY|before=x -0.04  QUANTITY|before=| -0.06  QUANTITY|before=§ -0.25
QUANTITY|begins cell -0.06  QUANTITY|behind is dig 0.14  QUANTITY|behind is func -0.24
QUANTITY|behind is name 0.36  QUANTITY|behind is num 0.51  QUANTITY|behind is plain -0.2
QUANTITY|behind is rare 0.06  QUANTITY|behind is sign -0.17  QUANTITY|behind is sign( -0.12
QUANTITY|behind is sign) 0.05  QUANTITY|behind is sign, 0.21  QUANTITY|behind is sign- -0.08
QUANTITY|behind is sign: -0.1  QUANTITY|behind is sign; -0.05  QUANTITY|behind is sign= 0.03
QUANTITY|behind is sign? -0.04  QUANTITY|behind is signQUOTE -0.12  QUANTITY|behind is sign] -0.04
QUANTITY|behind is thing -0.04  QUANTITY|behind label -0.41  QUANTITY|behind2=  0.49
QUANTITY|behind2=( 0.07  QUANTITY|behind2=, -0.18  QUANTITY|behind2=- 0.05  QUANTITY|behind2=. 0.18
QUANTITY|behind2=/ 0.23  QUANTITY|behind2=10 0.2  QUANTITY|behind2=12 -0.11
QUANTITY|behind2=2 -0.09  QUANTITY|behind2=3 -0.03  QUANTITY|behind2=5 -0.26
QUANTITY|behind2=: -0.12  QUANTITY|behind2=; -0.16  QUANTITY|behind2=NEWLINENEWLINE -0.37
QUANTITY|behind2=a -0.16  QUANTITY|behind2=and -0.11  QUANTITY|behind2=congresses 0.07
QUANTITY|behind2=days -0.03  QUANTITY|behind2=from 0.08  QUANTITY|behind2=her -0.05
QUANTITY|behind2=i -0.14  QUANTITY|behind2=moving 0.27  QUANTITY|behind2=next -0.03
QUANTITY|behind2=of -0.11  QUANTITY|behind2=on -0.07  QUANTITY|behind2=one 0.04
QUANTITY|behind2=or -0.05  QUANTITY|behind2=points -0.13  QUANTITY|behind2=starts 0.03
QUANTITY|behind2=the -0.17  QUANTITY|behind2=to 0.24  QUANTITY|behind2=was -0.15
QUANTITY|behind2=were -0.07  QUANTITY|behind2=with 0.04  QUANTITY|behind2=£ -0.03
QUANTITY|behind=( -0.12  QUANTITY|behind=) 0.05  QUANTITY|behind=, 0.21  QUANTITY|behind=- -0.08
QUANTITY|behind=. -0.13  QUANTITY|behind=2 -0.12  QUANTITY|behind=: -0.1  QUANTITY|behind=; -0.05
QUANTITY|behind== 0.03  QUANTITY|behind=? -0.04  QUANTITY|behind=BLANK -0.03
QUANTITY|behind=LINE -0.09  QUANTITY|behind=QUOTE -0.12  QUANTITY|behind=] -0.04
QUANTITY|behind=and 0.2  QUANTITY|behind=as 0.06  QUANTITY|behind=at -0.07
QUANTITY|behind=bedrooms -0.04  QUANTITY|behind=consecutive 0.1  QUANTITY|behind=cracked -0.12
QUANTITY|behind=different 0.03  QUANTITY|behind=for 0.32  QUANTITY|behind=from -0.1
QUANTITY|behind=games 0.06  QUANTITY|behind=hearings -0.06  QUANTITY|behind=home -0.04
QUANTITY|behind=judgment -0.06  QUANTITY|behind=k -0.09  QUANTITY|behind=of -0.24
QUANTITY|behind=on -0.05  QUANTITY|behind=other 0.06  QUANTITY|behind=pages -0.12
QUANTITY|behind=points 0.07  QUANTITY|behind=seasons 0.06  QUANTITY|behind=times 0.04
QUANTITY|behind=to 0.11  QUANTITY|behind=when -0.04  QUANTITY|behind=working -0.03
QUANTITY|behind=y 0.27  QUANTITY|cell=1 0.23  QUANTITY|cell=2 -0.14  QUANTITY|cell=3 0.06
QUANTITY|cell=4 -0.12  QUANTITY|digits=1 -0.12  QUANTITY|digits=2 -0.26  QUANTITY|digits=4 0.37
QUANTITY|ends cell -0.14  QUANTITY|first=dig -0.16  QUANTITY|first=num -0.04
QUANTITY|first=plain 0.07  QUANTITY|first=thing 0.15  QUANTITY|has=dig -0.11
QUANTITY|has=func 0.04  QUANTITY|has=num 0.11  QUANTITY|has=plain 0.05  QUANTITY|has=rare -0.18
QUANTITY|has=sign% -0.12  QUANTITY|has=sign- 0.09  QUANTITY|has=thing 0.19  QUANTITY|in=% -0.12
QUANTITY|in=- 0.09  QUANTITY|in=0 -0.05  QUANTITY|in=1 -0.27  QUANTITY|in=10 -0.44
QUANTITY|in=100 -0.04  QUANTITY|in=11 -0.15  QUANTITY|in=114 0.31  QUANTITY|in=12 -0.23
QUANTITY|in=121 -0.05  QUANTITY|in=13 -0.09  QUANTITY|in=131 -0.05  QUANTITY|in=14 -0.18
QUANTITY|in=15 -0.26  QUANTITY|in=150 -0.2  QUANTITY|in=17 -0.21  QUANTITY|in=18 -0.16
QUANTITY|in=2 -0.19  QUANTITY|in=20 -0.11  QUANTITY|in=200 -0.03  QUANTITY|in=21 -0.06
QUANTITY|in=23 0.13  QUANTITY|in=24 0.14  QUANTITY|in=25 0.14  QUANTITY|in=27 0.27
QUANTITY|in=28 -0.06  QUANTITY|in=3 0.19  QUANTITY|in=30 -0.05  QUANTITY|in=300 -0.04
QUANTITY|in=35 0.08  QUANTITY|in=36 -0.14  QUANTITY|in=3713 -0.09  QUANTITY|in=4 -0.06
QUANTITY|in=40 -0.03  QUANTITY|in=48 -0.04  QUANTITY|in=500 -0.2  QUANTITY|in=55 0.59
QUANTITY|in=6 -0.05  QUANTITY|in=7 -0.17  QUANTITY|in=70 0.05  QUANTITY|in=8 0.11
QUANTITY|in=812 -0.12  QUANTITY|in=9 0.25  QUANTITY|in=a 0.04  QUANTITY|in=dem 0.04
QUANTITY|in=eight -0.07  QUANTITY|in=eur 0.06  QUANTITY|in=five 0.09  QUANTITY|in=four -0.05
QUANTITY|in=fourth 0.07  QUANTITY|in=ft -0.07  QUANTITY|in=g -0.04  QUANTITY|in=kwh -0.09
QUANTITY|in=mm 0.1  QUANTITY|in=oz -0.04  QUANTITY|in=second -0.06  QUANTITY|in=seventh -0.08
QUANTITY|in=six 0.04  QUANTITY|in=sixth 0.06  QUANTITY|in=ten 0.04  QUANTITY|in=three 0.03
QUANTITY|in=two -0.09  QUANTITY|in=x -0.03  QUANTITY|last=dig 0.09  QUANTITY|last=num 0.19
QUANTITY|last=plain 0.08  QUANTITY|last=rare -0.22  QUANTITY|last=sign% -0.12
QUANTITY|length=0 -0.17  QUANTITY|length=1 -0.12  QUANTITY|length=2 0.15  QUANTITY|length=3 0.17
QUANTITY|length=4 -0.12  QUANTITY|length=5 0.11  QUANTITY|looseness=0 0.78
QUANTITY|looseness=00 0.53  QUANTITY|looseness=01 0.15  QUANTITY|looseness=02 0.16
QUANTITY|looseness=02alone -0.34  QUANTITY|looseness=03alone 0.28  QUANTITY|looseness=04 0.08
QUANTITY|looseness=04alone -0.1  QUANTITY|looseness=1 -0.13  QUANTITY|looseness=10 -0.2
QUANTITY|looseness=11alone 0.2  QUANTITY|looseness=13alone -0.09  QUANTITY|looseness=2 -0.47
QUANTITY|looseness=20 -0.19  QUANTITY|looseness=21alone -0.19  QUANTITY|looseness=22 -0.07
QUANTITY|looseness=22alone 0.14  QUANTITY|looseness=23 -0.11  QUANTITY|looseness=23alone -0.06
QUANTITY|looseness=24 0.07  QUANTITY|looseness=24alone -0.03  QUANTITY|looseness=3 0.12
QUANTITY|looseness=30 -0.11  QUANTITY|looseness=31 -0.05  QUANTITY|looseness=31alone -0.14
QUANTITY|looseness=32 -0.1  QUANTITY|looseness=32alone 0.27  QUANTITY|looseness=33 0.03
QUANTITY|looseness=33alone -0.04  QUANTITY|looseness=34alone 0.26  QUANTITY|looseness=4 -0.27
QUANTITY|looseness=42 -0.13  QUANTITY|looseness=42alone -0.18  QUANTITY|looseness=44 -0.06
QUANTITY|lower -0.06  QUANTITY|lower elsewhere 0.08  QUANTITY|n=1 -0.04  QUANTITY|n=2 0.13
QUANTITY|n=3 -0.06  QUANTITY|no gap behind -0.16  QUANTITY|opens -0.12  QUANTITY|prose 0.04
QUANTITY|shape9=% -0.12  QUANTITY|shape9=XX -0.04  QUANTITY|shape9=d,d 0.05
QUANTITY|shape9=dd 0.13  QUANTITY|shape9=x -0.07  QUANTITY|shape9=xXx -0.09
QUANTITY|shape9=xx 0.06  QUANTITY|shape=-d 0.03  QUANTITY|shape=XX 0.2  QUANTITY|shape=Xx 0.08
QUANTITY|shape=Xxx -0.07  QUANTITY|shape=d -0.21  QUANTITY|shape=d,Xx,QUOTE 0.16
QUANTITY|shape=d,d -0.23  QUANTITY|shape=d-d 0.08  QUANTITY|shape=d.d -0.13
QUANTITY|shape=d/d -0.1  QUANTITY|shape=d:d 0.19  QUANTITY|shape=dd 0.17  QUANTITY|shape=dd.d -0.04
QUANTITY|shape=x 0.03  QUANTITY|shape=x[d -0.06  QUANTITY|shape=xx 0.08  QUANTITY|sign=% -0.12
QUANTITY|sign=, -0.03  QUANTITY|sign=- 0.06  QUANTITY|sign=. -0.12  QUANTITY|sign=/ -0.12
QUANTITY|sign=: 0.16  QUANTITY|source=rules 0.03  QUANTITY|speaker=0 0.37  QUANTITY|speaker=00 0.1
QUANTITY|speaker=01 0.08  QUANTITY|speaker=01alone -0.31  QUANTITY|speaker=02 -0.04
QUANTITY|speaker=02alone 0.37  QUANTITY|speaker=03 0.09  QUANTITY|speaker=04 0.37
QUANTITY|speaker=04alone -0.28  QUANTITY|speaker=10 0.33  QUANTITY|speaker=11alone 0.17
QUANTITY|speaker=12alone -0.27  QUANTITY|speaker=13alone -0.13  QUANTITY|speaker=14 -0.12
QUANTITY|speaker=14alone 0.06  QUANTITY|speaker=2 -0.63  QUANTITY|speaker=20 -0.08
QUANTITY|speaker=21alone -0.18  QUANTITY|speaker=22 -0.03  QUANTITY|speaker=22alone -0.28
QUANTITY|speaker=23 -0.06  QUANTITY|speaker=23alone -0.04  QUANTITY|speaker=24 -0.04
QUANTITY|speaker=24alone 0.07  QUANTITY|speaker=3 0.27  QUANTITY|speaker=30 -0.32
QUANTITY|speaker=31 -0.04  QUANTITY|speaker=31alone 0.15  QUANTITY|speaker=32 -0.08
QUANTITY|speaker=32alone 0.05  QUANTITY|speaker=33 -0.09  QUANTITY|speaker=33alone 0.28
QUANTITY|speaker=34 -0.12  QUANTITY|speaker=34alone 0.44  QUANTITY|tag=CD -0.04
QUANTITY|tag=JJ -0.04  QUANTITY|tag=NNP -0.1  QUANTITY|tag=NNS -0.07  QUANTITY|third=0 -0.42
QUANTITY|third=00 -0.36  QUANTITY|third=01 -0.11  QUANTITY|third=01alone -0.27
QUANTITY|third=02 -0.21  QUANTITY|third=02alone 0.31  QUANTITY|third=03 -0.21
QUANTITY|third=03alone 0.11  QUANTITY|third=04 0.08  QUANTITY|third=04alone 0.24
QUANTITY|third=0looseness=0 -0.33  QUANTITY|third=0looseness=1 0.07
QUANTITY|third=0looseness=2 -0.3  QUANTITY|third=0looseness=3 0.37
QUANTITY|third=0looseness=4 -0.23  QUANTITY|third=10 -0.28  QUANTITY|third=11alone -0.06
QUANTITY|third=12 -0.17  QUANTITY|third=12alone 0.12  QUANTITY|third=13 0.08
QUANTITY|third=13alone 0.07  QUANTITY|third=14 0.06  QUANTITY|third=14alone 0.2
QUANTITY|third=1looseness=0 -0.43  QUANTITY|third=1looseness=1 0.21
QUANTITY|third=1looseness=2 0.05  QUANTITY|third=1looseness=3 0.21  QUANTITY|third=2 -0.15
QUANTITY|third=20 0.35  QUANTITY|third=22 0.06  QUANTITY|third=22alone -0.29
QUANTITY|third=23alone -0.13  QUANTITY|third=24alone -0.12  QUANTITY|third=2looseness=0 0.17
QUANTITY|third=2looseness=2 0.13  QUANTITY|third=2looseness=3 -0.46  QUANTITY|third=3 0.59
QUANTITY|third=30 0.32  QUANTITY|third=31 0.15  QUANTITY|third=31alone 0.18  QUANTITY|third=32 0.18
QUANTITY|third=32alone -0.27  QUANTITY|third=33 0.06  QUANTITY|third=33alone 0.04
QUANTITY|third=34 -0.03  QUANTITY|third=34alone -0.04  QUANTITY|third=3looseness=0 1.37
QUANTITY|third=3looseness=1 -0.43  QUANTITY|third=3looseness=2 -0.35  QUANTITY|times=1 0.25
QUANTITY|times=2 -0.33  QUANTITY|times=3 0.11  QUANTITY|words=0 0.33  QUANTITY|words=00 0.12
QUANTITY|words=03alone 0.14  QUANTITY|words=04alone -0.08  QUANTITY|words=1 -1.13
QUANTITY|words=10 -0.41  QUANTITY|words=11 -0.12  QUANTITY|words=11alone -0.14
QUANTITY|words=12 -0.46  QUANTITY|words=12alone -0.13  QUANTITY|words=13 -0.24
QUANTITY|words=13alone -0.06  QUANTITY|words=14 -0.07  QUANTITY|words=14alone 0.49
QUANTITY|words=2 0.39  QUANTITY|words=20 0.11  QUANTITY|words=21 0.06  QUANTITY|words=21alone 0.06
QUANTITY|words=22 0.15  QUANTITY|words=23 0.04  QUANTITY|words=23alone -0.04
QUANTITY|words=3 -0.25  QUANTITY|words=30 -0.28  QUANTITY|words=31alone -0.12
QUANTITY|words=32 0.11  QUANTITY|words=34 0.11  QUANTITY|words=34alone -0.13  QUANTITY|words=4 0.69
QUANTITY|words=40 0.49  all=amb 0.1  all=amb+func -0.08  all=amb+func+plain -0.25
all=amb+func+rare 0.16  all=amb+func+thing 0.06  all=amb+plain 0.07  all=amb+plain+rare -0.14
all=amb+plain+thing 0.17  all=amb+rare -0.15  all=amb+rare+thing 0.11  all=amb+thing -0.08
all=dig+func 0.06  all=dig+plain -0.11  all=dig+rare 0.03  all=dig+thing -0.23  all=func -0.23
all=func+hon+plain -0.11  all=func+hon+plain+rare -0.05  all=func+hon+rare+thing -0.04
all=func+num+plain -0.06  all=func+plain -0.14  all=func+plain+rare 0.07
all=func+plain+rare+thing 0.09  all=func+plain+thing 0.17  all=func+rare+thing -0.17
all=func+thing -0.16  all=hon 0.13  all=hon+plain -0.14  all=name 0.39  all=name+plain 0.07
all=num 0.07  all=num+plain -0.06  all=num+rare -0.07  all=num+thing 0.19  all=org -0.04
all=org+thing 0.04  all=plain -0.52  all=plain+rare 0.51  all=plain+rare+thing -0.05
all=plain+thing 0.1  all=rare -0.17  all=rare+thing 0.23  all=thing -0.33  b -0.14
before is amb 0.14  before is func -0.06  before is given -0.04  before is hon 0.14
before is name -0.21  before is num 0.53  before is plain -0.1  before is rare 0.15
before is sign -0.5  before is sign# -0.09  before is sign( -0.18  before is sign) 0.06
before is sign, 0.11  before is sign- -0.15  before is sign/ -0.08  before is sign: -0.14
before is sign; -0.05  before is sign= 0.16  before is sign> 0.25  before is sign? 0.08
before is signQUOTE 0.23  before is sign[ -0.19  before is sign| 0.14  before is sign§ -0.26
before is sign☆ -0.07  before2=  -0.53  before2=# -0.09  before2=% -0.17  before2=( -0.23
before2=) 0.1  before2=, 0.42  before2=- -0.18  before2=. -0.44  before2=0 -0.03
before2=1,000 -0.3  before2=10 -0.1  before2=11 -0.03  before2=15 -0.07  before2=16 0.15
before2=1994 0.04  before2=1995 -0.21  before2=1996 0.04  before2=1997 -0.14  before2=1999 -0.07
before2=2 -0.37  before2=2000 -0.09  before2=2001 -0.1  before2=2004 0.04  before2=2008 -0.09
before2=2009 -0.06  before2=2011 -0.04  before2=2023 -0.1  before2=25 -0.03  before2=29 -0.09
before2=3 0.06  before2=4 -0.21  before2=5 -0.08  before2=59 -0.04  before2=7 -0.34  before2=8 0.03
before2=: -0.6  before2=; 0.13  before2=? 0.14  before2=APOSTROPHE -0.05  before2=BLANK -0.18
before2=NEWLINENEWLINE 0.36  before2=QUOTE -0.28  before2=[ 0.03  before2=] 0.11  before2=a -0.04
before2=about -0.11  before2=according 0.04  before2=act -0.08  before2=again -0.12
before2=against -0.15  before2=and -0.36  before2=appeal 0.06  before2=applicant 0.15
before2=arrived -0.06  before2=as 0.24  before2=at 0.74  before2=back -0.15  before2=bar -0.08
before2=baseball 0.08  before2=be -0.14  before2=before -0.1  before2=between 0.32
before2=books 0.05  before2=born 0.03  before2=bring -0.04  before2=by -0.47  before2=called 0.04
before2=caller 0.31  before2=calls -0.06  before2=city 0.07  before2=closed -0.08
before2=comedy 0.06  before2=court -0.19  before2=crossed -0.17  before2=culture -0.04
before2=d -0.1  before2=day -0.07  before2=days 0.29  before2=designate -0.18  before2=died -0.05
before2=district -0.08  before2=done -0.1  before2=door 0.04  before2=doors -0.04
before2=during 0.05  before2=education -0.09  before2=end 0.21  before2=episode 0.06
before2=facts -0.09  before2=family -0.06  before2=father -0.08  before2=film 0.04
before2=for 0.03  before2=found -0.05  before2=friend 0.23  before2=friends -0.14
before2=from 0.12  before2=get -0.03  before2=given -0.03  before2=goldberg 0.06
before2=golf -0.13  before2=have 0.06  before2=he 0.37  before2=held -0.08  before2=help -0.26
before2=her 0.06  before2=him -0.23  before2=his -0.13  before2=house 0.08  before2=in 0.27
before2=into 0.05  before2=is -0.07  before2=it 0.08  before2=itself 0.04  before2=jehovah 0.06
before2=jo -0.12  before2=june -0.15  before2=king -0.2  before2=l -0.13  before2=land -0.04
before2=landlord -0.15  before2=late -0.17  before2=left 0.33  before2=like -0.06
before2=live -0.03  before2=lives 0.07  before2=magazine 0.07  before2=march 0.33  before2=me -0.06
before2=mit -0.33  before2=move 0.07  before2=moved 0.32  before2=my 0.44
before2=nAPOSTROPHEt -0.05  before2=name 0.07  before2=needs -0.05  before2=newly -0.04
before2=niece -0.1  before2=no -0.29  before2=non -0.08  before2=not -0.09  before2=of -0.3
before2=off 0.07  before2=office 0.08  before2=on -0.11  before2=one 0.05  before2=open 0.07
before2=order -0.05  before2=ordered -0.08  before2=out -0.05  before2=oven -0.06
before2=over 0.14  before2=panel 0.11  before2=passed -0.03  before2=people 0.07
before2=post -0.04  before2=practising -0.29  before2=pressure -0.05  before2=quashed -0.05
before2=ranking 0.03  before2=received 0.25  before2=record -0.21  before2=released 0.12
before2=report -0.07  before2=return -0.04  before2=returned -0.06  before2=review -0.07
before2=room -0.1  before2=says -0.04  before2=section -0.27  before2=series 0.04
before2=service 0.28  before2=she -0.21  before2=short -0.07  before2=show 0.07  before2=south 0.13
before2=starred 0.07  before2=still 0.06  before2=stoltenberg -0.08  before2=story -0.03
before2=sunday -0.06  before2=taken 0.07  before2=team 0.16  before2=tell -0.12
before2=tested -0.04  before2=that 0.06  before2=the -0.13  before2=then -0.06  before2=to -0.17
before2=town -0.05  before2=under -0.12  before2=update 0.15  before2=us -0.11  before2=visa 0.18
before2=was 0.08  before2=washington 0.06  before2=water -0.05  before2=we -0.22  before2=wet -0.1
before2=which 0.03  before2=who -0.19  before2=wife 0.04  before2=will -0.12  before2=win 0.15
before2=with -0.4  before2=within 0.06  before2=work 0.2  before2=works 0.03  before2=world 0.07
before2=x -0.29  before2=year 0.05  before2=years 0.17  before2=you -0.03  before=  -0.15
before=# -0.09  before=( -0.18  before=) 0.07  before=, 0.11  before=- -0.15  before=. -0.31
before=... -0.03  before=/ -0.08  before=1 -0.1  before=1991 -0.1  before=1997 -0.14
before=1998 -0.1  before=2 -0.25  before=20 0.07  before=2024 0.27  before=3 -0.07  before=56 0.38
before=6-4 0.03  before=: -0.14  before=; -0.05  before== 0.16  before=> 0.25  before=? 0.08
before=APOSTROPHEm 0.2  before=APOSTROPHEs 0.71  before=BLANK -0.32  before=LINE 0.03
before=NEWLINENEWLINE 0.27  before=QUOTE 0.23  before=[ -0.19  before=a -0.24  before=a. -0.06
before=about 0.13  before=after -0.04  before=an -0.23  before=and -0.28  before=as 0.13
before=at 0.24  before=band -0.07  before=between -0.14  before=big 0.42  before=bleep 0.18
before=block 0.19  before=bring -0.08  before=called -0.04  before=candidate -0.03
before=channel -0.06  before=chrome -0.18  before=comedy 0.13  before=composed -0.04
before=counted -0.03  before=de -0.03  before=die -0.13  before=do -0.04  before=ending 0.35
before=every -0.06  before=film 0.14  before=final 0.08  before=first 0.14  before=flight 0.18
before=for 0.4  before=former -0.05  before=four -0.11  before=freundlichen -0.33  before=from 0.21
before=fur -0.04  before=g -0.1  before=get -0.1  before=halloween 0.04  before=has -0.05
before=held -0.07  before=her 0.1  before=his -0.18  before=in 0.37  before=included 0.07
before=is 0.76  before=likes -0.05  before=my -0.14  before=near 0.08  before=nearly 0.03
before=nee 0.04  before=new -0.41  before=no -0.39  before=of 0.04  before=old 0.04
before=on -0.17  before=one -0.44  before=or -0.08  before=our -0.34  before=out -0.05
before=over -0.24  before=plus -0.08  before=retired 0.18  before=score -0.08  before=section -0.04
before=send 0.28  before=shared -0.04  before=some -0.05  before=t -0.04  before=take -0.12
before=than -0.09  before=that 0.35  before=the -0.46  before=their -0.29  before=these 0.05
before=tonight 0.04  before=top 0.1  before=two -0.05  before=under -0.14  before=until -0.07
before=up 0.47  before=upper 0.19  before=us -0.08  before=use -0.22  before=was -0.13
before=web01 -0.06  before=when -0.14  before=windows -0.14  before=with 0.15  before=within -0.19
before=x -0.13  before=your -0.07  before=| 0.14  before=§ -0.26  before=☆ -0.07  begins cell 0.16
behind is amb -0.37  behind is dig -0.23  behind is func -0.16  behind is name 0.31
behind is num 0.14  behind is org 0.03  behind is plain -0.34  behind is plural -0.03
behind is rare -0.25  behind is sign! -0.08  behind is sign( 0.29  behind is sign) -0.13
behind is sign* 0.29  behind is sign, 0.13  behind is sign- -0.07  behind is sign: -0.1
behind is sign; 0.26  behind is sign? -0.16  behind is signAPOSTROPHE -0.07
behind is signQUOTE 0.23  behind is sign[ -0.03  behind is sign] -0.12  behind is sign| 0.06
behind label -0.53  behind2= 0.26  behind2=  0.5  behind2=! -0.07  behind2=) -0.57  behind2=, -0.14
behind2=- -0.1  behind2=. -0.56  behind2=/ 0.23  behind2=1 -0.27  behind2=10 0.13  behind2=11 -0.26
behind2=12 0.09  behind2=14 -0.26  behind2=1979 0.04  behind2=1986 0.05  behind2=1990 0.06
behind2=2 -0.5  behind2=20 0.2  behind2=2024 -0.07  behind2=22 -0.16  behind2=3 -0.25
"""
