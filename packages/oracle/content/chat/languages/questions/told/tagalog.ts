import type { ToldTable } from './told-table.ts';

export const TAGALOG_TOLD: ToldTable = {
  names: {
    partner:
      'jowa|bf|gf|boyfriend|girlfriend|asawa|mister|misis|partner|hubby|wife|husband|fiance|nobyo|nobya|kasintahan|live in partner',
    child: 'anak|anak ko|baby|panganay|bunso|mga anak|bata',
    parent:
      'nanay|mama|mommy|mom|inay|tatay|papa|daddy|dad|itay|magulang|parents|lola|lolo|ina|ama',
    friend: 'kaibigan|friend|friends|bestfriend|best friend|bff|tropa|bes|beshie|barkada',
    boss: 'boss|manager|amo|supervisor|bisor|tl|employer',
    job: 'work|trabaho|job|office|opisina|kumpanya|company',
    pet: 'aso|pusa|dog|cat|doggo|alaga',
    sad: 'lungkot|malungkot|iyak|umiiyak|naiiyak|sakit|masakit|takot|miss|mag isa|wasak',
    no: 'di|hindi|wala|walang|ayaw|dina|hndi',
    others: 'anak|nanay|mama|tatay|papa|kaibigan|friend|boss|kapatid|katrabaho|byenan',
  },
  entries: `
ex-back = kung magkakabalikan pa ba kayo
  magkakabalikan|magkabalikan|babalik|babalikan + pa ba|kami|siya|sya|ako
miss-child: Masakit kapag ayaw makipag-usap ng sariling anak.
  anak|anak ko|anak kong + ayaw na niya akong kausapin|ayaw akong kausapin|ayaw niya akong kausapin|hindi na niya ako kinakausap|hindi na ako kinakausap|di na ako kinakausap|naglalaro lang|di ako pinapansin|hindi ako pinapansin
abroad-calls-less = kung may iba na kapag bihira na tumawag
  {partner}|siya + abroad|dubai|saudi|barko|seaman|ofw + bihira|dalang|madalang|di na|hindi na + tumatawag|nagchachat|nag uusap|tawag
fooled-cursed = kung may sumpa ba sa iyo
  sumpa|malas|kulam|usog + lalaki|naloloko|niloloko|love|jowa|lagi
move-back-parent = kung uuwi ka para sa magulang mo
  nanay|tatay|mama|papa|lola|lolo + mag isa + uuwi|umuwi
another-try = kung susubok ka pa ulit
  board exam|exam|let|nle|bar + pangatlo|pang apat|ulit|bagsak|bumagsak + pa ba|tuloy|susubok|itigil
left-after-years: Nalulungkot ako para sa iyo.
  iniwan ako|iniwan niya ako|umalis + taon|years + asawa ko|mister|misis|jowa|partner
thesis = paano tapusin ang thesis
  thesis|capstone|dissertation
friend-slept: Nalulungkot ako sa ginawa nila.
  {friend} + jowa ko|bf ko|gf ko|asawa ko|boyfriend ko|girlfriend ko + inagaw|inahas|natulog|nilandi|nakipag*|ahas|kabit
friend-took-crush = ano ang gagawin kung kasama ng kaibigan mo ang crush mo
  {friend} + crush ko + jowa|sila|nililigawan|gusto|date
lies = ano ang gagawin sa sinungaling
  {partner} + nagsisinungaling|sinungaling|nagsinungaling|niloloko
aunt: Congrats!
  tita na ko|tita na ako|tito na ko|tito na ako|pamangkin ko
child-got-in: Congrats sa anak mo!
  anak ko + nakapasa|pumasa|grumaduate|nakagraduate|natanggap|honor
boss-slow = ano ang gagawin kung mabagal daw
  {boss} + mabagal|bagal
test-results-other: Mahirap ang ganyang paghihintay.
  {parent} + result|results|biopsy|test|checkup + takot|natatakot|hintay|kabado|kinakabahan
not-in-love = kung mahal mo pa ba siya
  {no} ko alam kung mahal ko|mahal ko pa ba|{no} ko na mahal|{no} ko na sya mahal|nawala na ang pagmamahal|kung mahal ko pa
friend-slept: Nalulungkot ako sa ginawa nila.
  pinagpalit|inagaw|inahas|sinulot + {friend}
cheated = kung mapapatawad mo ang panloloko
  pinagpalit ako|pinagpalit nya|pinagpalit niya|ipinagpalit
birthday-plan = ano ang gagawin sa birthday mo
  birthday|bday + plano|plan|walang handa|handa
turned-down: Nalulungkot ako na nabasted ka.
  basted|nabasted|friendzone|na friendzone|nireject|ni reject
mother = ano ang gagawin sa away ninyo ng nanay mo
  nag away|nagaway|away|galit + nanay|mama|mommy|mom + ko|kami
forgot-day = ano ang gagawin kung nakalimutan niya
  {partner} + nakalimut* + birthday|bday|anniversary|monthsary
late-home = ano ang gagawin kung laging late umuwi
  {partner} + late umuwi|late na umuuwi|madaling araw|late umuuwi|laging late|{no} umuuwi
child-sleeps = ano ang gagawin kung ayaw matulog mag-isa
  anak + matulog mag isa|katabi matulog|tabi
no-meeting = ano ang ibig sabihin kapag chat lang nang chat
  chat|nagchachat|kausap + ayaw makipagkita|{no} nakikipagkita|ayaw makipag meet|{no} nagkikita
coworker-crush = kung aamin ka sa katrabaho
  officemate|katrabaho|ka work|kawork|workmate|co worker + crush|gusto|mahal|aamin|type
double-life: Nalulungkot ako sa nalaman mo.
  {partner} + ibang pamilya|may anak sa iba|double life|pangalawang pamilya
wrong-study = ano ang gagawin kung mali ang kurso
  course|kurso + mali|ayaw ko|ayoko|shift|pangit|pinilit
crush-unaware = paano lapitan ang gusto mo
  crush + {no} nya ko|{no} niya ako kilala|{no} ako kilala|nahihiya|hiya|paano lapitan
pet-died: Nakikiramay ako sa pagkawala ng alaga mo.
  {pet} + namatay|patay na|wala na
parent-died: Nakikiramay ako.
  {parent} + namatay|pumanaw|wala na si|nawala si|patay na - lola|lolo
grandparent-died: Nakikiramay ako.
  lola|lolo + namatay|pumanaw|wala na|patay na
someone-died: Nakikiramay ako.
  namatay|pumanaw|burol|lamay
pet-dying: Nalulungkot ako para sa alaga mo.
  {pet} + put to sleep|put down|mamamatay|naghihingalo
pet-ill: Nalulungkot ako para sa alaga mo.
  {pet} + may sakit|vet|{no} kumakain|nagsusuka
proposed: Congrats!
  nagpropose|nag propose|engaged na|ikakasal na|magpapakasal na|ikakasal na ko|inaya ako magpakasal - kailan|kelan|{no}
together-again: Masaya ako para sa inyo.
  nagkabalikan|balikan na kami|kami na ulit + masaya|happy|finally - {sad}
baby-born: Congrats sa baby!
  nanganak na|nanganak ako|pinanganak + masaya|happy|kanina|kahapon|baby - {sad}|pagod
pregnant-glad: Congrats!
  buntis|preggy|pregnant + masaya|happy|finally|saya - {sad}|paano
promoted: Congrats sa promotion!
  napromote|na promote|promoted|promotion ko
got-job: Congrats sa trabaho!
  natanggap ako|natanggap na ko|natanggap sa|hired|nakuha ko yung (?:job|work|trabaho)|may work na ko|may trabaho na ko|na hire|nahire - {no} natanggap
graduated: Congrats!
  nakagraduate|grumaduate|graduate na|gumraduate
exam-passed: Congrats sa pagpasa!
  pumasa ako|nakapasa ako|nakapasa|pasado ako|board passer|pumasa na - sana|kaya|ba
birthday-sad: Nalulungkot ako na ganyan ang birthday mo.
  birthday|bday + {sad}|walang|nakalimut*
birthday-glad: Maligayang kaarawan!
  birthday ko|bday ko|kaarawan ko
ex-marries: Masakit nga ang balitang yan.
  ex + ikakasal|kasal|kinasal|engaged
ex-baby: Masakit nga ang balitang yan.
  ex + buntis|anak|baby|magkakaanak - sustento|mga anak|makita
ex-wants-back = kung babalik ka ba sa ex mo
  ex + bumalik|balikan|makipagbalikan|magkabalikan|comeback|second chance|nakikipagbalikan + gusto|dapat ba|ba|nakikipag*|chance
ex-new = ano ang gagawin kung may bago na ang ex mo
  ex + may bago|bagong|may iba|new gf|new bf|may jowa na
ex-pesters = ano ang gagawin sa ex na panay ang message
  ex + kulit|makulit|panay|ginugulo|tigil
ex-back = kung babalik pa ang ex mo
  ex + babalik|bumalik|babalikan
ex-miss = kung iniisip ka pa ng ex mo
  ex + iniisip|namimiss ako|mahal pa ako|mahal pa ba
ex-write = kung dapat mong i-message ang ex mo
  ex + ichat|i chat|imessage|i message|itext|i text|kausapin|kamustahin|dm
ex-wrote = ano ang isasagot mo sa ex mo
  ex + nagchat|nag chat|nagmessage|nag message|nagtext|nagparamdam|nangamusta
ex-forget = paano makalimot sa ex
  ex + kalimutan|makalimutan|move on|limot|miss ko|namimiss ko|mahal ko pa|mahal ko parin|mahal ko pa rin
  maka move on|makamove on|mag move on|magmove on
silent-likes = ano ang ibig sabihin kapag nagla-like lang
  story|stories|myday|my day|like|react|heart + nagchachat|chat|message|paramdam|ibig sabihin|pero|{no}
unfollowed = ano ang ibig sabihin ng pag-unfollow
  unfollow|inunfollow|unfriend|inunfriend
blocked = bakit ka na-block
  binlock|blinock|block
left-by-text: Nalulungkot ako na ganun natapos.
  iniwan|hiniwalayan|nakipagbreak|break|nakipaghiwalay + chat|text|message|messenger
left-me: Nalulungkot ako na iniwan ka.
  iniwan ako|iniwan niya|hiniwalayan ako|nakipagbreak|nakipag break|break na kami|naghiwalay kami|hiwalay na kami|nakipaghiwalay|nag break kami|nagbreak kami|wala na kami
i-left: Masakit din ang umalis.
  iniwan ko|hiniwalayan ko|nakipaghiwalay ako|nakipagbreak ako|ako ang nakipag* + guilty|kasalanan|konsensya|tama ba|miss|pagsisi*|nagsisisi
break-up-how = paano sasabihin na ayaw mo na
  makipaghiwalay|makipagbreak|hiwalayan|iwan + paano|pano
partner-leaves: Nalulungkot ako na gusto niyang umalis.
  {partner} + gusto makipaghiwalay|gusto nang makipaghiwalay|gusto na makipaghiwalay|gusto na akong iwan|makipaghiwalay na|annulment|iiwan ako|iiwan na
  sya|siya + gusto makipaghiwalay|gusto nang makipaghiwalay|gusto na makipaghiwalay|gusto na akong iwan|makipaghiwalay na|annulment|iiwan ako|iiwan na - {others}|{partner}
not-ready = ano ang ibig sabihin ng di pa ready
  {no} pa ready|{no} ready|{no} pa sya ready|{no} pa siya ready|{no} pa handa|walang label|no label|mu lang|ayaw ng commitment|commitment
goes-abroad = kung tatagal ba kayo kapag malayo siya
  {partner} + aalis|mag aabroad|magaabroad|pupunta|lilipat|mangingibang bansa|mag abroad|abroad - ako|anak
  sya|siya + aalis|mag aabroad|magaabroad|pupunta|lilipat|mangingibang bansa|mag abroad|abroad - ako|anak - {others}|{partner}
i-go-abroad = kung tatagal ba kayo kapag umalis ka
  aalis ako|mag aabroad ako|pupunta ako|aalis na ko|mag abroad ako + {partner}|kami|relasyon|ldr
long-distance = kung may patutunguhan ang LDR
  ldr|long distance|malayo kami + kami|tatagal|ba|hirap|relasyon|future|{partner}
crush-taken = ano ang gagawin kung may jowa na siya
  crush|gusto ko|mahal ko|type ko + may jowa|may gf|may bf|may girlfriend|may boyfriend|taken|may iba|may kasama na
married-man = ano ang gagawin kung may asawa na siya
  mahal ko|in love|karelasyon|kabit|mistress + may asawa|may pamilya|kasal na|kabit
is-cheating = kung niloloko ka ba niya
  niloloko|nangangaliwa|may babae|may kabit|nambababae|may iba ba|third party|may ibang babae|may kalandian|may lalaki
cheated = kung mapapatawad mo ang panloloko
  niloko ako|nagcheat|nag cheat|nangaliwa|nahuli ko|pinagpalit ako|cheat
couple-fights = ano ang gagawin sa laging pag-aaway
  nag aaway|nagaaway|away kami|pag aaway|aaway|nag away|nagaway|awayan + {partner}|kami|namin|lagi
leave = kung dapat mo na siyang iwan
  itutuloy|ituloy|iiwan ko|iwan ko na|hiwalayan ko|maghiwalay|tuloy pa|susuko|sumuko|bitaw|bibitaw|bitawan + {partner}|kami|relasyon|ko|ba|sya|siya - {job}
no-reply = bakit di siya nagrereply
  {no} nagrereply|{no} nagreply|{no} nagchachat|{no} na nagchachat|{no} nagpaparamdam|{no} na nagpaparamdam|{no} sumasagot|ghinost|ghosting|di na nagparamdam|hindi na nagparamdam|no reply|{no} na nag chat
seen = kung dapat ka pang mag-message
  seen|sineen|seenzone|seenzoned|naka seen
distant = ano ang gagawin kapag nanlalamig siya
  nanlalamig|cold|nagbago|malamig|parang iba na|walang gana + {partner}|sya|siya|sakin|sa akin|kami
loves-me = kung mahal ka ba niya
  mahal ba ako|mahal nya ba|mahal niya ba|mahal pa ba ako|mahal pa ba nya|mahal pa ba niya
likes-me = kung gusto ka ba niya
  gusto nya ba ako|gusto niya ba ako|gusto ba nya ko|may gusto ba|crush nya ba|type nya ba|may feelings ba
tell-crush = kung dapat kang umamin
  umamin|aamin|aminin|magtapat|confess|sabihin ko + crush|gusto|feelings|sakanya|sa kanya|nararamdaman
only-friend = kung aamin ka sa kaibigan mo
  {friend} + gusto ko|mahal ko|crush|inlove|in love|nahulog|nafall|na fall - may jowa|asawa
situationship = ano ang gagawin sa walang label
  situationship|walang label|mu|parang kami|ano ba kami
jealous = ano ang gagawin sa selos
  selos|nagseselos|selosa|seloso + ako|ko|kasi|lagi
suspicious = ano ang gagawin sa seloso
  {partner} + selos*|nagbabantay|chinecheck|hinahanap|praning|bawal
no-marriage = ano ang gagawin kung ayaw niyang magpakasal
  {partner} + ayaw magpakasal|ayaw pa magpakasal|walang balak|ayaw ikasal|{no} pa nagpropose|{no} nagpopropose
marry-when = kung kailan ka ikakasal
  kailan|kelan + ikakasal|kasal|mag aasawa|magkakaasawa
find-love = kung kailan ka magkakajowa
  kailan|kelan|magkaka + jowa|love life|lovelife|magkakajowa|the one|forever|bf|gf
why-single = bakit single ka pa
  bakit + single|walang jowa|nbsb|walang nagkakagusto
housework = paano hatiin ang gawaing bahay
  {partner} + {no} tumutulong|tamad|walang ginagawa|{no} naghuhugas|gawaing bahay
gaming = ano ang gagawin sa laging naglalaro
  {partner} + ml|mobile legends|laro|naglalaro|games|dota|codm
gambles = ano ang gagawin sa nagsusugal
  {partner} + sugal|nagsusugal|sabong|scatter|casino|online gambling
drinks = ano ang gagawin sa laging lasing
  lasing|naglalasing|umiinom|alak|lasenggo + tatay|papa|nanay|asawa|mister|bf|jowa|kuya
  {partner} + lasing|inom|umiinom|alak|lasinggero
no-time = ano ang gagawin kung wala siyang oras
  {partner} + walang time|walang oras|busy
  sya|siya + walang time|walang oras|busy - {others}|{partner}
found-messages = ano ang gagawin sa nakita mong chat
  nakita ko|nabasa ko|nahuli ko + chat|messages|convo|text|phone|cp
lied = kung mapapatawad mo ang pagsisinungaling
  {partner} + nagsinungaling|sinungaling|nagsisinungaling
  sya|siya + nagsinungaling|sinungaling|nagsisinungaling - {others}|{partner}
secret = ano ang gagawin kung tinatago ka
  tinatago|tago|secret|patago + {partner}|relasyon|kami|ako
online-money = ano ang gagawin kung humihingi ng pera ang nakilala online
  online|fb|tinder|nakilala|{no} ko pa nakikita + humihingi|pera|pautang|padala
end-alone: Maraming may ganyang takot.
  tatandang|mag isa|single + tatanda*|habang buhay|takot|forever alone|matandang dalaga
miss-child: Mahirap malayo sa anak.
  miss ko na anak|miss ko anak|miss ko na ang anak|miss ko na mga anak|namimiss ko anak|namimiss ko ang anak|namimiss ko na anak|malayo sa anak|malayo ako sa anak|miss na miss ko anak|miss ko na ang mga anak|namimiss ko mga anak - namatay|iniwan
homesick = ano ang gagawin sa homesick
  homesick|uwi|miss ko na pinas|miss ko na ang pinas|gusto ko na umuwi|miss ko na pamilya|miss ko na family|malayo sa pamilya|malayo sa family|ofw + homesick|miss|malungkot|lungkot|gusto ko|malayo|uuwi
abroad = kung dapat kang mag-abroad
  mag abroad|mag-abroad|magabroad|mangibang bansa|ofw + ba|maganda|okay|dapat|next year
  mag abroad|magabroad|abroad|mag apply abroad|saudi|dubai|canada|japan + dapat ba|mag|tutuloy|ba ako|work|trabaho - miss|anak
cant-quit = ano ang gagawin kung di ka makapag-resign
  resign|makapagresign|magresign|mag resign|umalis sa|pagod + {job}|resign|makapag + ako lang|inaasahan|breadwinner|pamilya|family|sa bahay|bills|utang|gastos
family-support = paano maglagay ng hangganan bilang breadwinner
  breadwinner|ako lang ang nagtatrabaho|ako lang inaasahan|ako ang nagpapaaral|padala|nagpapadala|sustento ko|ako lahat|inaasahan + pamilya|family|magulang|kapatid|pagod|bahay|lahat|ako
quit = kung dapat ka nang mag-resign
  magresign|mag resign|mag reresign|magreresign|resign
  resign|magresign|mag resign|umalis na sa work|mag awol|awol
burnout = ano ang gagawin sa sobrang pagod sa trabaho
  pagod|burnout|burn out|stress|stressed|ubos + {job}
hate-job = ano ang gagawin sa trabahong ayaw mo
  ayoko na|ayaw ko na|nakakasawa|sawa na|toxic + {job}
boss-yells = ano ang gagawin sa boss na naninigaw
  {boss} + sigaw|sinisigawan|naninigaw|pinapahiya|minumura|pinagalitan|pinapagalitan
boss-bad = ano ang gagawin sa masamang boss
  {boss} + toxic|galit|mainit ang ulo|pinag iinitan|bully|inis|plastic|favoritism
coworkers = ano ang gagawin sa mga katrabaho
  katrabaho|officemate|workmate|ka work|kawork + plastic|chismis|tsismis|sinisiraan|siraan|inggit|toxic|backstab*|bully
not-paid = ano ang gagawin kung di ka sinasahuran
  sahod|sweldo|13th month + {no}|delay|delayed|late|kulang
fired = ano ang gagawin ngayong natanggal ka
  natanggal ako|tinanggal ako|terminated|nawalan ng trabaho|nawalan ako ng trabaho|nawalan ng work|nalay off|na lay off|laid off
jobless-long: Mahirap talaga ang matagal na paghahanap.
  walang trabaho|walang work|tambay|unemployed|naghahanap ng work|naghahanap ng trabaho + buwan|taon|months|years|pag asa|nakakapagod|nahihiya
job-when = kung kailan ka makakahanap ng trabaho
  kailan|kelan|makakahanap|matatanggap|hanap + {job}|matatanggap
job-result = kung matatanggap ka
  interview + matatanggap|makuha|makukuha|pasado|result|tatawag
interview = kumusta ang magiging interview mo
  interview + bukas|kinakabahan|kabado|mamaya|kaba|sana
money-worry = ano ang gagawin kapag kapos
  kapos|kulang ang pera|walang pera|wala nang pera|wala ng pera|gipit|short|hirap sa pera|walang wala
debt = paano makaahon sa utang
  utang|ola|loan|baon sa utang
lend = paano makuha ang pinautang mo
  nangutang|inutangan|pinautang|umutang|may utang sakin|may utang sa akin + {no} nagbabayad|{no} pa bayad|singil|bayad|balik
money-when = kung kailan gagaan ang pera
  pera|yaman|yumaman|mayaman|finances|suwerte sa pera
exam-tomorrow = ano ang gagawin sa gabi bago ang exam
  bukas + exam|board exam|quiz|boards|finals + kinakabahan|kabado|walang alam|{no} nagreview|{no} pa nakapag*|takot
exam = kung papasa ka
  papasa|pumasa|makapasa|makakapasa|board exam|boards|let|nle|exam + ba|sana|papasa|kaya|makakapasa|kinakabahan|kabado
exam-failed = ano ang gagawin pagkatapos bumagsak
  bagsak|bumagsak + exam|board|bar|test|lisensya
  bumagsak|bagsak|{no} pumasa|{no} nakapasa|bumagsak ako - negosyo|presyo
tell-parents-pregnant = paano sasabihin sa magulang na buntis ka
  buntis|preggy|pregnant + {parent} + sabihin|sasabihin|aminin|paano|pano|alam
tell-parents-exam = paano sasabihin sa magulang na bumagsak ka
  bumagsak|bagsak|failed|singko|delayed|drop + {parent} + sabihin|sasabihin|aminin|paano|pano|alam|takot
tell-parents-love = paano sasabihin sa magulang na may jowa ka
  jowa|bf|gf|boyfriend|girlfriend + {parent} + sabihin|sasabihin|aminin|paano|pano|alam|ipakilala
parents-against = ano ang gagawin kung ayaw nila sa jowa mo
  {parent}|pamilya|family + ayaw|tutol|against|boto + jowa|bf|gf|boyfriend|girlfriend|sakanya|sa kanya|asawa|samin|sa amin
pregnant-left = ano ang gagawin kung buntis ka at iniwan
  buntis|preggy|pregnant + iniwan|tinakbuhan|nawala|{no} pinanagutan
pregnant-scared = ano ang gagawin sa takot sa pagbubuntis
  buntis|preggy|pregnant + takot|natatakot|{no} handa|kabado|paano
am-pregnant = kung buntis ka
  buntis ba|delayed|preggy ba|pt
pregnant-when = kung kailan ka mabubuntis
  kailan|kelan|gusto na|sana + mabubuntis|mabuntis|magkaanak|magka baby|magkababy|magkakaanak
mil = ano ang gagawin sa biyenan
  byenan|biyenan|mother in law|mil|nanay ng asawa|nanay niya|mama nya|nanay nya
mother = ano ang gagawin sa away ninyo ng nanay mo
  nanay|mama|mommy|mom|ina + away|nag away|toxic|sumbat|sinusumbatan|kontrol|pinapakialaman|galit
father = ano ang gagawin sa tatay na di kumikibo
  tatay|papa|daddy|ama + away|{no} kinakausap|iniwan kami|galit|{no} kami nag uusap
parents-fight = ano ang gagawin kung nag-aaway ang magulang mo
  magulang|parents|mama at papa|mama ko at papa|nanay at tatay + nag aaway|away|nagaaway|sigawan
parents-divorce: Nalulungkot ako para sa pamilya mo.
  magulang|parents|mama at papa|nanay at tatay + maghihiwalay|naghiwalay|hiwalay|maghiwalay
favorite = ano ang gagawin kung may paborito sila
  {parent} + paborito|favorite|kinukumpara|kumpara
surgery-other: Mahirap ang ganyang paghihintay.
  {parent}|{partner}|{child}|kapatid + opera|ooperahan|operation|surgery
ill-parent = ano ang magagawa mo sa may sakit na kapamilya
  {parent}|{partner}|kapatid + may sakit|hospital|ospital|na ospital|stroke|na stroke|dialysis|cancer|naospital
child-worry = ano ang gagawin sa pag-aalala sa anak
  anak + nag aalala|worried|nag aalala ako|pasaway|{no} nakikinig|{no} kumakain|barkada|cellphone|ml
friend-fight = kung ikaw ang unang mag-message
  {friend} + away|nag away|nagaway|nagtampo|tampo|galit|nag away kami
friend-betrayed = ano ang gagawin sa kaibigang nanira
  {friend} + trinaydor|traydor|siniraan|sinisiraan|plastic|backstab*|inagaw|sikreto
friend-uses = ano ang gagawin sa kaibigang may kailangan lang
  {friend} + may kailangan|pag may kailangan|ginagamit|gamit|utang
friend-low = paano tulungan ang kaibigan
  {friend} + depressed|may problema|tulungan|matulungan|malungkot|depression - namatay
no-friends = paano magkaroon ng kaibigan
  walang kaibigan|wala akong kaibigan|walang friends|wala akong friends|wala kong friends
lonely = ano ang gagawin sa kalungkutan
  mag isa|nag iisa|lonely|walang kausap|wala akong kausap|nalulungkot ako|ang lungkot
sleep = ano ang gagawin para makatulog
  {no} makatulog|{no} ako makatulog|{no} ko makatulog|puyat|insomnia|{no} nakakatulog
overthink = paano tumigil sa overthinking
  overthink|overthinking|nag ooverthink|kakaisip|praning
cry-always: Nalulungkot ako na ganyan ka umiyak.
  umiiyak|iyak|naiiyak + lagi|palagi|gabi gabi|araw araw|{no} ko alam|walang dahilan|bigla
anxious = ano ang gagawin sa anxiety
  anxiety|kaba|kinakabahan|anxious|balisa|praning
tired = bakit lagi kang pagod
  pagod na pagod|lagi akong pagod|pagod na ko|pagod na ako|nakakapagod na|ubos na ubos
unmotivated: Nalulungkot ako na wala kang gana.
  walang gana|wala akong gana|nawalan ng gana|tinatamad|walang motivation
lost-life = ano ang gagawin kapag di mo alam ang direksyon
  {no} ko alam gagawin|{no} ko na alam|{no} alam ang gagawin|naliligaw|walang direksyon|lost + buhay|life|gagawin|pa|ko
late-life = ano ang gagawin kapag napag-iiwanan
  napag iiwanan|napagiiwanan|napag iwanan|late bloomer|lahat sila|batchmates|ka edad ko + ako|ko|may|wala
stolen: Nalulungkot ako sa nangyari.
  nanakawan|ninakaw|nadukutan|na snatch|nasnatch|ninakawan
scammed: Nalulungkot ako sa nangyari.
  na scam|nascam|scammer|budol|nabudol
bad-day: Nalulungkot ako na ganyan ang araw mo.
  pangit ng araw|panget ng araw|malas|worst day|bad day|ang malas + araw|day|ngayon|today|ko
better-year = kung mas maganda ang susunod na taon
  2027|next year|susunod na taon|bagong taon|this year|2026 + maganda|ganda|swerte|suwerte|mas|better|taon ko|malas|hirap
lucky = ano ang swerte mo
  lucky number|swerteng numero|lucky color|numero
card = isang baraha
  baraha|tarot|card
my-day = kumusta ang araw mo
  horoscope ko|kapalaran ko|kumusta araw ko|ano meron today|araw ko ngayon
joke = isang joke
  joke|patawa|patawanin
who-are-you = kung sino ako
  sino ka|ano pangalan mo|anong pangalan mo
how-are-you: Salamat sa pagtatanong.
  kumusta ka|kamusta ka|musta ka|kumusta|kamusta
thanks: Walang anuman!
  maraming salamat|salamat po|thank you po|salamat sa
happy: Ang saya naman!
  masaya|saya|happy|kilig|kinikilig + ako|ko|sobra|ngayon|today|ang - {no} ako|{sad}|kailan|sana
sad = bakit ka malungkot
  malungkot|lungkot|sad|down + ako|ko|ngayon|today
`,
};
