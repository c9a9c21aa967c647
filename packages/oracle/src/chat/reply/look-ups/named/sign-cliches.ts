import { BODIES, PLANET_IDS, SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { FIGHT_TIPS, SIGN_CLICHES } from '../../../../../content/chat/named/sign-cliches.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { signOnDay } from '../../../slots/birth/sign-on-day.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { article, signsIn } from '../whole/chart-words.ts';
import { distanceLine, elementLine } from '../whole/sign-people.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { ownSignIn } from './own-sign.ts';

const REPUTATION =
  /\b(?:hates?|hated|scared|afraid|fear|cold|two[- ]?faced|fake|annoying|bad (?:name|rep|reputation)|toxic|mean|stubborn|crazy|clingy|moody|lazy|selfish|vain|jealous|reputation|everyone says|people say|always saying|astrologers say)\b/u;
const OWN = /\b(?:im|i am|as|me)\b(?: \w+){0,2}/u;
const SOFT = /\b(?:cry|crying|emotional|sensitive|soft|feel everything|tears)\b/u;
const SOMEBODY =
  /\b(?:he|she|his|her|him|my (?:ex|boyfriend|girlfriend|husband|wife|boss|bf|gf|mum|mom|dad|mother|father|sister|brother|friend|partner|crush|son|daughter))\b/u;

/** Where tears come from that the Sun's sign is not known for. */
function softPlaces(sun: SignId, { chart, person }: SlotContext) {
  if (chart === null || person.birth === undefined || signOfPoint(chart, 'sun') !== sun) return [];
  return (['moon', 'venus', 'ascendant'] as const).flatMap((point) => {
    const sign = signOfPoint(chart, point);
    return sign === null ? [] : [{ point, sign }];
  });
}

/** "why do astrologers say capricorn is so cold?? im cap and i cry at everything" */
const signReputation: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    /\bwhy\b/u.test(text) &&
    signsIn(text).length === 1 &&
    (REPUTATION.test(text) || SOFT.test(text)) &&
    !SOMEBODY.test(text) &&
    !/\b(?:moon|rising|venus|mars|mercury|season|compatib\w*|cold feet|hate my|job)\b/u.test(text),
  tell: (context, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const [cliche, kinder] = SIGN_CLICHES[sign];
    const isOwn = OWN.test(text) && (ownSignIn(text) === sign || /\bim one\b/u.test(text));
    const places = softPlaces(sign, context);
    const chart = context.chart;
    const elsewhere = SOFT.test(text)
      ? ` And a Sun is one of ten planets: tears are read from the Moon first, then Venus and the rising sign.${places.length === 0 ? ' With your birth date, hour and place I can look at yours.' : ` Yours: ${listWords(places.map(({ point, sign: at }) => `${point === 'ascendant' ? 'the rising sign' : `the ${BODIES[point].name}`} in ${SIGNS[at].name}`.replace('the Venus', 'Venus')))}.`}`
      : '';
    const side = isOwn
      ? SOFT.test(text)
        ? "You're no odd one out."
        : "You're right to be tired of it."
      : 'Because jokes need a villain and every sign gets a turn.';
    const example = /\b(?:i do|i bake|i volunteer|i look after)\b/u.test(text)
      ? ' What you do for other people fits that side better than the cliché.'
      : '';
    return told(
      `${side} The cliché says ${cliche}, and it's the worst day of a sign told as if it were the whole year. The better reading: ${kinder}.${example}${elsewhere} ${name} is shared by a twelfth of the world, and no study has found them any ${cliche.split(' ')[0] === 'two-faced' ? 'falser' : 'different'} from the rest.`,
      ...(chart === null ? [] : places.map(({ point }) => natalFact(chart, point))),
    );
  },
};

/** "my sun is leo but everyone says i act like a cancer" */
const actsLikeOther: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    signsIn(text).length === 2 &&
    /\b(?:act|acting|behave|seem|come across|more|feel|am) (?:more )?(?:like|of) (?:an? )?\w+/u.test(
      text,
    ) &&
    /\b(?:my sun|im an?|i am an?|sun is|my sign)\b/u.test(text) &&
    !SOMEBODY.test(text) &&
    !/\b(?:compatib\w*|match|cusp|vedic|rashi)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const [sun, other] = signsIn(text);
    if (sun === undefined || other === undefined) return null;
    const away = Math.abs(SIGN_IDS.indexOf(sun) - SIGN_IDS.indexOf(other));
    const isNextDoor = away === 1 || away === 11;
    const neighbor = isNextDoor
      ? ` ${SIGNS[other].name} is next door, and Mercury and Venus, how you talk and how you love, never stray far from the Sun, so they're often there.`
      : '';
    const isSame = chart !== null && signOfPoint(chart, 'sun') === sun;
    const there =
      !isSame || chart === null ? [] : PLANET_IDS.filter((id) => signOfPoint(chart, id) === other);
    const rising = isSame && signOfPoint(chart, 'ascendant') === other;
    const names = [...there.map((id) => BODIES[id].name), ...(rising ? ['the rising sign'] : [])];
    const own = isSame
      ? names.length === 0
        ? ` By your birth nothing ${chart?.time === 'known' ? '' : "that's sure without the hour "}is in ${SIGNS[other].name}, so it may just be you.`
        : ` In your chart ${listWords(names)} ${names.length === 1 ? 'is' : 'are'} in ${SIGNS[other].name}, which would explain it.`
      : ' Type your birth date, hour and place here and I can look.';
    return told(
      `It usually means that something else in your chart is in ${SIGNS[other].name}. The Sun is what drives you; the Moon is how you feel, and the rising sign is what people meet first, so they often describe one of those.${neighbor}${own}`,
      ...(chart === null ? [] : there.map((id) => natalFact(chart, id))),
    );
  },
};

const FIGHTS = /\b(?:fight\w*|argu\w*|quarrel\w*|clash\w*|disaster)\b/u;

/** "do leo and scorpio fight more than others? we argue about parking, money, his mum" */
const pairThatFights: WholeLookUp = {
  family: 'two-signs',
  isAsked: ({ text }) =>
    signsIn(text).length === 2 &&
    FIGHTS.test(text) &&
    FIGHT_TIPS.some(([words]) => words.test(text)) &&
    !/\b(?:moon|rising|mars|venus|hits?|hit me|scared)\b/u.test(text),
  tell: (_context, { text }) => {
    const [a, b] = signsIn(text);
    if (a === undefined || b === undefined) return null;
    const tips = FIGHT_TIPS.filter(([words]) => words.test(text)).map(([, tip]) => tip);
    const isOdds = /\b(?:possible|disaster|doomed|work)\b/u.test(text);
    return told(
      `${isOdds ? 'Possible, and no disaster: no two signs are doomed.' : 'Not that anybody has counted, but the books do expect it to be lively.'} ${SIGNS[a].name} and ${SIGNS[b].name} are ${distanceLine(a, b)}. ${elementLine(a, b)} Quarrels like yours can be worked on whatever the signs. ${tips.slice(0, 3).join(' ')}`,
    );
  },
};

const step = (sign: SignId, by: number): SignId =>
  SIGN_IDS[(SIGN_IDS.indexOf(sign) + by) % SIGN_IDS.length] ?? sign;
const named = (signs: readonly SignId[]): string =>
  listWords(signs.map((sign) => SIGNS[sign].name));

/** "which signs am i most compatible with? capricorn sun, aries moon" */
const bestMatches: WholeLookUp = {
  family: 'sign-enemy',
  isAsked: ({ text }) =>
    /\b(?:which|what) signs?\b.{0,30}\b(?:compatib\w*|match\w*|suit\w*|get along|go with)\b/u.test(
      text,
    ) &&
    /\b\w+ sun\b.{0,12}\b\w+ moon\b/u.test(text) &&
    signsIn(text).length === 2 &&
    !SOMEBODY.test(text),
  tell: (_context, { text }) => {
    const [sun, moon] = signsIn(text);
    if (sun === undefined || moon === undefined) return null;
    return told(
      `By the book ${named([step(sun, 4), step(sun, 8)])} for your ${SIGNS[sun].name} Sun, because they share its element and pace, and ${named([step(sun, 2), step(sun, 10)])}, which complement it. For your ${SIGNS[moon].name} Moon, so for daily moods, ${named([step(moon, 4), step(moon, 8)])} first. Somebody with a bit of both, say ${article(SIGNS[step(sun, 4)].name)} ${SIGNS[step(sun, 4)].name} Sun with ${article(SIGNS[step(moon, 4)].name)} ${SIGNS[step(moon, 4)].name} Moon, would be the textbook match. The one across, ${SIGNS[step(sun, 6)].name}, is said to attract most. People of all twelve signs have been happy with yours, so take it as a list to tease with.`,
    );
  },
};

const SAME_DAY =
  /\bsame (?:birthday|bday|birth ?date|date of birth|birth day|day of birth)\b|\bbirthdays? (?:is |are )?(?:on )?(?:the )?same (?:day|date)\b|\bbirthday\b.{0,30}\bsame day\b|\bborn (?:on )?the (?:exact )?same day\b/u;

/** "my boyfriend and me have the same birthday, 28 feb, same year too. is this good" */
const sameBirthday: WholeLookUp = {
  family: 'compat-person',
  isAsked: ({ text }) =>
    SAME_DAY.test(text) &&
    /\b(?:me and|and me|and i|my (?:birthday|bday)|we|our|us both|as (?:me|mine|my (?:boyfriend|girlfriend|husband|wife|partner|bf|gf|crush)))\b/u.test(
      text,
    ) &&
    /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|his|her|him|he|she|crush|fiance\w*|ex|marriage|marry|date|dating|couple)\b/u.test(
      text,
    ) &&
    !/\b(?:twins?|celebrity|famous|died|funeral|wedding day|party|dog|cat)\b/u.test(text),
  tell: ({ entities, zone }, { text }) => {
    const sign = entities.date === undefined ? null : signOnDay(entities.date.iso, zone);
    const twice =
      sign === null
        ? 'The same Sun sign twice'
        : `Two ${SIGNS[sign].name === 'Pisces' ? 'Pisces' : `${SIGNS[sign].name} Suns`}`;
    const year = /\bsame year\b|\byear too\b|\byear also\b/u.test(text)
      ? " With the same year nearly all your planets match too; the hour makes the difference, with the rising sign, the houses and sometimes the Moon. So you're two people with one chart and two kitchens."
      : ' The year makes the rest: the slower planets and the Moon are elsewhere in each chart.';
    return told(
      `Neither good nor bad, only funny. ${twice}: you understand each other's moods without a word, and you have the same blind spot, so nobody notices what both of you forget.${sign === null ? '' : ` ${SIGN_TRAPS[SIGNS[sign].element]}`}${year} ${/\bmarriage|marry\b/u.test(text) ? 'For a marriage it decides nothing: how you make up after a quarrel does. ' : ''}And one cake is enough, though each of you should blow out a candle.`,
    );
  },
};

const SIGN_TRAPS = {
  fire: 'With two fire signs both want to go first, so take turns.',
  earth: 'With two earth signs nobody starts the change, so put one on the calendar.',
  air: 'With two air signs everything gets talked about and nothing gets carried out, so one of you books it.',
  water:
    'With two water signs you cry at the same film and nobody fetches the tissues, so one of you has to stay practical.',
} as const;

/** "what does it mean if your moon sign is the same as someone elses sun sign? its my boss" */
const moonOnTheirSun: WholeLookUp = {
  family: 'compare-charts',
  isAsked: ({ text }) =>
    /\bmoon\b/u.test(text) &&
    /\bsun\b/u.test(text) &&
    /\b(?:same|matches|match|equals?)\b/u.test(text) &&
    /\b(?:someone|somebody|anothers?|his|her|their|boss|partner|friend|boyfriend|girlfriend|husband|wife|crush|elses?)\b/u.test(
      text,
    ) &&
    signsIn(text).length < 2,
  tell: (_context, { text }) => {
    const isWork = /\b(?:boss|manager|colleague|coworker|co-worker|teacher|team lead)\b/u.test(
      text,
    );
    return told(
      `It's one of the classic easy contacts: what the one person is by day is what the other one needs to feel at ease, so you get each other without long explanations. The Sun person sets the direction, the Moon person senses the mood. ${isWork ? "With a boss that's useful: you'll often know what's wanted before it's said. Watch that you don't take every mood of the boss home, and ask for things in writing all the same." : 'The hard side: the Moon person may adjust too much, so say your own wish aloud.'}`,
    );
  },
};

const FORGET: readonly (readonly [RegExp, readonly SignId[], string])[] = [
  [
    /\b(?:forget|lose|leave behind|misplace)\b/u,
    ['sagittarius', 'gemini', 'pisces'],
    'Sagittarius is already at the next shelf, Gemini is talking to someone, and Pisces has forgotten why they came',
  ],
  [
    /\b(?:late|miss (?:the|a) (?:bus|flight|train))\b/u,
    ['pisces', 'sagittarius', 'libra'],
    'Pisces lost the time, Sagittarius thought it was further off, and Libra was choosing a jacket',
  ],
  [
    /\b(?:burn|set fire|break)\b/u,
    ['aries', 'sagittarius'],
    'Aries was in a hurry and Sagittarius was telling a story',
  ],
  [/\b(?:cry|sob)\b/u, ['cancer', 'pisces'], 'Cancer remembers, and Pisces feels it for everyone'],
  [
    /\b(?:get lost|ikea)\b/u,
    ['sagittarius', 'pisces'],
    'Sagittarius follows the arrow outward, and Pisces follows the candles',
  ],
];

/** "which sign is most likely to forget their own kid at ikea. my wife says me (sagittarius)" */
const mostLikely: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    /\b(?:which|what|whats the) (?:zodiac )?sign\b.{0,24}\bmost likely to\b/u.test(text) &&
    FORGET.some(([words]) => words.test(text)),
  tell: (_context, { text }) => {
    const [, signs, why] = FORGET.find(([words]) => words.test(text)) ?? [];
    if (signs === undefined) return null;
    const own = signsIn(text)[0];
    const verdict =
      own === undefined
        ? ''
        : signs.includes(own)
          ? ` So ${/\b(?:wife|husband|partner)\b/u.exec(text)?.[0] === undefined ? 'they have' : `your ${/\b(?:wife|husband|partner)\b/u.exec(text)?.[0]} has`} the books on their side, and apparently the evidence too. In your favor: a ${SIGNS[own].name} comes back, with a good story.`
          : ` ${SIGNS[own].name} isn't even on the list, so you may appeal.`;
    return told(
      `By the book ${named(signs).replace(/ and (?=\w+$)/u, ' or ')}: ${why}.${verdict} All twelve have done it, and nobody keeps the statistics.`,
    );
  },
};

export const SIGN_CLICHES_TOLD: readonly WholeLookUp[] = [
  actsLikeOther,
  pairThatFights,
  bestMatches,
  sameBirthday,
  moonOnTheirSun,
  mostLikely,
  signReputation,
];
