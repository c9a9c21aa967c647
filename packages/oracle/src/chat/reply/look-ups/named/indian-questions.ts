import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { STONES } from '../../../../../content/chat/named/stones.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { sadeSatiOf } from '../../../slots/terms/indian-periods.ts';
import { indianValues } from '../../../slots/terms/indian-values.ts';
import { told } from '../look-up.ts';
import { signsIn } from '../whole/chart-words.ts';
import { INDIAN_SIGNS } from '../whole/sign-doubts.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const SADE_SATI = /\b(?:sade|sadhe|saade|shani) ?sati\b/u;

const rashiIn = (text: string) =>
  INDIAN_SIGNS.find(([word]) => word.test(text))?.[1] ??
  (/\b(?:rashi|rasi|moon)\b/u.test(text) ? signsIn(text)[0] : undefined);

/** "sade sati is on me until when? rashi kumbh": by the Moon sign that is told. */
const sadeSatiOfRashi: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    SADE_SATI.test(text) &&
    rashiIn(text) !== undefined &&
    !/\b(?:rupees?|rs|pay|paying|charg\w*|cost\w*)\b/u.test(text),
  tell: (context, { text }) => {
    const rashi = rashiIn(text);
    const found = rashi === undefined ? null : sadeSatiOf(rashi, context);
    return found === null
      ? null
      : told(
          `${found.text} It's the seven and a half years in which Saturn passes the sign before the Moon's, that sign and the one after: read as slow, heavy work that leaves you steadier, and everyone has it two or three times. It's a calendar and no curse, so no costly remedy is needed; sleep, order and patience are the old advice.`,
          ...found.facts,
        );
  },
};

const FATAL = /\b(?:die|dies|death|kill\w*|widow\w*|dead)\b/u;

/** "they told me i am manglik. is it true my husband will die" */
const manglikFear: WholeLookUp = {
  family: 'curse-evil-eye',
  isAsked: ({ text }) =>
    /\b(?:manglik|mangal dosh\w*|kuja dosh\w*)\b/u.test(text) && FATAL.test(text),
  tell: (context) => {
    const own = indianValues.manglik(context);
    return told(
      `No. No chart kills a husband, and being manglik never did: nobody's death stands in anybody's chart. It means only that Mars is in one of six houses of the Indian chart. About half of all people have that, and their husbands and wives live as long as others. The tradition itself knows many ways in which it cancels, such as Mars in its own sign, Jupiter's glance, or a partner who has it too. ${own === null ? '' : `${own.text} `}Whoever frightened you with it was wrong to, and if they name a price for taking it away, keep your money. Who told you?`,
      ...(own?.facts ?? []),
    );
  },
};

const GUNAS =
  /\b(?<a>\d{1,2}(?:\.5)?) ?(?:out of|of|\/|from) ?36\b|\b36\b.{0,30}\b(?:only|se|just|got|is)\b.{0,12}?\b(?<b>\d{1,2}(?:\.5)?)\b|\b(?:only |just )?(?<c>\d{1,2}(?:\.5)?) (?:guna?s?|gun|points?) (?:match\w*|mil\w*)/u;

/** "36 gun mein se only 14 matching. pandit said no. we both like each other" */
const gunaScore: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\b(?:gun|guna|gunas|ashtakoot\w*|kundli|kundali|horoscope match\w*|pandit)\b/u.test(text) &&
    GUNAS.test(text),
  tell: (_context, { text }) => {
    const groups = GUNAS.exec(text)?.groups ?? {};
    const score = groups['a'] ?? groups['b'] ?? groups['c'] ?? '';
    const isLow = Number(score) < 18;
    return told(
      `${score} of 36 isn't a verdict on the two of you. Guna milan compares the Moons of two charts in eight points, such as temper, health and family; by custom 18 is enough and ${isLow ? 'less is called a poor match' : 'yours is over that'}. It looks at nothing else: not whether you talk well, want the same life or treat each other kindly, and many happy couples have a low number. That you like each other is information too. If the families go by it, ask the pandit which points fail and what cancels them, or ask a second one; both are common.`,
    );
  },
};

const DASHA =
  /\b(?<planet>rahu|ketu|shani|saturn|guru|jupiter|shukra|venus|surya|sun|chandra|moon|mangal|mars|budh|mercury) (?:maha ?)?da(?:sha|sa)\b/u;
const DASHAS: Readonly<Record<string, readonly [name: string, years: number, line: string]>> = {
  rahu: [
    'Rahu',
    18,
    'ambition, foreign places, new fields and restlessness: fast climbs, odd turns, and wanting more than is good',
  ],
  ketu: ['Ketu', 7, 'letting go, solitude and skill without applause'],
  shani: ['Saturn', 19, 'work, duty and slow, lasting gains'],
  saturn: ['Saturn', 19, 'work, duty and slow, lasting gains'],
  guru: ['Jupiter', 16, 'learning, children, faith and growth'],
  jupiter: ['Jupiter', 16, 'learning, children, faith and growth'],
  shukra: ['Venus', 20, 'love, comfort, art and money'],
  venus: ['Venus', 20, 'love, comfort, art and money'],
  surya: ['the Sun', 6, 'standing, fathers, pride and being seen'],
  sun: ['the Sun', 6, 'standing, fathers, pride and being seen'],
  chandra: ['the Moon', 10, 'home, mothers, moods and moves'],
  moon: ['the Moon', 10, 'home, mothers, moods and moves'],
  mangal: ['Mars', 7, 'drive, property, courage and quarrels'],
  mars: ['Mars', 7, 'drive, property, courage and quarrels'],
  budh: ['Mercury', 17, 'study, trade, talk and papers'],
  mercury: ['Mercury', 17, 'study, trade, talk and papers'],
};

/** "rahu mahadasha 18 years!! i am in year 2. will it be all bad?" */
const dashaFear: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    DASHA.test(text) &&
    /\b(?:bad|scared|worr\w*|afraid|suffer\w*|ruin\w*|terrible|end|doom\w*|mean\w*|expect|happen\w*|good|like this|how long|start\w*|until|till|whats it|what is it|years?|yrs)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const [name, years, line] = DASHAS[DASHA.exec(text)?.groups?.['planet'] ?? ''] ?? [];
    if (name === undefined) return null;
    const year = /\byear (?<year>\d{1,2})\b|\b(?<nth>\d{1,2})(?:st|nd|rd|th) year\b/u.exec(
      text,
    )?.groups;
    const now = year?.['year'] ?? year?.['nth'];
    const place =
      now === undefined
        ? ''
        : ` You're in year ${now}, so what this year feels like isn't what the rest must feel like.`;
    return told(
      `No, not all bad: ${years} years are a piece of life, with good and hard stretches like any other. The period of ${name} is read for ${line}. Within it all nine planets take turns in smaller periods, so its color changes every year or three.${place} It is a tone and no sentence: what you decide counts in it as always, and no remedy has to be bought.`,
    );
  },
};

/** "which gemstone for aquarius ascendant that is not costly" */
const stoneForSign: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\b(?:gem ?stones?|stones?|crystals?|ratna|upay)\b/u.test(text) &&
    /\b(?:which|what|whats|recommend|suggest|best|for)\b/u.test(text) &&
    signsIn(text).length === 1 &&
    !/\b(?:kidney|birth ?stone|ring size|lost|wear it with)\b/u.test(text),
  tell: (_context, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined || !SIGN_IDS.includes(sign)) return null;
    const [costly, cheap, planet] = STONES[sign];
    const isRising = /\b(?:rising|ascendant|asc|lagna)\b/u.test(text) ? ' rising' : '';
    return told(
      `By custom ${SIGNS[sign].name}${isRising} goes with the stone of ${planet}, its ruler: ${costly}. The cheap stand-in is ${cheap}, for a few dollars. It's a custom, and no stone changes money, health or luck, so wear one because you like it, and never buy one out of fear.`,
    );
  },
};

const NODE_IN_HOUSE =
  /\b(?<node>rahu|ketu)\b.{0,40}\b(?<house>1[0-2]|[1-9])(?:st|nd|rd|th)?(?: house)?\b/u;

/** "whats rahu ketu doing in my 7th house" */
const nodesInHouse: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    NODE_IN_HOUSE.test(text) &&
    /\bhouse\b|\bbhav\w*\b|\bth\b|\d(?:st|nd|rd|th)\b/u.test(text) &&
    !DASHA.test(text),
  tell: (_context, { text }) => {
    const { node, house: typed } = NODE_IN_HOUSE.exec(text)?.groups ?? {};
    const named = Number(typed);
    const rahu = node === 'ketu' && !/\brahu\b/u.test(text) ? ((named + 5) % 12) + 1 : named;
    const ketu = ((rahu + 5) % 12) + 1;
    return told(
      `Nothing to be scared of: Rahu and Ketu are the two points where the Moon's path crosses the Sun's, always opposite each other, and they harm nobody. Rahu in the ${ordinal(rahu)} house is read as hunger for what's new in ${HOUSE_MATTER_WORDS[rahu] ?? ''}; Ketu then stands in the ${ordinal(ketu)}, ${HOUSE_MATTER_WORDS[ketu] ?? ''}, where you know your way and hold things loosely. It describes where you reach and where you let go, and decides nothing. No remedy has to be bought.`,
    );
  },
};

export const INDIAN_QUESTIONS: readonly WholeLookUp[] = [
  manglikFear,
  sadeSatiOfRashi,
  gunaScore,
  dashaFear,
  nodesInHouse,
  stoneForSign,
];
