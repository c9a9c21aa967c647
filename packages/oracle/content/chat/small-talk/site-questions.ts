import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

/** Someone else who might be at the account, the phone or the payment. */
const OTHER =
  '(?:husbands?|wifes?|wives|partners?|boyfriends?|girlfriends?|moms?|mums?|mothers?|dads?|fathers?|sisters?|brothers?|friends?|sons?|daughters?|kids?|ex|crush|roommates?)';

/** Questions about the account, birth details, the palm photo and where answers come from. */
export const SITE_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'shared-account',
    family: 'who-reads',
    said: new RegExp(
      `\\bwho\\b.{0,20}\\b(?:reads?|sees?)\\b.*\\b${OTHER}\\b|\\b${OTHER}\\b.*\\b(?:same|share|shared|my) (?:account|ipad|phone|laptop|password|device|login)\\b.*\\b(?:reads?|sees?)\\b`,
      'u',
    ),
    isForAll: true,
    texts: [
      textOn(
        /\b(?:must not|can not|may not|should not|never|afraid|scared|danger\w*|kill|angry) (?:see|find|know|read|of|out)?\b/u,
        "Anyone who's signed in to this account, or has your unlocked phone or password, can read all of it; another account can't. So change the password, sign out after each visit, end other sessions in your profile, and empty the chat with \"Clear conversation.\" The privacy page says what's kept and who processes it. And are you safe at home? If you'd be in trouble for being here, use a device of your own; the help page lists people who can talk it through.",
      ),
      ...anyOf(
        "Anyone signed in to the same account can, so yes, on a shared one they can read it all: an account has one chat. Another account can't see it. An account of your own keeps it private, and \"Clear conversation\" empties what's there. The privacy page has the full list of what's kept.",
      ),
    ],
  },
  {
    id: 'who-reads-this',
    family: 'who-reads',
    said: /\b(?:do you|does (?:it|this|the app)|are you) (?:save|saving|store|keep|record)\b.*\b(?:what i|this|these|my (?:messages?|chat|words|questions?))\b|\b(?:who|can (?:anyone|someone|anybody|people)|does (?:anyone|someone)|is (?:anyone|someone)) (?:else )?(?:reads?|sees?|reading|look at)\b.*\b(?:this|these|it|here|messages?|msgs|chat|write)\b/u,
    unless:
      /\b(?:palm|photo|picture|hand|he|she|him|his|her|my (?:phone|texts)|sent|whatsapp|instagram|status|story)\b|\b(?:will|can|does) my\b/u,
    isForAll: true,
    texts: anyOf(
      'What you write is kept with your account for ninety days at most, and no other user sees it. I\'m an AI: software puts the answers together, and nobody in an office has to read along. "Clear conversation" under the chat empties it at once, and the privacy page has the full list of what\'s kept and by whom.',
    ),
  },
  {
    id: 'other-persons-chart',
    family: 'compat-person',
    said: new RegExp(
      `\\b(?:can i|is it possible|may i|do i need|need)\\b.*\\b(?:my )?${OTHER}(?:'s)? (?:birth )?(?:charts?|reading|horoscope)\\b|\\b(?:reading|chart)\\b.*\\bfor my ${OTHER}\\b.*\\b(?:know|knows|knowing|tell|secret|included|paid|premium)\\b`,
      'u',
    ),
    unless: /\b(?:compatible|fight|love me|why)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:knows?|knowing|secret|tell)\b/u,
        "Yes, that works: type the birth date here, with time and place if you have them, and I'll look at the chart or put it beside yours. Nobody is told and nothing is sent to them. I can say how tradition draws a person and where you two rub, and nothing about what they think or do. Kindest is to show it to them one day.",
      ),
      ...anyOf(
        "Yes, you can, and there's no second subscription for it: type the birth date here, with time and place if you have them, and I'll look at it or put it beside yours. It counts like any other question, so on the free plan it comes out of your daily questions. Who is it, and when were they born?",
      ),
    ],
  },
  {
    id: 'other-person-told',
    family: 'who-reads',
    said: new RegExp(
      `\\b(?:does|do|will|would|is|are|can) (?:my ${OTHER}|he|she|they) (?:get |be |see |find )?(?:an? )?(?:notification|notified|email|mail|message|alert|told|informed|know)\\b`,
      'u',
    ),
    unless: /^(?!.*\b(?:birthday|birth|data|date|chart|put in|enter|type|add|save)\b)/u,
    isForAll: true,
    texts: anyOf(
      "No. A birthday you type is only used to work out a chart for you; nobody is written to, and they don't learn that you asked. It stays with your account, and you can clear it with the conversation.",
    ),
  },
  {
    id: 'paid-still-locked',
    family: 'complaint-app',
    said: /\b(?:i )?(?:have |already )?(?:paid|bought|subscribed|upgraded)\b.*\b(?:locked|can ?not (?:open|see|read|get)|not (?:open|show|work|unlock)\w*|still (?:free|no|nothing|the same|shows?)|nothing (?:happened|changed))\b/u,
    isForAll: true,
    texts: anyOf(
      "I'm sorry, paid and still locked is maddening. Open your profile first: the plan is checked again there, and then sign out and in. If it still shows free after ten minutes, write to the contact on the terms page with the email you paid with and the time; they can see the payment and put it right or talk about your money back. I can't do either from here. Please don't pay twice.",
    ),
  },
  {
    id: 'money-back',
    family: 'cancel',
    said: /\b(?:paid|charged|bought|subscribed|payment)\b.*\b(?:by (?:accident|mistake)|accidentally|thought it was|did not mean|did not want)\b|\b(?:want|get|have|give|can i)\b.{0,20}\b(?:refund|my money back|it back|reimburs\w*)\b/u,
    unless:
      /^(?!.*\b(?:refund|subscri\w*|premium|app|plan|month\w*|year\w*|trial|reading)\b)|\b(?:lent|loan|ex|landlord|deposit|friend|brother|sister|he|she|shop|store|airline|flight|dinner|ticket|rent|my card)\b/u,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      "That's annoying, I'm sorry. I can't pay anything back from here, and I won't promise it. Write today to the contact on the terms page: the email you paid with, the date, what you meant to buy. If it went through an app store, ask there too, because they refund on their side. And cancel under Profile, Manage Subscription, so nothing more is taken.",
    ),
  },
  {
    id: 'palm-photo-how',
    family: 'palm-how',
    said: /\bhow\b.{0,25}\b(?:palms?|hands?)\b.*\b(?:photo|picture|pic|image|reading|off|from)\b|\b(?:person|human|someone|anyone|ai)\b.*\b(?:looks?|looking|sees?|reads?|reading)\b.{0,12}\b(?:my )?(?:hand|palm)\b/u,
    unless: /\b(?:how do i (?:take|hold|read my)|blurry|upload|heart line|life line|head line)\b/u,
    isForAll: true,
    texts: anyOf(
      "No person looks at it; software does. It finds your hand and the main lines in the photo, how long they are, how deep, where they start and bend, and then the old palmistry meanings are put to what was found. What it couldn't trace, it says. The lines are measured; the meanings are a tradition, so take them as that.",
    ),
  },
  {
    id: 'which-hand',
    family: 'palm-how',
    said: /\b(?:palm|hand)\b.*\b(?:sav(?:e|es|ed)|stor(?:e|es|ed)|keep|kept)\b.*\b(?:left|right)\b|\b(?:left|right) or (?:left|right) hand\b.*\b(?:sav|stor|kept)\w*/u,
    isForAll: true,
    texts: anyOf(
      "By custom the hand you write with, because it's read for what you've made of things; the other one for what you came with. And no, the photo isn't kept unless you choose that: it's deleted after the reading. The privacy page has the full list.",
    ),
  },
  {
    id: 'rough-hour',
    family: 'birth-time-unknown',
    said: /\b(?:sometime|somewhere|before|after|around|between|in the|early|late|about|at)\b.{0,25}\b(?:morning|afternoon|evening|night|noon|lunch|dawn|fajr|sunrise|sunset|dinner|breakfast|midnight|maghrib|asr)\b/u,
    unless:
      /^(?!.*\b(?:birth ?time|exact (?:time|minute|hour|birth)|time of (?:my )?birth|birth chart|time i was born|my chart)\b)|\b(?:should i|what is my (?:rising|moon)|tonight|tomorrow|today)\b/u,
    isForAll: true,
    texts: anyOf(
      "Yes, a part of the day is useful. Your Sun, the planets and what moves across them are sure without any hour, and the Moon mostly too. The rising sign changes about every two hours, so a window like that leaves two or three to choose from; ask me \"what could my rising sign be in the morning\", with your own window, and I'll name them. The houses stay open until there's a time, and I leave them out. The certificate or the hospital's records may have it.",
    ),
  },
  {
    id: 'no-hour-and-no-mother',
    family: 'birth-time-unknown',
    said: /\b(?:not (?:know|remember|have)|no idea|unknown|never knew|lost)\b.*\b(?:birth ?time|time of birth|time i was born)\b/u,
    unless: /^(?!.*\b(?:gone|dead|died|passed(?: away)?|no longer (?:here|alive|with us))\b)/u,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      "I'm sorry about your loss, and that there's nobody left to ask. Yes, it still works: your Sun, the planets, the transits, cards, palm and this chat need only the date. What's missing is the rising sign, the houses and the exact Moon, and I leave those out rather than guess. If you'd like to look: the long form of the birth certificate, the hospital's records, a baby book, an aunt.",
    ),
  },
  {
    id: 'vedic-or-western',
    family: 'how-it-works',
    said: /\b(?:vedic|indian|sidereal)\b.{0,8}\bor\b.{0,8}\b(?:western|tropical)\b|\b(?:western|tropical)\b.{0,8}\bor\b.{0,8}\b(?:vedic|indian|sidereal)\b/u,
    unless: /\b(?:should i|better|more accurate|which is|believe|trust)\b/u,
    isForAll: true,
    texts: anyOf(
      'Western: the signs are counted from the spring equinox, which is called the tropical zodiac. Vedic astrology counts them from the stars, so most signs come out one earlier. Where the planets stand is computed from published orbital theories; if you like, I can tell you your simple Vedic values too.',
    ),
  },
  {
    id: 'real-planets',
    family: 'how-it-works',
    said: /\b(?:real|actual) (?:planets?|charts?|birth chart|sky|astronomy)\b.*|\bhow do you (?:actually |really )?(?:work|know (?:this|that|these|all))\b/u,
    unless:
      /^(?!.*\b(?:you|based|this app|it)\b)|\b(?:should i|my (?:boss|ex|husband|wife)|he|she)\b|\b(?:my|the) (?:\w+ )?chart (?:say|says|show|shows|tell|tells|mean|means)\b/u,
    isForAll: true,
    texts: anyOf(
      "Both halves are plain. Where the planets stand, now and at your birth, is computed, and you can check it anywhere; if your birth details are saved, it's your real chart. What those places mean is old tradition, put into words beforehand, and I'm an AI that picks what fits your question. I don't know the future or other people's minds, and I won't act as if I did.",
    ),
  },
  {
    id: 'invented-birthday',
    family: 'who-reads',
    said: /\b(?:do not|not|without) (?:want to |putt?(?:ing)?|giv(?:e|ing)|enter(?:ing)?|us(?:e|ing))\b.{0,12}\b(?:real|true|my) (?:dob|birthday|birth ?date|date of birth|data|details)\b/u,
    isForAll: true,
    texts: anyOf(
      "Most of it works without: this chat, cards, the horoscope for any sign, the palm. A made-up date gives you somebody else's chart, so better leave it empty than invent one. If you only want a sign, tell me the sign. What's kept and how to delete it stands on the privacy page.",
    ),
  },
  {
    id: 'delete-what-i-told',
    family: 'who-reads',
    said: /\b(?:delete|erase|remove|clear|forget)\b.{0,20}\b(?:everything|all|what|the things?|messages?)\b.{0,12}\bi (?:told|wrote|said|typed)\b/u,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      '"Clear conversation" under the chat empties all of it at once, and what I kept from it goes too. Single messages can\'t be picked out. Your profile and readings stay; if those should go as well, that\'s Profile, delete account.',
    ),
  },
  {
    id: 'same-for-all-of-a-sign',
    family: 'accuracy',
    said: /\bsame (?:horoscope|page|reading|text|sign)\b.*\b(?:all|every|sister|brother|twin|friend|opposite|different|millions?)\b/u,
    isForAll: true,
    texts: anyOf(
      "Because a sign page only looks at the Sun, and a twelfth of the world shares that. You and your sister differ in nearly everything else: the Moon, the rising sign, where the other planets stood, and the lives you've led since. The page is a mood for a crowd; your own chart is a bit closer, and your own life is closer still.",
    ),
  },
];
