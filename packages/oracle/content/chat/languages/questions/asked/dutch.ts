/** What is asked on life in Dutch, by few words; read after what is told. How entries are written stands at `QuestionTable`. */
export const DUTCH_ASKED = `
no-kids = wat jullie doen als één kinderen wil en de ander niet
  wil geen kinderen|geen kinderen|geen kind|wil wel kinderen + vriend|vriendin|man|vrouw|hij|zij
dream = wat je droom betekent
  dromen|droom|gedroomd|droomde + betekent|betekenis|over|van|dat
move = of je verhuist
  verhuizen|verhuis|emigreren + werk|stad|land|moet ik|zal ik|ben bang
full-time-dog = of je een hond neemt
  hond|kat|puppy|kitten + nemen|kopen|adopteren|zal ik|moet ik
move-in = of jullie gaan samenwonen
  samenwonen|intrekken|bij elkaar wonen|samen wonen + {partner}|hij|zij|we|wij|ons - schoonmoeder
mil = wat je met je schoonmoeder doet
  schoonmoeder|schoonouders|schoonfamilie
no-reply = waarom je geen antwoord krijgt
  reageert|antwoordt|appt|schrijft|belt|hoor + niet|niets|niks|nooit|geen - baas|collega|sollicitatie|{friend}
  gezien|blauwe vinkjes + geen antwoord|niet geantwoord|reageert niet
blocked = waarom je geblokkeerd bent
  geblokkeerd|blokkeert mij|blokkeert me
unfollowed = waarom iemand je ontvolgt
  ontvolgd|ontvolgt
distant = wat je met afstand in je relatie doet
  {partner}|hij|zij + afstandelijk|koel|op zijn telefoon|op haar telefoon|aan het gamen|geen tijd|geen aandacht|luistert niet - beste vriendin|beste vriend|vriendin van
jealous = wat je met jaloezie doet
  jaloers|jaloezie
couple-fights = wat jullie met de ruzies doen
  ruzie|ruzies|ruzieen|bekvechten + {partner}|relatie|steeds|elke dag
likes-me = of die ander je leuk vindt
  vindt + leuk|aardig + hij|zij|ze|mij|me
tell-crush = of je zegt dat je iemand leuk vindt
  verliefd|crush|leuk + zeggen|vertellen|toegeven
leave = of je weggaat
  bij hem weg|bij haar weg|uitmaken|uit elkaar gaan|bij hem blijven|bij haar blijven
divorce = of je gaat scheiden
  scheiden|scheiding
serious = of het serieus is
  vaste relatie|serieus|officieel + hij|zij|ze|wil
marry-pressure = wat je zegt als je ouders druk zetten
  ouders|moeder|vader|familie + trouwen|kinderen krijgen|druk
find-love = wanneer je iemand ontmoet
  liefde|iemand|partner + vinden|ontmoet|tegenkomen|tegen
apps = wat je met datingapps doet
  tinder|hinge|bumble|datingapps
first-date = hoe je met de zenuwen voor een date omgaat
  date|afspraakje + zenuwachtig|nerveus|eerste|spannend
friend-fight = of je als eerste schrijft
  ruzie|boos|gedoe + {friend}|vriendin|vriend|vriendinnen
friend-far = wat je doet als een vriendschap stilvalt
  {friend} + reageert|anders|weinig|nooit meer|hoor niks|hoor niets|laat niets horen|negeert
left-out = wat je doet als vrienden zonder jou gaan
  vrienden|vriendinnen|groep + zonder mij|niet gevraagd|niet uitgenodigd
lend = hoe je je geld terugkrijgt
  geleend|uitgeleend|schuldig|terugbetaal* + vriend|vriendin|geld|broer|zus
lonely = wat je tegen eenzaamheid doet
  eenzaam|zo alleen|geen vrienden
roommate = wat je met je huisgenoot doet
  huisgenoot|huisgenote|huisgenoten|kamergenoot
neighbors = wat je tegen lawaai doet
  buren|buurman|buurvrouw + lawaai|herrie|muziek|luid|blaft|stampt|boort
mother = wat je met de ruzies thuis doet
  moeder|mama|vader|papa|ouders + ruzie|bemoei*|boos|streng|controle*|kritiek
sibling = of je je broer of zus belt
  broer|zus|zusje|broertje + ruzie|boos|praat niet|contact
inheritance = wat je met de erfenis doet
  erfenis|nalatenschap|testament
teen = wat je met een stille puber doet
  zoon|dochter|puber + kamer|praat niet|zwijgt|telefoon|school
ill-parent = wat je voor een zieke doet
  moeder|vader|mama|papa|oma|opa + ziek|ziekenhuis|operatie|dement
boss-yells = wat je met een lastige baas doet
  {boss} + schreeuwt|boos|gemeen|kleineert|oneerlijk|uitgescholden|negeert
no-holiday = wat je doet als je geen vrij krijgt
  vrij|vakantie|verlof|weekend|kerst + {boss}|werk|rooster|werken + niet|geen|nooit|moet
coworker-crush = of je iets tegen je collega zegt
  verliefd|crush|gevoelens + collega*
coworkers = wat je met collega's doet
  collega*
raise = hoe je opslag vraagt
  opslag|loonsverhoging|salarisverhoging|meer salaris|promotie
interview = hoe je sollicitatiegesprek gaat
  sollicitatie|sollicitatiegesprek|functioneringsgesprek
new-job = hoe je aan je nieuwe baan begint
  nieuwe baan|eerste werkdag|nieuw werk
fired-soon = of je je baan kwijtraakt
  baan|werk|ontslag|ontslagen + bang|kwijt|reorganisatie|verliezen
fired = wat je doet na je ontslag
  ontslagen|ontslag
quit = of je ontslag neemt
  ontslag nemen|baan opzeggen|stoppen met werken|stoppen met mijn werk|weg bij mijn werk
job-when = wanneer je werk vindt
  werk|baan + vinden|zoek*|solliciteer*|afgewezen
burnout = wat je tegen uitputting doet
  burnout|burn out|overspannen|opgebrand|uitgeput|te veel werk
debt = hoe je uit de schulden komt
  schuld|schulden
money-worry = wat je met geldzorgen doet
  geldzorgen|geld te kort|geen geld|rekeningen
driving-failed = hoe je je rijbewijs haalt
  rijbewijs|rijexamen|afrijden
exam-failed = wat je doet nu je gezakt bent
  gezakt|niet gehaald|onvoldoende
exam = of je je examen haalt
  examen|tentamen|toets|examens|tentamens
study-what = wat je gaat studeren
  studeren|studie|opleiding + kiezen|welke|twijfel|wat
sleep = wat je doet om te slapen
  slaap|slapen|wakker
overthink = hoe je stopt met piekeren
  piekeren|pieker|malen|maalt
anxious = wat je tegen angst doet
  angst|angstig|bang|paniek + altijd|steeds|heel|zo|veel
confidence = hoe je meer zelfvertrouwen krijgt
  zelfvertrouwen|onzeker|niet goed genoeg
sad = waarom je verdrietig bent
  verdrietig|somber|huilen|huil|rot
homesick = wat je tegen heimwee doet
  heimwee
move = of je verhuist
  verhuizen|verhuis|emigreren|buitenland
christmas = hoe je zegt dat je niet komt
  kerst|feestdagen + familie|ouders|alleen|niet
decide = hoe je kiest
  kiezen|keuze|twijfel|beslissen|besluiten
joke = een grapje
  grap|grapje|mop
thanks: Graag gedaan.
  bedankt|dank je|dankjewel|dank u|thanks
who-are-you = wie ik ben
  wie ben je|wie ben jij
how-are-you = hoe het met me gaat
  hoe gaat het|hoe is het
`;
