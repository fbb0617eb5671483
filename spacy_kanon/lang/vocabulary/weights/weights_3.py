"""What clues weigh. Made by `bench/fit_clues.py`."""

WEIGHTS = """
behind2=30 -0.04  behind2=31 -0.07  behind2=4 -0.17  behind2=5 -0.28  behind2=6 -0.17
behind2=7 -0.17  behind2=8 -0.05  behind2=9 0.06  behind2=: 0.13  behind2=; -0.26  behind2== 0.15
behind2=> -0.04  behind2=? -0.05  behind2=NEWLINENEWLINE -0.47  behind2=QUOTE -0.37  behind2=a 0.33
behind2=after 0.03  behind2=ahead 0.05  behind2=ambassador -0.04  behind2=an 0.17
behind2=and -0.07  behind2=as 0.03  behind2=at 0.07  behind2=austria -0.14  behind2=bacchus 0.1
behind2=back 0.24  behind2=barn -0.06  behind2=batch 0.33  behind2=be 0.05  behind2=bertrand 0.07
behind2=big -0.06  behind2=bleep -0.09  behind2=bonus -0.05  behind2=bring -0.07
behind2=brought 0.18  behind2=but 0.2  behind2=by 0.1  behind2=california 0.05  behind2=call -0.35
behind2=circumstances -0.09  behind2=claims -0.07  behind2=concerned -0.03  behind2=congresses 0.07
behind2=daughter 0.06  behind2=day -0.04  behind2=days -0.03  behind2=death 0.04
behind2=decision -0.16  behind2=delivery -0.14  behind2=die -0.04  behind2=dismissed -0.07
behind2=do 0.05  behind2=duke 0.04  behind2=fee -0.53  behind2=fine -0.07  behind2=first 0.06
behind2=for 0.28  behind2=found 0.29  behind2=freya -0.04  behind2=from 0.24  behind2=good -0.28
behind2=graves 0.05  behind2=had 0.07  behind2=halsted 0.12  behind2=has 0.12  behind2=he 0.07
behind2=hear -0.05  behind2=her -0.25  behind2=hereinafter 0.21  behind2=him 0.04  behind2=his 0.03
behind2=i -0.19  behind2=in 0.34  behind2=including 0.07  behind2=it -0.06  behind2=its 0.29
behind2=judgment -0.03  behind2=june -0.24  behind2=k. 0.12  behind2=keep -0.04  behind2=later 0.05
behind2=like 0.42  behind2=love -0.03  behind2=me -0.05  behind2=met 0.07  behind2=move -0.03
behind2=moving 0.27  behind2=mr -0.16  behind2=ms -0.21  behind2=my 0.1  behind2=nappies -0.04
behind2=near 0.14  behind2=never -0.03  behind2=new 0.06  behind2=no 0.16  behind2=not -0.07
behind2=of -0.13  behind2=ohio 0.21  behind2=one -0.27  behind2=ordered -0.05  behind2=our -0.27
behind2=over -0.05  behind2=paragraph -0.05  behind2=part 0.1  behind2=party -0.12
behind2=please 0.06  behind2=plus -0.06  behind2=points -0.13  behind2=quote 0.13
behind2=reports -0.09  behind2=rest -0.13  behind2=room -0.04  behind2=rule -0.2  behind2=s -0.14
behind2=saoirse -0.06  behind2=say 0.15  behind2=second -0.04  behind2=see -0.08
behind2=send -0.07  behind2=series 0.03  behind2=served 0.05  behind2=she 0.05  behind2=since 0.1
behind2=six -0.08  behind2=so -0.05  behind2=spring -0.04  behind2=starts -0.05
behind2=still -0.16  behind2=tell 0.07  behind2=thank -0.08  behind2=that -0.15  behind2=the -0.2
behind2=their 0.06  behind2=then -0.16  behind2=there 0.03  behind2=this 0.32
behind2=through -0.03  behind2=thursday -0.34  behind2=title 0.04  behind2=to -0.28
behind2=told -0.05  behind2=took 0.04  behind2=two -0.1  behind2=under 0.09  behind2=union 0.26
behind2=us 0.06  behind2=use -0.03  behind2=v -0.17  behind2=we 0.3  behind2=were -0.05
behind2=while 0.07  behind2=who 0.34  behind2=will 0.06  behind2=with 0.08  behind2=within -0.12
behind2=without 0.32  behind2=witnesses 0.11  behind2=your -0.12  behind2=| -0.1  behind2=£ -0.31
behind=! -0.08  behind=( 0.29  behind=) -0.03  behind=* 0.29  behind=, 0.13  behind=- -0.07
behind=. -0.07  behind=15 -0.11  behind=2 -0.16  behind=3 0.09  behind=: -0.38  behind=; 0.26
behind=? -0.16  behind=APOSTROPHE -0.07  behind=APOSTROPHEs 0.21  behind=BLANK 0.07
behind=LINE 0.57  behind=QUOTE 0.23  behind=[ -0.03  behind=] -0.12  behind=a 0.19
behind=about -0.05  behind=after -0.09  behind=again -0.12  behind=and -0.3
behind=appearances 0.15  behind=as 0.35  behind=at 0.45  behind=be -0.04  behind=bedrooms -0.04
behind=began 0.03  behind=board -0.15  behind=built 0.42  behind=by -0.1  behind=called -0.12
behind=can -0.15  behind=card -0.04  behind=career 0.06  behind=consecutive 0.1
behind=cracked -0.12  behind=daily -0.08  behind=damage -0.19  behind=dated -0.08
behind=decided -0.12  behind=declined -0.08  behind=did -0.06  behind=died 0.39
behind=different 0.03  behind=dismissed -0.1  behind=district 0.45  behind=done -0.03
behind=driver -0.05  behind=ending -0.03  behind=every -0.03  behind=film 0.07  behind=for 0.23
behind=form -0.1  behind=found -0.08  behind=from 0.78  behind=fur -0.09  behind=game -0.05
behind=games 0.06  behind=gave 0.16  behind=had -0.12  behind=has 0.13  behind=he 0.06
behind=head -0.07  behind=hearings -0.06  behind=i 0.16  behind=if -0.1  behind=imprisonment 0.13
behind=in 0.89  behind=informed 0.07  behind=is -0.23  behind=issued 0.08  behind=it -0.03
behind=judgment -0.07  behind=k -0.09  behind=lag -0.07  behind=landlord 0.09  behind=left -0.03
behind=lodged 0.12  behind=no -0.07  behind=not -0.05  behind=number 0.04  behind=of -0.33
behind=ok -0.08  behind=on 0.04  behind=open -0.05  behind=or -0.21  behind=ordered -0.07
behind=other 0.06  behind=out -0.03  behind=over -0.18  behind=pages -0.12  behind=pending -0.08
behind=people 0.11  behind=period -0.04  behind=piece 0.23  behind=points 0.03  behind=policy -0.04
behind=referred -0.05  behind=refused -0.1  behind=rejected -0.07  behind=report -0.06
behind=rules -0.04  behind=says -0.12  behind=school -0.06  behind=seasons 0.06  behind=series 0.08
behind=session -0.04  behind=since -0.07  behind=singles 0.08  behind=sitcom 0.06
behind=submitted -0.11  behind=that 0.08  behind=the -0.21  behind=time -0.08  behind=times 0.04
behind=uber -0.04  behind=until -0.08  behind=up -0.12  behind=us -0.06  behind=used -0.07
behind=v4 -0.07  behind=via -0.05  behind=von -0.08  behind=voucher -0.11  behind=were -0.03
behind=wet -0.05  behind=who -0.07  behind=will -0.19  behind=working -0.03  behind=wrote 0.13
behind=x -0.17  behind=y 0.27  behind=you -0.1  behind=| 0.06  cell=0 -0.49  cell=1 -0.1
cell=2 0.29  cell=3 0.09  cell=4 0.14  digits=0 0.18  digits=1 -0.54  digits=2 -0.13
digits=3 -0.24  digits=4 0.66  ending=.a. -0.07  ending=.b. 0.07  ending=.c. 0.06  ending=.d. 0.2
ending=.s. -0.04  ending=ack 0.12  ending=ade -0.06  ending=all -0.05  ending=ana -0.04
ending=and 0.03  ending=ano -0.05  ending=app -0.11  ending=ard 0.04  ending=are 0.28
ending=ars -0.14  ending=ary -0.04  ending=ass -0.13  ending=ate 0.04  ending=ava -0.1
ending=ays -0.11  ending=b -0.12  ending=blr 0.63  ending=c 0.28  ending=cbs 0.12  ending=cca 0.06
ending=cht 0.24  ending=con -0.24  ending=cto -0.11  ending=d -0.03  ending=das -0.06
ending=den 0.2  ending=dge 0.18  ending=dpr -0.08  ending=e -0.03  ending=ead 0.51  ending=ean 0.06
ending=eau -0.29  ending=eck -0.03  ending=eil -0.25  ending=ens -0.24  ending=ent -0.69
ending=ero -0.06  ending=ers -0.06  ending=ess 0.06  ending=eth 0.24  ending=etz -0.11
ending=ewe 0.05  ending=fin 0.41  ending=gdr -0.15  ending=ger -0.05  ending=gle -0.03
ending=gue 0.04  ending=ham 0.22  ending=hcp -0.09  ending=hen -0.05  ending=her -0.18
ending=hio 0.25  ending=hof -0.09  ending=hon -0.04  ending=hus 0.04  ending=iam 0.39
ending=ian 0.1  ending=iap -0.13  ending=iax 0.07  ending=ich -0.12  ending=ick -0.07
ending=ide -0.14  ending=ied -0.09  ending=ier -0.04  ending=ies -0.17  ending=ine -0.39
ending=ing -0.49  ending=int -0.09  ending=ion 0.1  ending=ira 0.13  ending=ire 0.18
ending=ish 0.04  ending=ity 0.12  ending=itz 0.12  ending=ium -0.03  ending=jo 0.4  ending=k -0.14
ending=ker -0.23  ending=l -0.08  ending=law -0.16  ending=ler -0.07  ending=ley 0.39
ending=lin 0.19  ending=lle 0.31  ending=md 0.28  ending=mer -0.04  ending=mlb 0.12  ending=mo 0.09
ending=mol -0.1  ending=nat 0.03  ending=nbc 0.12  ending=nda -0.09  ending=ndo -0.04
ending=nds 0.09  ending=nee -0.2  ending=nel -0.11  ending=ner -0.03  ending=net 0.04
ending=nge -0.07  ending=ngo -0.16  ending=ngs -0.1  ending=nia 0.59  ending=nic -0.03
ending=nis -0.08  ending=nux -0.07  ending=ock 0.23  ending=ogy -0.23  ending=old -0.14
ending=ome -0.08  ending=ons 0.26  ending=ood -0.07  ending=ool 0.04  ending=ope 0.14
ending=ose 0.22  ending=ost -0.1  ending=ota -0.06  ending=owa 0.03  ending=ows -0.09
ending=pkk 0.32  ending=pt -0.03  ending=q. -0.11  ending=rag -0.07  ending=ram 0.06
ending=ree -0.06  ending=ren 0.31  ending=res -0.06  ending=rna -0.07  ending=rry -0.13
ending=rte 0.04  ending=rts -0.08  ending=s 0.23  ending=sco -0.11  ending=sen -0.04
ending=sey -0.06  ending=sin 0.25  ending=sla -0.04  ending=sop 0.06  ending=t -0.04
ending=tal 0.36  ending=tar -0.06  ending=ted 0.18  ending=tee 0.08  ending=ten -0.1
ending=ter -0.15  ending=tes -0.5  ending=tin -0.15  ending=tom 0.52  ending=ton 0.07
ending=tor -0.2  ending=tra 0.03  ending=try -0.17  ending=tty -0.05  ending=ube -0.17
ending=ung -0.12  ending=urs 0.21  ending=uth 0.28  ending=vah 0.11  ending=ven 0.11
ending=yds -0.08  ending=zyk 0.11  ends cell 0.5  first=amb 0.07  first=func -0.08  first=hon 0.14
first=name 0.43  first=num -0.09  first=org 0.06  first=plain -0.37  first=rare 0.2
first=thing -0.44  has=amb 0.22  has=dig -0.28  has=func -0.33  has=hon -0.17  has=loc 0.06
has=name 0.37  has=org 0.17  has=plain 0.16  has=rare 0.58  has=sign -0.2  has=sign% -0.12
has=sign& 0.12  has=sign- -0.19  has=sign/ -0.06  has=signAPOSTROPHE 0.08  has=thing 0.22
in=% -0.12  in=- 0.11  in=0 -0.05  in=1 -0.26  in=10 -0.47  in=100 -0.04  in=11 -0.2  in=114 0.31
in=12 -0.3  in=121 -0.05  in=12:05 -0.04  in=12:10 -0.05  in=13 -0.09  in=131 -0.05  in=14 -0.17
in=15 -0.31  in=150 -0.2  in=17 -0.21  in=18 -0.17  in=2 -0.15  in=20 -0.08  in=200 -0.03
in=21 -0.06  in=23 0.13  in=24 0.17  in=25 0.19  in=27 0.28  in=28 -0.09  in=3 0.16  in=30 -0.11
in=300 -0.04  in=35 0.18  in=36 -0.14  in=3713 -0.09  in=4 -0.06  in=40 -0.04  in=48 -0.06
in=5 -0.03  in=500 -0.2  in=55 0.59  in=7 -0.19  in=70 0.05  in=8 0.11  in=812 -0.12  in=9 0.24
in=91 0.03  in=APOSTROPHEs 0.13  in=a 0.06  in=am 0.08  in=and -0.3  in=bendybecca 0.06
in=day -0.04  in=days -0.16  in=de 0.19  in=dem 0.04  in=der -0.19  in=dkowalczyk 0.11
in=eight -0.12  in=eur 0.06  in=fibreboard -0.1  in=five 0.22  in=following 0.08  in=for -0.17
in=forty -0.05  in=four -0.08  in=fourth 0.07  in=ft -0.07  in=g -0.04  in=hours -0.05  in=in 0.18
in=kev_t92 0.15  in=kwh -0.09  in=la 0.18  in=later 0.07  in=luciax 0.07  in=min -0.05  in=mm 0.1
in=month 0.11  in=months -0.14  in=next 0.07  in=nine 0.04  in=of -0.18  in=oldsysop 0.06
in=on -0.04  in=one 0.07  in=oz -0.04  in=p.m. -0.07  in=pecuniary -0.22  in=pm 0.1  in=same 0.06
in=second -0.06  in=seven 0.05  in=seventh -0.08  in=several 0.03  in=six 0.05  in=sixth 0.06
in=ten -0.09  in=that 0.11  in=the -0.32  in=thirty -0.16  in=three 0.1  in=twelve -0.03
in=two -0.14  in=x -0.03  in=year 0.18  in=years 0.14  is cell -0.25  last=amb -0.13
last=dig -0.25  last=func -0.11  last=hon -0.09  last=loc 0.05  last=name 0.31  last=num 0.22
last=org 0.09  last=plain -0.21  last=rare 0.13  last=sign -0.08  last=sign% -0.12  last=thing 0.09
length=0 -0.44  length=1 0.65  length=2 -0.11  length=3 0.08  length=4 0.08  length=5 0.12
length=6 -0.45  loose 0.05  lower -0.1  lower elsewhere -0.32  n=1 -0.13  n=2 -0.35  n=3 0.14
n=4 0.26  no gap behind 0.06  opens -0.16  prose -0.12  shape9=% -0.12  shape9=. -0.08
shape9=APOSTROPHEx 0.19  shape9=X -0.13  shape9=XX 0.18  shape9=XXdd -0.1  shape9=Xd 0.04
shape9=Xdd -0.15  shape9=Xx 0.22  shape9=Xxx 0.39  shape9=d 0.05  shape9=d,d 0.05
shape9=x.x. -0.06  shape9=xXx -0.1  shape9=xx -0.37  shape=-d 0.03  shape=X -0.25  shape=X. -0.25
shape=X.X. 0.22  shape=XXd -0.05  shape=XXdd -0.17  shape=XXx -0.1  shape=Xd -0.41  shape=XdX 0.32
shape=Xdd 0.19  shape=Xx 0.52  shape=Xx.X. 0.08  shape=XxX -0.21  shape=XxXx -0.4  shape=XxXxd 0.29
shape=Xxx 0.46  shape=d -0.23  shape=d,Xx,QUOTE 0.16  shape=d,d -0.23  shape=d-d 0.08
shape=d.d -0.18  shape=d.dd -0.15  shape=d.dx -0.17  shape=d/d -0.1  shape=d/dd -0.04
shape=d:d 0.17  shape=d:dd 0.22  shape=dd 0.14  shape=dd.d -0.04  shape=ddX -0.07  shape=x 0.12
shape=xXX -0.19  shape=xXx -0.07  shape=x[d -0.06  shape=x_xd 0.15  shape=xd 0.09  shape=xx -0.21
sign=% -0.12  sign=& 0.19  sign=+ -0.06  sign=, -0.04  sign=- -0.08  sign=. -0.66  sign=/ -0.16
sign=: 0.48  sign=_ 0.15  source=ents -0.28  source=rules 0.21  tag=CD -0.18  tag=DT -0.05
tag=IN -0.06  tag=JJ -0.13  tag=NN -0.45  tag=NNP -0.22  tag=NNPS -0.32  tag=NNS -0.3  tag=POS 0.21
tag=RB -0.18  tag=UH -0.09  tag=VB -0.11  tag=VBD -0.05  times=1 -0.25  times=2 -0.05  times=3 0.23
title 0.17
"""
