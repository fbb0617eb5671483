"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    zeyno zeynulla zeytinburnu zgorelec zhabei zhalantun zhanaozen zhane zhang zhangjiagang
    zhangjiajie zhangjiakou zhangye zhangzhou zhanjiang zhao zhaodong zhaoqing zhaotong zhaoyuan
    zhaozhou zheleznodorozhnyy zhengding zhengzhou zhenjiang zhenping zhenzhou zhezqazghan zhicheng
    zhonghe zhongshan zhongwei zhongxiang zhou zhoucun zhoukou zhoushan zhu zhubei zhucheng zhuhai
    zhuji zhujing zhulebino zhumadian zhuzhou zhytomyr ziane ziani ziba zibo zibuyile zichichi
    zidane ziedonis ziegert ziegler zielinski zielona ziemann zieme ziemele ziemelis zigmund zigo
    zigong ziguinchor zihni zijl zijlemans zijlmans zikhungwini zikmund zilfa zillah zilmil zilpah
    zilpha zima zimbabwe zimka zimmer zimmerman|n zimran zina zinal zinder zineb zingg zinhle zink
    zinn zinnura zinnure zinnurova zipaquira zipporah zirme zirne zirnis ziro zita zito zitong
    zitouni ziya ziyaettin ziyang zizi zlatica zlatko zlatoust zliten zoa zobel zoetermeer zofia
    zofija zoie zoja zollie zollinger zomba zona zonguldak zook zoppetti zoppetto zoral zoran
    zorbach zorica zorka zorko zorlu zorman zorn zorrilla zotter zouaoui zoucheng zoza zozova
    zrinski zsanett zsigmond zsolt zsombor zsuzsanna zuba zubairu zubayr zubayrov zubek zuber
    zubeyde zubka zubko zucker zuglo zuhri zuidweg zuijdveld zujev zula zulaika zulaikha zulauf
    zulema zulfa zulfi zulia zulkarnain zulma zuluaga zumaridi zumpango zumwalt zuniga zunilda
    zunyi zupan zupanc zurich zurita zuwayhir zuwena zuzana zvaigzne zver zvirbule zvirbulis zvonka
    zvonko zwaben zwart zwatie zwijsen zwindrecht zwolle zyablikovo zyuzino
"""
