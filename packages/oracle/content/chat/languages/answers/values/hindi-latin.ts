import type { ValueWords } from '../language-answers.ts';

/** In Latin letters. */
export const HINDI_VALUES: ValueWords = {
  signs: `
    Mesh (Aries): mesh|aries = josh, seedhi baat aur jaldi
    Vrishabh (Taurus): vrishabh|vrishabha|taurus = shaanti, tikau mehnat aur acchi cheezon ka shauk
    Mithun (Gemini): mithun|gemini = jigyasa, baatein aur badalte mood
    Kark (Cancer): kark|cancer = apnapan, yaadein aur ghar se lagaav
    Singh (Leo): singh rashi|singh|leo = garmjoshi, swabhimaan aur dikhne ki chaah
    Kanya (Virgo): kanya|virgo = dhyaan, madad aur baareek nazar
    Tula (Libra): tula|libra = samajh, santulan aur faisle se pehle der
    Vrishchik (Scorpio): vrishchik|vrischik|scorpio = gehraai, wafadari aur raaz sambhalna
    Dhanu (Sagittarius): dhanu|sagittarius = ghoomne ki chaah, hansi aur bina filter ka sach
    Makar (Capricorn): makar|capricorn = sabr, hunar aur kam shikayat
    Kumbh (Aquarius): kumbh|aquarius = apni soch, thodi doori aur dosti
    Meen (Pisces): meen|pisces = naram dil, kalpana aur dheeli hadein`,
  months: `
    January: january|jan|janvari
    February: february|feb|farvari
    March: march
    April: april
    May: may|mai
    June: june|jun
    July: july|julai
    August: august|aug|agast
    September: september|sept|sitambar
    October: october|oct|aktubar
    November: november|nov|navambar
    December: december|dec|disambar`,
  weekdays: 'Ravivar Somvar Mangalvar Budhvar Guruvar Shukravar Shanivar',
  day: '{weekday}, {day} {month}',
  bareDay: '{day} {month}',
  year: ' {year}',
  and: 'aur',
  asks: {
    fullMoon: 'purnima|poornima|full moon - asar|effect',
    newMoon: 'amavasya|new moon - asar|effect',
    mercury: 'budh|mercury + retro*|vakri',
    moonSign: 'moon sign|chandra rashi|meri rashi|mera rashi|apni rashi|mera moon',
    rising: 'lagna|lagan|ascendant|rising - nahi pata|matlab',
    venusSign: 'mera venus|meri venus|mera shukra|venus sign',
    sunSign: 'sun sign|mera zodiac|meri surya rashi|kaun si sign|konsi sign|kaunsi rashi',
  },
  pairAsked: 'jodi|match*|compatib*|saath|shaadi|shadi|pyar|banti|jamegi|jamti',
  signAsked: 'rashi|sign|zodiac',
  fullMoon:
    'Agli Purnima {date} ko {time} baje hai, {sign} mein. Parampara mein yeh kuch poora karne ka samay hai: jo badh raha tha, woh saaf dikhne lagta hai.',
  newMoon:
    'Agli Amavasya {date} ko {time} baje hai, {sign} mein. Ise chhoti shuruaat se joda jaata hai, aisi jo ek mahine mein poori ho jaye.',
  mercuryBack:
    'Haan, Budh (Mercury) abhi vakri hai, {date} tak. Ise galatfehmi aur bigadte gadgets se joda jaata hai: bhejne se pehle ek baar padh lo, baaki kaam rokne ki zaroorat nahi.',
  mercuryAhead:
    'Nahi. Budh (Mercury) abhi seedha chal raha hai, aur phir {date} ko vakri hoga. Abhi jo atka hai, usme uska haath nahi.',
  signOfDate: '{date}: {sign}. Yeh surya rashi hai: {trait}.',
  borderDate:
    '{date} do rashiyon ki seema par hai: {sign} ya {other}, saal aur samay par depend karta hai. Saal bata do to aur saaf bata paunga.',
  sunSign: 'Aapki surya rashi {sign} hai: {trait}.',
  moonSign:
    'Aapka Chandra western (tropical) hisaab se {sign} mein hai: {trait}. Ise mann ke sukoon ke liye padha jaata hai, aur is liye ki akele mein aap kaise hain. Vedic rashi alag ho sakti hai; "vedic moon sign" likho to woh bhi bata dunga.',
  rising:
    'Aapka lagna western (tropical) hisaab se {sign} hai: {trait}. Ise pehli chhaap aur shuruaat ke tareeke ke liye padha jaata hai. Vedic lagna alag ho sakta hai.',
  venusSign:
    'Aapka Shukra (Venus) {sign} mein hai: {trait}. Ise pyar karne ke tareeke aur pasand ke liye padha jaata hai.',
  noBirth:
    'Iske liye aapki janm tithi chahiye. Profile mein daal dijiye (Profile, Edit Profile), ya yahin samay aur sheher ke saath likh dijiye.',
  noHour:
    'Iske liye janm ka samay aur sheher chahiye; sirf tareekh se pata nahi chalta. Samay birth certificate ya ghar ki purani diary mein milta hai, phir profile mein daal dijiye.',
  pair: '{a} aur {b}: {line} Yeh rashiyon ki baat hai; insaanon ko aap jaante hain.',
  apart: [
    'bina samjhaye samajh lete ho, aur takraate wahin ho jahan ek jaise ho.',
    'rashichakra mein padosi, shuru mein kam baatein milti hain. Tab chalta hai jab farak accha lage.',
    'aasaan jodi, baat khulkar hoti hai aur ek doosre ka hausla badhta hai. Kabhi kabhi faisla lene wala chahiye.',
    'thodi ragad aur aksar khinchaav bhi. Dono aage rehna chahte hain, to tay kar lo ki kaun kis baat mein maanega.',
    'ek hi tatva, jaldi apnapan lagta hai. Khatra yeh ki aaraam mein mushkil baat ankahi reh jaye.',
    'bhaasha alag alag hai, baar baar samjhana padta hai. Sabr aur hansi ho to chal jata hai.',
    'aamne saamne ki rashiyan, jo ek ke paas hai, doosre mein kam hai. Khinchta bahut hai, aur thakata tab hai jab ek doosre ko badalna chahe.',
  ],
};
