import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const READER = String.raw`(?:(?:(?:a|an|the|my|some|this|that|one|another|our|his|her) )?(?:\w+ )?(?:astrolog\w*|pandit\w*|jyotish\w*|psychics?|fortune ?tellers?|readers?|tarot (?:lady|reader|woman|man|guy)|card reader|palm ?(?:reader|ist)\w*|clairvoyants?|mediums?|vedic (?:guy|man|lady|reader)|horoscopes?|tik ?tok(?:er)?|you ?tubers?|youtube|reel|video|influencer|website|app|blog|article|magazine|numerologist|shaman|priestess|witch|guru|swami|baba|aunt\w*|grandm\w*|nan|mother in law|neighbou?r|cousin|colleague|coworker)|someone|somebody|people|everyone)`;
const SAYS = String.raw`\b(?:says?|said|told|tells|claims?|claimed|warned|warns|predict\w*|saw|sees|sees?|read|insists?|swears?|thinks?|shows?|wrote|writes|posted)\b`;
const OF_TRADE =
  /\b(?:charts?|horoscopes?|signs?|stars?|planets?|transits?|cards?|tarot|palm|line|house|eclipse|retrograde|saturn|pluto|mars|rahu|ketu|moon|astrolog\w*|psychics?|fortune ?tellers?|pandit\w*|medium|clairvoyants?|aries|taurus|gemini|cancerians?|leos?|virgos?|libras?|scorpios?|sagittarius|capricorns?|aquarius|pisces|birth ?date|kundli|numerolog\w*|readings?|readers?)\b/u;
const CLAIM = new RegExp(
  `${READER}\\b.{0,40}?${SAYS}|\\b(?:says|according to) (?:my|the|an?|this|that) (?:\\w+ ){0,2}(?:app|astrologer|site|horoscope|page|reader)\\b`,
  'u',
);

const LOVED_ONE =
  /\b(?:my|our) (?<who>husband|wife|mother|mom|mum|dad|father|son|daughter|kids|child|children|baby|parents?|brother|sister|partner|boyfriend|girlfriend|grandma|grandmother|grandpa)\b/u;

/** What readers frighten people with, and what is true of it, the first that fits. */
const FEARS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:widow\w*|die|dies|dying|death|dead|lose (?:a |my |your |their |his |her )?(?:parent|mother|father|mom|mum|dad|husband|wife|child|partner|someone)|short life|early (?:death|grave)|wont live|not live|funeral|bury|(?:will|is going to|gonna) (?:go|pass)\b|wont (?:make it|survive)|lose her|lose him)\b/u,
    "That isn't true: no chart, card, line or transit shows anybody's death, and there's no mark for it in any book worth reading. Whoever says such a thing breaks the first rule of the trade, and it knows nothing about {who}.",
  ],
  [
    /\b(?:accidents?|crash\w*|disaster|danger\w*|fire|injur\w*|hospital)\b/u,
    "No: no chart, card or transit shows an accident, and a warning for a whole sign can't know your road. Nothing got more dangerous because of that line.",
  ],
  [
    /\b(?:cancer diagnosis|illness|disease|sick|tumou?r|ill|health|barren|infertile|miscarr\w*)\b/u,
    "No: no chart, card or line knows anybody's body. Only a doctor does, and only after looking.",
  ],
  [
    /\b(?:no (?:kids|children)|(?:never|not|wont|cant) (?:\w+ )?(?:have|get|be) (?:\w+ )?(?:kids|children|a baby|babies|a mother|a father|pregnant)|childless)\b/u,
    "No: no chart or card shows whether anyone has children. That's between your body, your life and, if you want to know more, a doctor.",
  ],
  [
    /\b(?:divorc\w*|separat\w*|break ?up|split|leave (?:me|you|him|her)|cheat\w*|affair|never (?:marry|get married|find)|alone forever|end up alone|two marriages|second marriage)\b/u,
    'No: no chart, card or year ends a marriage or keeps anyone single, and a date for it is made up. What two people say to each other does far more.',
  ],
  [
    /\b(?:lose (?:my|your|his|her|the) (?:job|money|house|business)|bankrupt\w*|poor|poverty|ruin\w*|broke(?! (?:up|down|it))|fail\w*|never succeed)\b/u,
    "No: no chart, card or transit takes a job or money from anyone. Bosses, markets and contracts do that, and they don't read charts.",
  ],
  [
    /\bavoid (?:accidents?|water|travel\w*|driving|roads?|machines|knives|crowds|heights)\b/u,
    'Ignore it with a clear conscience: no sky knows your day, and a line like that is written for a crowd. Do what you had planned, as carefully as on any other day.',
  ],
  [
    /\bnever (?:be|feel|have|get) (?:seen|loved|happy|successful|famous|rich|wanted|enough|recogni[sz]ed|anything)\b|\bwont (?:be|ever be) (?:seen|loved|happy|anything)\b/u,
    "That isn't in any chart: planets describe a style at most, and no one is kept small or unseen by them. A reader who says such a thing to somebody has talked about themselves.",
  ],
  [
    /\b(?:curse\w*|cursed|black magic|evil eye|bad karma|doom\w*|unlucky|marked|bad luck|punish\w*)\b/u,
    "No: there's no curse or mark on you, and none can be read from a chart, a card or a hand.",
  ],
];

const WHO_ELSE = 'you or anyone you love';

/** What still deserves a look, whatever was claimed. */
function besides(text: string): string {
  if (
    /\b(?:pay|paid|cost\w*|money to|dollars|euros?|\$|£|rupees|remove it|ritual|puja|remed(?:y|ies)|stone)\b/u.test(
      text,
    )
  ) {
    return "And if it costs money to undo, that's the trick itself: pay nothing, and block them.";
  }
  if (
    /\b(?:cough\w*|pain|lump|fever|bleed\w*|dizzy|symptom\w*|headaches?|chest|breath)\b/u.test(text)
  ) {
    return 'What you noticed yourself is worth more than that line: a cough or pain that stays for three weeks, or comes with fever, blood or short breath, belongs in front of a doctor, because of itself and not because of a planet.';
  }
  if (/\b(?:drives?|truck|tanker|lorry|motorbike|pilot|flies|fly|road)\b/u.test(text)) {
    return 'What keeps a driver safe is what always did: sleep, tires, a belt and the phone in the pocket.';
  }
  if (/\b(?:cant (?:sleep|stop)|scared|worr\w*|afraid|panic\w*|terrified|crying)\b/u.test(text)) {
    return "The sentence sticks because fear has good glue. Say it aloud to one person you trust today; it shrinks when it's shared.";
  }
  return 'You may forget it with a clear conscience. What did it make you think of?';
}

/** "an astrologer on youtube said my chart has a widow mark": taken apart, and never passed on as possible. */
const frighteningClaim: WholeLookUp = {
  family: 'curse-evil-eye',
  isAsked: ({ text }) =>
    CLAIM.test(text) &&
    OF_TRADE.test(text) &&
    FEARS.some(([fear]) => fear.test(text)) &&
    !/\b(?:manglik|mangal|sade ?sati|mahadasha|dasha|kaal sarp|death card|the tower|life line|should i (?:tell|believe in god)|died (?:last|in|on|this|yesterday|today))\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const [, answer] = FEARS.find(([fear]) => fear.test(text)) ?? [];
    if (answer === undefined) return null;
    const who = LOVED_ONE.exec(text)?.groups?.['who'];
    return told(
      `${answer.replace('{who}', who === undefined ? WHO_ELSE : `your ${who}`)} ${besides(text)}`,
    );
  },
};

/** "an app gave our synastry 34%. he broke up 2 days later" */
const percentClaimed: WholeLookUp = {
  family: 'compare-charts',
  isAsked: ({ text }) =>
    /\b\d{1,3} ?(?:%|percent|per cent)/u.test(text) &&
    /\b(?:synastry|compatib\w*|match\w*|charts?|zodiac|signs?)\b/u.test(text) &&
    !/\b(?:lit|moon|cocoa|battery|discount|raise)\b/u.test(text),
  tell: (_context, { text }) => {
    const hurt = /\b(?:broke up|left|dumped|ended|ghosted|split)\b/u.test(text)
      ? " I'm sorry. It wasn't in the chart: a person decided it, for reasons of their own, and an app at most handed over an excuse. What did they actually say?"
      : ' Use it as a start for one talk, where it is easy between you and where it rubs, and throw the number away.';
    return told(
      `A percentage for two people is made up, however exact it looks: nobody has found a combination of charts that lasts better than others.${hurt}`,
    );
  },
};

export const FRIGHTENING_CLAIMS: readonly WholeLookUp[] = [percentClaimed, frighteningClaim];
