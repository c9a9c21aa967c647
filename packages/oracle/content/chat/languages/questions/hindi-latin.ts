import { HINDI_LATIN_EVERYDAY } from './everyday/hindi-latin.ts';
import type { QuestionTable } from './question-table.ts';
import { HINDI_LATIN_TOLD } from './told/hindi-latin.ts';

export const HINDI_LATIN_QUESTIONS: QuestionTable = {
  opening: 'Aap jaanna chahte hain ki {asked}.',
  inEnglish: 'Abhi jawab English mein hai:',
  and: 'aur',
  he: 'karta|karega|aayega|ladka|bf|boyfriend|pati|deta|rehta|chahta|leta|raha',
  she: 'karti|karegi|aayegi|ladki|gf|girlfriend|patni|biwi|wife|deti|rehti|chahti',
  everyday: HINDI_LATIN_EVERYDAY,
  told: HINDI_LATIN_TOLD,
  entries: `
sign-from-dead: Aapne unka sapna dekha jo ab nahi rahe. Mujhe afsos hai.
  sapn* + guzar*|mar gay*|mare hue|nahi rah*|dadi|dada|nani|nana - daant
pet-died: Aapke pet ke liye mujhe bahut afsos hai.
  kutta|kutte|dog|billi|cat|pet + mar gay*|guzar*|nahi rah*|mar gya|died
grandparent-died: Mujhe bahut afsos hai.
  dadi|dada|nani|nana + guzar*|nahi rah*|mar gay*|expire*|death
parent-died: Mujhe bahut afsos hai.
  papa|mummy|maa|pitaji|mata|ammi|abbu + guzar*|nahi rah*|mar gay*|expire*|death|died
partner-died: Mujhe bahut afsos hai.
  pati|patni|husband|wife|biwi|bf|gf + guzar*|nahi rah*|mar gay*|expire*|death
child-lost: Mujhe bahut afsos hai.
  miscarriage|garbhpat
friend-died: Mujhe bahut afsos hai.
  dost|friend + guzar*|nahi rah*|mar gay*|expire*
someone-died: Mujhe bahut afsos hai.
  guzar gay*|expire ho*|death ho*|chal base|swargwas
cancel = cancel kaise karein
  cancel|band + subscription|plan|premium|app|membership
delete = account aur data kaise delete karein
  delete|hata* + account|data|chat|profile
price = iski keemat kya hai
  kitne ka|kitna paisa|kitne paise|price|free hai|kitne rupay*|kitna charge|paisa lagta|paise lagte|muft
privacy = yahan ki baatein kaun padhta hai
  kaun padhta|kon padhta|koi padhta|private hai|privacy|safe hai
real = main insaan hoon ya program
  insaan ho|robot ho|real ho|asli ho|bot ho|ai ho|insan ho
language = main Hindi mein jawab de sakta hoon ya nahi
  hindi me*|hindi aati|hindi bol* - medium
believe = jyotish sach hai ya nahi
  jyotish|astrology|rashifal|kundli + sach|sahi|jhooth|jhoot|bharosa|maan*
how-works = yeh kaise kaam karta hai
  kaise kaam
pregnant-work = pregnancy mein office ki dikkat ka kya karein
  pregnant + boss|office|manager + utha*|bhaari|bhari|night shift|khade|leave
pregnant-left = pregnancy mein akele reh jaane par kya karein
  pregnant + chhod*|chod*|bhaag|bhag|gayab
no-kids = ek ko bachche chahiye aur doosre ko nahi, to kya karein
  bachch*|bacche|kids + nahi chahta|nahi chahti|nahi chahte
pet-lost = khoya hua pet kaise dhoondein
  kutta|kutte|dog|billi|cat + bhaag|bhag|kho|gum|gayab
gay = ghar wale apnayein nahi to kya karein
  gay|lesbian|bisexual|trans + mummy|papa|parents|family|ghar
partner-ex = partner apne ex se baat kare to kya karein
  apni ex|apne ex|uski ex|uske ex + baat|message|photo|like|milta|milti|contact
roommate = roommate ka kya karein
  roommate|flatmate|room partner
no-love-words = woh kabhi I love you na kahe to kya karein
  i love you|pyar jatata|pyaar jatata|pyar jatati + nahi|kabhi
goes-abroad = partner door jaye to kya karein
  bf|gf|boyfriend|girlfriend|pati|husband|wife + bahar|videsh|canada|dubai|abroad|dusre shehar + ja
car = gaadi abhi lein ya nahi
  gaadi|gadi|car|bike + lu|lun|lena|kharid*|leni
suspicious = shak karne wale partner ka kya karein
  shak|phone check|check karta|check karti + bf|boyfriend|pati|husband|gf|girlfriend|wife|karta|karti
parents-career = ghar wale kuch aur padhana chahein to kya karein
  papa|mummy|parents|gharwale|ghar wale|maa + chahte|chahti|chahta|bolte|zid + engineering|doctor|padh*|career|field|music|upsc|ca
no-talk = pati-patni mein baat band ho to kya karein
  baat hi nahi hoti|baat nahi hoti|baatein nahi hoti|baat band + pati|patni|husband|wife|biwi|humar*|shaadi
neighbors = shor karne wale padosi ka kya karein
  padosi|padosan|neighbour*|neighbor* + shor|awaz|awaaz|gaana|gaane|jhagd*|pareshan
age-gap = umar ka fark maayne rakhta hai ya nahi
  umar ka fark|age gap|saal bada|saal badi|saal chhota|saal chota|saal chhoti|saal choti + pyar|pyaar|ladka|ladki|shaadi|shadi|bf|gf|wo|woh|mujhse
drinks = partner ki sharaab ka kya karein
  sharab|sharaab|daru|daaru|peeta|pita + pati|husband|bf|boyfriend|papa
lied = jhooth ko maaf karein ya nahi
  jhooth|jhoot|jhuth + maaf
phone = har waqt phone par rehne wale partner ka kya karein
  phone|mobile + pati|husband|wife|patni|bf|gf - shak|check|uth*
not-introduced = woh ghar walon se kyun nahi milwata
  nahi milwata|nahi milwati|nahi milata|family se nahi mil*
forgot-day = bhooli hui anniversary ka kya karein
  bhool*|bhul* + anniversary|birthday|janamdin
bored-couple = rishte ki boriyat ka kya karein
  bore|boring|boriyat + rishta|rishte|relationship|shaadi|pati
blocked = block kyun kiya
  block kar diya|block kiya|blocked
grades = kam marks ka kya karein
  beta|beti|bete|bachch* + marks|number kam|fail
lost-thing = khoyi cheez kaise milegi
  kho gay*|gum ho*|kho gya|nahi mil rah* + anguthi|ring|chabi|chaabi|purse|phone|chain|paisa|document*
left-out = dost aapke bina jaayein to kya karein
  dost|friends + mere bina|nahi bulaya|nahi bulate|mujhe chhod ke
new-job = nayi naukri ki shuruaat kaise karein
  nayi naukri|nayi job|new job|naya kaam + shuru|join|kal|dar|darr|nervous
wedding-nerves = shaadi se pehle ki ghabrahat ka kya karein
  meri shaadi|meri shadi|shaadi hai|shadi hai + ghabra*|darr|dar|nervous|tension|agle mahine
language-shame = English ki jhijhak ka kya karein
  english|angrezi + office|bol*|sharam|hindi medium|kaanp*|kamp*|hasn*|hans*|mazak|darr|dar
love-or-arranged = shaadi love hogi ya arranged
  love marriage|arrange* marriage + ya|hogi|hoga
arranged = gharwale shaadi ke liye kahein aur dil kahin aur ho to kya karein
  mummy papa|gharwale|ghar wale|maa baap|parents|family + shaadi|shadi|rishta|rishte + pressure|kisi aur|pyar|pyaar|zabardasti|jabardasti|nahi karni|force|kehte
parents-against = gharwale rishte ke khilaaf hon to kya karein
  gharwale|ghar wale|parents|mummy papa|maa baap|family|papa|mummy + nahi maan*|khilaf|khilaaf|mana|caste|nahi manenge|against
two-signs = dono rashiyon ki jodi kaisi hai
  @two-signs - lagna|rising
sade-sati = Shani ki sade sati chal rahi hai ya nahi
  sade sati|sadesati|sadhe sati|shani
mercury-retro = Budh vakri hai ya nahi, aur asar kya hai
  mercury|budh + retro*|vakri|asar|ulta|retrograde
planet-retro = woh grah vakri hai ya nahi
  @planet + vakri|retro*
rising-no-time = janm samay ke bina lagna ka kya pata chalta hai
  lagna|lagn|rising|ascendant + time|samay|waqt + nahi|pata|bina
rising = aapka lagna kya hai
  lagna|lagn|rising|ascendant
full-moon = agli Purnima kab hai
  purnima|poornima|full moon|pura chand
new-moon = agli Amavasya kab hai
  amavasya|new moon
eclipse = agla grahan kab hai
  grahan|eclipse
moon-sign = aapki chandra rashi kya hai
  chandra rashi|moon sign|chand rashi
fits-sign = aap us raashi ke saath jamenge ya nahi
  @sign + compatib*|jodi|match|jamegi|jamega
horoscope = is rashi ka rashifal kya hai
  @sign + rashifal|aaj|horoscope|hafta|hafte|mahina
sign-traits = is rashi ke log kaise hote hain
  @sign + kaise|kaisa|kaisi|log|swabhav
sun-sign = aapki rashi kya hai
  meri rashi|mera rashi|rashi kya|rashi kaun|konsi rashi|kaunsi rashi|zodiac
chart = aapki kundli kya kehti hai
  kundli|kundali|janam patri|janampatri|birth chart
number-seen = baar baar 11:11 dikhne ka matlab kya hai
  11 11|1111|222|333|444|22 22
life-path = aapka bhagyank kya hai
  bhagyank|mulank|ank jyotish|numerology|life path
palm = aapka haath kya kehta hai
  haath ki|hath ki|hatheli|jeevan rekha|rekha|palm
card = main ek card nikaloon
  card|tarot
lucky = aapka lucky number kya hai
  lucky number|shubh ank|shubh number|lucky
evil-eye = kisi ki nazar lagi hai ya nahi
  nazar|kala jadu|jaadu tona|jadu tona|tona|totka|buri nazar
spell = vashikaran ho sakta hai ya nahi
  vashikaran|vash me|mantra
past-life = pichhle janam mein aap kaun the
  pichle janam|pichhle janam|pichla janam|purv janam|purvjanam
dream-ex = ex ka sapna kya kehta hai
  sapn* + ex
dream-teeth = daant girne ke sapne ka matlab kya hai
  sapn* + daant|dant
dream = aapke sapne ka matlab kya hai
  sapna|sapne|sapno|khwab
wedding-date = shaadi ke liye kaunsi date achhi hai
  shaadi|shadi|vivah + muhurat|muhurt|date|tareekh|tarikh
good-day = sign karne ka samay achha hai ya nahi
  sign karna|contract|muhurat|muhurt|agreement + din|aaj|kal|kab|achha|accha|shubh|sahi
mil-baby = saas ke bachche wale sawaal par kya kahein
  saas|sasural + good news|bachch*|bachc*|baccha|bacha|pota|pregnan*|khushkhabri|khush khabri
mil-moves-in = saas saath rehne aayein to kya karein
  saas|sasur + saath rehn*|sath rehn*|rehne aa*|shift
mil = saas ya sasural ki dakhal ka kya karein
  saas|sasural|sasur|nanad|jethani|devrani
exam-father = exam fail hone par kya karein aur papa se kaise baat karein
  fail + papa|pitaji + baat|gussa|naraz|daant*
needs-time = saamne wale ko time chahiye, iska matlab kya hai
  time chahiye|space chahiye|thoda time|break chahiye|thoda space
ex-wrote = ex ke message ka kya jawab dein
  ex + message aaya|msg aaya|message kiya|msg kiya|call kiya|call aaya|baat karna chaht*|wapas aaya|dobara baat
ex-new = ex kisi aur ke saath hai, isse kaise sambhlein
  ex + kisi aur|shaadi|shadi|nayi gf|naya bf|dusri|dusra|engaged
ex-write = ex ko message karein ya nahi
  ex + message kar*|msg kar*|call karu*|baat karu*|text kar*
ex-forget = ex ko kaise bhoolein
  ex + bhool*|bhul*|bhula*|move on|nikal*
ex-miss = ex aapko yaad karta hai ya nahi
  ex + yaad|sochta|sochti|pyar|pyaar|miss
ex-back = ex wapas aayega ya nahi
  ex + wapas|vapas|lautega|laut|aayega|aayegi|patch up|patchup|dobara|phir se
  wapas aayega|wapas aayegi|vapas aayega|vapas aayegi|laut aay*|lautega|lautegi
married-man = shaadishuda insaan se pyar ka kya hoga
  shaadishuda|shadishuda|married + pyar|pyaar|affair|aadmi|chhod*
i-cheated = apna dhokha batayein ya nahi
  maine dhokha|maine cheat|maine dhoka
cheated = dhokhe ko maaf karein ya nahi
  dhokha|dhoka|cheat + diya|kiya|maaf|di
  affair|chakkar + maaf|chhod*|chod*
is-cheating = dhokha ho raha hai ya nahi
  dhokha|dhoka|cheat|kisi aur|affair|chakkar + raha|rahi|de|chal|hai
divorce = talaq lein ya nahi
  talaq|talak|divorce
propose = shaadi ka proposal kab aayega
  propose kar*|proposal
marry-doubt = shaadi karein ya nahi
  shaadi|shadi + karu ya|karun ya|karni chahiye|karu kya|ya nahi|confus*
marry-when = aapki shaadi kab hogi
  shaadi|shadi|vivah|byah|rishta + kab|hogi|hoga|yog|der|late|nahi ho rah*
only-friend = best friend ko dil ki baat batayein ya nahi
  best friend|dost + pyar|pyaar|pasand|love
coworker-crush = office mein pasand aane wale se kahein ya nahi
  office|colleague|coworker + pasand|pyar|pyaar|crush
tell-crush = dil ki baat kahein ya nahi
  bata du|bata dun|bol du|bol dun|bataun|batau|keh du|bolu|propose karu + pyar|pyaar|pasand|love|crush|dil|usse|use
jealous = jalan ka kya karein
  jealous|jalan|jalta|jalti|shak
seen = seen ke baad phir likhein ya nahi
  seen kar*|seen zone|seen kiya|blue tick
no-reply = jawab kyun nahi aata
  reply nahi|jawab nahi|message nahi kar*|msg nahi kar*|call nahi kar*|call nahi uth*|block kar*|ignore kar*|ghost*|baat nahi kar* - papa|mummy|maa|bhai|behen|behan|beta|beti|dost|saheli|didi
left-me = chhod diye jaane ke baad ab kya karein
  chhod diya|chod diya|chhod gay*|chod gay*|breakup ho*|break up ho*|breakup kar*|breakup - naukri|job|wapas
mixed = saamne wala aakhir kya chahta hai
  mixed signal*|kabhi + kabhi|confus*|kya chahta|kya chahti
situationship = bina naam ke rishte ka kya karein
  serious nahi|commit nahi|commitment|situationship|label
no-sex = nazdeeki na rahe to kya karein
  sex|intimacy|chhoota|chhuta + nahi|kam|nhi
long-distance = long distance rishte ka future hai ya nahi
  long distance|door reh*|dur reh*
couple-fights = rishte ke jhagdon ka kya karein
  jhagd*|ladai|lad*|fight* + pati|patni|biwi|husband|wife|bf|gf|boyfriend|girlfriend|humar*
not-in-love = pyar abhi bhi hai ya nahi
  pata nahi + pyar|pyaar
leave = rishta chhodein ya nahi
  chhod|chod|breakup kar*|alag + pati|husband|wife|patni|bf|gf|boyfriend|girlfriend|rishta|relationship|use|usko - naukri|job
distant = door hote partner ka kya karein
  door|dur|badal gay*|badal gya|thanda|cold|ignore|time nahi|pehle jais* + pati|husband|wife|patni|biwi|bf|gf|boyfriend|girlfriend|wo|woh|mujhse
loves-me = woh aapse pyar karta hai ya nahi
  pyar karta|pyaar karta|pyar karti|pyaar karti|love karta|love karti|mujhse pyar|mujhse pyaar|mujhe chahta|mujhe chahti
thinks-of-me = woh aapko yaad karta hai ya nahi
  yaad karta|yaad karti|mere bare me soch*|mere baare me* soch*|miss karta|miss karti
likes-me = woh aapko pasand karta hai ya nahi
  pasand karta|pasand karti|like karta|like karti|interested|feelings
write-first = pehle message karein ya nahi
  message|msg|text|call + pehle|karu|karun|kar du|kar dun|karna chahiye
first-date = pehli date par kya karein
  first date|pehli date|date par|date pe
soulmate = soulmate kab milega
  soulmate|jeevan saathi|jeevansathi|humsafar|jivansathi|life partner
why-single = ab tak single kyun hain
  kyu*|kyon + single|akela|akeli
unlucky-love = pyar mein kismat kyun saath nahi deti
  pyar|pyaar|love|rishte + hamesha|har baar|kismat|nahi tikt*|toot*
find-love = pyar kab milega
  pyar|pyaar|love|koi|ladki|ladka|partner + kab|milega|milegi|mil
boss-pregnant = office mein pregnancy kab batayein
  pregnant|pregnancy + boss|office|manager
late-interview = der se pahunchne par haath se gayi naukri ka kya karein
  late|der + interview
two-offers = kaunsa offer lein
  do offer|dono offer|2 offer|do job
offer = offer lein ya nahi
  offer + job|naukri|accept|lu|lun|company|mila
job-result = naukri milegi ya nahi
  interview + diya|hua|ho gaya|ho gya|result
interview = interview kaisa jayega
  interview
rejected = reject hone ke baad kya karein
  reject*|selection nahi|select nahi + job|naukri|company
fired = naukri jaane ke baad kya karein
  naukri chali|job chali|nikal diya|fire kar*|layoff ho*|laid off|naukri gayi|naukri chhoot*|berozgar
fired-soon = naukri jayegi ya nahi
  naukri|job + jayegi|jaane wali|chali jaye|khatra|layoff*
state-job = sarkari naukri kab lagegi
  sarkari|government job|govt|upsc|ssc|neet|bank po|railway
exam-failed = fail hone ke baad kya karein
  fail ho gay*|fail hua|fail ho gya|fail
job-when = naukri kab milegi
  naukri|job|kaam + kab|milegi|milega|lagegi|nahi mil*|dhoond*|dhund*
boss-bad = bure boss ka kya karein
  boss|manager|malik|sir + daant*|chilla*|pareshan|bura|gussa|bezzati|insult|torture|harass - chhod*|chod*|resign
raise = salary badhane ki baat kaise karein
  salary|increment|hike + badh*|kab|maang*|mang*|hike|increment|kam
promotion = promotion hoga ya nahi
  promotion|tarakki
coworkers = office ke logon ka kya karein
  office|colleague*|staff|coworker* + peeth|jalte|mazak|bura|ignore|politics|chugli|taunt
burnout = kaam ki thakan ka kya karein
  office|kaam|job|naukri|work + thak*|burnout|stress|pressure|tension
hate-job = napasand naukri ka kya karein
  job|naukri|kaam + pasand nahi|mann nahi|man nahi|nafrat|bore
quit = naukri chhodein ya nahi
  naukri|job + chhod*|chod*|resign|badal*|switch|quit
  resign
which-career = kaunsa career sahi hai
  career|field|line + kaunsa|konsa|kaun|kon|sahi|kya|kis|kaunsi|konsi
business-slow = business na chale to kya karein
  business|dukan|dukaan|dhandha|vyapar + nahi chal*|ghata|loss|mand*|customer|band
business = apna business shuru karein ya nahi
  business|dukan|dukaan|startup|dhandha|vyapar + shuru|karu|karun|chahiye|khol*|start|apna|sahi
lottery = lottery lagegi ya nahi
  lottery|satta|jackpot
debt = karz se kaise niklein
  karz*|udhaar|udhar|loan|emi
lend = diya hua paisa wapas kaise milega
  paisa|paise + wapas|lauta*|vapas|nahi de rah*|udhaar diya
invest = invest karein ya nahi
  invest|share|crypto|bitcoin|stock
rich = aap ameer banenge ya nahi
  ameer|amir|crorepati|karodpati
money-worry = paise ki dikkat ka kya karein
  dikkat|tangi|problem|kami|pareshan* + paisa|paise|paiso|money
money-when = paise ki haalat kab sudhregi
  paisa|paise|paiso|dhan|aarthik|money|tangi
exam-passed: Pass hone par bahut badhai!
  pass ho gay*|pass ho gya|crack kar liya|nikal gaya exam|clear ho gay*|clear kar liya
driving = driving test pass hoga ya nahi
  driving|licence|license + test|pass|milega
exam-result = result kaisa aayega
  result + kab|aayega|exam|pass
exam = exam pass hoga ya nahi
  exam|exams|paper|pariksha|result|board|boards + pass|kaisa|kab|dar|darr|tension|hoga|aayega|nikl*|clear|kal
study-focus = padhai mein mann kaise lagayein
  padhai|padhne|padh|study + mann nahi|man nahi|nahi lagta|nahi hoti|focus|dhyan|concentrat*
drop-out = padhai chhodein ya nahi
  college|padhai|course|school + chhod*|chod*|drop
study-what = kya padhein
  kaunsa course|konsa course|kya padhu|kaunsi stream|konsi stream|course karu
visa = visa ka intezaar kaise karein
  visa|pr + kab|milega|lagega|aayega|reject|wait
abroad = videsh jayein ya nahi
  videsh|foreign|abroad|bahar jana|canada|dubai|usa|america|germany|bahar
inheritance = jaydaad ke jhagde ka kya karein
  jaydad|jaydaad|zameen|jameen|property|virasat|hissa + jhagd*|ladai|bhai|behen|chacha|case|hissa|papa
buy-house = ghar lein ya nahi
  ghar|flat|makan|makaan|plot + kharid*|lena|lu|lun|kab lunga|apna
homesick = ghar ki yaad ka kya karein
  ghar ki yaad|gharwalo ki yaad|ghar se door|ghar se dur
lonely = akelepan ka kya karein
  akela|akeli|akelapan|akelepan|lonely|tanha
move-when = ghar badalne ka sahi samay kab hai
  shift + kab|sahi|time|muhurat
move = doosre sheher jayein ya nahi
  shift ho*|shift kar*|dusre shehar|dusre sheher|dusri city|shehar
ill-parent = beemar apne ke liye kya karein
  mummy|papa|maa|dadi|dada|nani|nana|pati|patni|bhai|behen|pitaji + beemar|bimar|cancer|hospital|operation|tabiyat|icu|attack
sibling = naraaz bhai ya behen se baat karein ya nahi
  bhai|behen|behan|didi + baat nahi|jhagd*|naraz|naraaz|ladai|gussa
father = papa baat na karein to kya karein
  papa|pitaji|abbu + baat nahi|jhagd*|naraz|naraaz|gussa|daant*|nahi samajh* - mummy|maa
mother = maa se jhagdon ka kya karein
  mummy|maa|ammi|mumma + baat nahi|jhagd*|naraz|gussa|daant*|taana|taane|ladai|control|nahi samajh*
parents = maa-baap ki rok-tok ka kya karein
  mummy papa|maa baap|parents|gharwale|ghar wale|family + pressure|control|nahi samajh*|rok*|jhagd*|ladai|compare|nahi dete
child-school = bachcha school na jaye to kya karein
  beta|beti|bachch*|baccha|bacha|bete + school + nahi|rota|roti|dar*|bully
teen = bachcha baat na kare to kya karein
  beta|beti|bete|bachch* + baat nahi|phone|mobile|gussa|sunta nahi|sunti nahi|nahi sunta|nahi sunti
child-worry = bachche ki chinta ka kya karein
  beta|beti|bete|bachch*|bacche + chinta|tension|pareshan|padhai|khana|nahi khat*|problem
pregnant-scared = pregnancy ke dar ka kya karein
  pregnant + dar|darr|tension|ghabra*
am-pregnant = aap pregnant hain ya nahi
  pregnant hu|pregnant hoon|pregnant hun|period late|period miss|periods late
pregnant-when = bachcha kab hoga
  pregnant|bachch*|bacha|baccha|santan|maa ban*|conceive + kab|ho|nahi ho|sukh|try|ban
boy-girl = ladka hoga ya ladki
  ladka hoga|ladki hogi|beta hoga|beti hogi|ladka ya ladki|beta ya beti
friend-betrayed = dhokha dene wale dost ka kya karein
  dost|friend|saheli|yaar + dhokha|dhoka|secret|peeth|jhooth|jhoot|bata diya
friend-far = badle hue dost ka kya karein
  dost|friend|saheli + badal*|baat nahi|ignore|door|dur|reply|time nahi
no-friends = dost kaise banayein
  dost nahi|koi dost|friends nahi|koi friend
smoke = cigarette kaise chhodein
  cigarette|smoking|smoke|gutka|tambaku
sleep = neend ke liye kya karein
  neend|nind|so nahi|sona|insomnia
tired = hamesha thakan kyun hai
  thak*|thakan|energy nahi|kamzor*
overthink = zyada sochna kaise band karein
  overthink*|zyada soch*|jyada soch*|sochta rehta|sochti rehti|dimag band|dimaag
anxious = ghabrahat ka kya karein
  ghabra*|tension|anxiety|anxious|bechain*|dar lagta|darr lagta|stress
confidence = confidence kaise badhayein
  confidence|himmat|sharm*|self doubt|khud par
weight = wazan kaise ghatayein
  wazan|vajan|weight + kam|kaise|ghat*|loss
  mota|moti + patla|patli|kam|ho
ashamed = sharmindagi ka kya karein
  sharminda|pachta*|galti ho gay*|guilt*|sharam
sad = udaasi kyun hai
  udaas|udas|dukhi|rona|mood off|ro rah*|mann udaas
too-late = der ho chuki hai ya nahi
  der ho gay*|bahut der|late ho gay*|umar|umra
late-life = sab aage nikal gaye lage to kya karein
  sab aage|peeche reh*|piche reh*
  sab dost|sabki + shaadi|shadi|settle*|aage
luck = kismat kab badlegi
  kismat|naseeb|nasib|bhagya|kismet|luck + kab|badl*|kharab|saath|khul*|kyu*
bad-phase = sab kab theek hoga
  kab theek|kab thik|sab kharab|kuch theek nahi|bura waqt|bura time|acche din|achhe din|sab ulta|kab sahi|sahi nahi
health = sehat ke baare mein kya kaha ja sakta hai
  meri sehat|meri health|health|sehat + kaisi|kaisa|kab
purpose = zindagi ka maqsad kya hai
  maqsad|lakshya|zindagi ka matlab|purpose
next-year = agla saal kaisa hoga
  agla saal|agle saal|2027|naya saal
my-year = yeh saal kaisa hoga
  saal kaisa|is saal|ye saal|yeh saal
my-month = yeh mahina kaisa hoga
  mahina|mahine + kaisa|kaise|hoga
my-week = yeh hafta kaisa hoga
  hafta|hafte|week + kaisa|kaise|hoga
my-day = aaj ka din kaisa hai
  aaj ka|din kaisa|aaj kaisa|rashifal|horoscope
love-forecast = love life kaisi rahegi
  love life|pyar ka|pyaar ka
future = aage kya hone wala hai
  future|bhavishya|aage kya|aage ka
decide = faisla kaise karein
  faisla nahi|faisla kaise|decide nahi|kaise decide|decision nahi
`,
};
