/** What is asked on life in Tagalog, by few words; read after what is told. How entries are written stands at `QuestionTable`. */
export const TAGALOG_ASKED = `
dream = ano ang ibig sabihin ng panaginip mo
  nanaginip|napanaginipan|panaginip|nanaginip ako
my-week = kumusta ang linggo mo
  swerte|suwerte|maswerte + araw|linggo|week|this week
next-year = kumusta ang susunod na taon
  next year|susunod na taon|2027 + kumusta|ano|magiging|swerte|kapalaran - abroad|ofw|trabaho
full-time-dog = kung mag-aalaga ka ng aso
  aso|pusa|puppy|tuta + mag alaga|alagaan|bumili|mag ampon|dapat
no-reply = bakit walang sagot
  nagrereply|nagreply|sumasagot|nagchachat|nagcha chat|nagpaparamdam|nag seen|seen zone|sineen|reply|seenzoned + {no}|hindi na|di na|lang|wala - {boss}|interview
blocked = bakit ka na-block
  binlock|blinock|na block|nablock|block ako
unfollowed = bakit ka in-unfollow
  unfollow|inunfollow|in unfollow
ex-wrote = ano ang isasagot sa ex
  ex + nag message|nagmessage|nagchat|nag chat|nagtext|nag text|nagparamdam
ex-write = kung magme-message ka sa ex
  ex + imessage|i message|ichat|i chat|itext|i text|batiin
ex-miss = kung naiisip ka pa ng ex mo
  ex + iniisip|namimiss|nami miss|miss
ex-new = paano haharapin na may iba na ang ex
  ex + bago|may iba|bagong jowa|bagong gf|bagong bf
ex-forget = paano makalimutan ang ex
  ex|siya|sya + makalimutan|kalimutan|move on|maka move on
left-me: Nalulungkot ako para sa iyo.
  iniwan|nakipaghiwalay|nakipag break|hiniwalayan|naghiwalay|break na kami|wala na kami
is-cheating = kung may iba siya
  may iba|may kabit|nangangaliwa|nagchecheat|third party
jealous = ano ang gagawin sa selos
  selos|seloso|selosa|nagseselos
distant = ano ang gagawin kung malamig na siya
  {partner}|siya|sya + malamig|cold|walang oras|walang time|naglalaro|ml|phone|lumalayo
couple-fights = ano ang gagawin sa laging pag-aaway
  {partner}|kami + nag aaway|nagaaway|away|lagi kaming
loves-me = kung mahal ka niya
  mahal + niya ba ako|nya ba ako|ba niya ako|ba nya ako|ba nya ko|pa ba niya|ba talaga niya
likes-me = kung gusto ka niya
  gusto|crush|type + niya ba ako|nya ba ako|ba niya ako|ba nya ko|ba ako
tell-crush = kung aamin ka
  aamin|umamin|aminin|sabihin + crush|gusto|mahal|kaibigan
leave = kung hihiwalayan mo siya
  siyang iwan|iwan siya|iwan na siya|syang iwan|hiwalayan|hihiwalayan|makipaghiwalay|iwan ko|iwanan
move-in = kung magsasama na kayo
  magsama|live in|mag live in
serious = kung seryoso siya
  seryoso|label|official|walang label
marry-pressure = ano ang sasabihin sa pamimilit
  {parent}|pamilya + magpakasal|mag asawa|mag anak|pinipilit
find-love = kailan ka magkakajowa
  kailan|kelan + jowa|love life|lovelife|makikilala|forever
why-single = bakit single ka pa
  single + bakit|pa rin
first-date = paano sa unang date
  date + first|una|unang|kabado|kinakabahan
mil = ano ang gagawin sa biyenan
  biyenan|byenan
mother = ano ang gagawin sa away sa bahay
  nanay|mama|tatay|papa|magulang|parents + away|galit|nagagalit|pinagalitan|sinisigawan|strict|istrikto|bunganga
sibling = ano ang gagawin sa away ng magkapatid
  ate|kuya|kapatid|bunso + away|nag away|galit|pera|usap
ill-parent = ano ang gagawin kapag may sakit ang mahal mo
  {parent} + may sakit|ospital|hospital|na confine|naconfine|operasyon
teen = ano ang gagawin sa tahimik na anak
  {child} + kuwarto|kwarto|hindi nakikipag usap|cellphone|barkada
friend-fight = kung ikaw ang unang magme-message
  {friend} + away|nag away|galit|tampo|nagtatampo
friend-far = ano ang gagawin kapag lumalamig ang pagkakaibigan
  {friend} + malayo|lumalayo|iba na|nagbago|di na|hindi na|iniiwasan
friend-betrayed = ano ang gagawin sa pagtataksil
  {friend} + chismis|siniraan|sinira|traydor|trinaydor|kinalat
lonely = ano ang gagawin sa lungkot ng pag-iisa
  mag isa|nag iisa|walang kaibigan|lonely
neighbors = ano ang gagawin sa ingay
  kapitbahay + ingay|maingay|videoke|karaoke|aso
boss-yells = ano ang gagawin sa boss
  {boss} + sigaw|sinigawan|sinisigawan|galit|pinapahiya|masungit|toxic|pinag iinitan
no-holiday = ano ang gagawin kung ayaw magpa-leave
  {boss}|work|trabaho + leave|day off|dayoff|holiday|pasko|ot|overtime
coworkers = ano ang gagawin sa katrabaho
  katrabaho|kawork|ka work|officemate|officemates
raise = paano humingi ng dagdag-sahod
  dagdag sahod|taas sahod|increase|raise|umento|promotion|mapromote
interview = paano sa interview
  interview
fired = ano ang gagawin pagkatapos matanggal
  natanggal|tinanggal|nasisante|na terminate|laid off
fired-soon = kung matatanggal ka
  matanggal|tanggalan|mawalan ng trabaho
quit = kung magre-resign ka
  resign|magresign|mag resign|magreresign
job-when = kailan ka makakahanap ng trabaho
  trabaho|work + makakahanap|mahanap|naghahanap|matatanggap|walang tumatanggap
  magkakatrabaho|magkaka trabaho|magkakawork
burnout = ano ang gagawin sa pagod sa trabaho
  pagod|burnout|burn out|ubos na + trabaho|work|ako|na
debt = paano makaahon sa utang
  utang|nakautang|baon sa utang
money-worry = ano ang gagawin sa problema sa pera
  pera|sweldo + problema|kulang|wala|walang|kapos
exam-failed = ano ang gagawin pagkatapos bumagsak
  bagsak|bumagsak|nabagsak
exam = kung papasa ka
  exam|board exam|quiz|test|papasa
study-what = ano ang kursong kukunin
  course|kurso + kukunin|ano|alin
sleep = ano ang gagawin para makatulog
  makatulog|tulog|puyat|insomnia
overthink = paano tumigil sa kakaisip
  overthink|nag ooverthink|kakaisip|iniisip + lagi|sobra|tumigil|hindi
anxious = ano ang gagawin sa kaba
  kaba|kinakabahan|anxiety|anxious|takot na takot
confidence = paano magkaroon ng tiwala sa sarili
  tiwala sa sarili|confidence|insecure|pangit ako
sad = bakit malungkot ka
  malungkot|nalulungkot|naiiyak|iyak
homesick = ano ang gagawin sa homesick
  homesick|namimiss ang pinas|malayo sa pamilya
decide = paano pumili
  pumili|pagpipilian|magdesisyon|desisyon
joke = isang biro
  joke|magpatawa|biro
thanks: Walang anuman.
  salamat|thank you|thanks
how-are-you = kumusta ako
  kumusta ka|kamusta ka
who-are-you = sino ako
  sino ka
`;
