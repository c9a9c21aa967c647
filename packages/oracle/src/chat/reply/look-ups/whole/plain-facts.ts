import { BIRTHSTONES } from '../../../../../content/chat/chart-life/birthstones.ts';
import { CHINESE_ANIMALS } from '../../../../../content/chat/chinese-animals.ts';
import { SIGNS } from '@palm/astrology/vocabulary';
import { NUMBER_LINES } from '../../../../../content/chat/number-lines.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { dateWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { reduceNumber } from '../../../slots/numbers/digit-sums.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { TERM_VALUES } from '../../../slots/terms/term-slots.ts';
import { animalsIn, lineOf } from '../chinese/chinese-pair.ts';
import { chineseNewYear, chineseYearOf } from '../chinese/chinese-year.ts';
import { told } from '../look-up.ts';
import { article, signsIn } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

/** "whats the diff between sun moon and rising. explain like im 12" */
const threeCompared: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text }) =>
    /\b(?:diff|difference|differ|explain|what (?:is|are)|whats|mean|means|vs|versus)\b/u.test(
      text,
    ) &&
    /\bsun\b/u.test(text) &&
    /\bmoon\b/u.test(text) &&
    /\b(?:rising|ascendant)\b/u.test(text) &&
    !/\bmy\b|\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u.test(
      text,
    ),
  tell: () =>
    told(
      "The Sun sign is the main character: what you're like when you feel like yourself, and it comes from the day you were born. The Moon sign is your room with the door shut: how you feel things and what calms you down. The rising sign is the front door: what people notice first, and it needs the hour and the place you were born.",
    ),
};

/** "ophiuchus is the 13th sign so everyones sign is wrong right" */
const thirteenth: WholeLookUp = {
  family: 'sidereal',
  isAsked: ({ text }) =>
    /\bophi?uchus\b|\bophi[uc]+hus\b|\b(?:13th|thirteenth|13) (?:zodiac )?(?:signs?|constellations?)\b|\bnasa\b.{0,40}\b(?:zodiac|signs?)\b/u.test(
      text,
    ),
  tell: () =>
    told(
      "No, your sign hasn't changed. The Sun does pass in front of a thirteenth constellation, Ophiuchus, and constellations have all sizes. Signs are something else: twelve equal parts of the year, counted from the spring equinox, that took the constellations' names long ago. Nothing has been added to those.",
    ),
};

/** "whats 29 degrees mean, its a critical degree and im cursed" */
const lastDegree: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\b29(?:th)? ?(?:°|degrees?|deg)\b|\banaretic\b/u.test(text) &&
    /\b(?:mean\w*|critical|anaretic|planets?|chart|placements?|sign|natal)\b/u.test(text) &&
    !/\b29(?:th)? ?(?:°|degrees?|deg)(?: of)? (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b.*\bmy\b/u.test(
      text,
    ),
  tell: (_context, { text }) =>
    told(
      `${/\b(?:curs\w*|bad|doom\w*|unlucky|evil|scar\w*|worr\w*)\b/u.test(text) ? "It's no curse. " : ''}29 degrees is the last degree of a sign, called anaretic or critical: the planet there is read as urgent, with a lot of practice in that sign and one foot in the next. One planet in thirty stands on such a degree, so about one person in three has one.`,
    ),
};

const LIFE_PATH =
  /\b(?:life path(?: number)?|(?:numerology|destiny|core) number)(?: is|s|:|=)? (?:an? )?(?<number>\d{1,2})\b(?![./-]\d)|\bim an? life path (?<own>\d{1,2})\b/u;

/** "my life path number is 11 is that good" */
const toldLifePath: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text }) =>
    LIFE_PATH.test(text) &&
    !/\b(?:compatib\w*|match|and (?:his|hers|my)|partner|husband|wife)\b/u.test(text) &&
    (text.match(/\blife path\b/gu) ?? []).length <= 1 &&
    !/\d{1,2} and \d{1,2}/u.test(text),
  tell: (_context, { text }) => {
    const groups = LIFE_PATH.exec(text)?.groups;
    const typed = Number(groups?.['number'] ?? groups?.['own']);
    const { value } = reduceNumber(typed);
    const line = NUMBER_LINES[value];
    if (line === undefined) return null;
    const verdict = /\b(?:good|bad|lucky|unlucky|rare|special)\b/u.test(text)
      ? 'Neither good nor bad; every number has two sides. '
      : '';
    return told(
      `${verdict}Numerology reads ${value} as ${line} ${BOTH_SIDES[value] ?? ''} The adding is real, the meanings are folklore.`,
      note('life-path', `Life path ${typed}, as you told it`),
    );
  },
};

/** What a life path gives and what it costs. */
export const BOTH_SIDES: Readonly<Record<number, string>> = {
  1: 'It gives nerve, and costs you some patience with others.',
  2: 'It gives tact, and costs you a plain no now and then.',
  3: 'It gives ease with people, and costs you some finishing.',
  4: 'It gives staying power, and costs you some play.',
  5: 'It gives nerve for change, and costs you some roots.',
  6: 'It gives care, and costs you your own evening.',
  7: 'It gives depth, and costs you some company.',
  8: 'It gives drive, and costs you rest.',
  9: 'It gives a wide heart, and costs you some letting go.',
  11: 'It gives quick intuition, and costs you nerves, so rest is part of it.',
  22: 'It gives stamina for big plans, and costs you ease along the way.',
  33: 'It gives warmth for many, and costs you time for yourself.',
};

const ANIMALS = CHINESE_ANIMALS.map(({ name }) => name.toLowerCase()).join('|');
const YEAR_OF = new RegExp(
  String.raw`\byear of (?:the )?(?:\w+ )?(?:${ANIMALS})\b|\bim an? (?:${ANIMALS})\b|\b(?:${ANIMALS}) (?:here|person|year)\b|\bchinese\b`,
  'u',
);
const AHEAD = /\b(?:20[2-4]\d|next year|this year|coming year)\b/u;

const CYCLE = 12;
const placeOf = (year: number): number => (((year - 1984) % CYCLE) + CYCLE) % CYCLE;

/** "year of the dragon here, 2000. what does 2027 hold" */
const animalAndYear: WholeLookUp = {
  family: 'chinese-zodiac',
  isAsked: ({ text }) =>
    YEAR_OF.test(text) &&
    (animalsIn(text).length === 1 || (animalsIn(text).length === 0 && /\bchinese\b/u.test(text))) &&
    AHEAD.test(text) &&
    /\b(?:hold|holds|bring|brings|mean\w*|look|like|good|bad|lucky|unlucky|for me|for us|expect|be|affect)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const own = animalsIn(text)[0] ?? ownAnimal(text, context);
    const thisYear = Number(todayOf(context).slice(0, 4));
    const named = [...text.matchAll(/\b20[2-4]\d\b/gu)]
      .map(([year]) => Number(year))
      .find((year) => year >= thisYear);
    const isNext = /\bnext year\b|\bcoming year\b/u.test(text);
    const year = named ?? (isNext ? thisYear + 1 : thisYear);
    const animal = CHINESE_ANIMALS[placeOf(year)];
    const mine = own === undefined ? undefined : CHINESE_ANIMALS[own];
    if (own === undefined || animal === undefined || mine === undefined) return null;
    const birthYear = bornYearIn(text);
    const lead =
      birthYear === null || !/\b(?:what|which|whats) (?:is |s )?(?:my|the)\b/u.test(text)
        ? ''
        : `${mine.name}, or ${CHINESE_ANIMALS[(own + 11) % CYCLE]?.name ?? ''} if you were born before ${dateWords(chineseNewYear(birthYear, context.sky), context)}. `;
    return told(
      `${lead}${year} is a ${animal.name} year, from the Lunar New Year on. For ${article(mine.name)} ${mine.name}: ${lineOf(own, placeOf(year))}. ${TONES[Math.min(Math.abs(own - placeOf(year)), CYCLE - Math.abs(own - placeOf(year)))] ?? ''} It's a custom that millions share, so take it as a tone and make your own plans.`,
      note('chinese-year', `${year}: ${animal.name}`),
    );
  },
};

const BORN_YEAR = /\b(?:born (?:in )?|chinese \w+ ?(?:for |of )?)(?<year>19\d\d|20[01]\d)\b/u;
const bornYearIn = (text: string): number | null => {
  const year = BORN_YEAR.exec(text)?.groups?.['year'];
  return year === undefined ? null : Number(year);
};

/** By the year that is told, or by the birth in the profile. */
function ownAnimal(text: string, { person, sky }: SlotContext): number | undefined {
  const year = bornYearIn(text);
  if (year !== null && person.birth?.date.startsWith(String(year)) !== true) return placeOf(year);
  return person.birth === undefined
    ? undefined
    : placeOf(chineseYearOf(person.birth.date, sky).year);
}

/** What custom makes of a year by how far its animal stands from one's own. */
const TONES: readonly string[] = [
  "Custom calls one's own animal's year a bumpy one and says to keep things simple.",
  'Custom calls that an ordinary year, good for steady work.',
  'Custom calls that an ordinary year with room for one new thing.',
  'Custom says to pick few fights and check papers twice.',
  'Custom calls that one of the better years for anything done with others.',
  'Custom calls that a middling year in which patience pays.',
  'Custom says to move slowly with big changes.',
];

/** "sade sati is going on says the pandit and wants 21000 rupees for puja. should we pay" */
const paidRemedy: WholeLookUp = {
  family: 'curse-evil-eye',
  isAsked: ({ text }) =>
    /\b(?:sade ?sati|manglik|mangal|kaal ?sarp|dosha?|graha|shani|rahu|ketu|pitru|nazar)\b/u.test(
      text,
    ) &&
    /\b(?:pay|paying|rupees?|rs|money|cost\w*|charg\w*|wants? \d+|puja|pooja|gemstone|remedy|remedies)\b/u.test(
      text,
    ) &&
    /\b(?:should|worth|pay|scam|real|necessary|need|have to)\b/u.test(text),
  tell: (context, { text }) => {
    const isSadeSati = /\bsade ?sati\b/u.test(text);
    const own = isSadeSati ? (TERM_VALUES['sade sati']?.(context) ?? null) : null;
    return told(
      `Don't pay out of fear. ${own === null ? '' : `${own.text.replace(/^Yes, you're/u, "It's true that you're")} `}${isSadeSati ? "Sade sati is a calendar, seven and a half years of Saturn near the Moon's sign that everyone has two or three times, and it's read as hard work, not as harm. " : "It's a word for a placement that millions have, and harms nobody. "}If prayer matters to your family, a visit to the temple or a small gift to someone in need is in the tradition and costs what you choose. Anyone who names a danger and a price in one breath is selling the danger.`,
      ...(own?.facts ?? []),
    );
  },
};

const TWIN_DIGITS = /\b(?<day>\d{1,2})[ /.-](?<month>\d{1,2})\b/u;

/** "is 11 11 birthday lucky" */
const birthdayDigits: WholeLookUp = {
  family: 'birthday',
  isAsked: ({ text }) => {
    const { day, month } = TWIN_DIGITS.exec(text)?.groups ?? {};
    return (
      day !== undefined &&
      day === month &&
      /\b(?:birthday|bday|born)\b/u.test(text) &&
      /\b(?:lucky|special|mean\w*|rare|unlucky|good|magic\w*)\b/u.test(text)
    );
  },
  tell: ({ person }, { text }) => {
    const { day = '' } = TWIN_DIGITS.exec(text)?.groups ?? {};
    const { value, steps } = reduceNumber(Number(day) * 2);
    const isOwn = person.birth?.date.slice(5) === `${day.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return told(
      `${isOwn ? "Happy birthday for then, and it's a good one to have. " : ''}It's fun and easy to remember, and the lists call doubled numbers a good omen. Numerology adds it up: ${day} + ${day} = ${Number(day) * 2}${steps === '' ? '' : `, and ${steps}`}, read as ${NUMBER_LINES[value] ?? ''} Lucky is what you make of it: no date changes your odds.`,
    );
  },
};

/** The weekday of each planet, and with it of the sign that the planet rules. */
const WEEKDAY_OF: Readonly<Record<string, string>> = {
  sun: 'Sunday',
  moon: 'Monday',
  mars: 'Tuesday',
  mercury: 'Wednesday',
  jupiter: 'Thursday',
  venus: 'Friday',
  saturn: 'Saturday',
};

/** "which weekday is luckiest for a leo" */
const weekdayOfSign: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    /\b(?:which|what|whats|best|lucky|luckiest)\b.{0,24}\b(?:weekday|day of the week|days? of the week|day)\b/u.test(
      text,
    ) &&
    /\b(?:luck\w*|power|rul\w*|weekday|day of the week)\b/u.test(text) &&
    (signsIn(text).length === 1 || /\bmy sign\b/u.test(text)) &&
    !/\b(?:this|next) (?:week|month|year)\b|\bfor (?:a|an|the|my) (?!aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sag|cap|aqua|pisces|sign)/u.test(
      text,
    ),
  tell: ({ person }, { text }) => {
    const sign = signsIn(text)[0] ?? signOf(person);
    const day = sign === null ? undefined : WEEKDAY_OF[SIGNS[sign].traditionalRuler];
    if (sign === null || day === undefined) return null;
    return told(
      `${day}: it's the day of ${bodyInText(SIGNS[sign].traditionalRuler)}, which rules ${SIGNS[sign].name} by the old rules. The weekdays got their names that way, and it's a pretty custom; your odds are the same on all seven.`,
    );
  },
};

const TWO_ANIMALS = new RegExp(
  String.raw`\bim an? (?:\w+ )?(?:${ANIMALS})\b.{0,30}\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|bf|gf|boss|mom|mum|dad|sister|brother|friend|crush|ex)(?: is|s) an? (?:\w+ )?(?:${ANIMALS})\b|\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|crush)(?: is|s) an? (?:\w+ )?(?:${ANIMALS})\b.{0,30}\bim an? (?:\w+ )?(?:${ANIMALS})\b`,
  'u',
);

/** "im a rabbit my husband is a rooster help" */
const animalPair: WholeLookUp = {
  family: 'chinese-zodiac',
  isAsked: ({ text }) => TWO_ANIMALS.test(text) && animalsIn(text).length === 2,
  tell: (_context, { text }) => {
    const [a, b] = animalsIn(text);
    const [first, second] = [CHINESE_ANIMALS[a ?? -1], CHINESE_ANIMALS[b ?? -1]];
    if (a === undefined || b === undefined || first === undefined || second === undefined)
      return null;
    return told(
      `${first.name} and ${second.name}: ${lineOf(a, b)}. It goes by the year alone, and a year has millions of people in it, so it forbids nothing: agree on who leads in what, and the custom has nothing left to say.`,
    );
  },
};

/** "whats my birthstone" */
const ownBirthstone: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\bbirth ?stones?\b/u.test(text) &&
    /\bmy\b|\bmine\b|\bfor [a-z]+\b/u.test(text) &&
    !/\b(?:not|isnt|wear\w*|bad|lost)\b/u.test(text),
  tell: ({ person }, { text }) => {
    const month = monthIn(text) ?? Number(person.birth?.date.slice(5, 7) ?? Number.NaN);
    const stone = BIRTHSTONES[month - 1];
    return stone === undefined
      ? null
      : told(
          `${capitalised(stone)}, the stone of ${MONTHS[month - 1] ?? ''}. The list was fixed by jewelers in 1912, so wear what you like.`,
        );
  },
};

export const PLAIN_FACTS: readonly WholeLookUp[] = [
  animalPair,
  ownBirthstone,
  weekdayOfSign,
  threeCompared,
  thirteenth,
  lastDegree,
  toldLifePath,
  animalAndYear,
  paidRemedy,
  birthdayDigits,
];
