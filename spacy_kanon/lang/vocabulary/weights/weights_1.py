"""What clues weigh. Made by `bench/fit_clues.py`."""

WEIGHTS = """
CAPITALS 0.35  CODE|CAPITALS -0.13  CODE|all=dig 0.17  CODE|all=dig+plain -0.13
CODE|all=dig+rare 0.07  CODE|all=dig+thing -0.18  CODE|b -0.62  CODE|before is dig -0.16
CODE|before is func -0.18  CODE|before is rare -0.06  CODE|before is sign( -0.09
CODE|before is sign, 0.1  CODE|before is sign- 0.05  CODE|before is sign: 0.29
CODE|before is sign] -0.11  CODE|before2=  -0.08  CODE|before2=) -0.1  CODE|before2=, 0.17
CODE|before2=. 0.36  CODE|before2=non -0.08  CODE|before2=on -0.18  CODE|before=  0.14
CODE|before=( -0.09  CODE|before=, 0.1  CODE|before=- 0.05  CODE|before=. -0.11  CODE|before=: 0.29
CODE|before=LINE 0.03  CODE|before=NEWLINENEWLINE 0.04  CODE|before=] -0.11  CODE|before=a -0.18
CODE|before=and -0.12  CODE|before=by 0.05  CODE|before=flight 0.18  CODE|before=for -0.23
CODE|before=in 0.07  CODE|before=of -0.08  CODE|before=the 0.29  CODE|before=to -0.06
CODE|begins cell 0.1  CODE|behind is func -0.18  CODE|behind is num -0.16
CODE|behind is plain -0.05  CODE|behind is rare -0.11  CODE|behind is sign 0.2
CODE|behind is sign( -0.07  CODE|behind is sign) -0.11  CODE|behind is sign, -0.14
CODE|behind is sign: 0.1  CODE|behind is signQUOTE 0.31  CODE|behind label 0.36
CODE|behind2=. -0.25  CODE|behind2=NEWLINENEWLINE 0.11  CODE|behind2=claims -0.07
CODE|behind2=my 0.13  CODE|behind2=£ -0.11  CODE|behind=( -0.07  CODE|behind=, -0.14
CODE|behind=. 0.18  CODE|behind=: 0.1  CODE|behind=LINE 0.26  CODE|behind=QUOTE 0.31
CODE|behind=and -0.1  CODE|behind=at 0.05  CODE|behind=damage -0.19  CODE|behind=the -0.14
CODE|behind=wrote 0.06  CODE|cell=1 0.21  CODE|cell=2 -0.07  CODE|cell=4 -0.07  CODE|digits=1 -0.39
CODE|digits=2 0.32  CODE|digits=3 -0.26  CODE|digits=4 0.35  CODE|ending=ard -0.1
CODE|ending=ary -0.22  CODE|ending=cca 0.06  CODE|ending=iax 0.07  CODE|ending=ogy 0.05
CODE|ending=sop 0.06  CODE|ending=zyk 0.11  CODE|ends cell 0.26  CODE|first=dig 0.24
CODE|first=plain -0.06  CODE|first=rare -0.07  CODE|first=thing -0.21  CODE|has=hon 0.04
CODE|has=plain -0.1  CODE|has=rare 0.15  CODE|has=sign- -0.09  CODE|has=thing -0.24
CODE|in=bendybecca 0.06  CODE|in=dkowalczyk 0.11  CODE|in=fibreboard -0.1  CODE|in=kev_t92 0.15
CODE|in=luciax 0.07  CODE|in=oldsysop 0.06  CODE|in=pecuniary -0.22  CODE|last=dig -0.06
CODE|last=plain -0.05  CODE|last=rare 0.18  CODE|last=thing -0.04  CODE|length=1 -0.3
CODE|length=2 -0.08  CODE|length=3 0.31  CODE|length=5 0.1  CODE|looseness=0 0.08
CODE|looseness=00 -0.23  CODE|looseness=01 0.14  CODE|looseness=02 0.13  CODE|looseness=03 -0.03
CODE|looseness=04 0.07  CODE|looseness=1 0.21  CODE|looseness=10 0.14  CODE|looseness=11 -0.14
CODE|looseness=12 0.19  CODE|looseness=20 0.13  CODE|looseness=21 -0.29  CODE|looseness=22 0.07
CODE|looseness=23 -0.13  CODE|looseness=24 0.2  CODE|looseness=3 -0.45  CODE|looseness=31 -0.14
CODE|looseness=34 -0.16  CODE|looseness=4 0.2  CODE|looseness=40 0.11  CODE|looseness=41 0.04
CODE|looseness=44 0.15  CODE|lower 0.07  CODE|n=1 0.21  CODE|n=2 -0.05  CODE|n=3 -0.13
CODE|no gap before 0.22  CODE|no gap behind 0.16  CODE|opens 0.26  CODE|shape9=XXdd -0.1
CODE|shape9=Xd 0.04  CODE|shape9=Xdd -0.15  CODE|shape9=Xxx -0.07  CODE|shape=X-d 0.04
CODE|shape=XX -0.06  CODE|shape=XXd -0.05  CODE|shape=XXdd -0.17  CODE|shape=Xd -0.41
CODE|shape=XdX 0.32  CODE|shape=Xdd 0.19  CODE|shape=Xx -0.2  CODE|shape=XxXxd 0.29
CODE|shape=Xxx 0.03  CODE|shape=d.dx -0.16  CODE|shape=ddX -0.07  CODE|shape=x_xd 0.15
CODE|shape=xd 0.09  CODE|sign=- 0.12  CODE|sign=. -0.1  CODE|sign=/ -0.05  CODE|sign=_ 0.15
CODE|speaker=00 -0.17  CODE|speaker=01 -0.09  CODE|speaker=02 0.22  CODE|speaker=03 -0.09
CODE|speaker=04 0.06  CODE|speaker=10 -0.09  CODE|speaker=11 -0.1  CODE|speaker=12 -0.05
CODE|speaker=14 0.24  CODE|speaker=2 -0.11  CODE|speaker=20 0.19  CODE|speaker=21 -0.19
CODE|speaker=23 -0.1  CODE|speaker=3 0.15  CODE|speaker=30 0.07  CODE|speaker=32 0.15
CODE|tag=JJ 0.14  CODE|tag=NNP -0.05  CODE|third=0 -0.18  CODE|third=00 -0.12  CODE|third=01 -0.15
CODE|third=02 0.06  CODE|third=03 -0.16  CODE|third=04 0.18  CODE|third=0looseness=0 -0.22
CODE|third=0looseness=2 0.12  CODE|third=0looseness=3 -0.43  CODE|third=0looseness=4 0.34
CODE|third=1 -0.12  CODE|third=10 0.06  CODE|third=11 -0.23  CODE|third=12 0.06
CODE|third=13 -0.07  CODE|third=1looseness=1 0.06  CODE|third=2 -0.13  CODE|third=20 -0.07
CODE|third=21 -0.12  CODE|third=2looseness=1 -0.12  CODE|third=3 0.44  CODE|third=30 0.13
CODE|third=31 0.11  CODE|third=32 0.08  CODE|third=34 0.08  CODE|third=3looseness=0 0.33
CODE|third=3looseness=1 0.25  CODE|times=1 -0.27  CODE|times=2 0.34  CODE|times=3 -0.05
CODE|words=0 0.17  CODE|words=1 -0.3  CODE|words=10 0.29  CODE|words=11 -0.61  CODE|words=12 0.19
CODE|words=13 -0.26  CODE|words=14 0.09  CODE|words=2 0.29  CODE|words=21 0.17  CODE|words=24 0.06
CODE|words=3 -0.14  CODE|words=30 -0.34  CODE|words=32 0.12  DATETIME|CAPITALS 0.23
DATETIME|all=dig -0.18  DATETIME|all=dig+func 0.08  DATETIME|all=dig+plain 0.15
DATETIME|all=func+num+plain -0.04  DATETIME|all=func+plain 0.31  DATETIME|all=num+plain -0.03
DATETIME|all=plain -0.32  DATETIME|b -0.65  DATETIME|before is dig 0.56
DATETIME|before is func -0.09  DATETIME|before is num 0.38  DATETIME|before is plain -0.06
DATETIME|before is rare -0.11  DATETIME|before is sign -0.13  DATETIME|before is sign, 0.08
DATETIME|before is sign: -0.26  DATETIME|before is sign[ -0.19  DATETIME|before2=  -0.18
DATETIME|before2=, -0.18  DATETIME|before2=. -0.06  DATETIME|before2=: 0.29
DATETIME|before2=applicant 0.21  DATETIME|before2=at 0.12  DATETIME|before2=for 0.1
DATETIME|before2=him 0.13  DATETIME|before2=the 0.05  DATETIME|before=  -0.11
DATETIME|before=, 0.08  DATETIME|before=2024 0.27  DATETIME|before=: -0.26  DATETIME|before=[ -0.19
DATETIME|before=a 0.2  DATETIME|before=after -0.05  DATETIME|before=and 0.06
DATETIME|before=at -0.15  DATETIME|before=every -0.06  DATETIME|before=for -0.07
DATETIME|before=of 0.05  DATETIME|before=the 0.16  DATETIME|before=to 0.03
DATETIME|before=with -0.09  DATETIME|before=within -0.16  DATETIME|begins cell -0.11
DATETIME|behind is amb 0.07  DATETIME|behind is plain 0.09  DATETIME|behind is sign; 0.09
DATETIME|behind is sign] -0.19  DATETIME|behind label 0.13  DATETIME|behind2=  -0.05
DATETIME|behind2=, -0.12  DATETIME|behind2=. 0.11  DATETIME|behind2=NEWLINENEWLINE 0.08
DATETIME|behind2=a -0.06  DATETIME|behind2=bertrand 0.07  DATETIME|behind2=big -0.06
DATETIME|behind2=he 0.06  DATETIME|behind2=in -0.06  DATETIME|behind2=saoirse -0.06
DATETIME|behind2=the -0.17  DATETIME|behind2=with -0.04  DATETIME|behind=. -0.13
DATETIME|behind=; 0.09  DATETIME|behind=BLANK 0.12  DATETIME|behind=] -0.19
DATETIME|behind=as -0.08  DATETIME|behind=for -0.05  DATETIME|behind=from -0.05
DATETIME|behind=imprisonment 0.13  DATETIME|behind=of 0.06  DATETIME|behind=period -0.05
DATETIME|behind=the -0.04  DATETIME|behind=time -0.04  DATETIME|behind=to -0.03
DATETIME|behind=wet -0.05  DATETIME|cell=1 -0.2  DATETIME|cell=2 0.18  DATETIME|cell=3 0.12
DATETIME|cell=4 -0.13  DATETIME|digits=2 -0.04  DATETIME|digits=3 0.08  DATETIME|digits=4 -0.08
DATETIME|ends cell 0.11  DATETIME|first=func 0.21  DATETIME|first=num -0.11
DATETIME|first=plain -0.13  DATETIME|has=amb -0.04  DATETIME|has=func 0.37  DATETIME|has=num -0.05
DATETIME|has=plain 0.13  DATETIME|in=11 -0.05  DATETIME|in=12 -0.07  DATETIME|in=12:05 -0.04
DATETIME|in=12:10 -0.05  DATETIME|in=15 -0.05  DATETIME|in=2 0.03  DATETIME|in=28 -0.03
DATETIME|in=3 -0.04  DATETIME|in=30 -0.06  DATETIME|in=am 0.08  DATETIME|in=and 0.1
DATETIME|in=day -0.04  DATETIME|in=days -0.16  DATETIME|in=five 0.13  DATETIME|in=following 0.08
DATETIME|in=four -0.03  DATETIME|in=hours -0.05  DATETIME|in=later 0.05  DATETIME|in=min -0.05
DATETIME|in=month 0.11  DATETIME|in=months -0.14  DATETIME|in=next 0.07  DATETIME|in=one 0.07
DATETIME|in=p.m. -0.07  DATETIME|in=pm 0.1  DATETIME|in=same 0.06  DATETIME|in=several 0.03
DATETIME|in=ten -0.13  DATETIME|in=that 0.11  DATETIME|in=thirty -0.14  DATETIME|in=three 0.06
DATETIME|in=two -0.05  DATETIME|in=year 0.18  DATETIME|in=years 0.14  DATETIME|last=amb -0.04
DATETIME|last=dig -0.18  DATETIME|last=func 0.09  DATETIME|last=plain 0.04  DATETIME|length=2 -0.11
DATETIME|length=5 -0.06  DATETIME|length=6 0.1  DATETIME|loose 0.08  DATETIME|looseness=0 0.85
DATETIME|looseness=00 0.43  DATETIME|looseness=01 0.09  DATETIME|looseness=02 0.16
DATETIME|looseness=04 0.14  DATETIME|looseness=1 -0.47  DATETIME|looseness=10 -0.15
DATETIME|looseness=11 -0.05  DATETIME|looseness=13 -0.08  DATETIME|looseness=14 -0.2
DATETIME|looseness=2 0.04  DATETIME|looseness=20 -0.18  DATETIME|looseness=21 -0.05
DATETIME|looseness=22 -0.07  DATETIME|looseness=23 0.17  DATETIME|looseness=24 0.18
DATETIME|looseness=3 -0.11  DATETIME|looseness=30 -0.08  DATETIME|looseness=32 -0.14
DATETIME|looseness=34 0.11  DATETIME|looseness=4 -0.33  DATETIME|looseness=44 -0.31
DATETIME|lower 0.07  DATETIME|lower elsewhere 0.05  DATETIME|n=1 -0.15  DATETIME|n=2 -0.04
DATETIME|n=3 0.07  DATETIME|n=4 0.09  DATETIME|no gap before -0.31  DATETIME|no gap behind -0.25
DATETIME|opens -0.41  DATETIME|prose -0.11  DATETIME|shape9=XX 0.3  DATETIME|shape9=x -0.08
DATETIME|shape9=x.x. -0.06  DATETIME|shape9=xx -0.14  DATETIME|shape=Xxx 0.08
DATETIME|shape=d.d -0.06  DATETIME|shape=d.dd -0.12  DATETIME|shape=d:dd 0.22
DATETIME|shape=dd -0.09  DATETIME|shape=x -0.06  DATETIME|shape=xx 0.05  DATETIME|sign=. -0.21
DATETIME|sign=: 0.2  DATETIME|source=rules -0.03  DATETIME|speaker=0 0.25  DATETIME|speaker=00 0.04
DATETIME|speaker=03 0.07  DATETIME|speaker=04 0.11  DATETIME|speaker=1 -0.12
DATETIME|speaker=10 0.05  DATETIME|speaker=11 0.08  DATETIME|speaker=12 0.08
DATETIME|speaker=13 -0.08  DATETIME|speaker=14 -0.24  DATETIME|speaker=2 0.07
DATETIME|speaker=22 -0.05  DATETIME|speaker=23 0.06  DATETIME|speaker=24 0.05
DATETIME|speaker=3 -0.22  DATETIME|speaker=30 -0.1  DATETIME|speaker=31 -0.07
DATETIME|speaker=32 -0.09  DATETIME|tag=NNS -0.24  DATETIME|third=0 -0.29  DATETIME|third=00 -0.1
DATETIME|third=01 -0.05  DATETIME|third=02 -0.14  DATETIME|third=03 0.17  DATETIME|third=04 -0.21
DATETIME|third=0looseness=0 0.07  DATETIME|third=0looseness=1 -0.14
DATETIME|third=0looseness=2 -0.06  DATETIME|third=0looseness=3 0.18
DATETIME|third=0looseness=4 -0.33  DATETIME|third=1 -0.33  DATETIME|third=10 -0.09
DATETIME|third=11 -0.04  DATETIME|third=12 -0.15  DATETIME|third=14 -0.04
DATETIME|third=1looseness=0 0.05  DATETIME|third=1looseness=1 0.04
DATETIME|third=1looseness=3 -0.42  DATETIME|third=20 -0.03  DATETIME|third=21 0.07
DATETIME|third=22 0.04  DATETIME|third=23 -0.08  DATETIME|third=2looseness=1 -0.14
DATETIME|third=2looseness=3 0.12  DATETIME|third=3 0.6  DATETIME|third=30 0.23
DATETIME|third=32 0.17  DATETIME|third=3looseness=0 0.7  DATETIME|third=3looseness=1 -0.23
DATETIME|third=3looseness=2 0.12  DATETIME|times=1 0.2  DATETIME|times=2 -0.07
DATETIME|times=3 -0.17  DATETIME|words=0 0.17  DATETIME|words=00 0.11  DATETIME|words=1 -0.65
DATETIME|words=10 -0.28  DATETIME|words=11 -0.17  DATETIME|words=12 -0.25  DATETIME|words=13 0.09
DATETIME|words=14 -0.03  DATETIME|words=2 0.26  DATETIME|words=20 0.14  DATETIME|words=22 0.07
DATETIME|words=3 0.1  DATETIME|words=30 0.04  DATETIME|words=31 0.09  DEM|all=func+hon+plain -0.15
DEM|all=rare 0.11  DEM|all=thing 0.07  DEM|b 0.97  DEM|before is amb 0.04  DEM|before is func 0.04
DEM|before is plain 0.1  DEM|before2=, 0.06  DEM|before2=- 0.04  DEM|before2=is 0.1
DEM|before=a 0.06  DEM|before=an 0.08  DEM|before=old 0.04  DEM|before=the -0.2
DEM|behind is func 0.22  DEM|behind is plural 0.04  DEM|behind is rare -0.06
DEM|behind is sign 0.03  DEM|behind is sign( -0.15  DEM|behind is sign, 0.1  DEM|behind label 0.16
DEM|behind2=, -0.04  DEM|behind2=to -0.11  DEM|behind=( -0.15  DEM|behind=, 0.1  DEM|behind=. 0.03
DEM|behind=decided -0.11  DEM|behind=in 0.09  DEM|behind=to 0.05  DEM|cell=3 0.08  DEM|cell=4 0.13
DEM|digits=0 0.21  DEM|ending=ean 0.06  DEM|ending=ian 0.1  DEM|ending=ish 0.04
DEM|ending=ist 0.03  DEM|first=hon -0.11  DEM|first=rare 0.13  DEM|first=thing 0.07
DEM|has=amb 0.04  DEM|has=func -0.09  DEM|has=hon -0.1  DEM|has=plain -0.03  DEM|has=rare 0.18
DEM|has=thing 0.1  DEM|in=of -0.14  DEM|in=the -0.14  DEM|last=plain -0.06  DEM|last=rare 0.12
DEM|last=thing 0.1  DEM|length=4 0.28  DEM|length=5 0.06  DEM|length=6 -0.12  DEM|looseness=0 0.09
DEM|looseness=0rare 0.06  DEM|looseness=0thing 0.03  DEM|looseness=1 -0.04  DEM|looseness=2 0.07
DEM|looseness=3 0.1  DEM|lower 0.19  DEM|n=1 0.18  DEM|n=2 0.14  DEM|n=4 -0.11
DEM|no gap before 0.04  DEM|no gap behind 0.17  DEM|prose 0.2  DEM|shape9=Xx -0.13
DEM|shape9=x 0.16  DEM|shape=x 0.14  DEM|shape=xx 0.05  DEM|source=rules 0.29  DEM|speaker=0 0.1
DEM|speaker=0rare 0.05  DEM|speaker=0thing 0.07  DEM|speaker=1rare 0.05  DEM|speaker=1thing -0.05
DEM|speaker=2 0.06  DEM|speaker=3 0.05  DEM|tag=NN 0.11  DEM|tag=NNP -0.03
DEM|third=0looseness=0 0.04  DEM|third=0looseness=1 -0.06  DEM|third=1 0.12
DEM|third=1looseness=0 0.1  DEM|third=1rare 0.07  DEM|third=1thing 0.11  DEM|third=2 -0.09
DEM|third=2looseness=0 -0.22  DEM|third=2looseness=1 0.03  DEM|third=2thing -0.15  DEM|third=3 0.18
DEM|third=3looseness=0 0.17  DEM|third=3thing 0.08  DEM|times=1 0.28  DEM|times=2 -0.17
DEM|times=3 0.1  DEM|words=0 0.08  DEM|words=1 0.28  DEM|words=1rare 0.08  DEM|words=1thing 0.07
DEM|words=2 0.03  DEM|words=3 -0.19  DEM|words=3thing -0.05  LOC|CAPITALS -0.17  LOC|all=amb -0.05
LOC|all=func+rare 0.11  LOC|all=hon -0.19  LOC|all=name 0.07  LOC|all=plain -0.1
LOC|all=plain+rare 0.06  LOC|all=rare 0.14  LOC|all=rare+thing 0.04  LOC|all=thing -0.05
LOC|b 0.76  LOC|before is func -0.09  LOC|before is plain -0.13  LOC|before is rare 0.14
LOC|before is sign -0.05  LOC|before is sign, 0.24  LOC|before2=% -0.13  LOC|before2=, 0.05
LOC|before2=. 0.05  LOC|before2=QUOTE 0.04  LOC|before2=according 0.04  LOC|before2=at -0.08
LOC|before2=born 0.03  LOC|before2=court -0.12  LOC|before2=died -0.06  LOC|before2=in -0.07
LOC|before2=king -0.2  LOC|before2=live 0.08  LOC|before2=lives 0.07  LOC|before2=moved 0.17
LOC|before2=on 0.09  LOC|before2=practising -0.29  LOC|before2=still 0.08  LOC|before=, 0.24
LOC|before=and -0.18  LOC|before=at 0.18  LOC|before=from 0.1  LOC|before=in 0.16
LOC|before=near 0.08  LOC|before=of -0.1  LOC|before=on -0.04  LOC|before=the -0.21
LOC|before=to -0.05  LOC|begins cell -0.05  LOC|behind is dig -0.07  LOC|behind is func 0.41
LOC|behind is plain -0.04  LOC|behind is plural -0.07  LOC|behind is rare 0.09
LOC|behind is sign -0.13  LOC|behind is sign( 0.05  LOC|behind is sign) -0.12
LOC|behind is sign, -0.11  LOC|behind is sign: 0.18  LOC|behind is thing -0.22
LOC|behind label -0.51  LOC|behind2=  0.2  LOC|behind2=, -0.11  LOC|behind2=2 -0.04
LOC|behind2=NEWLINENEWLINE 0.12  LOC|behind2=a 0.32  LOC|behind2=and -0.16  LOC|behind2=at -0.19
LOC|behind2=austria -0.15  LOC|behind2=california 0.05  LOC|behind2=he 0.08  LOC|behind2=her -0.12
LOC|behind2=i -0.09  LOC|behind2=in 0.15  LOC|behind2=not 0.09  LOC|behind2=she 0.07
LOC|behind2=you 0.11  LOC|behind=( 0.05  LOC|behind=) -0.12  LOC|behind=, -0.11  LOC|behind=. -0.13
LOC|behind=: 0.05  LOC|behind=APOSTROPHEs 0.18  LOC|behind=and -0.25  LOC|behind=from 0.13
LOC|behind=in 0.25  LOC|behind=no 0.06  LOC|behind=on 0.15  LOC|behind=since 0.03
LOC|behind=to 0.09  LOC|cell=2 0.17  LOC|cell=3 0.11  LOC|cell=4 -0.25  LOC|ending=den 0.2
LOC|ending=ess -0.14  LOC|ending=ham 0.14  LOC|ending=hio 0.14  LOC|ending=ick -0.04
LOC|ending=ire 0.18  LOC|ending=ity 0.1  LOC|ending=ley 0.39  LOC|ending=nds 0.09
LOC|ending=nia 0.03  LOC|ending=ted 0.03  LOC|ending=ton 0.13  LOC|ending=ven 0.11
LOC|first=amb -0.17  LOC|first=func 0.04  LOC|first=hon -0.15  LOC|first=name 0.07
LOC|first=plain -0.12  LOC|first=rare 0.36  LOC|has=amb -0.2  LOC|has=func 0.21  LOC|has=hon -0.14
LOC|has=loc 0.06  LOC|has=name 0.07  LOC|has=plain 0.07  LOC|has=rare 0.2  LOC|has=thing 0.05
LOC|in=der -0.22  LOC|in=of 0.06  LOC|last=amb -0.11  LOC|last=func 0.12  LOC|last=hon -0.19
LOC|last=loc 0.05  LOC|last=name 0.07  LOC|last=plain 0.11  LOC|length=1 0.14  LOC|length=3 -0.31
LOC|length=4 0.14  LOC|length=5 0.03  LOC|looseness=0 0.67  LOC|looseness=0loc 0.04
LOC|looseness=0plain 0.4  LOC|looseness=0rare -0.11  LOC|looseness=0thing -0.04
LOC|looseness=1 0.16  LOC|looseness=1plain -0.21  LOC|looseness=1rare 0.22  LOC|looseness=2 -0.31
LOC|looseness=2plain -0.22  LOC|looseness=2thing 0.09  LOC|looseness=3 -0.52
LOC|looseness=3plain -0.13  LOC|looseness=3rare -0.07  LOC|looseness=3thing -0.12
LOC|lower elsewhere 0.28  LOC|n=1 -0.29  LOC|n=2 0.15  LOC|n=3 0.1  LOC|n=4 0.06
LOC|no gap before -0.11  LOC|no gap behind -0.08  LOC|opens -0.06  LOC|shape9=Xx -0.06
LOC|shape9=Xxx 0.23  LOC|shape=XX 0.15  LOC|shape=Xx 0.39  LOC|shape=XxXx -0.29  LOC|shape=xx -0.16
LOC|sign=. -0.1  LOC|source=ents -0.18  LOC|source=rules 0.2  LOC|speaker=0 0.49
LOC|speaker=0loc 0.04  LOC|speaker=0plain 0.23  LOC|speaker=0rare -0.14  LOC|speaker=0thing 0.27
LOC|speaker=1 -0.16  LOC|speaker=1plain 0.04  LOC|speaker=1rare -0.04  LOC|speaker=1thing 0.09
LOC|speaker=2 -0.14  LOC|speaker=2plain -0.12  LOC|speaker=2rare 0.21  LOC|speaker=2thing -0.19
LOC|speaker=3 -0.17  LOC|speaker=3plain -0.3  LOC|speaker=3rare 0.05  LOC|speaker=3thing -0.23
LOC|tag=NNP -0.18  LOC|tag=NNPS 0.05  LOC|tag=NNS 0.06  LOC|third=0 -0.56
LOC|third=0looseness=0 -0.08  LOC|third=0looseness=1 -0.07  LOC|third=0looseness=2 -0.11
LOC|third=0looseness=3 -0.29  LOC|third=0plain -0.33  LOC|third=0rare -0.1  LOC|third=0thing -0.17
LOC|third=1 -0.1  LOC|third=1looseness=0 -0.08  LOC|third=1looseness=1 0.03
LOC|third=1looseness=2 -0.09  LOC|third=1rare 0.06  LOC|third=1thing -0.19  LOC|third=2 -0.04
LOC|third=2hon -0.19  LOC|third=2looseness=0 0.36  LOC|third=2looseness=1 0.06
LOC|third=2looseness=3 -0.25  LOC|third=2plain 0.05  LOC|third=2rare -0.06  LOC|third=2thing 0.05
LOC|third=3 0.72  LOC|third=3looseness=0 0.47  LOC|third=3looseness=1 0.14
LOC|third=3looseness=2 0.11  LOC|third=3name 0.05  LOC|third=3plain 0.14  LOC|third=3rare 0.17
LOC|third=3thing 0.25  LOC|times=1 -0.13  LOC|times=2 0.09  LOC|times=3 0.06  LOC|words=0 0.06
LOC|words=0plain -0.04  LOC|words=0rare 0.04  LOC|words=1 -0.46  LOC|words=1hon -0.19
LOC|words=1loc -0.05  LOC|words=1name 0.04  LOC|words=1plain -0.41  LOC|words=1rare 0.25
LOC|words=1thing -0.19  LOC|words=2 0.18  LOC|words=2plain 0.05  LOC|words=2thing 0.04
LOC|words=3plain 0.14  LOC|words=3rare -0.24  LOC|words=3thing 0.04  LOC|words=4 0.24
LOC|words=4plain 0.11  LOC|words=4rare 0.06  MISC|CAPITALS -0.08  MISC|all=amb 0.1
MISC|all=amb+func -0.05  MISC|all=amb+func+plain -0.15  MISC|all=amb+func+rare 0.16
MISC|all=amb+func+thing 0.06  MISC|all=amb+plain -0.23  MISC|all=amb+plain+rare -0.14
MISC|all=amb+plain+thing 0.09  MISC|all=dig+plain -0.06  MISC|all=func -0.07
MISC|all=func+hon+plain+rare -0.08  MISC|all=func+hon+rare+thing -0.04  MISC|all=func+plain -0.33
MISC|all=func+plain+rare 0.1  MISC|all=func+plain+thing 0.12  MISC|all=func+rare -0.05
MISC|all=func+rare+thing -0.15  MISC|all=func+thing -0.16  MISC|all=hon 0.12
MISC|all=hon+plain -0.14  MISC|all=name 0.2  MISC|all=plain -0.06  MISC|all=plain+rare 0.18
MISC|all=plain+rare+thing 0.22  MISC|all=plain+thing 0.23  MISC|all=rare -0.16  MISC|all=thing -0.2
MISC|b 1.2  MISC|before is dig -0.24  MISC|before is func 0.23  MISC|before is name 0.03
MISC|before is num -0.48  MISC|before is rare 0.04  MISC|before is sign -0.04
MISC|before is sign( -0.21  MISC|before is sign* 0.08  MISC|before is sign, 0.21
MISC|before is sign- 0.05  MISC|before is sign: -0.25  MISC|before is sign; 0.08
MISC|before is sign> 0.21  MISC|before is signAPOSTROPHE 0.03  MISC|before is signQUOTE 0.05
MISC|before is sign| 0.16  MISC|before is sign☆ -0.07  MISC|before2=% -0.03  MISC|before2=( -0.61
MISC|before2=) 0.36  MISC|before2=, -0.16  MISC|before2=- 0.04  MISC|before2=. -0.38
MISC|before2=16 0.08  MISC|before2=2004 0.07  MISC|before2=5 -0.07  MISC|before2=: -0.14
MISC|before2=; 0.11  MISC|before2=? 0.04  MISC|before2=APOSTROPHEs -0.06
MISC|before2=NEWLINENEWLINE 0.08  MISC|before2=QUOTE -0.24  MISC|before2=a -0.05
MISC|before2=about -0.04  MISC|before2=act -0.07  MISC|before2=and -0.16  MISC|before2=appeal 0.1
MISC|before2=as 0.33  MISC|before2=at 0.35  MISC|before2=books 0.05  MISC|before2=bring -0.04
MISC|before2=by -0.15  MISC|before2=called 0.04  MISC|before2=comedy 0.06  MISC|before2=d -0.1
MISC|before2=designate -0.18  MISC|before2=done -0.04  MISC|before2=education -0.09
MISC|before2=episode 0.06  MISC|before2=film 0.04  MISC|before2=for -0.23  MISC|before2=friend 0.23
MISC|before2=from 0.12  MISC|before2=goldberg 0.06  MISC|before2=i -0.08  MISC|before2=in 0.24
MISC|before2=is -0.09  MISC|before2=itself 0.04  MISC|before2=jehovah 0.06  MISC|before2=jo -0.12
MISC|before2=landlord -0.15  MISC|before2=left 0.33  MISC|before2=magazine 0.03
MISC|before2=march 0.35  MISC|before2=me -0.06  MISC|before2=mother 0.03
MISC|before2=nAPOSTROPHEt -0.03  MISC|before2=name -0.04  MISC|before2=newly -0.04
MISC|before2=niece -0.1  MISC|before2=not -0.06  MISC|before2=of -0.36  MISC|before2=on -0.19
MISC|before2=order -0.05  MISC|before2=people 0.05  MISC|before2=review -0.05
MISC|before2=room -0.1  MISC|before2=service 0.24  MISC|before2=she -0.17
MISC|before2=stoltenberg -0.08  MISC|before2=sunday -0.06  MISC|before2=team 0.14
MISC|before2=the -0.09  MISC|before2=to -0.09  MISC|before2=under -0.11  MISC|before2=was 0.15
MISC|before2=we -0.06  MISC|before2=win 0.04  MISC|before2=with -0.22  MISC|before=  -0.03
MISC|before=( -0.21  MISC|before=* 0.08  MISC|before=, 0.21  MISC|before=- 0.05
MISC|before=. -0.05  MISC|before=... -0.03  MISC|before=1991 -0.1  MISC|before=1997 -0.14
MISC|before=1998 -0.1  MISC|before=2 -0.16  MISC|before=: -0.25  MISC|before=; 0.08
MISC|before=> 0.21  MISC|before=APOSTROPHE 0.03  MISC|before=APOSTROPHEs 0.35
MISC|before=BLANK -0.16  MISC|before=NEWLINENEWLINE 0.19  MISC|before=QUOTE 0.05
MISC|before=a 0.05  MISC|before=a. -0.03  MISC|before=an -0.31  MISC|before=and 0.05
MISC|before=as 0.11  MISC|before=big 0.31  MISC|before=bring -0.08  MISC|before=comedy 0.13
MISC|before=composed -0.04  MISC|before=die -0.13  MISC|before=film 0.14  MISC|before=for 0.35
MISC|before=former -0.04  MISC|before=four -0.11  MISC|before=from 0.13  MISC|before=fur -0.04
MISC|before=g -0.05  MISC|before=his -0.12  MISC|before=likes -0.05  MISC|before=my -0.12
MISC|before=nee 0.04  MISC|before=new -0.26  MISC|before=no -0.26  MISC|before=of 0.13
MISC|before=on -0.13  MISC|before=one -0.3  MISC|before=our -0.17  MISC|before=section -0.04
MISC|before=send -0.04  MISC|before=some -0.05  MISC|before=take -0.04  MISC|before=that 0.19
MISC|before=the -0.4  MISC|before=their -0.34  MISC|before=to -0.1  MISC|before=tonight 0.04
MISC|before=two -0.05  MISC|before=use -0.16  MISC|before=when -0.14  MISC|before=with 0.18
MISC|before=x -0.03  MISC|before=your -0.05  MISC|before=| 0.16  MISC|before=☆ -0.07
MISC|begins cell 0.3  MISC|behind is amb 0.06  MISC|behind is dig -0.06  MISC|behind is num -0.18
MISC|behind is plain 0.03  MISC|behind is rare -0.08  MISC|behind is sign -0.18
MISC|behind is sign( 0.15  MISC|behind is sign) -0.17  MISC|behind is sign- -0.2
MISC|behind is sign: -0.05  MISC|behind is sign; -0.1  MISC|behind is sign? 0.11
MISC|behind is signAPOSTROPHE -0.07  MISC|behind is signQUOTE 0.08  MISC|behind is thing 0.42
MISC|behind label -0.31  MISC|behind2=  -0.18  MISC|behind2=! -0.04  MISC|behind2=( -0.13
MISC|behind2=) -0.6  MISC|behind2=, 0.11  MISC|behind2=. -0.34  MISC|behind2=1 -0.07
MISC|behind2=11 -0.25  MISC|behind2=12 0.2  MISC|behind2=14 -0.22  MISC|behind2=1990 0.06
MISC|behind2=2 -0.14  MISC|behind2=2024 -0.07  MISC|behind2=3 -0.14  MISC|behind2=4 -0.17
MISC|behind2=6 -0.09  MISC|behind2=: 0.2  MISC|behind2=NEWLINENEWLINE -0.21
MISC|behind2=QUOTE -0.46  MISC|behind2=a 0.19  MISC|behind2=against 0.03  MISC|behind2=all -0.06
MISC|behind2=ambassador -0.04  MISC|behind2=an 0.09  MISC|behind2=and 0.11  MISC|behind2=as -0.05
MISC|behind2=at 0.15  MISC|behind2=back 0.16  MISC|behind2=born 0.05  MISC|behind2=but 0.16
MISC|behind2=by 0.1  MISC|behind2=die -0.04  MISC|behind2=do 0.07  MISC|behind2=fine -0.04
MISC|behind2=for 0.07  MISC|behind2=from 0.05  MISC|behind2=good -0.18  MISC|behind2=halsted 0.12
MISC|behind2=has 0.08  MISC|behind2=having 0.06  MISC|behind2=he -0.06  MISC|behind2=hear -0.05
MISC|behind2=her -0.08  MISC|behind2=i 0.07  MISC|behind2=in 0.17  MISC|behind2=it -0.13
MISC|behind2=its 0.25  MISC|behind2=met 0.07  MISC|behind2=mr -0.15  MISC|behind2=no 0.07
MISC|behind2=not -0.07  MISC|behind2=of -0.04  MISC|behind2=on 0.03  MISC|behind2=one -0.32
MISC|behind2=ordered -0.05  MISC|behind2=pay 0.03  MISC|behind2=please -0.04
MISC|behind2=rule -0.16  MISC|behind2=send -0.08  MISC|behind2=she -0.09  MISC|behind2=since 0.05
MISC|behind2=thank -0.08  MISC|behind2=the 0.07  MISC|behind2=then -0.04  MISC|behind2=there 0.03
MISC|behind2=this 0.17  MISC|behind2=to -0.06  MISC|behind2=two -0.08  MISC|behind2=use -0.03
MISC|behind2=was 0.04  MISC|behind2=we 0.35  MISC|behind2=which 0.03  MISC|behind2=witnesses 0.11
MISC|behind2=your -0.03  MISC|behind2=£ -0.14  MISC|behind=( 0.15  MISC|behind=) -0.17
MISC|behind=- -0.2  MISC|behind=. -0.07  MISC|behind=: -0.19  MISC|behind=; -0.1
MISC|behind=? 0.11  MISC|behind=APOSTROPHE -0.07  MISC|behind=APOSTROPHEs 0.12
MISC|behind=BLANK -0.13  MISC|behind=QUOTE 0.08  MISC|behind=a 0.08  MISC|behind=and 0.1
MISC|behind=as 0.19  MISC|behind=at 0.38  MISC|behind=board -0.12  MISC|behind=by -0.13
MISC|behind=called -0.11  MISC|behind=can -0.08  MISC|behind=died 0.18  MISC|behind=every -0.03
MISC|behind=form -0.04  MISC|behind=from 0.51  MISC|behind=fur -0.09  MISC|behind=had -0.07
MISC|behind=has -0.03  MISC|behind=in 0.12  MISC|behind=is -0.08  MISC|behind=landlord 0.09
MISC|behind=lodged 0.12  MISC|behind=no -0.13  MISC|behind=on -0.12  MISC|behind=or -0.16
MISC|behind=school -0.06  MISC|behind=since -0.1  MISC|behind=that 0.12  MISC|behind=to -0.08
MISC|behind=uber -0.04  MISC|behind=until -0.07  MISC|behind=up -0.11  MISC|behind=von -0.08
MISC|behind=voucher -0.09  MISC|behind=was 0.07  MISC|behind=with -0.06  MISC|behind=you -0.03
MISC|cell=0 -0.2  MISC|cell=1 -0.07  MISC|cell=2 0.15  MISC|cell=3 -0.27  MISC|cell=4 0.29
MISC|digits=0 0.04  MISC|digits=1 -0.07  MISC|digits=2 -0.04  MISC|ending=.d. 0.08
MISC|ending=ack 0.12  MISC|ending=ade -0.06  MISC|ending=all -0.05  MISC|ending=ano -0.05
MISC|ending=app -0.07  MISC|ending=ard 0.08  MISC|ending=ate 0.19  MISC|ending=ays -0.1
MISC|ending=b -0.12  MISC|ending=c 0.25  MISC|ending=cht 0.24  MISC|ending=d -0.03
MISC|ending=e -0.03  MISC|ending=eck -0.03  MISC|ending=ens -0.18  MISC|ending=ent -0.63
MISC|ending=etz -0.11  MISC|ending=ger -0.05  MISC|ending=gue 0.04  MISC|ending=hen -0.06
MISC|ending=her -0.06  MISC|ending=hio 0.11  MISC|ending=hof -0.09  MISC|ending=hon -0.04
MISC|ending=hus 0.04  MISC|ending=ide -0.05  MISC|ending=ies -0.15  MISC|ending=ine -0.18
MISC|ending=ing -0.41  MISC|ending=ion -0.1  MISC|ending=itz 0.12  MISC|ending=k -0.14
MISC|ending=ker -0.09  MISC|ending=l -0.07  MISC|ending=law -0.13  MISC|ending=mer 0.04
MISC|ending=mo 0.09  MISC|ending=mol -0.1  MISC|ending=nat 0.03  MISC|ending=nee -0.2
MISC|ending=nel -0.07  MISC|ending=ner -0.04  MISC|ending=net 0.04  MISC|ending=ngs -0.08
MISC|ending=nia 0.48  MISC|ending=nic -0.03  MISC|ending=nis -0.08  MISC|ending=nux -0.05
MISC|ending=ogy -0.17  MISC|ending=old -0.11  MISC|ending=ome -0.08  MISC|ending=ood -0.06
MISC|ending=ool 0.04  MISC|ending=ope 0.07  MISC|ending=ota -0.06  MISC|ending=ows -0.08
MISC|ending=rag -0.07  MISC|ending=ram 0.06  MISC|ending=ree -0.04  MISC|ending=rna -0.03
MISC|ending=rry -0.13  MISC|ending=rte 0.04  MISC|ending=s 0.23  MISC|ending=sco -0.12
MISC|ending=sen 0.15  MISC|ending=t -0.04  MISC|ending=tal 0.36  MISC|ending=ted 0.15
MISC|ending=tee 0.08  MISC|ending=ten -0.1  MISC|ending=ter -0.2  MISC|ending=tes -0.27
MISC|ending=tin -0.15  MISC|ending=tom 0.34  MISC|ending=tor -0.21  MISC|ending=tra 0.03
MISC|ending=ube -0.12  MISC|ending=ung -0.12  MISC|ending=urs 0.21  MISC|ending=vah 0.11
MISC|ends cell -0.23  MISC|first=func -0.13  MISC|first=hon 0.16  MISC|first=name 0.23
MISC|first=plain -0.06  MISC|first=rare -0.18  MISC|first=thing -0.14  MISC|has=amb 0.17
MISC|has=dig -0.08  MISC|has=func -0.23  MISC|has=hon -0.11  MISC|has=name 0.23  MISC|has=num -0.05
MISC|has=org 0.11  MISC|has=plain 0.05  MISC|has=rare 0.22  MISC|has=sign -0.12
MISC|has=sign& 0.12  MISC|has=sign- -0.19  MISC|has=thing 0.13  MISC|in=and -0.29  MISC|in=de 0.19
MISC|in=for -0.17  MISC|in=of 0.11  MISC|in=on -0.04  MISC|in=the -0.13  MISC|is cell -0.07
MISC|last=dig -0.07  MISC|last=func -0.09  MISC|last=hon -0.04  MISC|last=name 0.2
MISC|last=plain -0.16  MISC|last=rare 0.05  MISC|last=sign -0.08  MISC|length=0 -0.3
MISC|length=1 0.46  MISC|length=2 0.09  MISC|length=3 0.14  MISC|length=5 -0.23  MISC|length=6 -0.3
MISC|loose -0.06  MISC|looseness=0 0.68  MISC|looseness=0amb -0.15  MISC|looseness=0hon 0.07
MISC|looseness=0name 0.03  MISC|looseness=0plain 0.31  MISC|looseness=0rare 0.07
MISC|looseness=0thing 0.45  MISC|looseness=1 -0.21  MISC|looseness=1func -0.09
MISC|looseness=1plain -0.11  MISC|looseness=1rare -0.03  MISC|looseness=1thing 0.15
MISC|looseness=2 -0.21  MISC|looseness=2amb -0.19  MISC|looseness=2hon 0.1
MISC|looseness=2name 0.17  MISC|looseness=2plain 0.09  MISC|looseness=2rare -0.3
MISC|looseness=2thing -0.53  MISC|looseness=3 -0.27  MISC|looseness=3amb 0.49
MISC|looseness=3plain -0.18  MISC|looseness=3rare -0.18  MISC|looseness=3thing -0.13
MISC|looseness=4 -0.09  MISC|looseness=4rare 0.26  MISC|looseness=4thing -0.14
MISC|lower elsewhere 0.04  MISC|n=2 -0.38  MISC|n=3 -0.07  MISC|n=4 0.36  MISC|no gap before 0.15
MISC|no gap behind 0.03  MISC|prose -0.04  MISC|shape9=. -0.08  MISC|shape9=X -0.32
MISC|shape9=XX -0.08  MISC|shape9=Xx 0.41  MISC|shape9=Xxx 0.19  MISC|shape=X -0.12
MISC|shape=X.X. 0.07  MISC|shape=XX -0.2  MISC|shape=XXx -0.14  MISC|shape=Xx 0.08
MISC|shape=Xx.X. 0.08  MISC|shape=XxX -0.1  MISC|shape=XxXx -0.05  MISC|shape=Xxx 0.11
MISC|shape=x 0.17  MISC|shape=xXX -0.19  MISC|shape=xXx -0.07  MISC|shape=xx 0.05  MISC|sign=& 0.12
MISC|sign=- -0.2  MISC|sign=. -0.12  MISC|sign=/ 0.06  MISC|source=ents -0.04
MISC|source=rules -0.06  MISC|speaker=0 0.31  MISC|speaker=0amb -0.08  MISC|speaker=0hon 0.35
MISC|speaker=0plain -0.04  MISC|speaker=0rare -0.33  MISC|speaker=0thing -0.38  MISC|speaker=1 0.3
MISC|speaker=1amb 0.1  MISC|speaker=1name 0.11  MISC|speaker=1rare -0.25  MISC|speaker=1thing 0.21
MISC|speaker=2 -0.78  MISC|speaker=2plain 0.26  MISC|speaker=2rare -0.21  MISC|speaker=2thing -0.18
MISC|speaker=3 0.07  MISC|speaker=3amb 0.1  MISC|speaker=3func -0.09  MISC|speaker=3plain -0.15
MISC|speaker=3rare 0.62  MISC|speaker=3thing 0.15  MISC|tag=CD -0.04  MISC|tag=JJ -0.08
MISC|tag=NN -0.42  MISC|tag=NNP -0.09  MISC|tag=NNPS -0.29  MISC|tag=NNS 0.15  MISC|tag=PRP -0.03
MISC|tag=UH -0.08  MISC|third=0 -0.44  MISC|third=0amb 0.37  MISC|third=0hon 0.1
MISC|third=0looseness=0 -0.3  MISC|third=0looseness=1 0.04  MISC|third=0looseness=2 -0.29
MISC|third=0looseness=3 0.33  MISC|third=0looseness=4 -0.22  MISC|third=0name 0.17
MISC|third=0plain -0.45  MISC|third=0rare -0.06  MISC|third=0thing -0.46  MISC|third=1 -0.62
MISC|third=1amb -0.26  MISC|third=1func -0.06  MISC|third=1looseness=0 -0.42
MISC|third=1looseness=1 -0.37  MISC|third=1looseness=2 0.12  MISC|third=1looseness=3 -0.09
MISC|third=1plain 0.08  MISC|third=1rare -0.04  MISC|third=1thing -0.31  MISC|third=2 -0.07
MISC|third=2amb -0.09  MISC|third=2func -0.09  MISC|third=2hon 0.03  MISC|third=2looseness=0 0.25
MISC|third=2looseness=1 0.25  MISC|third=2looseness=2 -0.05  MISC|third=2looseness=3 -0.51
MISC|third=2plain 0.1  MISC|third=2rare -0.22  MISC|third=2thing 0.2  MISC|third=3 1.03
MISC|third=3amb 0.07  MISC|third=3hon -0.09  MISC|third=3looseness=0 1.15
MISC|third=3looseness=1 -0.13  MISC|third=3plain 0.35  MISC|third=3rare 0.14
MISC|third=3thing 0.38  MISC|times=1 -0.29  MISC|times=2 0.1  MISC|times=3 0.09  MISC|words=0 0.38
MISC|words=0plain 0.04  MISC|words=0rare -0.22  MISC|words=0thing -0.04  MISC|words=1 -1.05
MISC|words=1amb 0.14  MISC|words=1func -0.11  MISC|words=1hon 0.11  MISC|words=1name 0.17
MISC|words=1plain -0.31  MISC|words=1rare -0.11  MISC|words=1thing -0.28  MISC|words=2 0.42
MISC|words=2plain 0.09  MISC|words=2rare 0.25  MISC|words=2thing -0.06  MISC|words=3 -0.98
MISC|words=3amb -0.07  MISC|words=3plain -0.1  MISC|words=3rare -0.35  MISC|words=3thing 0.13
MISC|words=4 1.13  MISC|words=4plain 0.37  MISC|words=4rare 0.26  MISC|words=4thing 0.05
ORG|CAPITALS 0.23  ORG|all=amb -0.08  ORG|all=amb+plain 0.14  ORG|all=amb+rare+thing 0.11
ORG|all=amb+thing -0.09  ORG|all=func -0.17  ORG|all=func+plain -0.24
ORG|all=func+plain+rare -0.11  ORG|all=func+plain+thing 0.05  ORG|all=hon 0.05
ORG|all=name+plain 0.07  ORG|all=num+rare 0.08  ORG|all=org 0.04  ORG|all=org+thing 0.04
ORG|all=plain 0.06  ORG|all=plain+rare 0.38  ORG|all=plain+rare+thing -0.27
ORG|all=plain+thing -0.14  ORG|all=rare -0.2  ORG|all=rare+thing 0.12  ORG|all=thing -0.03
ORG|b 0.69  ORG|before is amb 0.04  ORG|before is dig -0.15  ORG|before is func 0.07
ORG|before is num 0.08  ORG|before is plain -0.09  ORG|before is rare 0.06
ORG|before is sign -0.13  ORG|before is sign( 0.06  ORG|before is sign, -0.29
ORG|before is sign- -0.14  ORG|before is sign: 0.16  ORG|before is sign; -0.13
"""
