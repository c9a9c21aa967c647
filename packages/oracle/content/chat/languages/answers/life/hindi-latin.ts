import type { GeneralTopic } from '../topics.ts';

/** In Latin letters. */
export const HINDI_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Bahut afsos hua. Aaj kuch theek nahi karna hai: thoda khaiye, jitna ho sake soiye, aur ek phone kisi aur ko karne dijiye. Mann ho to unki koi chhoti si baat bataiye, kisi aam din ki.',
  petDied:
    'Bahut afsos hua. Jo kabhi jaanwar ke saath nahi raha, use nahi pata ki ghar mein uski kitni jagah hoti hai. Uski chadar jab tak chahein rakhiye, aur bina safai diye roiye. Uska naam kya tha?',
  breakUp:
    'Dard hota hai, aur koi shortcut nahi. Yeh hafta ghante ghante ka hai: kuch khaiye, kisi ke paas soiye, unki profile mute kijiye, aur raat ke liye ek dost ko bol dijiye. Raat nau ke baad message nahi; jo kehna hai, kal bhi sach rahega.',
  exWrite:
    'Aaj raat nahi; kal dopahar, agar tab bhi mann ho. Notes mein likhiye aur khud se puchhiye: jawab mein kya chahta/chahti hoon, aur kuch na aaya to kaisa lagega? Phir bhi bhejna ho to chhota, bina kuch maange: "Umeed hai tum theek ho."',
  exBack:
    'Yeh main nahi dekh sakta, faisla kisi aur ke mann mein hota hai. Kuch log laut aate hain, zyadatar nahi, aur intezaar ki keemat aap dete hain. Yeh mahina aise jiyen jaise jawab na hai; haan hua to kuch khoya nahi.',
  exNew:
    'Aise pata chalna do baar chubhta hai. Yeh aapke khilaf koi vote nahi. Dono profile ek mahine ke liye mute kijiye, aur agar kisi apne ko pehle batana chahiye tha to ek baar kahiye: "Mujhe tumse sunna accha lagta."',
  silent:
    'Chuppi ko mann hamesha sabse buri baat se bharta hai. Ek hi message, chhota aur narm: "Kai din se baat nahi hui, sab theek? Is hafte milna chahunga/chahungi." Phir phone doosre kamre mein. Kuch din mein kuch na aaye to woh bhi ek jawab hai. Block ho to doosre number se mat likhiye.',
  trust:
    'Koi aur kya karta hai, main nahi dekh sakta, aur gadhunga nahi. Jo aap jaante hain woh dekhiye: kya badla, kab se, aur khud kya dekha. Phir ek shaant sawaal, aamne saamne: "Kuch baat jam nahi rahi, samjhaoge?"',
  likesMe:
    'Dil mein kya hai, main nahi jaanta; jo karte hain woh dikhta hai. Accha sanket: mushkil ho tab bhi waqt nikaalna. Jaanna ho to chhoti si baat rakhiye, din ke saath: "Shanivar ko chai?" Ek mahine ke ishaaron se zyada woh jawab batayega.',
  fights:
    'Kal tak thanda hone dijiye, phir apne hisse se shuru kijiye: "Jaise maine baat ki, woh theek nahi tha." Phir ek hi baat, ek misaal ke saath, bina "hamesha": kya hua, kaisa laga, kya chahiye. Aadhi raat ko sahi hone se kuch nahi milta.',
  distant:
    'Saath rehkar bhi kisi ki kami lagna thaka deta hai. "Zyada dhyaan do" nahi, kuch saaf maangiye: "Hafte mein do shaam hamari, bina phone ke. Kaun si?" Baaki chhod dijiye. Haan karke bhi ek mahine mein kuch na badle, to yeh galatfehmi nahi rahi.',
  leave:
    'Aaj faisla zaroori nahi. Likhiye ki rukne ke liye kya badalna chahiye, aur kya kabhi in shabdon mein kaha hai. Nahi kaha to kahiye aur apne liye ek samay tay kijiye. Teen baar keh chuke hain to jawab lagbhag mil chuka hai.',
  commit:
    'Alag cheezein chahna pyar ki kami nahi, par saaf kehna padta hai: "Main yeh chahta/chahti hoon. Tum kab tak sochte ho, andaaze se hi?" Na se pehle wajah suniye. Mahino baad bhi tareekh na ho, to woh bhi jawab hai.',
  parentsPush:
    'Unse pyar karke bhi na kaha ja sakta hai. Ek baar, shaant, had ke saath: "Main jaanta/jaanti hoon aap chinta karte hain. Faisla main karunga/karungi, aur jab batane layak hoga to khud bataunga/bataungi. Agle saal tak mat puchhiye." Dabav ke peeche aksar dar hota hai; puchhiye, kis baat ka. Ghar mein jo samajhta ho, use saath lijiye.',
  inLaws:
    'Pehle aapke partner ko bolna chahiye, maa unki hai. Ek vaakya tay kijiye aur dono wahi bolein: "Shukriya, hamare yahan aise hota hai." Aur ek seedha niyam, jaise aane se pehle phone. Hadein dohrane se bantee hain.',
  findLove:
    'Tareekh main nahi jaanta, aur jo bechta hai woh gadhta hai. Asli farak: wahi log baar baar milein, kisi class, team ya chai ki dukaan par. Is hafte ek aisi jagah haan kijiye jahan aam taur par na kehte hain.',
  firstDate:
    'Ghabrahat aam hai, doosre ko bhi hai. Thodi chahal pahal wali jagah, ek ghanta, teen nahi, aur do sacche sawaal: "Is hafte kis baat par hanse?" Yeh imtihaan nahi; dekhna hai ki accha lagta hai ya nahi.',
  parents:
    'Maa baap se jhagda aksar wahi purana hota hai, naye kapdon mein. Kuch saaf kahiye: "Sabke saamne yeh kehte hain to main chup ho jaata/jaati hoon. Akele mein kahiye." Aur baat chhoti rakhiye: ek accha ghanta ek buri shaam se behtar hai.',
  sibling:
    'Bhai behen ka jhagda isliye chubhta hai ki rishta chhoot nahi sakta. Ek raat guzarne dijiye, phir apne hisse par do line: "Jaise baat khatam hui, accha nahi laga. Jo kaha uske liye sorry." Bina "lekin", aur mummy ko judge banaye bina.',
  inheritance:
    'Kisi ke jaane ke baad baantne mein har cheez doguni bhaari lagti hai. Thoda rukne ko kahiye aur kisi bahar wale ko laiye: "Teen mahine koi faisla nahi, aur keemat koi nishpaksh lagaye." Kanooni baat vakeel se.',
  child:
    'Aisi chinta maa baap hone ka hissa hai. Saamne baith kar nahi, gaadi mein ya khana banate waqt: "Tum thode alag lag rahe ho. Aaj batana zaroori nahi, main hoon." Hafton tak khaana, neend ya bahar jaana band sa ho, to doctor se miliye.',
  relativeIll:
    'Apna koi beemar ho, aur aap door, to phone haath se nahi chhootta. Roz ka ek samay tay kijiye aur ek insaan jo khabar de. Badi baat nahi chahiye: "Main hoon, aaj kya khaya?" bhi bahut saath deta hai.',
  friend:
    'Dosti ka thanda padna break-up jaisa chubhta hai, aur koi afsos bhi nahi jataata. Bina shikayat ek message: "Tumhari yaad aati hai. Maine kuch kiya ho to jaanna chahunga/chahungi. Is hafte chai?" Jawab na aaye to aapne apna hissa kar diya.',
  friendHurt:
    'Apne se chot lage to zyada dukhta hai. Ek raat guzarne dijiye, phir akele mein ek baar kahiye: "Mujhe bura laga, aur chup rehne se behtar hai ki bata doon." Wajah puchhiye aur poori baat suniye. Phir aap tay karein ki aage kitna batana hai; maaf karna aur dobara bharosa karna do alag baatein hain.',
  friendMoney:
    'Doston mein paise ki baat jaldi aur number ke saath: "Mujhe 15 tak woh 2000 chahiye. Poora na ho to kitna, aur kis din?" Tareekh jawab hai, "jaldi" nahi. Jo kho nahi sakte, woh udhaar mat dijiye.',
  lonely:
    'Yeh bhaari lagta hai, aur aap mein koi kami nahi batata. Kuch aisa chuniye jo dohraya jaye: wahi class, wahi chai, wahi samay; log dohrane se milte hain. Aur aaj ek hi insaan ko message: "Tum yaad aaye. Kya haal hai?"',
  home: 'Phatne se pehle ek niyam, itna chhota ki behas na ho: "Sone se pehle apna bartan apne haath." Shaant din kahiye, sink ke upar nahi, aur kaam likh kar baant lijiye. Padosi ho to pehle pyaar se samay likha ek note.',
  boss: 'Sab kuch sehna naukri ka hissa nahi. Aaj raat likh lijiye: tareekh, shabd, kaun tha. Phir akele mein ek saaf baat: "Main achha kaam karna chahti/chahta hoon. Galti akele mein bataiye, theek kar dungi/dunga." Kuch na badle to likha hua HR ke paas le jaiye aur bahar dekhna shuru kijiye.',
  coworker:
    'Kaam par apna naam pehle likhiye: chhota sa email, sahi logon ko copy. Aur akele mein ek seedhi baat: "Yeh mera tha, aur main chahta/chahti hoon ki yeh kaha jaye." Baaki tameez se aur kam.',
  timeOff:
    'Chhutti hal ke saath maangiye: "Mujhe yeh paanch din chahiye; mera kaam Neha karegi, uska main." Likh kar aur pehle se. Tyohaar ho to baari rakhiye: is saal main, agle saal tum.',
  raise:
    'Haan, maangiye; taiyari ke saath maangne se shayad hi nuksaan hota hai. Ek page: teen kaam jo kiye, unse kya mila, aur aapka number. "Is saal maine yeh aur yeh sambhala, salary par baat karni hai." Number bolkar chup rahiye. Na ho to: "Kya chahiye, aur kab tak?"',
  interview:
    'Dar utna dikhta nahi jitna lagta hai. Teen chhoti kahaniyan taiyar kijiye: kuch jo theek kiya, kuch jo mushkil se seekha, kuch jis par naaz hai. Zyadatar sawaal inhi se ban jaate hain. Raat ko kapde nikaal kar rakhiye, aur kal das minute pehle pahunchiye.',
  offer:
    'Pad nahi, ek aam mangalvar compare kijiye: kab chhutti, kiske saath kaam, mahine ke ant mein kitna bachta hai. Do din maangiye aur mushkil sawaal puchhiye: "Pehle wala kyun gaya?"',
  fired:
    'Dar lagta hai, par yeh aapki keemat nahi batata. Is hafte teen kaam: baaki hisaab aur kaagaz, woh kharche jo ruk sakte hain, aur teen log jinhe batayein ki aap dhoondh rahe hain. Usi din kuch sign mat kijiye.',
  jobSearch:
    'Naukri dhoondhna bina tankhwah ka kaam hai. Samay baandhiye: subah do ghante, do acchi application, ek message kisi aise ko jo kisi ko jaanta ho. Kab milegi, main nahi keh sakta; par log website se zyada darwaze kholte hain.',
  quit: 'Pehle kaagaz par: mahine ka kharcha, bachat, notice period, abhi jaane se kya jayega. Phir ek tareekh, aur isi naukri se hafte mein do application. Haath mein kuch lekar jaana dheema hai, par neend aati hai.',
  burnout:
    'Yeh aalas nahi, aap bahut der se kheench rahe hain. Is hafte ek cheez kam kijiye, jodiye mat: ek meeting, ek ehsaan, ek din ka overtime. Ek tay samay par kaam ke message band. Aaraam ke baad bhi thakan rahe to doctor se miliye.',
  money:
    'Karz likh dene par kam daraata hai. Ek page: kitna, kiska, kitna byaaj; sabko minimum, baaki sabse mehnge par. Kal ek phone: "Poora nahi de sakta/sakti, kisht mein kya ho sakta hai?" Naya karz lekar purana mat bhariye.',
  exam: 'Woh gaya nahi hai, ghabrahat ne dhak diya hai; sawaal dekhte hi lautta hai. Aaj ek ghanta summary ya teen purane sawaal, naya kuch nahi. Bag taiyar, khana, neend. Kal us sawaal se shuru kijiye jo aata hai.',
  failed:
    'Fail hona chubhta hai, par yeh nahi kehta ki aap nahi kar sakte. Pata kijiye ki number kahan gaye, aur sirf wahi dohraiye. Driving ho to test se pehle usi raaste par ek ghanta, jo dikhe bol kar. Agli tareekh jaldi lijiye; dar intezaar mein badhta hai.',
  study:
    'Poori zindagi mat chuniye, agla saal chuniye. Do logon se baat kijiye jo yeh karte hain, aur unke aam mangalvar ke baare mein puchhiye. Phir chhota sa try: ek class, ek course. Jo bina kahe karte rahte hain, woh accha ishaara hai.',
  sleep:
    'Dimaag raat ko hisaab karta hai kyunki din mein mauka nahi milta. Raat aath baje das minute kaagaz par: kya chinta hai, agla chhota kadam kya. Bees minute mein neend na aaye to uthiye, halki roshni, kuch boring. Ghadi aur phone door.',
  worry:
    'Mann sab ek saath suljhana chahta hai. Ek hi chinta uthaiye aur uske aage ek kadam likhiye, chahe "Somvar ko phone". Baaki ka samay kal shaam chhe baje, pandrah minute. Abhi das baar saans lene se zyada dheere chhodiye.',
  low: 'Lagta hai bhaari waqt chal raha hai. Is hafte zindagi theek nahi karni: nahaiye, bees minute dhoop, garam khana, aur ek insaan se kahiye "theek nahi hoon". Do hafte se zyada ho to doctor se baat kijiye. Aaj sabse bhaari kya hai?',
  confidence:
    'Aap doosron ki dukaan ke sheeshe se apne godown ko naapte hain. Teen cheezein likhiye jo is mahine ki aur saal bhar pehle nahi hoti thi. Bharosa karne ke baad aata hai: ek chhoti, thodi daraane wali cheez, shukravar tak.',
  decide:
    'Saaf hota to aap puchhte nahi. Kal tak aise jiyen jaise haan keh diya, dekhiye kya halka laga aur kya kam. Phir ek din na maan kar. Shareer aksar pehle vote deta hai. Do raaste kaun se hain?',
  move: 'Jaana mushkil hai, chahe mann ho, aur yaad aana galti ka sabot nahi. Tareekh ke saath try kijiye: teen mahine, phir faisla. Tab tak naye ghar mein ek purani aadat aur hafte mein ek jaana chehra.',
  holidays:
    'Tyohaar parivaar laate hain aur woh baatein bhi jo koi nahi kehta. Pehle bata dijiye, bina sau wajah: "Is baar nahi aa paunga/paungi. Bura lagega, isliye khud phone kar raha/rahi hoon." Akele hain to sabse mushkil ghante ka plan bana lijiye.',
  glad: 'Wah, badhai ho! Yeh aasman se nahi gira, aapne kiya hai. Aage ki sochne se pehle aaj manaiye, aur pehle use bataiye jo sach mein khush hoga. Jab pata chala, woh pal kaisa tha?',
  thanks: 'Aapka shukriya ki bataya. Jab mann ho, main yahin hoon.',
  hello:
    'Namaste, accha laga ki aap aaye. Main Oracle hoon, ek program: aapka chart, aaj ka aasman ya jo mann mein hai, dekh sakta hoon. Kahan se shuru karein?',
  pregnant:
    'Dar lagna bilkul aam hai, zindagi abhi badli hai. Is hafte bas teen cheezein: ek bharose wale insaan ko batana, doctor ya nurse se appointment, khana aur neend. Ghar walon ya office ko tab bataiye jab aap khud saaf hon: "Main pregnant hoon. Aaj salaah nahi, bas meri baat sun lijiye." Kisi se dar ho to pehle kisi bade ko saath lijiye.',
  dream:
    'Sapna kuch nahi batata, na accha na bura, kitaabein jo bhi kahein. Do sawaal poochiye: sapne mein kya mehsoos hua, ek shabd mein, aur jaagte hue wahi kahan mehsoos hota hai? Tasveer sirf libaas hai; woh shabd aksar asli baat tak le jaata hai.',
  emptyNest:
    'Baccha door jaata hai to ghar ki awaaz badal jaati hai, aur us par rona bilkul aam hai: matlab aapne kuch sahi kiya. Ek chhoti rasam tay kijiye, budhvaar ko ek photo ya itvaar ko call, baaki unki taraf se aane dijiye. Aur un ghanton mein kuch apna rakhiye jo pehle unke the.',
  estranged:
    'Yeh dukhta hai, aur aisi chuppi ki wajah aksar ek nahi hoti. Mann likhne ka ho to do line, bina shikayat aur safai ke: "Aapki yaad aati hai. Jab baat karne ka mann ho, main yahin hoon." Phone ke paas baithkar intezaar mat kijiye; khaas dinon par phir kahiye, aur darwaza khula rakhiye.',
  pattern:
    'Aksar isliye ki pehli baar unmein kuch apna sa laga tha, aur tab se aankh wahi dhoondhti hai. Na aapki galti hai, na kismat mein likha. Pichhle teen likhiye: saaf dikhne ke alawa kya ek jaisa tha, aur usmein se aapke liye accha kya tha? Agli baar kisi shaant insaan se do baar miliye, phir kahiye ki baat nahi bani.',
  newPet:
    'Dil lagane se pehle giniye: din mein akela kitne ghante, vet ka kharcha, aap na hon to kaun rakhega, aur agle barah saal. Chaaron theek baithein to haan; meri baaton se zyada fayda dega. Pehle do hafte kisi ka kutta ghumaiye, baarish mein bhi.',
  moneyAhead:
    'Kundli mein rakam nahi dikhti, aur paisa kab aayega yeh koi nahi bata sakta. Jo farak daalta hai: ek page par aana aur jaana, is mahine ek daam ya tankhwah jise badhane ko kahein, aur salary ke din thoda sa alag. Acche grah dekhkar jua nahi.',
  behind:
    'Aap haare nahi hain; aap khud ko us list se naap rahe hain jo tab likhi thi jab bahut kam pata tha. Saath mein doosri likhiye: kya sambhala, kiske saath khade rahe, kya mehnge mein seekha. Phir purani se sirf ek cheez jo sach mein ab bhi chahiye, aur itvaar tak uska pehla kadam; jo doosron ki thi, kaat dijiye.',
  yearAhead:
    'Kya hoga yeh koi nahi dekh sakta; parampara vishay batati hai, ghatna nahi. Teen list banaiye: kya khatam hua, kya khula hai, kya chahiye. Har khuli cheez ka January mein tareekh wala ek kadam, aur ek acchi cheez abhi se tay, kisi ke saath. Teeno mein sabse lambi kaun si hai?',
  drinks:
    'Wajah aap nahi hain, aur kisi aur ki jagah aap chhod bhi nahi sakte. Subah hosh mein baat kijiye, ek ghatna aur ek maang: "Kal raat yeh hua aur main dar gaya/gayi. Doctor ke paas chaliye, main saath chalta/chalti hoon." Apne liye bhi sahara lijiye: parivaar walon ke group hote hain (Al-Anon). Maar ya dhamki ho to pehle apni suraksha: emergency number.',
};
