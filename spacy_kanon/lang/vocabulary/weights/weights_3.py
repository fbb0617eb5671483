"""What clues weigh. Made by `bench/fit_clues.py`."""

WEIGHTS = """
before=film 0.14  before=final 0.08  before=first 0.14  before=flight 0.19  before=for 0.38
before=former -0.05  before=formula 0.03  before=four -0.11  before=freundlichen -0.32
before=from 0.19  before=fur -0.05  before=g -0.1  before=get -0.08  before=halloween 0.04
before=has -0.07  before=held -0.07  before=her 0.11  before=his -0.16  before=in 0.39
before=included 0.08  before=is 0.71  before=likes -0.05  before=my -0.14  before=near 0.08
before=nearly 0.03  before=nee 0.04  before=need -0.04  before=new -0.4  before=no -0.45
before=of 0.03  before=old 0.03  before=on -0.19  before=one -0.43  before=or -0.08
before=our -0.33  before=out -0.07  before=over -0.3  before=plus -0.08  before=retired 0.18
before=score -0.06  before=section -0.04  before=send 0.32  before=shared -0.04  before=some -0.05
before=t -0.07  before=take -0.12  before=than -0.09  before=that 0.35  before=the -0.38
before=their -0.29  before=these 0.07  before=tonight 0.04  before=top 0.1  before=two -0.04
before=under -0.13  before=until -0.1  before=up 0.47  before=upper 0.18  before=us -0.08
before=use -0.2  before=was -0.14  before=web01 -0.11  before=when -0.14  before=windows -0.13
before=with 0.16  before=within -0.19  before=x -0.15  before=your -0.07  before=| 0.15
before=§ -0.23  before=☆ -0.07  begins cell 0.13  behind is amb -0.41  behind is dig -0.27
behind is func -0.2  behind is hon -0.05  behind is name 0.33  behind is num 0.27
behind is org 0.03  behind is plain -0.37  behind is plural -0.08  behind is rare -0.28
behind is sign 0.07  behind is sign! -0.14  behind is sign( 0.28  behind is sign) -0.06
behind is sign* 0.26  behind is sign, 0.17  behind is sign- -0.11  behind is sign: -0.1
behind is sign; 0.27  behind is sign? -0.17  behind is signAPOSTROPHE -0.06
behind is signQUOTE 0.23  behind is sign[ -0.03  behind is sign] -0.15  behind is sign| 0.07
behind is thing 0.07  behind label -0.57  behind2= 0.28  behind2=  0.47  behind2=! -0.15
behind2=) -0.55  behind2=, -0.2  behind2=- -0.14  behind2=. -0.61  behind2=/ 0.17  behind2=01 0.04
behind2=1 -0.27  behind2=10 0.05  behind2=11 -0.26  behind2=12 0.07  behind2=14 -0.28
behind2=1979 0.04  behind2=1982 0.03  behind2=1986 0.06  behind2=1990 0.06  behind2=2 -0.51
behind2=20 0.2  behind2=2024 -0.07  behind2=22 -0.16  behind2=3 -0.1  behind2=30 -0.04
behind2=31 -0.07  behind2=4 -0.17  behind2=5 -0.26  behind2=6 -0.17  behind2=7 -0.17
behind2=8 -0.05  behind2=9 0.06  behind2=: 0.1  behind2=; -0.23  behind2== 0.13  behind2=> -0.04
behind2=? -0.05  behind2=NEWLINENEWLINE -0.41  behind2=QUOTE -0.37  behind2=a 0.34
behind2=ahead 0.05  behind2=ambassador -0.04  behind2=an 0.18  behind2=and 0.06  behind2=at 0.05
behind2=austria -0.14  behind2=bacchus 0.1  behind2=back 0.25  behind2=barn -0.06
behind2=batch 0.32  behind2=be 0.05  behind2=bertrand 0.06  behind2=big -0.06  behind2=bleep -0.09
behind2=bonus -0.07  behind2=bring -0.07  behind2=brought 0.18  behind2=but 0.19  behind2=by 0.1
behind2=california 0.05  behind2=call -0.45  behind2=circumstances -0.09  behind2=claims -0.07
behind2=concerned -0.04  behind2=congresses 0.06  behind2=daughter 0.06  behind2=day -0.04
behind2=days -0.04  behind2=death 0.04  behind2=decision -0.16  behind2=delivery -0.13
behind2=die 0.06  behind2=dismissed -0.07  behind2=do 0.04  behind2=duke 0.04  behind2=each -0.04
behind2=fee -0.55  behind2=fine -0.07  behind2=first 0.05  behind2=for 0.27  behind2=found 0.22
behind2=freya -0.03  behind2=from 0.21  behind2=good -0.28  behind2=graves 0.05  behind2=had 0.07
behind2=halsted 0.12  behind2=has 0.12  behind2=he 0.06  behind2=hear -0.05  behind2=her -0.29
behind2=hereinafter 0.21  behind2=him 0.04  behind2=i -0.21  behind2=in 0.36
behind2=including 0.07  behind2=it -0.06  behind2=its 0.29  behind2=june -0.24  behind2=k. 0.13
behind2=keep -0.04  behind2=later 0.05  behind2=like 0.43  behind2=love -0.04  behind2=me -0.05
behind2=met 0.08  behind2=moving 0.09  behind2=mr -0.16  behind2=ms -0.21  behind2=my 0.1
behind2=near 0.14  behind2=new 0.06  behind2=next -0.04  behind2=no 0.17  behind2=not -0.07
behind2=of -0.17  behind2=ohio 0.21  behind2=one -0.28  behind2=ordered -0.05  behind2=ou 0.05
behind2=our -0.28  behind2=over -0.05  behind2=par 0.13  behind2=paragraph -0.05  behind2=part 0.1
behind2=party -0.13  behind2=please 0.06  behind2=plus -0.08  behind2=points -0.12
behind2=quote 0.09  behind2=reports -0.09  behind2=rest -0.11  behind2=room -0.03
behind2=rule -0.2  behind2=rules 0.04  behind2=s -0.14  behind2=saoirse -0.06  behind2=say 0.14
behind2=second -0.05  behind2=see -0.11  behind2=send -0.05  behind2=sent -0.03
behind2=served 0.05  behind2=she 0.05  behind2=since 0.1  behind2=six -0.08  behind2=so -0.08
behind2=spring -0.04  behind2=starts -0.04  behind2=still -0.16  behind2=sugar -0.03
behind2=tell 0.07  behind2=thank -0.08  behind2=that -0.15  behind2=the -0.18  behind2=their 0.06
behind2=then -0.16  behind2=there 0.04  behind2=this 0.31  behind2=through -0.03
behind2=thursday -0.35  behind2=title 0.04  behind2=to -0.28  behind2=told -0.05  behind2=took 0.04
behind2=two -0.1  behind2=under 0.09  behind2=union 0.26  behind2=us 0.05  behind2=use -0.03
behind2=v -0.17  behind2=was 0.07  behind2=we 0.28  behind2=well 0.03  behind2=were -0.05
behind2=which -0.06  behind2=while 0.06  behind2=who 0.34  behind2=will 0.07  behind2=within -0.12
behind2=without 0.31  behind2=witnesses 0.11  behind2=your -0.12  behind2=| -0.09  behind2=£ -0.33
behind=! -0.14  behind=( 0.28  behind=) 0.04  behind=* 0.26  behind=, 0.17  behind=- -0.11
behind=. -0.08  behind=01 0.03  behind=12 -0.21  behind=15 -0.12  behind=2 -0.24  behind=3 0.04
behind=55 0.09  behind=5550 0.08  behind=: -0.37  behind=; 0.27  behind=? -0.17
behind=APOSTROPHE -0.06  behind=APOSTROPHEs 0.24  behind=BLANK 0.13  behind=LINE 0.55
behind=QUOTE 0.23  behind=[ -0.03  behind=] -0.15  behind=a 0.19  behind=about -0.05
behind=after -0.13  behind=again -0.11  behind=and -0.29  behind=appearances 0.17  behind=as 0.37
behind=at 0.45  behind=be -0.04  behind=bedrooms -0.06  behind=began 0.03  behind=board -0.15
behind=built 0.42  behind=by -0.1  behind=called -0.11  behind=can -0.15  behind=card -0.05
behind=career 0.07  behind=children -0.03  behind=consecutive 0.1  behind=cracked -0.08
behind=daily -0.08  behind=damage -0.19  behind=dated -0.08  behind=decided -0.12
behind=declined -0.08  behind=did -0.06  behind=died 0.4  behind=different 0.03
behind=dismissed -0.11  behind=district 0.45  behind=done -0.08  behind=driver -0.05
behind=ending -0.03  behind=every -0.03  behind=film 0.08  behind=films 0.03  behind=for 0.19
behind=form -0.1  behind=found -0.08  behind=from 0.77  behind=fur -0.08  behind=game -0.04
behind=games 0.07  behind=gave 0.16  behind=had -0.12  behind=has 0.13  behind=he 0.05
behind=head -0.08  behind=hearings -0.05  behind=i 0.18  behind=if -0.09  behind=imprisonment 0.13
behind=in 0.89  behind=informed 0.07  behind=is -0.21  behind=issued 0.09  behind=it -0.03
behind=judgment -0.06  behind=k -0.12  behind=lag -0.07  behind=landlord 0.1  behind=left -0.06
behind=lodged 0.12  behind=no -0.07  behind=not -0.05  behind=number 0.05  behind=of -0.33
behind=ok -0.09  behind=open -0.05  behind=or -0.21  behind=ordered -0.07  behind=other 0.07
behind=ou 0.13  behind=out -0.04  behind=over -0.17  behind=pages -0.2  behind=pending -0.08
behind=people 0.09  behind=period -0.04  behind=piece 0.2  behind=points 0.03  behind=policy -0.04
behind=referred -0.05  behind=refused -0.1  behind=rejected -0.07  behind=report -0.06
behind=round 0.05  behind=rules -0.04  behind=says -0.11  behind=school -0.06  behind=seasons 0.08
behind=series 0.08  behind=session -0.04  behind=sign -0.06  behind=simple 0.04  behind=since -0.07
behind=singles 0.08  behind=sitcom 0.06  behind=starts 0.03  behind=submitted -0.11
behind=that 0.08  behind=the -0.21  behind=time -0.08  behind=to -0.03  behind=uber -0.04
behind=until -0.08  behind=up -0.12  behind=us -0.05  behind=used -0.05  behind=v4 -0.06
behind=via -0.05  behind=von -0.08  behind=voucher -0.11  behind=was 0.03  behind=were -0.03
behind=wet -0.04  behind=when -0.03  behind=who -0.07  behind=will -0.19  behind=working -0.04
behind=wrote 0.13  behind=x -0.21  behind=y 0.2  behind=you -0.1  behind=| 0.07  cell=0 -0.49
cell=1 -0.12  cell=2 0.3  cell=3 0.09  cell=4 0.15  digits=0 0.13  digits=1 -0.37  digits=2 -0.11
digits=3 -0.3  digits=4 0.58  ending=.a. -0.07  ending=.b. 0.07  ending=.c. 0.06  ending=.d. 0.2
ending=.s. -0.04  ending=ack 0.12  ending=ade -0.06  ending=all -0.05  ending=ana -0.05
ending=ano -0.05  ending=app -0.11  ending=ard 0.05  ending=are 0.27  ending=ars -0.13
ending=ary -0.05  ending=ass -0.13  ending=ate 0.05  ending=ava -0.09  ending=ays -0.11
ending=b -0.12  ending=blr 0.63  ending=c 0.27  ending=can 0.03  ending=cbs 0.12  ending=cca 0.06
ending=cht 0.24  ending=con -0.24  ending=cto -0.11  ending=das -0.05  ending=den 0.2
ending=dge 0.18  ending=dpr -0.07  ending=e -0.03  ending=ead 0.51  ending=ean 0.06
ending=eau -0.3  ending=eck -0.03  ending=eil -0.26  ending=ens -0.23  ending=ent -0.69
ending=ero -0.06  ending=ers -0.07  ending=ess 0.06  ending=eth 0.25  ending=etz -0.11
ending=ewe 0.05  ending=fin 0.41  ending=gdr -0.15  ending=ger -0.05  ending=gue 0.04
ending=ham 0.21  ending=hcp -0.08  ending=hen -0.05  ending=her -0.18  ending=hio 0.25
ending=hof -0.1  ending=hon -0.04  ending=hus 0.04  ending=iam 0.4  ending=ian 0.1
ending=iap -0.13  ending=iax 0.08  ending=ich -0.12  ending=ick -0.07  ending=ide -0.14
ending=ied -0.09  ending=ier -0.04  ending=ies -0.16  ending=ine -0.37  ending=ing -0.5
ending=int -0.1  ending=ion 0.1  ending=ira 0.13  ending=ire 0.18  ending=ish 0.04  ending=ity 0.12
ending=itz 0.12  ending=ium -0.03  ending=jo 0.4  ending=k -0.15  ending=ker -0.23  ending=l -0.08
ending=law -0.16  ending=ler -0.07  ending=ley 0.39  ending=lin 0.18  ending=lle 0.31
ending=md 0.28  ending=mer -0.04  ending=mlb 0.12  ending=mo 0.1  ending=mol -0.1  ending=nat 0.03
ending=nbc 0.13  ending=nda -0.09  ending=ndo -0.04  ending=nds 0.09  ending=nee -0.2
ending=nel -0.12  ending=ner -0.03  ending=net 0.04  ending=nge -0.07  ending=ngo -0.16
ending=ngs -0.1  ending=nhs -0.13  ending=nia 0.59  ending=nic -0.03  ending=nis -0.08
ending=nux -0.07  ending=ock 0.23  ending=ogy -0.22  ending=old -0.14  ending=ome -0.09
ending=ons 0.26  ending=ood -0.07  ending=ool 0.04  ending=ope 0.14  ending=ose 0.22
ending=ost -0.1  ending=ota -0.07  ending=owa 0.03  ending=ows -0.1  ending=pkk 0.32
ending=pt -0.03  ending=q. -0.1  ending=rag -0.06  ending=ram 0.06  ending=ree -0.06
ending=ren 0.32  ending=res -0.06  ending=rna -0.07  ending=rry -0.13  ending=rte 0.04
ending=rts -0.08  ending=s 0.24  ending=sco -0.11  ending=sen -0.04  ending=sey -0.06
ending=sin 0.26  ending=sla -0.04  ending=sop 0.06  ending=t -0.04  ending=tal 0.37
ending=tar -0.06  ending=ted 0.19  ending=tee 0.08  ending=ten -0.11  ending=ter -0.15
ending=tes -0.5  ending=tin -0.15  ending=tom 0.52  ending=ton 0.07  ending=tor -0.2
ending=tra 0.03  ending=try -0.17  ending=tty -0.05  ending=ube -0.17  ending=ung -0.12
ending=urs 0.21  ending=uth 0.28  ending=vah 0.11  ending=ven 0.11  ending=yds -0.07
ending=zyk 0.11  ends cell 0.55  first=amb 0.06  first=dig 0.05  first=func 0.04  first=hon 0.13
first=name 0.42  first=num -0.16  first=org 0.05  first=plain -0.38  first=rare 0.18
first=thing -0.45  has=amb 0.21  has=dig -0.26  has=func -0.27  has=hon -0.18  has=loc 0.06
has=name 0.37  has=num 0.03  has=org 0.16  has=plain 0.12  has=rare 0.56  has=sign -0.05
has=sign% -0.13  has=sign& 0.12  has=sign- -0.16  has=sign/ -0.05  has=signAPOSTROPHE 0.09
has=thing 0.21  in=% -0.13  in=- 0.16  in=. 0.16  in=0 -0.12  in=01 0.05  in=06 0.08  in=1 -0.36
in=1,000 -0.07  in=10 -0.54  in=100 -0.04  in=11 -0.26  in=114 0.28  in=12 -0.42  in=121 -0.12
in=12:05 -0.04  in=12:10 -0.04  in=13 -0.05  in=131 -0.1  in=14 -0.09  in=14th 0.19  in=15 -0.33
in=150 -0.18  in=17 -0.23  in=18 -0.21  in=1st -0.1  in=20 -0.17  in=200 -0.04  in=20th 0.16
in=21 -0.06  in=23 0.11  in=24 0.16  in=25 0.09  in=27 0.29  in=28 -0.09  in=2nd -0.14  in=3 0.16
in=30 -0.09  in=31 -0.07  in=35 0.21  in=36 -0.23  in=3713 -0.08  in=38 0.16  in=3rd 0.15
in=4 0.09  in=40 -0.06  in=4471 -0.04  in=48 -0.04  in=496 0.17  in=5 -0.08  in=500 -0.19
in=55 0.55  in=6 -0.08  in=7 -0.19  in=7.2 -0.03  in=70 0.06  in=77 0.23  in=8 0.08  in=80 -0.04
in=80th -0.06  in=812 -0.08  in=9 0.2  in=900 -0.04  in=91 0.03  in=APOSTROPHEs 0.13  in=a 0.05
in=am 0.07  in=and -0.3  in=bendybecca 0.06  in=day -0.04  in=days -0.14  in=de 0.19  in=dem 0.06
in=der -0.18  in=dkowalczyk 0.11  in=eight -0.11  in=eur 0.06  in=fibreboard -0.1  in=fifty 0.03
in=five 0.22  in=following 0.08  in=for -0.17  in=forty -0.04  in=four -0.1  in=fourth 0.08
in=ft -0.1  in=g -0.05  in=hours -0.05  in=in 0.18  in=kev_t92 0.15  in=kg -0.04  in=kwh -0.05
in=la 0.18  in=later 0.07  in=lb -0.06  in=luciax 0.08  in=miles -0.03  in=min -0.08  in=mm 0.11
in=month 0.1  in=months -0.17  in=next 0.06  in=no 0.16  in=of -0.19  in=oldsysop 0.06  in=on -0.04
in=one 0.09  in=oz -0.05  in=p.m. -0.08  in=pecuniary -0.22  in=pm 0.09  in=same 0.06
in=second -0.1  in=seven 0.06  in=seventh -0.09  in=six 0.04  in=sixth 0.06  in=ten -0.08
in=that 0.11  in=the -0.32  in=thirty -0.14  in=three 0.11  in=twelve -0.03  in=two -0.16
in=year 0.2  in=years 0.23  is cell -0.25  last=amb -0.13  last=dig -0.2  last=func -0.14
last=hon -0.1  last=loc 0.04  last=name 0.3  last=num 0.28  last=org 0.08  last=plain -0.24
last=rare 0.13  last=sign -0.09  last=sign% -0.13  last=thing 0.07  length=0 -0.43  length=1 0.63
length=2 -0.1  length=3 0.1  length=4 0.09  length=5 0.1  length=6 -0.46  loose 0.05  lower 0.18
lower elsewhere -0.33  n=1 -0.14  n=2 -0.32  n=3 0.13  n=4 0.26  no gap behind 0.05  opens -0.17
prose -0.12  shape9=% -0.13  shape9=. -0.09  shape9=APOSTROPHEx 0.19  shape9=X -0.13
shape9=XX 0.19  shape9=XXdd -0.11  shape9=Xdd -0.16  shape9=Xx 0.23  shape9=Xxx 0.39
shape9=d,d 0.05  shape9=dd 0.08  shape9=x 0.05  shape9=x.x. -0.07  shape9=xXx -0.07
shape9=xx -0.48  shape=X -0.23  shape=X. -0.26  shape=X.X. 0.22  shape=XXd -0.06  shape=XXdd -0.16
shape=XXx -0.1  shape=Xd -0.39  shape=XdX 0.32  shape=Xdd 0.19  shape=Xx 0.63  shape=Xx.X. 0.08
shape=XxX -0.2  shape=XxXx -0.37  shape=XxXxd 0.29  shape=Xxx 0.51  shape=d -0.27
shape=d,Xx,QUOTE 0.11  shape=d,d -0.29  shape=d-d 0.04  shape=d.d -0.33  shape=d.d.d 0.15
shape=d.dd -0.2  shape=d.dx -0.18  shape=d/d -0.21  shape=d/dd -0.07  shape=d:d 0.13
shape=d:dd 0.19  shape=dd 0.11  shape=dd.d -0.1  shape=ddX -0.06  shape=ddxx 0.34  shape=dxx 0.28
shape=x 0.05  shape=xXX -0.19  shape=xXx -0.07  shape=x[d -0.11  shape=x_xd 0.15  shape=xd 0.08
shape=xx -0.26  sign=% -0.13  sign=& 0.19  sign=+ -0.07  sign=, -0.13  sign=- -0.09  sign=. -0.62
sign=/ -0.27  sign=: 0.42  sign=_ 0.15  source=ents -0.3  source=rules 0.23  tag=CD -0.2
tag=DT -0.05  tag=IN -0.06  tag=JJ -0.09  tag=LS 0.11  tag=NN -0.41  tag=NNP -0.21  tag=NNPS -0.32
tag=NNS -0.26  tag=POS 0.21  tag=RB -0.18  tag=UH -0.09  tag=VB -0.11  tag=VBD -0.05  times=1 -0.21
times=2 -0.06  times=3 0.19  title 0.14
"""
