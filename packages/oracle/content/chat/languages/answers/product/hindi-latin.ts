import type { ProductWords } from '../language-answers.ts';

/** In Latin letters. */
export const HINDI_PRODUCT: ProductWords = {
  asks: {
    refund: 'refund\npaise wapas|paisa wapas|paise vapas - dost|bhai|behen|udhaar|rishtedar',
    trial: 'trial|free trial|7 din free|saat din',
    cancel:
      'cancel|band|hatana|rokna + subscription|premium|membership|plan|app|ise|isko\nsubscription + band|cancel|kaise roku',
    photo: 'photo|photos|pic|image|tasveer + haath|hath|hatheli|palm|hand',
    palmLimit: 'kitni|kitne + palm|haath|hatheli|scan*',
    deletion: 'delete|mitana|hatana|remove + account|data|profile|chat',
    birthChange:
      'birth time|janm samay|janam samay|birth date|janm tithi + change|badal*|galat|theek|sahi',
    mails: 'mail|mails|email|emails + band|rok*|nahi chahiye|stop',
    privacy:
      'kaun|koi + padhta|padhte|padh|dekhta|dekh + message|messages|chat|likha|likhta|likhti|yeh|ye\nprivate hai|secret rahega|data + bech*|safe|private',
    minors: 'minor|16 saal|17 saal|15 saal|18 se kam + use|app|chala|kar sakta|kar sakti',
    real: 'aap|tum|tu|ye|yeh + insaan|robot|bot|real|asli|machine|ai|jyotishi ho|pandit ho - pyar|dost|pati',
    price:
      'kitne|kitna|kya + paise|paisa|price|daam|lagta|lagte|charge + premium|subscription|app|mahine|iska|iske\npremium + kitne|kitna|price\nfree hai|muft hai + app|ye|yeh|kya',
  },
  says: {
    refund:
      'Pehle cancel kar dijiye taaki aage kuch na kate: Profile, Manage Subscription. Phir receipt ya hamare kisi bhi mail ka jawab tareekh aur rakam ke saath dijiye aur refund maangiye. Yahan se main paise lauta nahi sakta, na vaada kar sakta hoon.',
    trial:
      '{days} din muft hain. Shuru mein payment ka tareeka dena hota hai, par khatam hone tak kuch nahi katta; usse pehle Profile, Manage Subscription mein cancel karein to kuch nahi dena. Ek insaan ko ek hi trial, aur usme ek hi haath ki reading.',
    cancel:
      'Profile kholiye, Manage Subscription dabaiye aur wahan cancel kijiye. Jitne din ke paise diye hain (ya trial hai), utne din chalta rahega, uske baad kuch nahi katega. Phone se icon hatane se cancel nahi hota.',
    photo:
      'Haath ki photo analysis hote hi mit jaati hai, jab tak aap khud use rakhna na chunein. Rakhi hai to profile mein hai, saath mein delete ka button. Koi aur use nahi dekh sakta.',
    palmLimit:
      'Free ya trial mein kul ek baar haath scan hota hai; Premium mein jitni baar chahein. Jo koshish fail ho, woh gini nahi jaati.',
    deletion:
      'Poora account: profile mein Delete Account; readings, chat aur photo sab mit jaate hain aur subscription band ho jaati hai. Sirf chat: neeche "Clear conversation". Mita hua wapas nahi aata.',
    birthChange:
      'Profile, Edit Profile mein tareekh, samay ya sheher badal kar save kijiye. Kundli usi waqt dobara banti hai; chat se main nahi badal sakta.',
    mails:
      'Profile Setup mein roz ke mail band kar sakte hain, aur har mail ke neeche ek click ka unsubscribe link hai. Account ke mail, jaise login code, aate rahenge.',
    privacy:
      'Aapki chat aapke account ke saath rehti hai aur koi doosra user use nahi dekh sakta. Jawab ek program banata hai, isliye kisi ko padhna nahi padta, aur data becha nahi jaata. "Clear conversation" se jab chahein mita dijiye.',
    minors:
      'Nahi, yeh sirf 18 saal se upar walon ke liye hai, aur kisi aur ka account use karna bhi theek nahi.',
    real: 'Nahi, main insaan nahi, ek program hoon. Grahon ki jagah ganit se nikalti hai, aur vaakya logon ne pehle se likhe hain. Bataiye, kya chal raha hai? Saath dekhte hain.',
    price:
      'Premium {price} mahine ka hai, {days} din muft ke baad. Bina paise ke: roz ka page, horoscope, ek haath ki reading ka preview aur yahan din ke {questions} sawaal.',
  },
};
