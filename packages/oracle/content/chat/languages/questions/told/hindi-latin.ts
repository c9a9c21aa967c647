import type { ToldTable } from './told-table.ts';

export const HINDI_LATIN_TOLD: ToldTable = {
  names: {
    partner:
      'bf|gf|boyfriend|girlfriend|pati|patni|husband|wife|biwi|partner|fiance|mangetar|hubby',
    child: 'beta|beti|bete|bachcha|bachche|bacha|bache|bachha|bachhe|bachi|son|daughter|baby',
    parent:
      'mummy|mumma|mom|mama|maa|papa|dad|pitaji|ammi|abbu|parents|gharwale|ghar wale|family|mata pita',
    friend: 'dost|friend|friends|bestie|bff|saheli|best friend',
    boss: 'boss|manager|sir|malik|senior',
    job: 'job|naukri|kaam|office|company',
    pet: 'kutta|kutte|dog|doggy|billi|cat|puppy|pet',
    sad: 'dukhi|sad|rona|ro|roti|rota|udas|akela|akeli|dar|dard|bura|yaad',
    no: 'nahi|nhi|nai|nahin|ni|na',
    exam: 'exam|paper|upsc|ssc|neet|jee|sarkari|govt|bank exam|attempt|pariksha|gate|cat exam',
    others: 'beta|beti|mummy|papa|maa|dost|friend|boss|bhai|behen|saas|teacher|bachcha',
  },
  entries: `
kundli-low = kundli mein kam gun milne par shaadi karein ya nahi
  gun|guna|kundli + mile|milte|milan|match|milti + shaadi|shadi|rishta|pasand|ladka|ladki
posting-far = ghar se door ki naukri par jaayein ya nahi
  posting|naukri|job|joining + door|dur|dusre sheher|km + maa|mummy|papa|ghar + ro|rahi|jao|jaun|karun|karu
abroad-calls-less = woh kam phone kar rahe hain to koi aur hai kya
  husband|pati|bf|boyfriend|shauhar + uk|dubai|canada|usa|bahar|abroad|videsh|gulf + kam|nahi|kabhi kabhi + phone|call|baat|msg
another-try = ek aur attempt dein ya nahi
  attempt|baar|try + upsc|neet|ssc|jee|exam|ca|bank|cat + bas|chhod*|chod*|karna chahiye|karu|karun|phir se|4th|3rd|chauth*|teesr*
left-after-years: Mujhe bahut afsos hai.
  breakup|rishta|rishtaa + saal|years + sagai|shaadi|shadi + kisi aur|dusre|dusri|doosre
fooled-cursed = kisi ki nazar ya shraap hai kya
  shraap|nazar|kaala jadu|kala jadu|manhoos + pyaar|pyar|ladke|rishta|hamesha
alone-trip = akele ghoomne jaana selfish hai kya
  akele|akeli + ghoomne|ghumne|trip|jana + selfish|swarthi
study-own-or-parents = ghar walon ki pasand padhein ya apni
  papa|mummy|ghar wale|gharwale + engineering|doctor|mbbs|science|ca + mujhe|mera man|main + pasand|karna hai|chahta|chahti
partner-died: Mujhe bahut afsos hai.
  vidhwa|widow|pati ko kho|patni ko kho
parent-died: Mujhe bahut afsos hai.
  (?:papa|mummy|maa|pitaji) ko kho
match-rejected: Afsos ki rishte se mana hua.
  rishta|ladke wale|ladki wale|rishte + mana kar|reject|toot gaya|tut gaya|thukra
child-got-in: Badhai ho!
  {child} + admission ho|admission mil|pass ho gay*|select ho|top kiya|rank aayi
friend-took-crush = dost aapke crush ke saath ho to kya karein
  {friend} + mere crush|meri crush|jise main pasand|jisko main pasand|jo mujhe pasand
friend-slept: Afsos ki aapke saath aisa hua.
  {friend} + mere bf|meri gf|mere boyfriend|meri girlfriend|mere husband|mere pati + saath|soya|affair|kiss|pyar|chakkar
aunt: Badhai ho!
  masi ban|mausi ban|bua ban|chacha ban|mama ban|chachi ban
lies = saathi jhooth bole to kya karein
  {partner} + jhooth|jhuth|jhut
move-or-mother = saathi door jaana chahe aur aap maa ko na chhodna chahein to kya karein
  {partner} + shift|bahar|dusre sheher|alag ghar|alag rehna + maa|mummy|papa|parents
boss-slow = boss slow kahe to kya karein
  {boss} + slow|dheere|performance
rising-means = us lagna ka kya matlab hai
  @sign + rising|lagna|ascendant + matlab|kya hota|kaisa
birthday-plan = birthday par kya karein
  birthday|bday|janamdin + plan|kya karu|akela|akeli
am-pregnant = pregnancy ho sakti hai ya nahi
  period|periods + late|miss|{no} aaye|{no} aaya|{no} aa rahe
turned-down: Afsos ki mana hua.
  reject kar diya|mana kar diya|friendzone + usne|crush|mujhe|ladki ne|ladke ne
no-holiday = chhutti na mile to kya karein
  {boss} + chutti|chhutti|leave + {no}|mana|reject
late-home = saathi der se aaye aur phone na uthaye to kya karein
  {partner} + late|der se|raat ko + aata|aati|phone|roz|hamesha|office
mother-calls = baar baar phone karne wali maa ka kya karein
  maa|mummy|mom + phone karti|call karti + baar|din mein|har
child-sleeps = bachcha akela na soye to kya karein
  {child} + akela {no} so*|mere saath sota|akele {no} so*
wrong-study = galat course chun liya ho to kya karein
  course|branch|engineering|college|subject + galat|pasand {no}|mann {no}|chhodna|interest {no}
no-meeting = baat kare par mile nahi to kya matlab hai
  baat karta|baat karti|message karta|chat karta + milta {no}|milti {no}|milne {no}|milne se
crush-unaware = jo pasand hai usse baat kaise karein
  crush|pasand + pata {no}|baat kaise|sharm|himmat|janta {no}|janti {no}
exam-father = exam mein fail hone aur papa ki narazgi mein kya karein
  neet|jee|exam|result|number|marks|board + kam|fail|kharab + papa|mummy|gharwale|ghar wale + baat {no}|gussa|naraz
double-life: Afsos ki aapko yeh pata chala.
  {partner} + dusri shaadi|dusri family|doosri biwi|double life|dusri aurat ke saath bachcha
pet-dying: Aapke pet ke liye mujhe afsos hai.
  {pet} + put down|vet ne|bachega|marne wala|last stage - mar gay*|guzar*
pet-ill: Aapke pet ki tabiyat ke liye mujhe afsos hai.
  {pet} + bimar|beemar|vet|kha {no} raha|ulti|tabiyat - mar gay*|guzar*
exam-or-marry = exam ki taiyari aur shaadi ke dabav mein kya karein
  {exam} + shadi|shaadi|rishta|byah + {parent}|bol|keh|kar lo|force|pressure
  naukri + attempt|taiyari|tyari|prepar* + shadi|shaadi|rishta
proposed: Badhai ho!
  mujhe propose|usne propose|ne propose kiya mujhe|shaadi ke liye pucha|rishta pakka|engagement ho gay*|sagai ho gay*|shaadi fix ho - {no} kiya|kab|ex
together-again: Yeh sunkar achha laga.
  patch up ho|wapas saath|phir se saath|patchup ho + khush|finally|ho gaya - {sad}|kab|kaise|hoga
baby-born: Badhai ho!
  beta hua|beti hui|baby hua|bachcha hua|janm hua|delivery ho gay* + khush|aaj|kal|hai|finally - {sad}|ke baad
pregnant-glad: Badhai ho!
  pregnant + khush|finally|good news|khushi - {sad}|kab|stress
promoted: Promotion ki badhai!
  promotion ho gay*|promotion mil gay*|promote ho gay*|promotion mila - {no} mil*|kab
got-job: Job ki badhai!
  job mil gay*|naukri mil gay*|job lag gay*|naukri lag gay*|selection ho gay*|select ho gay*|placement ho gay*|job lagi|offer letter mil gay* - {no} mil*
graduated: Badhai ho!
  graduation complete|degree mil gay*|graduate ho gay*
got-in: Admission ki badhai!
  admission ho gay*|admission mil gay*|college mil gay*
birthday-sad: Afsos ki aapka birthday aisa hai.
  birthday|bday|janamdin + {sad}|kisi ne|bhool|bhul|wish {no}
birthday-glad: Janamdin mubarak!
  mera birthday|mera bday|mera janamdin|aaj birthday
met-someone: Yeh to khushi ki baat hai.
  koi mil gay*|pyar ho gaya|pyaar ho gaya + khush|happy - {sad}|shaadishuda|married|kya karu
ex-marries: Afsos, yeh khabar dukh deti hai.
  ex + shaadi|shadi|engagement|sagai - kab|meri shaadi
ex-wants-back = ex ke paas wapas jaana chahiye ya nahi
  ex + wapas aana chaht*|patch up|patchup|second chance|ek aur mauka|vapas aana|phir se relationship
ex-pesters = baar baar message karne wale ex ka kya karein
  ex + baar baar|pareshan|tang|peecha|message karta rehta|stalk
ex-still = ex ko abhi bhi chahte hain to kya karein
  ex + abhi bhi|ab bhi|still + pyar|pyaar|love|yaad|bhula*|bhool*
silent-likes = story dekhne aur baat na karne ka kya matlab hai
  story|stories|status|like + dekhta|dekhti|dekh|kiya|karta|karti + {no}|matlab|kyun|kyu
unfollowed = unfollow karne ka kya matlab hai
  unfollow
left-by-text: Afsos ki rishta is tarah khatam hua.
  breakup|chhod|chod|break up|khatam + message|text|whatsapp|chat pe|call pe
i-left: Chhodna bhi dukh deta hai.
  maine breakup|maine chhod|maine chod|maine break up|maine usse chhod|maine use chod|maine rishta tod + guilt|galat|bura|pachta*|yaad|sahi
break-up-how = kaise kahein ki aap rishta khatam karna chahte hain
  breakup karna|break up karna|chhodna chaht*|alag hona|rishta todna + kaise|samajh {no}|kaise bolu
partner-leaves: Afsos ki saathi alag hona chahte hain.
  {partner} + divorce chah*|talaq chah*|divorce maang*|talaq maang*|alag hona chah*|chhodna chah*|divorce dena chah*|divorce mang*
not-ready = "ready nahi" kehne ka kya matlab hai
  ready {no}|serious {no}|commitment {no}|commitment se|relationship {no} chah*|serious relationship {no}
i-go-abroad = aap door jaayein to rishta tikega ya nahi
  main ja raha|main ja rahi|mai ja raha|mai ja rahi|mujhe jana|main abroad|main bahar + {partner}|rishta|relationship
goes-abroad = saathi door jaaye to rishta tikega ya nahi
  {partner} + ja raha|ja rahi|shift ho raha|jaa raha|jaa rahi|transfer ho + abroad|canada|usa|uk|dubai|bahar|door|saal|videsh|bangalore|australia|germany
  wo|woh + ja raha|ja rahi|shift ho raha|jaa raha|jaa rahi|transfer ho + abroad|canada|usa|uk|dubai|bahar|door|saal|videsh|bangalore|australia|germany - {others}|{partner}
crush-taken = jo kisi aur ke saath hai uska kya karein
  crush|pasand|pyar|like + uski gf|uska bf|girlfriend hai|boyfriend hai|already committed|committed hai|relationship mein hai - meri|mera|shaadishuda
date-vanished = achhi mulaqat ke baad gayab hone ka kya matlab hai
  date|mile|milne + gayab|reply {no}|baat {no}|message {no}|ghost
no-marriage = saathi shaadi na karna chahe to kya karein
  {partner} + shaadi {no} kar*|shadi {no} kar*|shaadi se mana|shadi se mana|shaadi ke liye ready {no}|shaadi {no} chah*
housework = ghar ka kaam kaise baantein
  {partner} + help {no}|kaam {no} kar*|madad {no}|kuch {no} kar* + ghar|kaam|help|madad
no-time = saathi ke paas time na ho to kya karein
  {partner} + time {no}|busy|waqt {no}|sirf kaam|time hi {no}
  wo|woh + time {no}|busy|waqt {no}|sirf kaam|time hi {no} - {others}|{partner}
gaming = din bhar khelne wale saathi ka kya karein
  {partner} + game|pubg|bgmi|free fire|gaming
gambles = juaari saathi ka kya karein
  {partner} + jua|satta|betting|dream11|gamble
partner-low = udaas saathi ki madad kaise karein
  {partner} + depression|depressed|job chali|naukri chali|pareshan rehta|udas|tension mein
his-mother = saathi hamesha apni maa ka saath de to kya karein
  {partner} + apni maa|apni mummy|uski maa|uski mummy|saas + side|saath|sunta|support|sahi
criticizes = har baat mein kami nikalne wale saathi ka kya karein
  {partner} + kami nikal*|taane|tana|criticize|galti nikal*|neecha dikha*
male-friends = saathi aapke doston se chidhe to kya karein
  {partner} + male friend*|ladke dost|ladko se|friends se + {no}|jealous|problem|shak|baat
found-messages = jo messages aapne dekhe unka kya karein
  phone|chat|messages|whatsapp + dekha|dekh liya|mila|mile|padh + ladki|ladke|aurat|dusri|kisi aur
two-loves = do logon mein se kaise chunein
  do ladko*|do ladkiy*|do logo*|dono se|dono ko + pyar|pyaar|pasand|choose|chun*
married-crush = shaadi ke baad kisi aur se pyar ho to kya karein
  married|shaadishuda|shadi ho chuki|shaadi ho chuki|meri shaadi + kisi aur se|dusre se|office wale|kisi aur ko|colleague
lonely-couple = shaadi mein akelapan ho to kya karein
  akela|akeli|akelapan|lonely + shaadi|shadi|{partner}|marriage + feel|lagta|mehsus|hoke bhi|saath - breakup|chala gaya
trust-again = dobara bharosa kaise karein
  bharosa|trust|vishwas + phir se|dobara|wapas|kaise|{no} hota
online-money = online mile insaan paise maange to kya karein
  online|insta*|facebook|internet|kabhi {no} mil* + paise maang*|paisa maang*|paise mang*|paise bhej*
online-love = online pyar sach ho sakta hai ya nahi
  online|insta*|game|internet|discord + pyar|pyaar|love|relationship + kabhi {no} mil*|mile {no}|mila {no}|virtual
secret = rishta chhupane ko kahe to kya karein
  chhupa*|chupa*|secret|kisi ko mat bat* + {partner}|rishta|relationship|wo|woh
serious = wo serious hai ya nahi
  serious hai|time pass|timepass|use kar raha|use kar rahi|khel raha|dhokha de raha
the-one = kaise pata chale ki wahi sahi hai
  sahi insaan|right person|the one|mere liye bana|mere liye bani|mere liye sahi
end-alone: Yeh dar bahut logon ko hota hai.
  akela|akeli|koi {no} mil* + reh jaung*|reh jaaung*|hamesha|dar|kabhi|mar jaung*
friends-marry = sabki shaadi ho rahi ho aur aap single hon to kya karein
  sab|sabki|sabhi|doston ki|friends ki + shaadi|shadi|engage + main|mai|mein|single|meri {no}
divorce-kids = alag hone par bachchon ka kya karein
  divorce|talaq|alag + bachche|bachcho|bacche|beta|beti|bacho
tell-parents-pregnant = gharwalon ko pregnancy kaise batayein
  pregnant + {parent} + bata*|bolu|kaise|pata
tell-parents-exam = gharwalon ko fail hone ki baat kaise batayein
  fail|back lag|kt lag|back aa|paper kharab|drop + {parent} + bata*|bolu|kaise|dar|pata|daant|maar
tell-parents-love = gharwalon ko apne rishte ke baare mein kaise batayein
  bf|gf|boyfriend|girlfriend|love|pyar|pyaar|pasand|relationship + {parent} + bata*|bolu|kaise|pata|manau|manaye|convince
marry-pressure = shaadi ke dabav ka kya jawab dein
  {parent}|relatives|rishtedar|log|sab + shaadi|shadi|rishta|rishte + pressure|force|zabardasti|piche|peeche|bol rahe|keh rahe|dabav|zor|kar lo
baby-questions = bachche ke sawaal ka kya jawab dein
  saas|log|sab|rishtedar|relatives|{parent} + bachcha|baby|good news|khushkhabri|bachche + puch*|kab|taane|pressure
cant-quit = job na chhod paayein to kya karein
  {job} + chhod|chod|resign|quit + {no} sak*|{no} paa*|kaise chho* + ghar|family|emi|loan|paise|zimmedari|kharch*
family-support = poore ghar ka kharch aap par ho to kya karein
  ghar|family|sab + kharch*|zimmedari|jimmedari|chala rah* + akela|akeli|mujh par|mujhpe|mere upar|main hi|sirf main
siblings-no-help = bhai behen madad na karein to kya karein
  bhai|behen|bhaiya|didi|bhabhi + madad {no}|help {no}|dhyan {no}|kuch {no} kar* + {parent}
teen-room = kamre mein band rehne wale bachche ka kya karein
  {child} + kamre|room|band + baat {no}|rehta|rehti|akela
child-phone = phone se chipke bachche ka kya karein
  {child} + phone|mobile|game|reels|tv + din bhar|pura din|hamesha|addict|lat|dekhta|dekhti|chhodta|chodta
child-no-call = bachcha phone na kare to kya karein
  {child} + phone {no} kar*|call {no} kar*|yaad {no} kar*|milne {no} aa*
child-moves = bachcha ghar chhodkar jaye to kya karein
  {child} + ja raha|ja rahi|chala gaya|chali gayi|jaa raha|jaa rahi|shift + hostel|bahar|padhne|dusre|door|videsh|college|canada|rona|khali|sasural - bhaag|guzar*
baby-sleep: Afsos ki aap itni thaki hui hain.
  {child} + sota {no}|soti {no}|sone {no}|raat bhar|jagta|jagti|rota
bad-mother: Delivery ke baad aisa bahut logon ko lagta hai.
  delivery|baby|maa|bachche + buri maa|achhi maa {no}|bad mother|{no} sambhal*|rona aata|depress*|acchi maa {no}
child-eats = bachcha khana na khaye to kya karein
  {child} + khana {no}|khata {no}|khati {no}|kuch {no} kha*|khaata {no}
bullied = school mein bachche ko pareshan karein to kya karein
  {child} + school|class + pareshan|bully|maarte|chidhate|marte|mazak
kids-fight = bachche ladein to kya karein
  bachche|bachhe|bacche|dono bachche + ladte|jhagad*|ladai
favorite = gharwale kisi aur ko zyada chahein to kya karein
  {parent} + bhai|behen|bhaiya|didi + zyada pyar|zyada|favourite|favorite|bhedbhav|partiality|tulna|compare
parents-divorce: Afsos hai aapke parents ke liye.
  parents|mummy papa|maa baap|mom dad + divorce|talaq|alag ho
parents-fight = parents ladein to kya karein
  parents|mummy papa|maa baap|mom dad + ladte|jhagad*|ladai|fight
nursing-home = budhe maa baap ko home mein rakhna chahiye ya nahi
  old age home|vriddhashram + {parent}
surgery-other: Afsos ki aap is chinta mein hain.
  {parent}|{partner}|{child}|bhai|behen|dadi|nani + operation|surgery - mera operation
mother-far = gharwalon se door rehne ke guilt ka kya karein
  {parent} + door|akeli|akele|yaad + guilt|yaad|bura|rehta|rehti - guzar*|mar gay*
miss-child: Afsos ki aap bachchon se door hain.
  bachcho se door|bachche yaad|beta yaad|beti yaad|bachcho ki yaad|bete ki yaad|beti ki yaad - guzar*|mar gay*
trying-baby: Afsos ki intezaar lamba hai.
  try kar rahe|koshish|conceive + baby|bachcha|pregnan*|conceive + saal|mahine|{no}
night-work = raat ko kaam ke baare mein sochna kaise band karein
  neend|raat|so {no} + {job} - night shift|naukri kab
boss-yells = chillane wale boss ka kya karein
  {boss} + chilla*|daant*|dant*|gaali|sabke saamne|sabke samne|insult|beizzat*|zaleel
not-paid = salary na mile to kya karein
  salary|tankhwah|paise|payment + {no} di|{no} de|{no} mil*|late|rok + {boss}|{job}|company
overtime = bahut zyada kaam ho to kya karein
  {job}|kaam + 12 ghante|10 ghante|14 ghante|chutti {no}|overtime|life {no}|sunday ko bhi
passed-over = promotion kisi aur ko mile to kya karein
  promotion + kisi aur|colleague|junior|dusre|mujhe {no}|uska ho gaya|usko
work-mistake = kaam mein galti ho jaye to kya karein
  galti|mistake|gadbad + {job}|{boss}|client
work-bored = kaam mein bore hon to kya karein
  bore|boring + {job}
quit-scared: Ghabrahat hona normal hai.
  resign kar diya|job chhod di|job chod di|naukri chhod di|naukri chod di|resign de diya + dar|ab kya|tension|pachta*|galat
jobless-long: Afsos ki talaash itni lambi hai.
  berozgar|unemployed|job {no} mil*|naukri {no} mil*|bina job + saal|mahine|umeed|ummeed|thak|har jagah|himmat
no-answers = applications ka jawab na aaye to kya karein
  apply|resume|cv + reply {no}|jawab {no}|call {no}|koi {no}|response {no}
scammed: Is fraud ke liye mujhe afsos hai.
  scam|fraud|thagi|thag + ho gaya|paise|kiya|account
save-money = paise kaise bachayein
  paise bacha*|paisa bacha*|saving*|bachat
new-city = naye sheher mein akelapan ho to kya karein
  naye shehar|nayi city|new city|naye sheher|shift hua|shift hui|pg|hostel + akela|akeli|dost {no}|friends {no}|mann {no}|ghar ki yaad|lonely
stolen: Chori ke liye mujhe afsos hai.
  chori ho|chura liya|churaya|chheen + phone|mobile|bike|purse|wallet|gaadi|gadi
panic: Afsos ki aap is se guzar rahe hain.
  panic attack*|anxiety attack*
test-results: Aisa intezaar mushkil hota hai.
  report*|test ka result|biopsy|mri + intezaar|dar|aani|aayegi|wait|aane wali
surgery-me: Operation se pehle dar lagna normal hai.
  mera operation|meri surgery
cry-always: Afsos ki aapko itna rona aata hai.
  rona aata|rona aa|roti rehti|rota rehta|ro deti|ro deta + roz|bina|har|baat baat|pata {no}|hamesha|din bhar - breakup|break up|chhod|chod
angry = itne gusse ka kya karein
  gussa + bahut|hamesha|har|itna|control|chhoti chhoti
empty: Afsos ki aapko aisa lagta hai.
  khali|khaali|empty + feel|lagta|andar|mehsus - ghar|pet|jeb
unmotivated: Afsos ki mann nahi lagta.
  mann {no} lag*|man {no} lag*|kuch karne ka mann {no}|motivation {no}|kisi cheez mein mann {no}|kuch acha {no} lag*|kuch achha {no} lag*
ugly: Afsos ki aap khud ko aisa dekhte hain.
  badsurat|ugly|moti|mota|kali|kala + hu|hoon|lagti|lagta|feel
lost-life = zindagi mein raasta na dikhe to kya karein
  zindagi|life + samajh {no}|kya kar rah*|kho gay*|disha|raasta|kya karna
stuck = atke hue mehsus karein to kya karein
  stuck|atak|atka|atki|phas + life|zindagi|feel|lagta|gaya hu|gayi hu
fear-future = future ke dar ka kya karein
  future|bhavishya + dar|tension|chinta|fikr
bad-day: Afsos ki din aisa gaya.
  din kharab|bura din|bekar din|worst day|bad day|din bahut bura
friend-moves: Afsos ki dost door ja raha hai.
  {friend} + ja raha|ja rahi|jaa raha|jaa rahi|shift|chala gaya|chali gayi + door|bahar|videsh|city|canada|abroad|yaad|sad
friend-couple = dost ke paas time na ho to kya karein
  {friend} + bf|gf|boyfriend|girlfriend + time|bhool|bhul|ignore|jab se - mera ex|meri ex
friend-fight = ladai ke baad pehle message karein ya nahi
  {friend} + ladai|jhagda|fight|naraz|gussa
friend-uses = matlabi dost ka kya karein
  {friend} + matlab|matlabi|kaam padne|use kar*|zarurat
friend-low = pareshan dost ki madad kaise karein
  {friend} + depression|pareshan|depressed|madad|help karu - guzar*|mar gay*
exam-tomorrow = exam se pehle ki raat kya karein
  kal + {exam} + kuch {no}|padha {no}|tension|dar|nervous|padhai {no}
teacher = jo teacher pasand na kare uska kya karein
  teacher|prof|madam|sir + nafrat|hate|pasand {no}|partiality|daant*
better-year = agla saal behtar hoga ya nahi
  2027|agla saal|agle saal|naya saal|yeh saal|ye saal|2026 + behtar|acha|achha|kharab|bura|mera saal|better|kaisa
haircut = aaj baal katwana theek hai ya nahi
  baal + kat*|haircut
joke = ek joke
  joke suna*|joke bata*|chutkula|hasao|joke
who-are-you = main kaun hoon
  kaun ho|tum kaun|aap kaun|tumhara naam|aapka naam
how-are-you: Poochne ke liye shukriya.
  kaise ho|kaisi ho|kya haal|kaise hain aap|aap kaise
not-asked: Maaf kijiye.
  ye {no} pucha|yeh {no} pucha|ye {no} poocha|yeh {no} poocha|mera sawaal ye|jawab {no} diya
promised-bad: Afsos ki din aisa gaya.
  tumne kaha|aapne kaha|tune bola|aapne bola|tumne bola + din|aaj|week|hafta|month + kharab|bura|galat|chori|bekar|worst
thanks: Aapka swagat hai.
  bahut shukriya|thank you so|bahut dhanyavad|thanks yaar|shukriya aapka
happy: Yeh sunkar achha laga!
  khush|khushi|happy + bahut|aaj|itna|itni|best din - {no} hu|{no} hoon|{sad}|kab|rahung*|kaise|rakhu
`,
};
