/** Hindi in Latin letters as the families would have it in English; see `inEnglish`. */
export const HINDI_WORDS = `
i: main|mein|mai|maine|hum|humne; me: mujhe|mujhko|mujhse|humko|humein|humse; my: mera|meri|mere|apna|apni|apne|hamara|hamari|hamare
you: tum|aap|tu|aapko|tumko|tujhe; your: tera|teri|tere|tumhara|tumhari|aapka|aapki|aapke; he: wo|woh|vo|voh|usne|vah|usko|use
his: uska|uski|uske; him: usse; they: unhone|unka|unki|unke|unse|unko|log|logo; this: yeh|ye|is|isse|iska|iski; that: ki|jo
and: aur|or|bhi; or: ya; but: lekin|par|magar; because: kyunki|kyuki; if: agar|toh|to; of: ka|ke; to: ko; from: se; in: me|mai|andar
with: saath|sath; for: liye|waste; not: nahi|nahin|nhi|nai|mat|na; no: nahi to; yes: haan|han; very: bahut|bohot|bht|kaafi|zyada|itna|itni
again: phir|fir|dobara|wapas|vapas; always: hamesha|roz|har din; never: kabhi nahi|kabhi; now: ab|abhi; today: aaj; tomorrow: kal; day: din
night: raat; month: mahina|mahine; year: saal|sal; time: waqt|samay|time; when: kab; when will: kab hoga|kab hogi|kab milega|kab milegi|kab aayega|kab aayegi|kab tak
what: kya; why: kyu|kyun|kyon; how: kaise|kaisa|kaisi; who: kaun|kon; where: kaha|kahan; how much: kitna|kitni|kitne
what do i do: kya karu|kya karun|kya karoon|kya karna chahiye|kya kare|kya karein|kya karu main|samajh nahi aa raha|samajh nahi aata
should i: chahiye|kya mujhe; is: hai|hain|h|he; am: hu|hoon|hun; was: tha|thi|the; will be: hoga|hogi|honge; will get: milega|milegi|mil jayega|mil jayegi
will: jayega|jayegi|aayega|aayegi|payega|payegi; do: karta|karti|karte|kar|karna|karu|kare|karein|kiya|kar raha|kar rahi; doing: raha|rahi|rahe
go: jana|jau|jaun|jaye; went: gaya|gayi|gaye|gai; come: aana|aao; came: aaya|aayi; give: dena|do|de; gave: diya|di; take: lena|le; happen: hota|hoti|hua|hui|ho
become: ban; said: bola|boli|kaha|keh diya; say: bolu|kahu|bolna|kehna|batana|bataun|batau|bata; tell me: batao|bataiye; talk: baat|baatein|baat karna
does not talk to me: baat nahi karta|baat nahi karti|baat nahi kar raha|baat nahi kar rahi|baat nahi hoti; does not reply: reply nahi karta|reply nahi karti|jawab nahi deta|jawab nahi deti|reply nahi deta|reply nahi deti|message nahi karta|message nahi karti
loves me: mujhse pyar karta|mujhse pyaar karta|mujhse pyar karti|mujhse pyaar karti|mujhe chahta|mujhe chahti; likes me: mujhe pasand karta|mujhe pasand karti|mujhe like karta|mujhe like karti
does he love me: kya wo mujhse pyar karta|kya woh mujhse pyar karta|kya wo mujhse pyaar karta|kya woh mujhse pyaar karta; does she love me: kya wo mujhse pyar karti|kya woh mujhse pyar karti|kya wo mujhse pyaar karti
love: pyar|pyaar|ishq|mohabbat|prem; like: pasand; relationship: rishta|rishte; marriage: shaadi|shadi|vivah|byah; married: shaadishuda; when will i get married: meri shaadi kab hogi|meri shadi kab hogi|shaadi kab hogi|shadi kab hogi
husband: pati|mere pati|shohar; wife: patni|biwi|bivi; boyfriend: bf|boyfriend; girlfriend: gf|girlfriend; my ex: ex|mera ex|meri ex; broke up: breakup ho gaya|break up ho gaya|breakup; come back: wapas aayega|wapas aayegi|vapas aayega|vapas aayegi|wapas aa|laut
left me: chhod diya|chod diya|chhod gaya|chod gaya|chhod gayi|chod gayi; cheated on me: dhokha diya|dhoka diya|cheat kiya|dhokha de raha; miss: yaad|yaad aati|yaad aata; forget: bhool|bhul|bhulana|bhulau
mother: maa|mummy|mumma|ammi|mata; father: papa|pitaji|pita|abbu|baap; parents: mummy papa|maa baap|mata pita|gharwale|ghar wale; brother: bhai|bhaiya; sister: behen|behan|didi; son: beta|bete; daughter: beti; children: bachche|bacche|bachcha|baccha
mother in law: saas|saas mujhe; in laws: sasural|sasural wale|nanad|devrani|jethani; father in law: sasur; grandmother: dadi|nani; grandfather: dada|nana; family: parivar|ghar ke log; friend: dost|saheli|yaar; friends: doston
boy: ladka|ladke; girl: ladki; man: aadmi; woman: aurat; people: log; job: naukri|job|kaam; when will i get a job: mujhe naukri kab milegi|naukri kab milegi|job kab milegi|naukri kab lagegi|job kab lagegi; i lost my job: naukri chali gayi|job chali gayi|naukri se nikal diya|job se nikal diya
quit: chhod du|chod du|chhodna|chodna|resign; boss: boss|malik; business: dhandha|vyapar|dukan|dukaan; money: paisa|paise|paiso|dhan; money problems: paise ki dikkat|paise ki tangi|paiso ki dikkat|paise nahi; debt: karz|karza|udhaar|udhar; rich: ameer|amir; loan: loan
problem: dikkat|pareshani|problem|samasya|mushkil; worried: pareshan|tension|chinta; afraid: dar|darr|dar lagta|ghabrahat; sad: udaas|udas|dukhi|dukh; lonely: akela|akeli|akelapan; angry: gussa|gusse; tired: thak|thak gaya|thak gayi|thaka|thaki; happy: khush|khushi
cry: rona|rota|roti|ro; sleep: neend|nind|sona; i can not sleep: neend nahi aati|neend nahi aa rahi|so nahi pata|so nahi pati; dream: sapna|sapne; sick: bimar|beemar; health: sehat|tabiyat; doctor: doctor; die: mar|marna; died: guzar gaye|guzar gaya|guzar gayi|mar gaya|mar gayi|nahi rahe|nahi rahi
exam: exam|pariksha|paper; study: padhai|padhna|padh; i can not study: padhai me mann nahi lagta|mann nahi lagta|padhai nahi hoti; fail: fail|fail ho; pass: pass; college: college; school: school
house: ghar|makaan|makan; city: shehar|shahar; abroad: videsh|bahar; move: shift hona|shift ho|shift karna; go abroad: videsh jana|bahar jana
sign: rashi; horoscope: rashifal; birth chart: kundli|kundali|janam kundli; rising sign: lagna; moon sign: chandra rashi; planet: grah; saturn: shani; luck: kismat|naseeb|nasib|bhagya; future: bhavishya|aage; curse: nazar|kala jadu
good: accha|acha|achha|achi|acchi|theek|thik|sahi; bad: bura|buri|galat|kharab; right: sahi; big: bada|badi; small: chota|chhota|choti; new: naya|nayi; old: purana|purani|puraana; alone: akele; everything: sab|sab kuch; something: kuch; someone: koi|kisi; only: sirf|bas
want: chahta|chahti|chahte; i want: chahta hu|chahti hu|chahta hoon|chahti hoon; can: sakta|sakti|sakte; understand: samajh|samajhta|samajhti; know: pata|jaanta|janta; think: sochta|sochti|soch|lagta|lagti; life: zindagi|jindagi|jeevan; help: madad; thanks: shukriya|dhanyavad; hello: namaste|namaskar
aries: mesh; taurus: vrishabh|vrish; gemini: mithun; cancer: kark; leo: simha|singh rashi|sinh; virgo: kanya; libra: tula; scorpio: vrishchik|vrischik; sagittarius: dhanu; capricorn: makar; aquarius: kumbh; pisces: meen
compatible: jodi|jodi kaisi
`;
