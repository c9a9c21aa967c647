/** Situations of ordinary life in Tagalog; how entries are written stands at `QuestionTable`. */
export const TAGALOG_EVERYDAY = `
sibling = ano ang gagawin kung di ka kinakausap ng kapatid
  kapatid|ate|kuya + di ako kinakausap|hindi ako kinakausap|ayaw akong kausapin|di kami nag uusap|hindi kami nag uusap|galit sakin|galit sa akin|nag away
parents-career = ano ang gagawin kung iba ang gusto ng magulang
  nanay|tatay|mama|papa|magulang|parents + gusto + nursing|engineering|seaman|teacher|course|kurso|abogado|accountancy|kunin + gusto ko|ayoko|ayaw ko
offer-low-pay = kung tatanggapin ang mas mababang sahod
  {job}|offer|natanggap + mababa|mababang|maliit|bumaba + sahod|sweldo|salary
pet-fear = ano ang gagawin sa takot na alaga
  {pet} + takot + paputok|kulog|fireworks
gym = kung mag-gym ka o sa bahay lang
  gym + bahay|ba|sasali|magpapamember
first-day = paano haharapin ang unang araw
  unang araw|first day + trabaho|work|school|kabado|kinakabahan|bukas
visa-denied: Ang sakit ng isa na namang hindi.
  deny|denied|na deny|nadeny|na-deny|rejected|nareject + japan|visa|canada|us|embassy|embahada|dubai|korea|bansa|immigration
visa-yes: Congrats sa papeles!
  visa|pr + approved|naaprubahan|lumabas na|nakuha ko na
surgery-well: Salamat at naging maayos.
  opera|operasyon|surgery + successful|okay na|ok na|maayos|success
debt-free: Congrats, ang gaan nun!
  utang + bayad na lahat|tapos na|nabayaran ko na|wala na kong utang
small-start = paano magsimula ng negosyo sa maliit na ipon
  milk tea|milktea|negosyo|karinderya|carinderia|sari sari|tindahan|food cart|online selling|cafe|coffee shop|shop|business + ipon|puhunan|pagod|mag tayo|magtayo|simulan|magsimula|itayo|k lang|resign
ex-again-family = ano ang gagawin kung ayaw ng pamilya sa balikan
  nagkabalikan|nagbalikan|binalikan|balikan + kapatid|pamilya|family|nanay|mama|tatay|papa|magulang|parents|kaibigan|friends + ayaw|galit|kontra|against|hindi payag|di payag
offer-abroad-family = ano ang gagawin kung ayaw nilang umalis ka
  offer|natanggap|tanggap|hired|kontrata|may offer + qatar|dubai|saudi|abroad|canada|japan|barko|taiwan|uae|korea + ayaw|maliit pa|bata pa|asawa|hindi payag|di payag|umiiyak
miss-child-stay = kung uuwi ka na o magtitiis pa
  miss|namimiss|miss ko + anak|mga anak|pamilya + uuwi|umuwi|tiis|tiisin|magtitiis
partner-quits = ano ang gagawin kung gusto niyang mag-resign
  {partner} + magresign|mag resign|umalis sa trabaho|mag grab|magnegosyo + gusto|takot|baby|anak
told-pregnant: Salamat sa pagsabi.
  buntis + sinabi ko|alam na niya|alam na nya|nasabi ko + tahimik|walang sinabi|umalis|di nagsalita|hindi nagsalita
like-a-brother: Aray, ang hirap marinig niyan.
  parang kuya|parang kapatid|kaibigan lang|friend lang|kuya lang + sabi|sinabi|tingin|turing
on-off-block = bakit block tapos unblock
  block* + unblock*|inunblock
hidden-child = ano ang gagawin sa nalaman mo
  {partner} + may anak + tinago|nalaman ko|nalaman|di sinabi|hindi sinabi
his-mother-all = ano ang gagawin kung lahat tinatanong sa nanay niya
  {partner} + nanay nya|nanay niya|mama nya|mama niya|mommy nya + tanong|lahat|sumbong|sinusunod|una
mil-cooking = ano ang isasagot sa byenang mapintas
  byenan|biyenan + luto|pagkain|ulam + reklamo|pintas|pinipintasan|ayaw|puna
wrong-chat: Nakakahiya! Nangyayari yan sa lahat.
  gc|group chat|groupchat|maling chat|wrong send|naisend|na send + byenan|boss|kapatid|chismis|sinabi|reklamo|hiya|mali
relative-stays = ano ang gagawin sa bisitang ayaw umalis
  bayaw|hipag|byenan|pinsan|kapatid + nakatira samin|nakatira sa amin|sa bahay namin|nakikitira + buwan|ayaw umalis|kailan|taon
lend-family = kung magpapautang ka sa kamag-anak
  kapatid|pinsan|tita|tito|kamag anak|bayaw|nanay|tatay + umuutang|nangungutang|utang|humihingi ng pera|hingi ng pera
friend-money = ano ang gagawin sa di nagbabayad ng utang
  {friend}|kapitbahay|katrabaho + utang|umutang|hiniram + ayaw magbayad|di nagbabayad|hindi nagbabayad|tinataguan|bayad
not-paid-again = ano ang gagawin kung walang sweldo
  {boss}|company|kumpanya|amo + sweldo|sahod|bayad + wala pa|delay|delayed|di pa|hindi pa|late
business-or-job = kung lalakas pa ang negosyo
  negosyo|tindahan|shop|parlor + matumal|humina|lugi|magsasara|isara|lalakas|kikita
transfer-work = kung tatanggapin ang paglipat
  lipat|ililipat|transfer|relocate + trabaho|work|boss|company|branch|opisina
call-you = ano ang ibig sabihin ng tatawagan ka nila
  interview + tatawag|tatawagan|we will call|we ll call|kokontakin|inform
ghost-job = ano ang gagawin kung walang tawag pagkatapos ng interview
  interview + linggo|week|weeks|araw + walang tawag|wala pa|walang reply|wala pang
boss-weekend = ano ang gagawin kung nagme-message ang boss kapag day off
  {boss} + chat|text|message|tawag + day off|linggo|weekend|gabi|off ko
night-shift = paano tatagal sa night shift
  night shift|graveyard|gy shift|pang gabi
farewell-speech = ano ang sasabihin sa speech
  speech|talumpati|message + retire|retirement|despedida|farewell
coworker-cold = ano ang gagawin sa katrabahong di namamansin
  katrabaho|officemate|kasama sa work|workmate + di ako pinapansin|hindi ako pinapansin|di namamansin|snob|iniisnab|ayaw akong kausapin
lost-job-hide = paano sasabihin sa bahay na nawalan ka ng trabaho
  natanggal|nawalan ng trabaho|tinanggal|na terminate + di ko pa sinasabi|hindi ko pa sinasabi|di alam|hindi alam|di ko masabi
result-family-asks = paano maghintay habang nagtatanong ang lahat
  result|resulta + hintay|naghihintay|kailan|tagal + pamilya|family|nanay|tatay|tanong|nagtatanong
exam-parents-taunt = ano ang gagawin kung pinariringgan ka
  bagsak|bumagsak|exam|board + pinariringgan|kinukumpara|sinasabihan|minamaliit
exam-again = paano magpatuloy pagkatapos bumagsak ulit
  bagsak|bumagsak + ulit|na naman|pangalawa|pangatlo
apologize-partner = paano humingi ng tawad
  nasigawan|sinigawan ko|nasaktan ko|napagalitan ko + sorry|tawad|patawad|bawi
snores = ano ang gagawin sa paghihilik
  hilik|naghihilik|humihilik
ex-same-party = ano ang gagawin kung nandun ang ex mo
  ex + kasal|party|reunion|birthday + nandun|pupunta|kasama|invited
wedding-no-money = ano ang gagawin kung wala pang pangkasal
  kasal|magpakasal|ikasal + walang pera|wala pang pera|wala pa kaming pera|ipon|budget|gastos - invite*|ninang|ninong
baby-name = ano ang ipapangalan sa baby
  pangalan + baby|anak
child-failed = ano ang gagawin kung bumagsak ang anak
  {child} + bumagsak|bagsak|mababa ang grades|mababang grades
child-abroad = paano tiisin ang pag-alis ng anak
  {child} + aalis|mag aaral sa|pupunta sa ibang bansa
dad-absent-child = ano ang gagawin kung di dumadalaw ang tatay
  tatay ng anak|ama ng anak|papa ng anak|daddy ng anak + di|hindi|wala|never
flat-unsold = kung mabebenta ang bahay
  benta|ibenta|ibinebenta|mabenta|mabebenta + bahay|lupa|condo|lote
deposit = paano mababawi ang deposito
  deposit|deposito + landlord|landlady|may ari|balik|ibalik
rent-raise = ano ang gagawin kung tumaas ang renta
  renta|upa|rent + tumaas|tataas|taas|itinaas
car-broken = ano ang gagawin sa sirang sasakyan at walang pera
  kotse|motor|sasakyan|tricycle + nasira|sira|tirik + pera|gastos|pambayad|walang
return-home = kung uuwi ka na o mananatili
  uuwi|umuwi|uuwi na + pinas|pilipinas|for good|probinsya + o|ba|na
gossip = ano ang gagawin sa tsismis
  tsismis|chismis|marites|pinagchichismisan|pinag uusapan + ako|kapitbahay|kamag anak
shy-speak = paano magsalita sa harap ng tao
  mahiyain|nahihiya|kinakabahan + magsalita|report|reporting|presentation|harap
tattoo = kung magpapa-tattoo ka
  tattoo
hair-change = kung magpapagupit ka
  gupit|magpagupit|magpakulay|buhok + ba|kulay|iksi|maikli
gift = ano ang ireregalo
  regalo|ireregalo|gift + ano|anong|idea
flying = ano ang gagawin sa takot sa eroplano
  takot + eroplano|flight|lumipad
quit-study = kung titigil ka sa pag-aaral
  titigil|tumigil|huminto|hihinto + pag aaral|college|school|aral
forgot-birthday = paano babawi sa nakalimutang birthday
  nakalimutan ko + birthday|bday|kaarawan
turn-begin = paano magsisimula
  paano ako magsisimula|pano magsimula|paano magsimula|saan ako magsisimula
turn-say = paano sasabihin
  paano ko sasabihin|pano ko sasabihin|ano sasabihin ko|anong sasabihin ko|paano ko sabihin|ano isasagot ko
turn-when = kailan ang tamang oras
  kailan ko sasabihin|kailan ang tamang|kelan ang tamang|tamang oras
turn-normal = kung normal ba
  normal ba|normal lang ba
turn-if-no = ano ang gagawin kung ayaw
  pano kung ayaw|paano kung ayaw|pano kung hindi|paano kung hindi
turn-now = ano na ang gagawin ngayon
  ano gagawin ko|anong gagawin ko|ano na gagawin|anong dapat kong gawin|ano dapat kong gawin|ano dapat gawin
turn-should = kung gagawin mo ba
  gagawin ko ba|itutuloy ko ba|tutuloy ba ako
`;
