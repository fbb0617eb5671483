"""Given names, no ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    aaron abbas abbey abbie abbott abby abdelkader abdul abdullah abe abel abigail abraham abram
    ada|n|m adalberto adams addie addison ade|n adel|e adela adelaida adelaide adelina adeline adi
    adnan adolf adolfo adolph adonis adria|n adriana adrianna adrianne adriano adrien adrienne
    agatha aggie agnes agni agustin ah ahmad ahmed aidan aiden aiko aileen aimee aisha ajani aki
    akira alabama alain alaina alan|is alana alanna alara alastair alba albert alberta alberto
    albina albion alda alden aldo alec alecia alejandra alejandro alesha alesia alessandro alex|is
    alexa alexander alexandra alexandre alexandria alexei alexi alf alfa alfie alfonso alfonzo
    alford alfred algernon ali alice alicia alina alisa alisha alison alissa alistair allan allen|e
    allie allison allyson alonso alonzo alphonse alphonso altagracia althea alton alva alvaro alvin
    alvina aly alyce alyson alyssa amadeus amalia amanda amani amare amari amaro amaya ambrose
    amelia amelie america amin amir amit amon amos amy ana anastasia anders anderson andre|s
    andrea|s andrei andrew andrus andy ange angela angeles angelica angelina angeline angelique
    angelita angelo angie angus anibal anissa anita ann|e anna annabelle annamarie annemarie
    annette annie annmarie ansel|m anson anthony antione antoine antoinette anton|e|y antonette
    antonia antonio antwan anu anwar anya apollo april aracely arah aran aras archibald archie arda
    arden ardis ardith arent ares aretha ari|n aria|n ariana ariane arianna arianne ariel arizona
    arleen arlen|e arlie arline arlington arlo armand armando armani armin armstead arnett arnie
    arno arnold arnulfo arron arthur artie arturo arya|n asad asbury asha ashby asher ashlee
    ashleigh ashley ashton asia aslan aston astrid athena atlanta atlas atticus attila aubrey audra
    audrey august augusta augustin|e augustus aurelia aurelio aurora austen austin ava avery avon
    avril axel ayaan ayla aziz bailey baldur baldwin bale bali ballard bama baptist|e barak baraka
    barbara barbra barnett barney barr|y barrett barrie barron bart bartholomew barton basel bashar
    bastian bautista baxter beatrice beatrix beatriz beckett beckham becky bedford bela belen
    belinda bella belle belva ben|n benedict benito benjamin benji bennett bennie benny benoit
    benson bentley benton bergen berkley berlin bernadette bernard bernardino bernardo bernice
    bernie berniece berra bert berta bertha bertie bertram bertrand bess bessie beth bethany bethel
    betsy bette bettie bettina betty beulah bev beverley beverly beyonce bianca bibi biel bilal
    billie billy bjorn blaine blair blaise blake blanchard blanka bob bobbi|e bobby bodhi bojan
    bolden bonnie booker boone borg boris bose boston bowman boyce boyd brad|ly|en|y bradford
    bradley braga bram branden brandi|n brandon brandt branson brant brantley braxton brayden brea
    breanna bree brenda|n brendon brenna|n brent brenton bret|t brian briana brianna brianne brice
    bridget|te brigitte bristol britney britt britta brittany brittney britton brock broderick
    brodie brody bronson brook|s|e brooklyn bruce bruno bryan|t bryce bryn bryon bryson budd buell
    buffy buford buren burgess burke burnett burnie burrell burt burton bynum byrd byron cade
    caesar cailin cain caitlin caitlyn caius cale caleb calhoun cali callie callum calvin cambria
    camden cameron camilla camille campbell candace candice caren carey carina carissa carl|y carla
    carleen carleton carlisle carlito carlo|s carlotta carlton carlyle carman carmel carmela
    carmelita carmella carmelo carmen carmina carmine carol|e carolee carolina caroline carolyn
    caron carra carrie carrol carroll carson carter cary|n caryl casey casimir casper cass
    cassandra cassidy cassie cassius catalina catarina catharine catherine cathleen cathrine
    cathryn cathy catina cato catrina cecelia cecil|e cecilia cedric celeste celestia celestine
    celia celina celine cena cesar|e ceylon chad chadwick chalmers chandler chandra chanel chaney
    chang channing chantal chantel charleen charlene charles charley charlie charline charlize
    charlotte charlton charmaine chas chauncey chaz chelsea chelsey cheri|e cherly cheryl|e chester
    chet cheyenne china chiquita chloe chris|t chrissy christa christi|n|e christian christina
    christine christoper christoph|er christy chung chuy chyna ciara cicero ciera cillian cindi
    cindy cinthia citra claiborne claire clara clare clarence clarice clarissa clark|e claud|e
    claudette claudia claudine claudio claudius claus clayton clem clemens clement|e clementine
    cleo cleopatra cletus cleveland clifford clifton clint clinton clive clovis clyde coby cody
    coen cohen colbert colby cole|en coleman colette colin colleen collette collier collin|s
    colonel colt colton columbia columbus colvin commodore conan concepcion concetta conley conner
    connie connor conor conrad constance constantine conway coolidge cooper cora coraline corbett
    corbin cordelia cordell corey cori corina corine corinna corinne cormac cornelia cornelius
    cornell corrado corrie corrine cortez cory cosmo courtney craig crawford crete cris cristiano
    cristina cristobal cristopher cristy crockett cruz cuba cullen curley curtis cyndi cynthia
    cyril cyrus dahlia dakota dale|y dalia dallas dalton damaris damian damien damion damon damu
    dan|e|y|te dana danelle danette dani|al danica daniel|s daniela daniella danielle danilo danish
    danita danna danny daphne dara darby darci darcy darell daren daria darien dario darius darko
    darla darleen darlene darnell daron darrel darrell darren darrin darron darry darryl darwin
    daryl dave|y david davie davis davy dawna dawson dax dayna dayne dayton dean|n deandre deangelo
    deanna deanne debbie debi debora deborah debra debrah declan deena deidra deidre deion deirdre
    delaney delano delbert delfino delia delilah dell delmar delmer delois delores delphine demarco
    demarcus demeter demetri demetrius dempsey denis|e dennis denny denton denver denzel deon derek
    derick deron derrick derwin desean deshawn desiree desmond destin devin devon dewayne dewey
    dewitt dexter dian|n|e diana dianna dianne dickie dickson didier diego dietrich dillard dillion
    dillon dimitri dinah dion dionne dirk dixon dmitri dolores dolph domenic dominic dominick
    dominique donal|d donatello donn|y donna donnell donnie donovan donte dora dorcas doreen dorene
    doretha dorian doris dorothea dorothy dorris dorsey dortha dorthy dottie doug douglas|s dovie
    doyle dozier drago draven drury duane duarte dudley duke duma duncan dustin dwain dwayne dwight
    dwyane dylan earl|e earlene earline earnestine easton ebenezer ebert eckhart edd|y edda eddie
    eden edgar edgardo edie edison edith edmond edmund|s edmundo edna eduardo edward edwin edwina
    effie efrain efren egon eileen einar eko elaina elaine elam elayne elba elbert eldar elden
    eldon eldridge eleanor|e elektra elena elgin eli|n|e elia|s|n eliezer elijah elinor elio|t
    elisa elisabeth elise eliseo elisha elissa eliza elizabeth elizebeth ellen ellie elliot|t ellis
    ellison ellsworth elma elmer elmo elmore elnora eloisa eloise elon elouise eloy elroy elsa
    elsie elton elvia elvin elvira elvis elwood ely elyse elza emanuel emerson emery emil|e|y
    emilia emilie emilio emma emmanuel emmerich emmet|t emmitt emmy emory emre encarnacion enid
    ennio ennis enoch enrico enrique enya enzo eoin eowyn ephraim erasmo erasmus erdogan eren eric
    erica erich erick erie erik erika erin eris erlinda erma erna ernest ernestina ernesto ernie
    ernst eron errol ervin erwin esau esmeralda essex essie esteban estella estelle esther ethan
    ethel etienne etta eugen|e eugenia eugenio eunice eusebio eustace eva|n evander evangelina
    evangeline evans evelyn|n everett|e evie evonne ewa|n ewing ezekiel ezequiel ezio ezra faber
    fabian fabio fabiola falk fallon fannie farah faris farrah farrell fatima faustino fausto faye
    federico fedor felicia felicita felicity felipe felisha felix felton fenrir fenton ferdinand
    fermin fernando ferrell ferris festus fidel filiberto finley finn finnegan fiona fionna fisher
    fitzgerald fleming fletcher flo florence florent florentine florentino florian florida florine
    floris floyd flynn fonda ford forrest fran|s france|s francesca francesco francia francine
    francis francisco franco|is frank|y frankie franklin franklyn franz fraser frazier fred|y freda
    freddie freddy frederic frederick fredi fredo fredric fredrick fredrik freeman freida freja
    fremont freya freyja freyr frida frieda friedrich fulton furman gabe gabi gabriel gabriela
    gabriella gabrielle gael gaia gaige gail gaiman gaines galen gannon gardner gareth garfield
    garland garnet|t garret|t garrick garry garth gary gaston gavin gaye gayla gayle gaylord geary
    geert gemma gena genesis geneva genevieve geno genoveva geoff geoffrey georg|es|e georgette
    georgia|n georgianna georgie georgina gerald geraldine geraldo gerard gerardo gerda gerhart
    germain|e german gerold geronimo gerrard gerri gerry gertie gertrude giancarlo gianna gibson
    gideon gigi gilbert gilberto giles gilles gillian gillis gilman gilmore gina ginny gino giorgio
    giovani giovanni gisela gisele giselle giuseppe gladstone gladys glen|n glenda glenwood glinda
    gloria glover godfrey godwin goldie gonzalo goran gordan gordon gottfried gracie grady graeme
    grafton graham graig granville grayson grecia greco greene greg gregg gregor|y gregoria|n
    gregorio greta gretchen gretel griffin griffith griselda grover guadalupe guillermina guillermo
    gumi gunn gunnar gunter gunther gus gussie gustav gustavo guthrie gwen gwendolyn gwyn gwyneth
    gylfi haden hadley hagen hailey hakan hakeem hakim hal|e haley hali halle|y hallie halsey hamid
    hamilton hamish hampton hamza hana hank hanna hannah hannibal hans hansa hansel hanson harald
    hardin harding harlan|d harley harman harmon harold harper harrell harriet|te harris harrison
    harry hart hartley harvey hasan haskell hassan hattie haydee hayden hayes hayley hays hayward
    haywood heath|er hector hedwig heide heidi heinrich heinz helen|e helena helga hellen helmut
    henderson henery henri henrietta henrik henrique henry hera herbert herlinda herman|n
    hermelinda hermes herminia herschel hershel hester heyward hideo hilario hilary hilbert hilda
    hildegard hillary hilton hinrich hipolito hiram hiroshi hobart hoke holden holland hollie
    hollis holly holm|es hong hoover horace horacio horatio horst hortencia hortense horton hosea
    houston howard howell hoyt hubbard hubert hudson huey hugh|es hugo humberto humphrey hurley
    hussein huston huxley hyman iain ian ibrahim ida idella idris ignacio ignatius igor ike|r ila
    ileana ilene illya ilse imelda immanuel imogen|e imran inda india indiana indira indra indy
    inez inge ingram ingrid iola iona ireland irene irma irvin|e irving irwin isaac isabel isabela
    isabella isabelle isai isaiah isaias ishmael isiah isidro isla ismael ismail israel isreal issa
    issac ivan iver iverson ivey iwo jabari jabbar jace jacinto jackie jackson jacky jaclyn jacob|y
    jacque|s jacquelin|e jacquline jada jaden jae jafar jagger jai jaime jaimie jake jakob|s jalen
    jamaal jamal jamar jamarcus jame|s|y jamel jameson jami|e jamila jamison jan|e|is jana janeen
    janel janell|e janet|te janice janie janine janna jannette jannie janos january janus jaqueline
    jarad jared jarl jarod jarret|t jarrod jarvis jasmin jason jasper javi|er jax jay jaya jayce
    jayden jayme jayne jayson jean|e jeana jeanetta jeanette jeanie jeanine jeanne jeannette
    jeannie jeb jed jeet jeff jefferey jefferson jeffery jeffrey jeffry jemima jena jenifer
    jeniffer jenna jennette jenni|e jennifer jennings jenny jens|en jep jere jeremiah jeremy jeri
    jermaine jerold jerome jerrell jerri|e jerrod jerrold jerry jesica jess|e jessica jessie jesus
    jethro jett jetta jewell jill jillian jim jimmie jimmy joachim joakim joan|n joanie joanna
    joanne joao joaquin jocelyn jodi|e jody joe|y joel joelle|n joesph joffrey johan|n johanna
    johannes john|y johnathan johnathon johnna johnnie johnny johnson joleen jolene jolie jon|es
    jonah jonas jonathan jonathon joni jonnie jonny jordan jordana jordi jordon jordy jorge jory
    jose josef josefina joseph josephina josephine josephus josh joshua josiah josie joslyn jospeh
    josue jovita joyce joycelyn juan juana juanita judah judd jude judi judith judson judy jules
    julia|n juliana julianna julianne julie|n|t juliette julio julius juna june jung jurgen juri
    justin|e justina juwan kadri kael kai kaiden kaiser kaitlin kaitlyn kaley kali kamala kandy
    kane kanye kareem karen kari|n|m karina karissa karl karla karol karolyn karrie karyn kasey
    katarina kate katelyn katharine katherine katheryn kathie kathleen kathrine kathryn kathy katie
    kato katrina katy kaye kayla kaylee kazuo keanu keaton keegan keely keenan keira keisha keith
    kelby kellen kelley kelli|e kelly kelsey kelvin kemba ken|t kenan kendall kendra kendrick
    keneth kenji kennedy kenneth kenney kennith kenny kenton kenya kenyon keri kerman kermit
    kerri|e kerry kesha keshia kevan keven kevin khaled khalid khalil khiry kia kiefer kiel kiera|n
    kieth kiki killian kim kimball kimber|ly kimberlee kimberley kimmo kingston kinsey kira kirby
    kirk kirsten kisha kiyoshi klaus knox kobe kofi konrad korey kori kory kraig kris krishna
    krista kristal kristen kristi|n|e kristian kristina kristine kristopher kristy krystal krystle
    kumar kunta kurt|is kwame kweli kyla kyle kylie kyong kyra kyrie kyung lacey laci|e lacy lada
    ladonna lafayette laika lakeisha lakesha lakeshia lamar lamarcus lambert lamont lana lando|n
    lanny laquita lara larissa larkin larry lars lashanda lashawn lashonda latanya latonia latonya
    latosha latoya latrice latricia laura laurel lauren|t laurence lauretta laurette lauri|e lauryn
    lavern|e lavon lawanda lawerence lawrence lawson lawton layla layne layton lazar lazaro lea
    leah leandro leann|e leanna leatrice lee leeann leela leia leif leigh leighton leila leilani
    leisa lela leland lemuel len lena lenard lenin lennart lennie lennon lenny lenora lenore leo|n
    leona leonard leonardo leone leonel leonidas leonora leopold leopoldo leora leota leroy lesley
    leslie lessie lester leticia letitia lettie levi|n lew|is lex lexi lexus lia|n|m libby lidia
    lila lili lilia|n liliana lillard lillian lillie lilly lilo lily lincoln lind|en|y linda
    lindbergh lindsay lindsey linn linnea linnie linus linwood lionel lisa lisbeth lise lissa
    lissette lita littleton liz liza lizbeth lizette lizzie lizzy lloyd loda logan lois loki lola
    lolita loma london loney lonnie lonny lora loraine lorelei loren|e lorena lorenza lorenzo
    loretta lori|e loria lorine lorna lorne lorraine lorri|e lothar lott lottie lou|is louann
    louella loui|e louisa louise louisiana lourdes lovie lowe lowell loyd loyola luann|e luc|y
    luca|s lucca lucho lucia|n luciano lucie|n lucila lucile lucille lucina lucinda lucio lucius
    lucretia luda ludo ludovico ludwig luigi luis luisa luiz luka|s luke lula luna lupe luther lutz
    lydia lyla lyle lyman lyn|n lynda lyndon lyndsey lynette lynne lynnette lynwood mabel mable
    mack mackenzie macy madara madden maddox maddux madeleine madeline madelyn madge madison
    madonna mads mae magda magdalena magdalene maggie maggy magnolia magnus mahdi maher mahmoud
    maia majorie malachi malcolm malcom malena malik malinda malissa mallory mamie mandy manfred
    manila manley manning mansfield manson manu|s manuel manuela mar|s|ion|y|te mara marc|y marcel
    marcelina marceline marcella marcelle marcellus marcelo marci|e marcia marco|s marcus marek
    margaret|te margarito marge margery margie margo|t margret marguerite maria|n|m mariah mariana
    marianna marianne mariano maribel maricela marie marietta marika marilee marilyn|n marin marino
    mario marisa marisol marissa maritza marius marjorie marjory marko markus marla marlena marlene
    marley marlies marlo|n marlyn marlys marnie maron marquerite marques marquez marquis marquita
    marsha marshall marta martell marten martha marti|n martina martino marty|n marva marvel marvin
    maryann|e maryellen marylin mateo mathew|s mathias mathieu mathis matias matic matilda matt
    matteo matthew matthias mattie maud|e maura maureen maurice mauricio maurine mauro maury mavis
    maxie maximus maxine maxwell maxx maya maybelle maynard meagan meaghan medina meera megan
    meghan mehdi mel melanie melba melbourne melek melina melinda melisa melissa mellisa melton
    melva melville melvin melvina memphis mercedes mercer meredith merle merlin merlyn merrill
    merritt merton mervin meryl mesut meyer micaela micah michael michaela michal|e micheal
    michel|e michelangelo michell|e mick|y mickey miesha migdalia miguel mika mikael mike mikel
    mikhail mikko mila|n mildred miley milford milla millard miller millicent millie milo|s milton
    mimi mindy minerva minh minnie miquel miranda mireya miriam mirko missouri missy mitch mitchel
    mitchell mittie mitzi modesto mohamed mohammad mohammed moira moises mona monica monika monique
    monroe mont|e|y montana montgomery morena moreno morgan morris mortimer morton moses moshe moya
    mozelle muhammad muhammed murdock muriel murphy murray murry musa mustafa myer myles myra
    myriam myrna myron myrtis myrtle nadia nadine naja nancy nando nanette nannette naomi napoleon
    nash natalia natalie natalya natascha natasha nate nathalie nathan nathanael nathanial
    nathaniel natividad naz neal ned neely neil neill nelda nell|y nellie nelson nereida nestor
    nevada neville newell newman newton nia niall nicholas nichole nick|y nicki nickolas nico
    nicol|e nicola|s niels nigel nik niki nikita nikki nikko niklas niko nikola nikolai nile|s nils
    nina nino nisha nita nixon nnamdi noah noam noel noelle nolan nona nora norah norbert norberto
    noreen norman|d norris norton norwood oakley oba obie octavia|n octavio oda odell odessa odin
    ofelia ogden olaf oleg oleta olga oliva oliver olivia olivier olli olympia oman omar omer oona
    ophelia oralia oren orion orlando orna orpha orson orval orville osama osborn|e oscar osha
    oskar osman osvaldo oswald oswaldo oswin otis ott otto ovid owen|s ozzie pablo paco paige palma
    palmer pam pamala pamela pancho pandora paolo paris parker parrish pascal pasquale patrice
    patricia patrick patti pau paul|s paula paulette pauli|n paulina pauline paulo pavel paxton
    payton pearce pearlie pearline pedro peggie peggy pelle penelope pennie pepe percival percy
    perry pershing pete|r peterson petr petra petrus peyton phil philip philippe philippine phillip
    philomena phineas phoebe phoenix phuong phylis|s phyllis piero pierre piet pietro piper pius
    plummer pol|ly polk porfirio porsche portia posey powell pratt prentice presley preston
    pricilla primus priscilla pryor quentin quincy quinn quintin quinton rachael rachel rachelle
    rae raekwon rafa rafael rafi rafiq ragnar raheem rahman rahul raiden raina rainer raleigh ralph
    rama ramadan ramiro ramon ramona ramsey rana rand|al|y randall randell randi randle randolph
    rani raoul raphael raquel rashad rasheed rashid rashida rasmus raul ravi rayford raymond rayne
    reagan reba rebeca rebecca rebekah redmond reece reed reese regan reggie regina reginald regis
    reid reilly reimer reina reiner reinhardt reinhart rembrandt remi remington remo remus remy
    renaldo renard renata renate renato rene|e renita reno renzo retha reuben reva rex rey|es reyna
    reynaldo reynold|s reza rhea rhett rhianna rhiannon rhoda rhonda rhys rian rica ricardo ricci
    richard richie richmond rick|y rickard rickey rickie rico rida rigoberto rihanna rikka riku
    riley rina rinaldo ripley rita ritchie robb|y robbie robert|s roberta roberto robin robinson
    robt roby|n rocco rochelle rocio roddy roderick rodger|s rodney rodolfo rodrick rodrigo roe
    rogelio roger|s rohan roland rolando rolf rolla rolland roma|n romain romano rome romeo romulus
    ron rona|n ronald ronaldo ronda ronin ronnie ronny roosevelt rory ros|s rosa rosalba rosalee
    rosalia rosalie rosalina rosalind rosalyn rosanna rosanne rosario roscoe roseanne rosemarie
    rosetta rosie rosina rosita roslyn roswell rowan rowena rowland roxana roxane roxann|e roxie
    roxy roy royce ruben rubin rubye rudi rudolf rudolph rudy rueben rufus rui rukia rupert russ
    russel russell ruth ruthann rutherford ruthie ryan ryder saad saba|n sabin|e sabina sabrina
    sacha saddam sadie sahin sakura sal|ly saleh salina sallie salma|n salomon salvador salvatore
    sam samantha samara sami|r sammie sammy sampson samson samual samuel sancho sanders sandi
    sandor sandra sandro sanford sanjuana sanjuanita santa santana santiago santino santo|s sara
    sarah sasha saul savannah sawyer scarlett scott|y scottie seamus sean sebastian sebastien
    selena selene selina selma sena seneca senna sep sepp serena serge|y sergei sergio seth seward
    seymour shae shakira shalonda shameka shamika shan|e shana shanda shania shaniqua shanna
    shannon shanon shaquille shara shari sharif sharla sharon sharonda sharron shasta shaun shauna
    shawn shawna shawnee shay shayna shayne shea sheamus sheena sheila shelby sheldon shelia
    shelley shelli|e shelly shelton shep sheri|e sheridan sherita sherman sherri|e sherrill
    sherwood sheryl shida shiela shiloh shirlene shirley shonda sid sidney sidonia siegfried siem
    siena sienna sierra sif sigmund sigrun sigur|d silas silva silvia silvio simeon simo|n simone
    simpson sinead siri sisko siv skye skyla|r skyler slade sloane smith socorro sofia soledad
    solomon sommer sondra sonia sonja sonya sophia sophie soren sorin spencer spurgeon stacey
    staci|e stacy stafford stan stanford stanley stanton starla starling starr steen stef stefan
    stefani|e stefano stein steinberg stella stephan stephanie stephen stephenie sterling stetson
    stevan steve|n stevie stewart stig stine stuart suleiman sullivan sumner sunday susan susana
    susanna susannah susanne susie suzan suzanna suzanne suzette suzie suzy sven sybil sydney syed
    sylvan sylvanus sylvester sylvia tabitha taft taj tali talia talib tamara tamela tamera tami
    tammi|e tammy tamra tana tandy tania tanisha tanya tanyu tara tariq taryn tasha tate tatiana
    tatum taurus tavares tavon tawana tawanda tawnya taylor tayshaun ted teemu teena tegan tena
    tennessee tenzin teo tera terence teresa terese terra terrance terrell terrence terri terry
    tess tessa tessie texas thad thaddeus thalia thanh thea thelma theo theodora theodore theresa
    therese theron thiago thierry thom thomas thompson thor thornton thurman thurston tiago tiana
    tiffani|e tiffany tilda tillie tillman tilly tim|m timmy timo|n timothy timur tina tisha tito
    titus tobi|n tobias toby todd tolbert tom tomas tomasa tomeka tommie tommy toney toni tony
    tonya tora tori torrance torrey tory tosha toya tracey traci|e tracy travis trayvon trena trent
    trenton tresa tressa trevor trey treyvon tricia trina trine trinidad tripp trish trisha tristan
    tristana troy trudy truman tucker tudor tula turner tuukka twila tycho tyler tyra tyree tyreese
    tyreke tyrell tyrese tyron|e tyrus tyson ubaldo uda ulrich ulysses umar umberto umi uriah uriel
    ursula uta uwe vala valarie valencia valentin|e valentina valentino valeri|e valeria valorie
    vance vander vanessa vasco vaughan vaughn veda vega vela velda velma venessa venice venus
    vergie vergil vern|er|e verna vernice vernon verona veronica vesta vic vicente vick|y vicki|e
    victoria victorino vidal viera viggo vigo vikki viktor villa vilma vince vincent vincenzo
    vinnie violeta virgie virgil virgina virginia vito|r viva vivian vivienne vladimir vonda waino
    waldo wallace wally walt|er walther walton wanda wanyama warner warren warwick washington
    watson waverly wayland waylon wayne webb webster weldon wellington wendell wendi wendy werner
    wes wesley westin weston whitney wilber|t wilbur wilda wiley wilford wilfred wilfredo wilhelm
    wilhelmina willa|m willard willem william|s willian willie willis wilma wilmer wilson wilton
    winfield winford winifred winnie winnifred winona winston wolfgang wong woodrow woodson worley
    wright wulf wyatt wyman xander xavi|er xena xiomara yadira yana yann yara yasmin yasser yesenia
    ymir yolanda yolonda yong york yoshiko yoshio yusuf yves yvette yvonne zac zach zachariah
    zachary zachery zack zackary zaheer zain zaire zak zane zara zeb zeke zelda zella zenaida zeno
    zeta ziggy zion zoe|y zoila zola zoltan zora zoraida
"""
