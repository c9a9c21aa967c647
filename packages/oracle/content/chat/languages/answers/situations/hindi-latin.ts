import type { Situation } from '../topics.ts';

export const HINDI_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Is baat mein beech ka raasta nahi hota, isliye saaf aur jaldi baat kijiye. Dono ek baar apni baat kahein, manane ki koshish ke bina: "Main yeh chahti/chahta hoon. Tumhara na abhi ke liye hai ya hamesha ke liye?" Wajah bhi suniye. Hamesha ke liye ho, to badalne ka intezaar saalon le jaata hai. Pata chalna dukhta hai, par faisla aapke haath mein aata hai.',
  hidden:
    'Itne time baad puchhna bilkul sahi hai. Ek baar, shaanti se: "Mujhe dukhta hai ki tumhare ghar wale ya dost mujhe nahi jaante. Kya rok raha hai, aur kab milwaoge?" Dar ho sakta hai, ghar ki baat, ya kuch aur; yahan se nahi dikhta. Bas ek cheez dekhiye: tareekh milti hai ya nahi, aur nibhti hai ya nahi.',
  taken:
    'Jab tak unka koi hai, isse na samajhiye. Jo mehsoos hota hai usme galat kuch nahi; dukh intezaar ki line mein khade rehne se hota hai. Thoda door rahiye: akele lambi baatein kam, unke jhagdon mein sahara banna band. Flirt ho to halke se: "Tumhara koi hai. Badle to batana." Jo sach mein chahega, samajh jayega.',
  tellThem:
    'Bata dijiye, par chhota sa aur jawab maange bina: "Mujhe tum pasand ho, sirf dost ki tarah nahi. Aaj jawab dena zaroori nahi." Saamne, chalte chalte, aadhi raat ko chat par nahi. Na bhi ho sakti hai, kuch hafte dukhega; chup rehna aksar zyada der dukhta hai. Woh door ja rahe hon to pehle hi kah dijiye.',
  afterCheating:
    'Aaj faisla karna ya tareekh dekh kar maaf karna zaroori nahi. Saath rehna chal sakta hai agar teen cheezein hon: bina bahane ke galti maani ho, doosri kahani sach mein khatam ho, aur mahino tak kaam dikhe, sirf waade nahi. Khud se puchhiye, kya isse chain ki neend aayegi? Nahi, to jaana haar nahi hai.',
  farParents:
    'Door hone ka guilt bhaari hota hai, par isse yeh saabit nahi hota ki jaana galat tha. Aansu yaad ke hain, ilzaam ke nahi. Kuch pakka rakhiye: har Sunday ussi time call, roz ek photo, aur agli baar aane ki tareekh bol kar bata dijiye. Kab aa rahe hain, yeh sunna sorry se zyada sukoon deta hai.',
  goBack:
    'Wahan aur yahan ke ek aam Tuesday ka hisaab lagaiye, kisi khoobsurat Sunday ka nahi: kaam, paisa, log, aur jo chupchaap chubhta hai. Laut jaiye agar wahan zindagi intezaar kar rahi hai, sirf yaad nahi; ruk jaiye agar aapki duniya yahin ban chuki hai. Ho sake to ek mahina try kijiye, aur faisle ki tareekh rakhiye.',
  supportFamily:
    'Apno ki madad ka matlab zero par aana nahi hai. Pehle apna hissa alag: kiraya, khaana, udhaar, thodi bachat. Phir har mahine ek fix rakam, maangne se pehle bata kar: "Main itna de sakti/sakta hoon, pehli tareekh ko. Is mahine isse zyada nahi hai." Pehle kuch hafte baatein sunni padengi. Aap doobe to sab doobenge.',
  neighbors:
    'Pehle ek chitthi ya shaant time par darwaza khatkhataiye, bina shikayat ke: "Shayad aapko pata na ho, sab sunai deta hai. Raat das ke baad thoda dheere ho sakta hai?" Na rukey to do hafte din aur time likhiye, aur society ya makaan maalik ko dikhaiye. Tab tak ear plugs ya doosra kamra: neend intezaar nahi kar sakti.',
  raiseRefused:
    'Pehle baat kijiye, aur saath mein dhoondhte bhi rahiye: dono ho sakte hain. Pandrah minute maangiye aur ek page le jaiye: aap kya karte hain, kya kaha gaya tha, aur aapka number. "Apne increment par wapas baat karni hai. Kya kami hai, aur kab tak?" Jawab likh kar maangiye. Bina tareekh ka haan, haan nahi hota.',
  reachable:
    'Aapka khaali time aapka hai, iske liye ladai zaroori nahi. Apne kaam ke time par hi jawab dijiye, har baar, aur ek baar keh dijiye: "Office ke baad main message nahi dekhti/dekhta; sach mein urgent ho to call kijiye." Kaam ke notification band. Baat badhe to message sambhal kar rakhiye; kai jagah iske niyam hain.',
  dropOut:
    'Faisle se pehle teen cheezein alag kijiye: subject, jagah, ya thakan? Is hafte puchhiye ki ek semester ka break ya course badalna ho sakta hai ya nahi. Thoda bacha ho to poora karna aksar sasta padta hai; bahut bacha ho to nahi. Jo fees deta hai, use plan ke saath bataiye: "Yeh mere liye nahi. Main yeh karna chahti/chahta hoon, aise."',
  tellDebt:
    'Kisi letter se pehle khud bata dijiye; chot aksar chhupane se lagti hai. Shaant time par pehle poori rakam, phir plan: "Mujh par itna karz hai. Sharam aa rahi thi. Itna chukana shuru kar diya hai." Pehli line mein bahana nahi. Ek raat mushkil hogi, phir yeh bojh akele nahi uthana padega.',
  jobOrLove:
    'Abhi pyar aur naukri mein se mat chuniye: pehle dekhiye ki chunna padega bhi ya nahi. Puchhiye kya rok raha hai aur suniye: unki naukri, ghar, dar? Phir tareekh ke saath try kijiye: teen mahine door, milne ke din pakke, phir dono faisla karein. Aur ek sawaal aapke liye: paanch saal baad kaunsi cheez chhodna zyada chubhega?',
  grownChild:
    'Chillane se kuch nahi hilta, aur aise chalte rehne se bhi nahi. Bade logon ki tarah likh kar tay kijiye: ghar mein kitna dena, kya kaam karna, aur roz ek cheez bahar, aur dobara dekhne ki tareekh. "Tum yahan raho, par aise nahi." Kapde dhona aur extra paise band. Bahut alag rehne lage ya so na paaye, to doctor se milwaiye.',
  atParents:
    'Is umar mein maa-baap ke saath rehna kiraye ki baat hai, haar nahi. Thakata yeh hai ki purana role chalta rehta hai. Kaam se badaliye: ek bill aapka, do din khaana aapke haath ka, aur ek darwaza jis par knock ho. Aur nikalne ka number aur tareekh rakhiye, chahe door ho: mahine ka kitna, aur kab tak.',
  oneSided:
    'Jo sirf kaam padne par yaad kare, usme aap zyada nahi maang rahe. Ek mahina pehle message mat kijiye aur kuch solve mat kijiye, phir dekhiye kya aata hai. Ek baar kahiye: "Madad karna achha lagta hai, par main chahti/chahta hoon ki tum mera haal bhi puchho." Jo apna hai, sudhar lega. Baaki time doosron ke kaam aayega.',
  motherCalls:
    'Pyar hai ya dar, par time aap tay kar sakte hain. Shikayat ki jagah kuch pakka dijiye: "Main Tuesday aur Sunday saat baje call karungi/karunga. Kisi aur din na uthaun to sab theek hai." Aur nibhaiye. Woh naraaz hon to behes nahi: "Pata hai aapko bura laga. Tuesday ko baat karte hain." Kuch hafton mein aksar halka ho jaata hai.',
  careAlone:
    'Jo aap kar rahe hain woh poora kaam hai, aur sabke hisse ka hai. "Madad" mat maangiye, baantiye. Ek kaagaz par kaam, ghante, kharcha, phir bhai-behen ke saath call: "Mujhse akele nahi ho raha. Saturday kaun lega, kaagaz kaun, paise kaun?" Jo door hai woh paise de sakta hai. Aur pata kijiye ki dekhbhaal karne walon ke liye kya madad milti hai.',
  movesIn:
    'Yeh faisla dono ka hai, aur abhi baat ho sakti hai. Aaj, akele mein, kisi ki burai kiye bina: "Yeh humne saath mein tay nahi kiya. Pehle baat karein: kitne din, kaunsa kamra, kharcha kiska, aur na jama to kya." Tareekh ke saath trial maangiye. Aapka "abhi nahi" bhi utna hi maayne rakhta hai.',
  schoolRefusal:
    'Peeche aksar koi ek cheez hoti hai: koi bachcha, teacher, washroom, shor, ya aapse alag hona. Chhota aur halke se puchhiye: "Sabse bura period kaunsa hai? Paas kaun baithta hai?" Is hafte school mein baat kijiye. Subah ka bye chhota aur roz ek jaisa. Hafton chale ya pet dard ho, to doctor se bhi.',
  pregnantAtWork:
    'Kal hi batana zaroori nahi. Pehle pata kijiye ki aapke yahan kya suraksha hai, probation mein bhi: union ya legal help line muft mein batati hai. Phir chhota aur akele mein: "Main pregnant hoon, is mahine mein delivery hai. Tab tak kaam achhe se set karna chahti hoon." Baad mein likh kar bhi bhej dijiye.',
};
