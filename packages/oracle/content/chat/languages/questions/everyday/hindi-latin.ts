/** Situations of ordinary life in Hindi in Latin letters; how entries are written stands at `QuestionTable`. */
export const HINDI_LATIN_EVERYDAY = `
language-shame = English ki jhijhak ka kya karein
  hindi medium|english nahi aati|english weak|angrezi nahi + office|sab|log|class|college|hans*|has*|mazak
study-own-or-parents = ghar walon ki pasand karein ya apni
  papa|mummy|ghar wale|gharwale|parents + chahte|chahti|bolte|kehte + mujhe|mera man|main + karni|karna|banna|shauk|pasand - shaadi|shadi|rishta
left-out = dost aapko na bulaye to kya karein
  {friend} + birthday|party|shaadi|trip + nahi bulaya|nahi bulayi|invite nahi
gym = gym join karein ya ghar par karein
  gym + ghar|join|karu|ya
pet-fear = dare hue pet ka kya karein
  {pet} + patakh*|pataak*|dar|darr + patakh*|pataak*|diwali|bijli
offer-low-pay = kam salary wali job lein ya nahi
  {job}|offer + kam salary|salary kam|kam paise|paise kam
sibling = bhai ya behen baat na kare to kya karein
  bhai|behen|bhaiya|didi + baat nahi kart*|baat band|bolta nahi|bolti nahi
visa-yes: Badhai ho!
  visa|pr|green card + aa gaya|approve*|mil gaya|lag gaya - reject*|nahi
surgery-well: Shukar hai sab theek raha.
  operation|surgery + theek|acha|achha|successful|ho gay* - dar|kal|hone wal*
debt-free: Badhai ho, kitna sukoon!
  karz|loan|emi + khatam|chuka diya|poora|pura|last
result-family-asks = result ke intezaar mein gharwalon ko kya kahein
  result|merit list|cutoff|joining|naukri + kab|aayega|intezar|intezaar|wait + ghar wale|gharwale|ghar pe|mummy|papa|rishtedar|log|roz - taan*|drop
  result|merit list|joining|sarkari naukri + ghar wale|gharwale|rishtedar|roz + puchte|puchhte|poochte|pooch*|puch*
exam-parents-taunt = taane sunte hue aage kaise badhein
  neet|jee|upsc|ssc|exam|drop|attempt|fail|result + taan*|sunate|bolte rehte|compare|mazak|sharma ji
his-mother-all = pati har baat maa se puche to kya karein
  pati|husband|bf|boyfriend|wo|woh|shauhar + apni maa|apni mummy|uski maa|maa se|mummy se|mumma|saas + puch*|pooch*|pucch*|har baat|har cheez|decision|sunta|sunte|maanta - meri maa
marry-not-yet = abhi shaadi nahi karni to gharwalon ko kaise kahein
  ghar wale|gharwale|mummy|papa|parents|family|maa|rishtedar + rishte|rishta|shaadi|shadi + abhi nahi|nahi karni|nhi karni|nahi karna|mana|kaise bol*|pressure|time chahiye - kisi aur|bf|boyfriend|pyar
mil-cooking = saas khane mein kami nikaale to kya kahein
  saas|sasu|mother in law + khana|khane|roti|sabzi|cooking + bura|kami|pasand nahi|taan*|galti|kehti|bolti
wrong-chat: Arre yaar, kitna awkward! Sabke saath hota hai.
  group|family group|galat chat|galti se + voice note|message|audio|screenshot|msg + galti|galat|bhej|saas|boss|burai
call-you = "we will call you" ka matlab kya hai
  interview + call you|call karenge|bata denge|batayenge|inform karenge|hr + matlab|ya nahi|na hai|bola|bole
ghost-job = interview ke baad jawab na aaye to kya karein
  interview + hafte|week|din|mahine + jawab nahi|reply nahi|call nahi|kuch nahi|koi jawab
like-a-brother: Yaar, yeh sunna mushkil hai.
  bhai jaisa|bhai jaise|behen jaisi|bhai maanti|bhai bola|just friends|sirf dost + bola|boli|usne|kaha|bolti|maanti|bataya|propose
told-pregnant: Batane ke liye shukriya.
  pregnant|maa banne + bataya|bola|bata diya|pata hai + chup|kuch nahi|gussa|chala gaya
ex-again-family = gharwale dobara rishte ke khilaaf hon to kya karein
  ex + wapas|patch up|phir se|dobara + ghar wale|gharwale|family|behen|bhai|dost + khilaf|khilaaf|nahi chahte|mana|pasand nahi
partner-quits = partner naukri chhodna chahe to kya karein
  {partner} + naukri|job + chhod*|chod*|quit|resign + chahta|chahti|business|dar|bachcha|baby
hidden-child = itni badi baat chhupi ho to kya karein
  {partner} + bachcha|beta|beti|shaadi + chhupa*|chupa*|pata chala|pehle se|bataya nahi
live-near-mil = saas ke saath rehne se pehle kya tay karein
  saas|uski maa|sasural|in laws + saath rehna|ek hi ghar|same building|saath rahe|upar|neeche
on-off-block = baar baar block aur unblock kyun
  block + unblock
apologize-partner = chillane ke baad maafi kaise maangein
  chilla*|gussa kar diya|gussa ho gay*|bura bol + maafi|sorry|manau|manaun|mana
snores = kharraton ka kya karein
  kharr*|kharat*
ex-same-party = ex bhi shaadi mein ho to kya karein
  ex + shaadi mein|party mein|function|wahan + aayega|aayegi|aa raha|aa rahi|hoga|hogi
never-listens = woh sunta na ho to kya karein
  {partner} + nahi sunta|nahi sunti|meri baat nahi|sunta hi nahi
miss-child-stay = ghar lautein ya abhi rukein
  yaad + bachch*|bacche|beta|beti + wapas|lautu|ghar jau|door|dubai|videsh|abroad
relative-stays = mehmaan jaaye hi nahi to kya karein
  jeth|devar|saala|jija|nanad|saas|rishtedar|cousin|bhai|behen|wife ka bhai + hamare ghar|mere ghar|ghar pe|saath reh* + mahin*|hafte|saal|jaa nahi|nahi ja
lend-family = ghar mein paise udhaar dein ya nahi
  bhai|behen|cousin|chacha|mama|jija|rishtedar + udhaar|udhar|paise maang*|paisa maang*|paise chahiye
friend-money = udhaar na lautane wale dost ka kya karein
  {friend}|padosi|colleague + paise|paisa|udhaar|udhar + nahi de|wapas|nahi lauta*|lautata
child-failed = bachche ke fail hone par kya karein
  {child} + fail|kam marks|kam number|back lag*
not-paid-again = salary na mile to kya karein
  {boss}|company|malik + salary|paise|tankhwah|pagar + nahi di|nahi de|nahi mili|late|ruk*|kal kal|nahi aayi
small-start = thode paise se kaam kaise shuru karein
  shop|dukaan|dukan|cafe|stall|business|dhandha|tiffin|cloud kitchen + kholna|kholu|shuru|start|karna chahta|karna chahti + paise|saving*|bachat|lakh|hazar|thak*|job
business-or-job = kaam chalega ya naukri dhoondein
  business|dukaan|dukan|dhandha|shop|salon|parlour + chalega|chal nahi|band kar*|grahak|customer*|mandi|nuksaan|loss
transfer-work = transfer lein ya nahi
  transfer|posting|relocate + office|boss|company|job|sheher|shehar + jaun|jau|lu|lun|kya karu|mana
offer-abroad-family = bahar ki naukri aur ghar ki na ho to kya karein
  offer|job|naukri + bahar|dubai|canada|abroad|videsh|qatar|uk|germany + wife|patni|biwi|husband|pati|ghar wale|gharwale|maa + nahi chaht*|mana|khilaf|nahi maan*|chhote
coworker-cold = office mein koi baat na kare to kya karein
  colleague|office wali|office wale|coworker|team + baat nahi kart*|ignore|hello nahi|hi nahi
farewell-speech = farewell ki speech mein kya kahein
  farewell|retire|retirement|vidai + speech|do shabd|bolna hai
boss-weekend = chhutti mein boss message kare to kya karein
  {boss} + message|call|whatsapp + sunday|chhutti|weekend|raat
night-shift = night shift kaise jhelein
  night shift|raat ki shift|raat ki duty
lost-job-hide = ghar par naukri jaane ki baat kaise batayein
  naukri chali gay*|job chali gay*|nikal diya|fire kar + bataya nahi|nahi bataya|ghar pe nahi|chhupa*|chupa*
exam-again = dobara fail hone ke baad kaise padhein
  fail + phir se|fir se|dobara|dusri baar|teesri baar|again
visa-denied: Dukh hua, phir se na.
  visa + reject*|refuse*|mana|nahi mila|deny|denied
flat-unsold = ghar kab bikega
  makaan|ghar|flat|plot|zameen + bech*|bik* + kab|nahi|koi
deposit = deposit wapas kaise milega
  deposit|security + landlord|makaan malik|malik|wapas
rent-raise = kiraya badhe to kya karein
  kiraya|rent + badha*|zyada|increase
return-home = wapas desh lautein ya rukein
  india|wapas|ghar|gaon + lautu|laut jau|wapas jau|wapas aau|ruku + usa|canada|dubai|uk|videsh|abroad|yahan
sleep-retired = retirement ke baad neend kyun nahi aati
  neend|so nahi + retire*|pension
gossip = log baatein banayein to kya karein
  log|padosi|rishtedar|mohalle + baatein banat*|burai|gossip|mere baare mein
shy-speak = sabke saamne kaise bolein
  sabke saamne|stage|presentation|public speaking + dar|darr|sharam|ghabra*|nervous
tattoo = tattoo banwayein ya nahi
  tattoo
hair-change = baal katwayein ya nahi
  baal + kat*|chhote|color|rang
gift = kya gift dein
  kya gift|gift kya|kya doon gift|gift idea|tohfa
flying = udne ke dar ka kya karein
  flight|plane|hawai + dar|darr|ghabra*
quit-study = college chhodein ya nahi
  college|padhai|degree + chhod*|chod*|drop karu
change-at-40 = is umar mein career badlein ya nahi
  career|field|line + change|badal* + umar|saal|40|45
forgot-birthday = bhoola hua birthday kaise sudhaarein
  birthday|janamdin + bhool gay*|bhul gay*
baby-name = bachche ka naam kya rakhein
  naam + bachch*|baby|beti|bete + rakhe|rakhein|rakhna|pasand|jhagd*
turn-begin = shuru kaise karein
  kaise shuru|kahan se shuru|kaha se shuru|shuru kaise
turn-say = kaise kahein
  kaise bolu|kaise bolun|kya bolu|kya bolun|kaise kahu|kya kahu|kaise bataun|kaise batau|kya reply|kya jawab du
turn-when = sahi waqt kab hai
  kab karu|kab bolu|kab bataun|sahi time|sahi waqt
turn-normal = yeh normal hai ya nahi
  normal hai|ye normal|normal hai kya
turn-if-no = jawab na ho to kya karein
  agar na bola|agar mana|agar usne mana|agar na hua|agar nahi hua
turn-now = ab kya karein
  ab kya karu|ab kya karun|ab kya|main kya karu|mai kya karu|kya karu|kya karun
turn-should = karein ya nahi
  karu ya nahi|karun ya nahi|toh karu
`;
