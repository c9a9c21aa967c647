import type { SubjectPhrases } from '../other-language.ts';

/** Hindi as it is typed in Latin letters. */
export const HINDI_SUBJECTS: SubjectPhrases = {
  interview: 'interview*',
  'got-fired|layoff-looming':
    'naukri chali gayi|naukri chali gai|job chali gayi|job chala gaya|naukri se nikal*|job se nikal*|layoff|berojgar|berozgar|naukri chhut gayi|naukri chut gayi',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review': 'boss|manager mujhe|sir mujhe',
  'should-quit|burnout-work': 'naukri chhod*|naukri chod*|job chhod*|job chod*|resign',
  'promotion|raise-best-day|work-review': 'promotion|salary badh*|increment|tarakki',
  'start-business|business-slow|close-business': 'dukaan|dukan|dhandha|business|vyapar|apna kaam',
  'work-abroad|move-city|immigration-wait':
    'videsh|abroad|visa|canada|america|london|dubai|bahar jana|bahar settle',
  'move-city|homesick|moving-in':
    'shehar|shahar|ghar badal*|shift hona|shift ho*|shift kar*|ghar chhod*|ghar chod*',
  'exam|study-focus|choose-study|waiting-results':
    'exam*|pariksha|paper hai|fail ho*|board*|neet|jee|upsc|ssc|result aa*|entrance|pass ho*',
  'study-focus|exam|choose-study': 'padhai|padhna|padh nahi|mann nahi lagta',
  'in-laws': 'saas|sasural|sasur|nanad|jethani|devrani|bahu',
  'arranged|parents-disapprove':
    'arranged|rishte aa*|rishta aaya|rishta pakka|ladka dekhne|ladki dekhne|ladke wale|ladki wale|biodata|love marriage|gharwale nahi maan*|ghar wale nahi maan*|intercaste|inter caste',
  'marriage-when|marriage-doubt|wedding-date|wedding-plans|proposal':
    'shaadi|shadi|vivah|byah|manglik',
  'divorce|coparenting': 'talaq|talak|divorce',
  'cheated-on|trust-jealous':
    'dhokha|dhoka|cheat kar*|kisi aur ke saath|doosri ladki|dusri ladki|affair|bewafa*',
  'break-up-now|get-over-ex|ex-come-back':
    'breakup|break up|chhod diya|chod diya|chhod gaya|chod gaya|chhod gayi|chod gayi|rishta toot*',
  'ex-come-back|text-ex|get-over-ex|ex-moved-on': 'ex|wapas aa*|vapas aa*|wapis aa*',
  'get-over-ex|ex-moved-on': 'bhula*|bhool nahi|bhul nahi|yaad aati|yaad aata',
  'ghosted|texting-habits|partner-distant':
    'reply nahi|jawab nahi|message nahi|msg nahi|call nahi|phone nahi uth*|baat nahi kar raha|baat nahi kar rahi|baat nahi karta|baat nahi karti|ignore kar*|seen kar*|block kar*',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'pyar karta hai ya nahi|pyaar karta hai ya nahi|mujhse pyar|mujhse pyaar|mujhe pasand kar*|mujhe like kar*|crush|pasand karta hai|pasand karti hai|propose',
  'sibling-rift': 'bhai se*|behen se*|behan se*|bhai baat nahi|behen baat nahi',
  'aging-parent|relative-ill':
    'maa bimar|papa bimar|mummy bimar|maa ki tabiyat|papa ki tabiyat|mummy ki tabiyat|dada|dadi|nana|nani',
  'family-general':
    'papa se|mummy se|maa se|pitaji|mata pita|maa baap|mummy papa|gharwale|ghar wale|papa mujhe|mummy mujhe|maa mujhe|papa nahi|mummy nahi',
  'money-worry|debt-shame|couple-money|money-forecast':
    'paisa|paise|paiso|karz|karza|udhaar|udhar|loan|emi|kharcha|gareeb|tangi',
  'lonely|make-friends': 'akela|akeli|akelapan|koi dost nahi',
  'friend-trouble|friend-betrayed|friend-breakup':
    'dost ne|mera dost|meri dost|meri saheli|best friend|dosti',
  'child-worry|parenting-guilt|teen-fights': 'mera beta|meri beti|mere bachche|bachcha|bacche',
  'curse-evil-eye': 'nazar lag*|kala jadu|tona totka|shani dosh|kisi ne kuch kar*',
  'job-search|interview|got-rejected|career-direction': 'naukri|job|rozgar',
  'meet-someone|soulmate|late-love':
    'pyar kab|pyaar kab|pyar milega|pyaar milega|kab milega koi|single',
  'love-this-month|partner-trouble|fight-partner|long-distance':
    'pyar|pyaar|ishq|rishta|rishte|bf|gf|girlfriend|boyfriend|pati|patni|premi',
  'cant-sleep': 'neend nahi|so nahi pa*|nind nahi|neend',
  'health-general|tired-always': 'sehat|tabiyat|bimar*|thak gaya|thak gayi|thakan|kamzori',
  'stressed-busy|anxious-general': 'tension|pareshan*|chinta|ghabrahat|dar lagta',
};
