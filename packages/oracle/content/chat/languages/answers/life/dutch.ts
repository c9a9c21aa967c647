import type { GeneralTopic } from '../topics.ts';

export const DUTCH_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Wat erg, ik leef met je mee. Vandaag hoef je niets te regelen: eet iets, slaap zo goed als het gaat en laat iemand anders één telefoontje doen. Als je wilt, vertel me iets kleins over diegene, van een gewone dag.',
  petDied:
    'Wat erg. Wie nooit met een dier heeft geleefd, weet niet hoeveel plek het in huis heeft. Laat het dekentje liggen zolang je wilt, en huil zonder uitleg. Hoe heette het?',
  breakUp:
    'Dat doet pijn. Deze week gaat per uur: iets eten, niet alleen slapen, het profiel op stil en een vriendin voor de avonden. Na negen uur niets meer sturen; wat je wilt zeggen is morgen ook nog waar.',
  exWrite:
    'Vanavond niet; morgenmiddag, als je dan nog wilt. Schrijf het in je notities en vraag je af: wat hoop ik terug te krijgen, en hoe gaat het met me als er niets komt? Stuur je het toch, dan kort en zonder vraag: "Ik hoop dat het goed met je gaat."',
  exBack:
    'Dat kan ik niet zien, het wordt in andermans hoofd beslist. Sommigen komen terug, de meesten niet, en het wachten betaal jij. Leef deze maand alsof het nee is. Wordt het ja, dan ben je niets kwijt.',
  exNew:
    'Het zo te horen krijgen doet twee keer pijn. Het is geen stem tegen jou. Zet beide profielen een maand op stil, en had iemand uit je kring het moeten vertellen, zeg dan één keer: "Ik had het liever van jou gehoord."',
  silent:
    'Stilte vullen we altijd met het ergste. Eén berichtje, kort en vriendelijk: "Lang niets gehoord, alles goed? Ik zou je deze week graag zien." Dan de telefoon in een andere kamer. Komt er een paar dagen niets, dan is dat ook een antwoord.',
  trust:
    'Wat een ander doet zie ik niet, en ik verzin het niet. Kijk naar wat je weet: wat is er veranderd, sinds wanneer, wat heb je zelf gezien? Dan een rustige vraag zonder valstrik: "Er klopt iets niet voor mij. Leg je het uit?"',
  likesMe:
    'Wat iemand voelt weet ik niet; wat iemand doet kun je zien. Een goed teken: tijd maken, ook als het niet uitkomt. Wil je het weten, stel iets kleins voor met een dag: "Zaterdag koffie?" Het antwoord zegt meer dan een maand raden.',
  fights:
    'Laat het tot morgen zakken en begin met jouw deel: "Zoals ik tegen je praatte was niet goed." Dan één ding, met een voorbeeld en zonder "altijd": wat er was, wat het met je deed, wat je vraagt. Gelijk hebben om middernacht levert weinig op.',
  distant:
    'Naast iemand leven en diegene missen maakt moe. Vraag iets precies, niet "meer aandacht": "Twee avonden per week zijn van ons, zonder scherm. Welke?" De rest laat je. Komt er een ja en verandert er een maand niets, dan is het geen misverstand meer.',
  leave:
    'Dat hoef je vandaag niet te beslissen. Schrijf op wat er zou moeten veranderen om te blijven, en of je het ooit zo gezegd hebt. Zo niet, zeg het en geef jezelf een termijn. Heb je het al drie keer gezegd, dan ken je het antwoord bijna.',
  commit:
    'Iets anders willen is geen gebrek aan liefde, maar het moet wel op tafel: "Ik wil dit. Wanneer zie jij het voor je, al is het maar ongeveer?" Luister naar het waarom vóór het nee: geld, vrijheid, een vorige keer? Een plan dat na maanden geen datum heeft, is ook een antwoord.',
  parentsPush:
    'Je kunt van ze houden en toch niet volgen. Zeg het één keer, rustig en met een grens: "Ik weet dat jullie je zorgen maken. Ik beslis dit zelf en laat het weten als er nieuws is." Achter druk zit vaak angst; vraag ernaar.',
  inLaws:
    'Je partner moet dit eerst aankaarten, het is zijn of haar moeder. Spreek één zin af en gebruik die allebei: "Dank je, bij ons doen we het zo." En één regel, zoals bellen voor je komt. Grenzen werken doordat je ze herhaalt.',
  findLove:
    'De datum weet ik niet, en wie hem verkoopt verzint hem. Wat wel helpt: dezelfde mensen vaker zien, bij een cursus, een team, hetzelfde café. Zeg deze week ja tegen iets wat je anders zou afslaan.',
  firstDate:
    'Zenuwen zijn normaal, de ander heeft ze ook. Een plek met wat leven, een uur en geen drie, en twee echte vragen: "Waar moest je deze week om lachen?" Het is geen examen; je kijkt of je het leuk hebt.',
  parents:
    'Met ouders is het vaak dezelfde ruzie in een ander jasje. Zeg iets precies: "Als je dat waar iedereen bij is zegt, klap ik dicht. Zeg het me onder vier ogen." En maak bezoekjes korter: één goed uur is meer dan een slechte middag.',
  sibling:
    'Ruzie met je broer of zus doet pijn omdat je niet zomaar weg kunt. Laat er een nacht overheen gaan en stuur iets korts over jouw deel: "Het eindigde niet goed gisteren. Sorry voor wat ik zei." Zonder "maar", en zonder mama als rechter.',
  inheritance:
    'Als er na een overlijden verdeeld wordt, weegt elk ding dubbel. Vraag om een pauze en iemand van buiten: "Drie maanden beslissen we niets, en iemand neutraals schat de waarde." Praat een keer over de mens en niet over het huis. Het juridische gaat via de notaris.',
  child:
    'Je zo zorgen maken hoort bij ouder zijn. Praat zijdelings, in de auto of bij het koken: "Je bent anders dan anders. Je hoeft vandaag niets te vertellen, ik ben er." Eet, slaapt of komt je kind wekenlang nauwelijks buiten, ga dan naar de huisarts.',
  relativeIll:
    'Als iemand ziek is, leef je met de telefoon in je hand. Kies een vaste tijd om te bellen en één persoon die je op de hoogte houdt. Grote woorden hoeven niet: "Ik ben er, wat heb je gegeten?" helpt al veel.',
  friend:
    'Een vriendschap die stilvalt doet pijn als een breuk, alleen condoleert niemand je. Eén bericht zonder verwijt: "Ik mis je. Als ik iets gedaan heb, weet ik het liever. Koffie deze week?" Blijft het stil, dan heb jij jouw deel gedaan.',
  friendHurt:
    'Dat doet extra pijn omdat het van iemand dichtbij komt. Slaap er een nacht over en zeg het één keer, onder vier ogen: "Dit heeft me geraakt, en ik zeg het liever dan dat ik stil word." Vraag waarom en luister tot het eind. Daarna bepaal jij wat je nog deelt; vergeven en weer vertrouwen zijn twee dingen.',
  friendMoney:
    'Geld tussen vrienden regel je vroeg en met cijfers: "Ik heb die 200 voor de 15e nodig. Lukt het niet ineens, hoeveel dan en welke dag?" Een datum is een antwoord, "binnenkort" niet. En wat je niet kunt missen, leen je niet uit.',
  lonely:
    'Dat weegt zwaar, en het zegt niets slechts over jou. Begin met iets wat terugkomt: dezelfde les, hetzelfde café, dezelfde tijd; mensen leren elkaar kennen door herhaling. En vandaag één bericht aan één persoon: "Ik dacht aan je. Hoe gaat het?"',
  home: 'Voor je ontploft: één regel, zo klein dat niemand kan tegenspreken. "Ieder wast zijn eigen spullen af voor het slapen." Zeg het op een rustige dag en verdeel vaste taken op papier. Bij buren hetzelfde: eerst een vriendelijk briefje met de tijd.',
  boss: 'Alles slikken staat in geen contract. Schrijf vanavond de feiten op: data, woorden, wie erbij was. Dan onder vier ogen een precieze vraag: "Ik wil het goed doen. Zeg fouten onder vier ogen, dan pak ik ze aan." Verandert er niets, ga met je notities naar HR en kijk ook eens rond.',
  coworker:
    'Zet je naam op het werk voor een ander dat doet: een korte mail met de stand, de juiste mensen in cc. En één duidelijke zin onder vier ogen: "Dat idee kwam van mij, en dat wil ik graag genoemd hebben." Verder beleefd en kort.',
  timeOff:
    'Vraag vrije dagen met de oplossing in je hand: "Ik heb deze vijf dagen nodig; Anna neemt ze over en ik die van haar." Op tijd en op papier. Gaat het om feestdagen, stel dan om en om voor: dit jaar ik, volgend jaar jij.',
  raise:
    'Ja, vraag het. Een goed voorbereide vraag schaadt bijna nooit. Eén blad: drie dingen die je hebt gedaan, wat ze opleverden, en jouw bedrag. "Dit jaar nam ik dit en dat op me; ik wil het over mijn salaris hebben." Noem het bedrag en wees stil. Bij nee: "Wat is er nodig, en tegen wanneer?"',
  interview:
    'Zenuwen zie je minder dan je denkt. Bereid drie korte verhalen voor: iets opgelost, iets met moeite geleerd, iets waar je trots op bent. Bijna elke vraag past daarop. Leg vanavond je kleren klaar en wees morgen tien minuten te vroeg.',
  offer:
    'Vergelijk een gewone dinsdag, niet de titels: hoe laat je klaar bent, met wie je zit, wat er aan het eind van de maand over is. Vraag twee dagen bedenktijd en stel de ongemakkelijke vraag: "Waarom ging de vorige weg?"',
  fired:
    'Dat is schrikken, en het zegt niets over wat je waard bent. Drie dingen deze week: de termijnen voor een uitkering, een lijst van uitgaven die kunnen wachten, en drie mensen die weten dat je zoekt. Teken niets op dezelfde dag.',
  jobSearch:
    'Zoeken is werk zonder loon en zonder dankjewel. Geef het tijden: twee uur in de ochtend, twee goede sollicitaties, één bericht aan iemand die iemand kent. Wanneer het lukt weet ik niet; mensen openen wel meer deuren dan websites.',
  quit: 'Doe het eerst op papier: maandlasten, spaargeld, opzegtermijn, wat je kwijt bent als je nu gaat. Dan een datum, en twee sollicitaties per week vanuit de baan die je hebt. Weggaan met iets in je hand duurt langer en slaapt beter.',
  burnout:
    'Dat is geen luiheid, je trekt al te lang. Haal deze week iets weg en doe er niets bij: een overleg, een gunst, het overwerk van donderdag. Mail uit op een vast uur. Blijft de moeheid ook na rust, praat met je huisarts.',
  money:
    'Schulden zijn minder eng als ze op papier staan. Eén blad: hoeveel, aan wie, welke rente; overal het minimum, de rest op de duurste. Morgen één telefoontje: "Ik kan dit niet ineens betalen, welke regeling kan?" Schuldhulp is in veel gemeenten gratis.',
  exam: 'Het is niet weg. De stress dekt het toe, en bij de vraag komt het terug. Vanavond een uur samenvatting of drie oude opgaven, niets nieuws. Tas inpakken, eten, naar bed. Begin morgen met de vraag die je weet.',
  failed:
    'Zakken is balen, en het zegt niet dat je het niet kunt. Vraag precies waar het misging en oefen alleen dat. Voor het rijexamen: een uur vooraf op die wegen, hardop zeggen wat je ziet. Prik snel een nieuwe datum; de angst groeit met wachten.',
  study:
    'Kies niet je hele leven, kies het volgende jaar. Praat met twee mensen die het doen en vraag naar een gewone dinsdag. Probeer het dan klein: een meeloopdag, een korte cursus. Wat je blijft doen zonder dat het moet, is een goede aanwijzing.',
  sleep:
    'Je hoofd rekent ’s nachts omdat het overdag niet mag. Om acht uur tien minuten papier: wat zit me dwars, wat is de volgende kleine stap? Na twintig minuten nog wakker: eruit, weinig licht, iets saais. Geen klok in zicht, geen telefoon.',
  worry:
    'Je hoofd wil alles tegelijk oplossen. Neem één zorg en schrijf er een stap naast, al is het "maandag bellen". De andere hebben morgen om zes uur een afspraak, een kwartier. En adem nu tien keer langer uit dan in.',
  low: 'Dat klinkt als een zware tijd. Je leven hoeft deze week niet op orde: douchen, twintig minuten daglicht, iets warms eten en tegen één persoon zeggen: "Het gaat matig." Duurt het langer dan twee weken, praat met je huisarts. Wat weegt vandaag het zwaarst?',
  confidence:
    'Je vergelijkt jouw achterkamer met de etalage van een ander. Schrijf drie dingen op die je deze maand deed en een jaar geleden niet kon. Vertrouwen komt na het doen: iets kleins dat een beetje eng is, voor vrijdag.',
  decide:
    'Was het duidelijk, dan vroeg je het niet. Leef tot morgen alsof je ja hebt gezegd, en let op wat lichter wordt en wat ontbreekt. Dan een dag met nee. Je lijf stemt vaak als eerste. Welke twee wegen zijn het?',
  move: 'Weggaan kost iets, ook als je het wilt, en heimwee betekent niet dat het fout was. Neem een proef met een datum: drie maanden, dan beslis je. Tot dan één oude gewoonte in het nieuwe huis en één bekend gezicht per week.',
  holidays:
    'Feestdagen brengen familie en alles wat niemand zegt. Zeg vroeg af, zonder tien redenen: "Dit jaar kom ik niet. Ik weet dat jullie dat jammer vinden, daarom bel ik." Ben je alleen, geef het moeilijkste uur dan een plan.',
  glad: 'Gefeliciteerd! Dat kwam niet uit de lucht vallen, dat was jij. Vier het vandaag, voor je aan het volgende denkt, en vertel het eerst aan iemand die echt blij wordt. Hoe was het moment dat je het wist?',
  thanks: 'Graag gedaan, en fijn dat je het vertelde. Ik ben er als je verder wilt praten.',
  hello:
    'Hoi, fijn dat je er bent. Ik ben het Orakel, een programma: ik kan kijken naar je horoscoop, de hemel van vandaag of wat je bezighoudt. Waar beginnen we?',
  pregnant:
    'Bang zijn is heel gewoon; je leven is net van maat veranderd. Deze week maar drie dingen: het één iemand vertellen die je vertrouwt, een afspraak bij de huisarts of verloskundige, eten en slapen. Je ouders of je werk horen het als het voor jou duidelijk is: "Ik ben zwanger. Vandaag heb ik geen advies nodig, alleen dat je luistert."',
  dream:
    'Een droom voorspelt niets, goed noch slecht, wat de boeken ook zeggen. Vraag je twee dingen af: wat voelde je erin, in één woord, en waar voel je overdag precies dat? Het beeld is het kostuum; het woord brengt je meestal bij waar het om gaat.',
  emptyNest:
    'Als een kind het huis uit gaat, klinkt het huis anders, en daarom huilen is heel gewoon: je hebt iets goed gedaan. Spreek een klein ritueel af, een foto op woensdag of een belletje op zondag, en laat de rest van daar komen. En zet iets van jezelf in de uren die eerst van je kind waren.',
  estranged:
    'Dat doet pijn, en zo’n stilte heeft zelden maar één oorzaak. Als een deel van je wil schrijven: twee regels zonder verwijt of uitleg. "Ik denk aan je en ik hou van je. Als je wilt praten, ben ik er." Wacht niet naast de telefoon; zeg het opnieuw op bijzondere dagen, en laat de deur makkelijk te vinden zijn.',
  pattern:
    'Meestal omdat iets aan zulke mensen de eerste keer als thuis voelde, en je oog het sindsdien zoekt. Dat is geen schuld en geen lot. Schrijf de laatste drie op: wat hadden ze gemeen naast het voor de hand liggende, en wat daarvan deed je goed? Zie de volgende keer een rustig iemand twee keer voor je zegt dat er geen klik is.',
  newPet:
    'Tel voor je verliefd wordt: uren alleen per dag, geld voor de dierenarts, wie hem neemt als je weg bent, en de komende twaalf jaar. Kloppen die vier, dan ja; het doet je meer goed dan bijna alles wat ik zeg. Om te proberen: laat twee weken de hond van iemand uit, ook in de regen.',
  moneyAhead:
    'Een horoscoop laat geen bedragen zien, en niemand kan zeggen wanneer het geld komt. Wat wel helpt: één blad met wat erin komt en eruit gaat, één prijs of loon dat je deze maand omhoog vraagt, en op betaaldag een klein bedrag opzij. En niet gokken op een mooie transit.',
  behind:
    'Je bent niet mislukt; je geeft jezelf cijfers met een lijst uit een tijd dat je veel minder wist. Schrijf er een naast: wat je gedragen hebt, voor wie je er was, wat je met schade hebt geleerd. Houd dan van de oude één ding dat je echt nog wilt, met een eerste stap vóór zondag; streep weg wat van anderen was.',
  yearAhead:
    'Wat er gebeurt, ziet niemand; de traditie kent thema’s en geen gebeurtenissen. Maak drie lijsten: wat voorbij is, wat openstaat, wat je graag wilt. Elk open ding krijgt een stap met een datum in januari, en iets leuks wordt nu al geboekt, met iemand. Welke van de drie is het langst?',
  drinks:
    'Jij bent niet de oorzaak, en je kunt niet voor een ander stoppen. Praat ’s ochtends, nuchter, met één voorval en één vraag: "Gisteravond gebeurde dit en ik was bang. Ga alsjeblieft naar de huisarts, ik ga mee." En zoek steun voor jezelf: er zijn groepen voor naasten (Al-Anon). Bij klappen of dreiging eerst je eigen veiligheid: 112.',
};
