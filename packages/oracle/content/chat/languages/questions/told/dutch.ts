import type { ToldTable } from './told-table.ts';

export const DUTCH_TOLD: ToldTable = {
  names: {
    partner:
      'man|vrouw|vriend|vriendin|partner|verloofde|vriendje|vriendinnetje|echtgenoot|echtgenote|lief',
    child: 'zoon|dochter|kind|kinderen|zoontje|dochtertje|puber|kleine',
    parent: 'moeder|mama|mam|ma|vader|papa|pap|pa|ouders|oma|opa',
    friend:
      'beste vriendin|beste vriend|vrienden|vriendinnen|een vriendin|een vriend|vriendinnengroep|maat',
    boss: 'baas|bazin|chef|leidinggevende|manager|teamleider',
    job: 'werk|baan|job|kantoor|bedrijf|functie',
    pet: 'hond|hondje|kat|poes|kater|konijn|paard|huisdier',
    sad: 'verdrietig|huil|huilen|gehuild|bang|alleen|eenzaam|mis|pijn|rot',
    others:
      'zoon|dochter|kind|moeder|vader|broer|zus|collega|baas|schoonmoeder|buurman|buurvrouw|hond|kat',
  },
  entries: `
pet-died: Wat erg van je dier.
  {pet} + dood|overleden|ingeslapen|laten inslapen|gestorven
parent-died: Gecondoleerd, wat verdrietig.
  moeder|mama|vader|papa|ouders + overleden|gestorven|dood|verloren
grandparent-died: Gecondoleerd, wat verdrietig.
  oma|opa + overleden|gestorven|dood
partner-died: Gecondoleerd, wat verdrietig.
  {partner} + overleden|gestorven|verloren
child-lost: Wat verdrietig.
  miskraam
someone-died: Gecondoleerd, wat verdrietig.
  begrafenis|overleden|crematie
neighbor-crush = wat je met dat gevoel doet
  buurman|buurvrouw|man van mijn vriendin|vriend van mijn vriendin + kriebels|vlinders|verliefd|vind leuk|gevoelens + vrouw|vriendin|man|getrouwd
sleep-retired = waarom je slecht slaapt sinds je pensioen
  slaap|slapen|wakker + pensioen|gepensioneerd
ex-back = of je ex terugkomt
  ex + terug|terugkomt|terugkomen
ex-forget = hoe je over je ex heen komt
  ex + vergeten|heen|loslaten
ex-write = of je je ex een bericht stuurt
  ex + appen|sturen|schrijven|bellen
ex-wrote = wat je je ex antwoordt
  ex + appte|stuurde|geappt|gestuurd|bericht
ex-miss = of je ex nog aan je denkt
  ex + denkt|mist
ex-new = hoe je ermee omgaat dat je ex iemand heeft
  ex + nieuwe vriendin|nieuwe vriend|iemand anders
left-by-text: Wat naar dat het zo eindigde.
  uitgemaakt|gedumpt + app|appje|whatsapp|sms|bericht
partner-leaves: Wat verdrietig.
  {partner} + wil scheiden|wil weg|wil bij me weg|gaat weg
left-me: Wat naar dat dit gebeurt.
  heeft het uitgemaakt|maakte het uit|verlaten|gedumpt|uit elkaar
cheated = of je het vreemdgaan kunt vergeven
  vreemdgegaan|vreemd gegaan|bedrogen
is-cheating = of er iemand anders is
  gaat|is + vreemd|vreemdgaan|een ander
hidden-child = wat je doet met wat je ontdekt hebt
  {partner} + heeft een kind|een kind heeft|heeft een zoon|heeft een dochter + nooit|verzwegen|ontdekt|achter
on-off-block = waarom iemand blokkeert en deblokkeert
  blok* + deblok*
blocked = waarom je geblokkeerd bent
  geblokkeerd|blokkeert
told-pregnant: Dank je dat je het vertelt.
  zwanger + verteld|gezegd|weet het + stil|niets|niks|zwijgt|weg
pregnant-glad: Gefeliciteerd!
  zwanger + blij|gelukkig|eindelijk|hoera
like-a-brother: Dat is een pijnlijke zin.
  als een broer|als broer|als zus|als een zus|gewoon vrienden|als vriend + zei|zegt|ziet|gezegd
ex-again-family = wat je doet als je familie tegen is
  weer samen|terug bij mijn ex|weer met mijn ex + familie|zus|broer|ouders|moeder|vrienden + tegen|boos|niet blij|haten
partner-quits = wat je doet als de ander wil stoppen met werken
  {partner} + ontslag nemen|baan opzeggen|stoppen met werken|voor zichzelf + wil|bang|baby|kind*
live-near-mil = wat je afspreekt voor je bij je schoonmoeder gaat wonen
  wonen|intrekken|samenwonen + zijn moeder|haar moeder|schoonmoeder|zijn ouders + zelfde|naast|bij|boven
live-together-quiet = wat je doet als je nog niet wilt samenwonen
  {partner} + samenwonen|intrekken + bang|rust|ruimte|nog niet|twijfel
crush-taken = wat je doet als die persoon bezet is
  verliefd|vind leuk + heeft een vriend|heeft een vriendin|bezet
married-man = wat je doet als hij getrouwd is
  getrouwde man|hij is getrouwd|verliefd op een getrouwde
likes-me = of iemand je leuk vindt
  vindt hij me leuk|vindt zij me leuk|vindt ze me leuk
loves-me = of je geliefd bent
  houdt hij van me|houdt zij van me|houdt hij nog van|houdt ze nog van
tell-crush = of je zegt wat je voelt
  vertellen|zeggen|opbiechten + gevoelens|leuk vind|verliefd
write-first = of je als eerste een bericht stuurt
  als eerste + appen|sturen|bellen
no-reply = waarom er geen antwoord komt
  reageert niet|antwoordt niet|appt niet|laat niks horen|laat niets horen|ghost* - {child}|{parent}|zus|broer|{job}|niemand
couple-fights = wat je doet als jullie steeds ruzie hebben
  {partner} + ruzie|ruzies|ruzien
housework = wat je doet als er thuis niet geholpen wordt
  {partner} + huishouden|helpt niet|doet niks|doet niets|schoonmak*
drinks = wat je doet als iemand te veel drinkt
  drinkt|dronken|alcohol + man|vrouw|vriend|vriendin|vader|moeder|broer|zoon
  {partner} + drinkt|alcohol|dronken
phone = wat je doet als iemand altijd op de telefoon zit
  {partner} + telefoon|mobiel
never-listens = wat je doet als er niet geluisterd wordt
  {partner} + luistert niet|luistert nooit
distant = wat je doet als iemand afstandelijk is
  {partner} + afstandelijk|koud|kil - beste vriendin|beste vriend|vriendin van
snores = wat er tegen snurken helpt
  snurk*
  {partner} + snurk*
apologize-partner = hoe je sorry zegt na geschreeuw
  geschreeuwd|uitgevallen|ontploft|schreeuwde + sorry|spijt|excuses|goedmaken
leave = of je bij iemand weggaat
  weggaan bij|scheiden|uitmaken|verlaten + {partner} - wil scheiden
find-love = wanneer je de liefde vindt
  wanneer + liefde|iemand|de ware
why-single = waarom je nog single bent
  single|vrijgezel + goed komen|komt het nog goed|nog|waarom|altijd|jaar|ben ik
  waarom + single|alleen
marry-when = wanneer je gaat trouwen
  wanneer + trouw*
no-marriage = wat je doet als iemand niet wil trouwen
  {partner} + niet trouwen|wil niet trouwen
proposed: Gefeliciteerd!
  ten huwelijk gevraagd|verloofd|huwelijksaanzoek - wanneer
cousin-wedding = of je alleen naar de bruiloft gaat
  bruiloft|trouwerij|huwelijk + alleen|meenemen|date|met wie - mijn bruiloft|onze bruiloft|mijn huwelijk
far-wedding = wat je doet als de bruiloft te ver en te duur is
  bruiloft|trouwerij + ver|duur|betalen|vlucht
wedding-speech = wat je zegt op de bruiloft
  bruiloft|trouwerij + speech|toespraak
farewell-speech = wat je zegt in de toespraak
  speech|toespraak|woordje + pensioen|afscheid|collega
silent-daughter = of je als eerste schrijft
  {child} + praat niet|spreekt niet|belt niet|contact verbroken|reageert niet|wil geen contact
sibling = of je je broer of zus belt
  zus|broer + praat niet|spreekt niet|boos|ruzie
mother = wat je doet met ruzies met je moeder
  moeder|mama|ma + ruzie|kritiek|bemoei*
father = wat je doet als je vader niet praat
  vader|papa|pa + praat niet|ruzie|spreekt niet
mil = wat je doet met je schoonmoeder
  schoonmoeder + bemoei*|kritiek|irrit*|haat
mil-cooking = wat je zegt als je eten bekritiseerd wordt
  schoonmoeder + koken|eten|gerecht
his-mother-all = wat je doet als alles via zijn moeder gaat
  {partner} + zijn moeder|haar moeder + vraagt|alles|beslis*|eerst
wrong-chat: Oei, wat gênant. Het overkomt iedereen.
  spraakbericht|bericht|screenshot|foto|appje + groepsapp|groep|verkeerde|per ongeluk + roddel*|schoonmoeder|baas|ongeluk|verkeerde|over
relative-stays = wat je doet met een gast die niet weggaat
  zwager|schoonzus|schoonmoeder|neef|nicht|broer|zus + woont bij ons|bij ons in|logeert + maanden|weken|wanneer|jaar
inheritance = wat je doet bij ruzie om de erfenis
  erfenis|testament|erven
care-parent = hoe je het zorgen volhoudt
  zorg voor|mantelzorg*|verzorg + {parent}|mantelzorg*
ill-parent = wat je doet als je ouder ziek is
  {parent} + ziek|ziekenhuis|kanker|diagnose
child-moves = wat je doet als een kind het huis uit gaat
  {child} + uit huis|op kamers|verhuist
child-abroad = hoe je omgaat met het vertrek van je kind
  {child} + erasmus|buitenland|uitwisseling
child-school = wat je doet als je kind niet naar school wil
  {child} + niet naar school
bullied = wat je doet als je kind gepest wordt
  {child} + gepest|pesten
child-phone = wat je doet als je kind altijd op een scherm zit
  {child} + telefoon|scherm|gamen|gamet|tiktok|ipad
child-failed = hoe je reageert als je kind gezakt is
  {child} + gezakt|blijft zitten|onvoldoende*|slechte cijfers
baby-sleep: Wat zul je moe zijn.
  baby|{child} + slaapt niet|huilt|nachten
bad-mother: Zo voelen veel mensen zich na een geboorte.
  slechte moeder|faal als moeder
grandchild: Gefeliciteerd!
  oma geworden|opa geworden|kleinkind geboren|kleinzoon geboren|kleindochter geboren
baby-born: Gefeliciteerd!
  bevallen|geboren + zoon|dochter|baby - overleden
grandkids = hoe je je kleinkinderen vaker ziet
  kleinkind*|kleinzoon|kleindochter + zie|zelden|nooit|mis
no-visit: Dat doet pijn.
  niemand|familie|kinderen + langs|bezoek
lend-family = of je familie geld leent
  broer|zus|neef|nicht|zwager|zoon|dochter|oom + geld|lenen|leent
friend-money = wat je doet als iemand je geld schuldig is
  {friend}|buurman|collega|vriend|vriendin + geld|schuldig|terugbetal*|geleend
miss-child-stay = of je teruggaat of nog volhoudt
  mis + kind|kinderen|zoon|dochter + terug|blijven|volhouden|buitenland
return-home = of je teruggaat of blijft
  terug|teruggaan|terugkeren + nederland|belgie|polen|mijn land|thuisland|marokko|turkije|suriname - ex|vriend|vriendin
job-when = wanneer je werk vindt
  wanneer + werk|baan
no-answers = waarom er niets komt op sollicitaties
  sollicit* + geen antwoord|afwijzing*|niks|niets|hoor
interview = hoe het gesprek gaat
  sollicitatiegesprek - gehad|gehoord|bellen
call-you = wat "we bellen je" betekent
  sollicitatiegesprek|gesprek + we bellen|bellen je|laten het weten|nemen contact
ghost-job = wat je doet als je niets hoort na het gesprek
  sollicitatiegesprek + weken|week|dagen|gehad + niks|niets|gehoord|stil
quit = of je ontslag neemt
  ontslag nemen|baan opzeggen|stoppen met mijn werk|ontslag in
open-cafe = of je je baan opgeeft voor iets eigens
  baan|werk|kantoor + opzeggen|stoppen|opgeven + cafe|koffie*|winkel|restaurant|bakkerij|zaak|bed and
small-start = hoe je klein begint
  winkel|foodtruck|kraam|zaak|webshop|bedrijfje + beginnen|openen|starten + spaargeld|geld|weinig|moe|zat
business-or-job = of je zaak het redt
  zaak|winkel|salon|bedrijf + klanten|sluiten|redden|redt|loopt|failliet
big-order = of je zo'n grote bestelling aanneemt
  bestelling|opdracht|klant|bestelt|bestelde + zoveel|nog nooit|grote|zaterdag|aannemen|red - pakket
not-paid-again = wat je doet als je loon niet komt
  {boss}|loon|salaris|werkgever + betaalt niet|niet betaald|te laat|schuldig|nog niet
boss-yells = wat je doet met een baas die schreeuwt
  {boss} + schreeuwt|vernedert|snauwt
boss-weekend = wat je doet als je baas je buiten werktijd appt
  {boss} + appt|belt|mailt|berichten + weekend|zondag|avond|vakantie
boss-bad = wat je doet met een vervelende baas
  {boss} + oneerlijk|pest|vervelend|rot|micromanag*
coworker-cold = wat je doet met iemand die niet groet
  collega|collega s + groet|negeert|zegt geen hoi|zegt niks
coworkers = wat je doet met geroddel op het werk
  collega|collega s|{job} + roddel*|gemeen|pesten
raise = hoe je om opslag vraagt
  opslag|loonsverhoging|salarisverhoging
promoted: Gefeliciteerd!
  promotie + gekregen|heb - geen|niet
transfer-work = of je de overplaatsing aanneemt
  {boss}|bedrijf|werk + overplaats*|andere stad|verhuizen
offer-abroad-family = wat je doet als de baan ver weg is en thuis niemand wil
  aanbod|baan|functie + buitenland|duitsland|canada|dubai|spanje + wil niet|tegen|klein
night-shift = hoe je nachtdiensten volhoudt
  nachtdienst*|nachtploeg
burnout = wat je doet met een burn-out
  burn out|burnout|opgebrand
fired: Wat naar van je baan.
  ontslagen|ontslag gekregen|baan kwijt - niet verteld
lost-job-hide = hoe je thuis zegt dat je baan weg is
  ontslagen|baan kwijt + niet verteld|weet het niet|verzweg*
got-job: Gefeliciteerd!
  baan gekregen|ben aangenomen|nieuwe baan + blij|gekregen|aangenomen
new-boss = hoe je begint met een nieuwe baas
  nieuwe baas|nieuwe manager|nieuwe leidinggevende|nieuwe chef
retired-lost: De eerste weken met pensioen zijn vreemd.
  pensioen|gepensioneerd + leeg|wat nu|verveel|niks|niets
exam-failed = wat je doet na een gezakt examen
  gezakt|niet gehaald + examen|tentamen|toets - {child}|rijexamen|rijbewijs
driving-failed = of je voor je rijexamen slaagt
  rijexamen|rijbewijs|afrijden + gezakt|weer|derde
driving-passed: Gefeliciteerd!
  rijexamen|rijbewijs + gehaald|geslaagd|binnen
truck-passed: Gefeliciteerd!
  vrachtwagen*|busrijbewijs|motorrijbewijs|ce + gehaald|geslaagd
exam-passed: Gefeliciteerd!
  geslaagd|gehaald + examen|tentamen|diploma - niet gehaald|of ik
exam = of je slaagt
  slaag ik|ga ik slagen|haal ik mijn
thesis = hoe je je scriptie afmaakt
  scriptie|thesis|proefschrift
quit-study = of je stopt met je studie
  stoppen|stop + studie|opleiding|universiteit|hbo
money-worry = wat je doet met geldzorgen
  geldzorgen|geen geld|geldproblemen|rood staan|rondkomen
debt = hoe je uit de schulden komt
  schuld|schulden - mijn schuld|debt
debt-free: Gefeliciteerd, wat een opluchting!
  laatste termijn|schuldenvrij|afbetaald|afgelost
deposit = hoe je je borg terugkrijgt
  borg + huisbaas|verhuurder|terug
rent-raise = wat je doet bij een huurverhoging
  huurverhoging|huur + omhoog|verhoogt|verhoogd
evicted = wat je doet als je eruit moet
  huisbaas|verhuurder + eruit|opgezegd|opzeggen
flat-unsold = of het huis verkocht wordt
  verkop*|verkocht|te koop + huis|appartement|woning + niemand|maanden|wanneer|belt|bezichtig*
neighbors = wat je doet met luidruchtige buren
  buren|buurman|buurvrouw + lawaai|herrie|overlast|muziek|boort
roommate = wat je doet met een huisgenoot
  huisgenoot|huisgenote|huisgenoten
car-broken = wat je doet met een kapotte auto zonder geld
  auto|scooter + kapot|garage|pech|reparatie + geld|duur|betalen
moving-chaos = hoe je de verhuizing overleeft
  verhuiz* + chaos|dozen|stress*|week
gossip = wat je doet met geroddel
  roddel* + buren|dorp|mensen|familie
new-city = wat je doet tegen eenzaamheid in een nieuwe stad
  nieuwe stad|verhuisd naar + alleen|eenzaam|niemand|vrienden
lonely: Wat naar dat je je zo voelt.
  eenzaam|voel me alleen|niemand om mee
no-friends = hoe je vrienden maakt
  geen vrienden
friend-far = wat je doet als een vriendschap verwatert
  beste vriendin|vriendin van mij|mijn vriend van|vriendinnen + afstandelijk|koel|hoor niks|reageert niet|anders
  {friend} + laat niks|verwater*|reageert niet|veranderd
friend-fight = of je je als eerste meldt
  {friend} + ruzie
sleep = wat je doet om te slapen
  kan niet slapen|slapeloos*|slaap slecht|lig wakker
tired = waarom je altijd moe bent
  altijd moe|steeds moe|zo moe|doodmoe
anxious = wat je doet tegen angst
  angstig|gespannen|paniekerig|onrustig
panic: Wat naar dat je dit meemaakt.
  paniekaanval*
sad = waarom je verdrietig bent
  ben verdrietig|somber|voel me rot
confidence = hoe je meer zelfvertrouwen krijgt
  zelfvertrouwen|onzeker
shy-speak = hoe je voor een groep praat
  presentatie|presenteren|voor een groep|spreekbeurt + bang|eng|zenuwachtig|tril
flying = wat je doet tegen vliegangst
  vliegangst
  bang + vliegen|vliegtuig
tattoo = of je de tattoo neemt
  tattoo|tatoeage
hair-change = of je je kapsel verandert
  haar|pony|kapsel + kort|knippen|verven|blond
gift = wat je cadeau geeft
  welk cadeau|wat voor cadeau|cadeau idee|cadeautip
pet-ill: Wat naar van je dier.
  {pet} + ziek|dierenarts|eet niet
pet-trip = wie op je dier past
  {pet} + wie past|oppas|onderbrengen + vakantie|reis|weg
change-at-40 = of je van beroep verandert
  carriereswitch|ander beroep|omscholen + jaar|40|45|50
birthday-sad: Wat naar dat je verjaardag zo was.
  verjaardag|jarig + niemand|vergeten|alleen|verdrietig
birthday-glad: Gefeliciteerd met je verjaardag!
  ik ben jarig|vandaag jarig|mijn verjaardag vandaag
visa-denied: Wat balen, weer een nee.
  visum|verblijfs*|asiel + afgewezen|geweigerd
stolen: Wat naar dat er gestolen is.
  gestolen|ingebroken|bestolen
scammed: Wat naar dat je opgelicht bent.
  opgelicht|oplicht*|marktplaats fraude|phishing
better-year = of volgend jaar beter wordt
  jaar + beter|rotjaar|vreselijk|slecht
turn-begin = hoe je begint
  hoe begin ik|waar begin ik|hoe moet ik beginnen
turn-say = hoe je het zegt
  hoe zeg ik|wat zeg ik|hoe vertel ik|wat moet ik zeggen|wat stuur ik|wat app ik
turn-when = wanneer een goed moment is
  goed moment|beste moment|wanneer zeg ik
turn-normal = of dat normaal is
  is dat normaal|is dit normaal
turn-if-no = wat je doet als het antwoord nee is
  als hij nee zegt|als zij nee zegt|als ze nee zegt|als het niet lukt
turn-now = wat je nu doet
  wat nu|en nu|wat moet ik doen|wat doe ik
turn-should = of je het doet of niet
  moet ik het doen|dus ja of nee|doen of niet
thanks: Graag gedaan.
  dank je wel|dankjewel|heel erg bedankt|bedankt voor
how-are-you: Fijn dat je het vraagt.
  hoe gaat het met je|hoe gaat het met jou|alles goed met jou
who-are-you = wie ik ben
  wie ben jij|wie ben je|ben je echt|ben je een robot
`,
};
