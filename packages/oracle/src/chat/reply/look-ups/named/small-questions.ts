import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { separationDeg } from '@palm/astrology/angle';
import {
  ASPECTS,
  ASPECT_IDS,
  BODIES,
  PLANET_IDS,
  type PlanetId,
  SIGN_IDS,
  type SignId,
  SIGNS,
} from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { TRANSIT_READINGS } from '../../../../../content/chat/named/sky-themes.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { MONTHS, WEEKDAYS } from '../../../../text/calendar-names.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { findPet } from '../../../entities/find-people.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { dayWords, listWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays, spanOfDay, weekdayOf } from '../../../slots/calendar/local-time.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import { houseIn } from '../whole/houses-told.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { ASKS_SIMPLE, calmFor } from './worry-words.ts';

/** "whats the difference between my sun sign and my rising, explain like im 5" */
const sunAndRising: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text }) =>
    /\b(?:difference|diff|differ)\b/u.test(text) &&
    ASKS_SIMPLE.test(text) &&
    /\bsun\b/u.test(text) &&
    /\b(?:rising|ascendant)\b/u.test(text) &&
    !/\bmoon\b/u.test(text),
  tell: () =>
    told(
      "Think of a house. The rising sign is the front door: it's what people see first, and how you come out of it in the morning. The Sun sign is who lives inside: what makes you glad and what you're like when nobody is watching. The Sun goes by your birthday, the rising sign by the hour and the place. So you can have a shy door with a very loud person behind it.",
    ),
};

/** The sign that the Sun leaves before the one that it enters. */
const inSkyOrder = (signs: readonly SignId[]): readonly SignId[] => {
  const [first, second] = signs.map((sign) => SIGN_IDS.indexOf(sign));
  const isTurned = first !== undefined && second !== undefined && first === (second + 1) % 12;
  return isTurned ? signs.toReversed() : signs;
};

/** "im on the cusp of leo and virgo aug 23, which one am i really" */
const cuspOfDay: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text, entities: { date } }) =>
    /\bcusp\b/u.test(text) &&
    date !== undefined &&
    !/\b(?:19|20)\d\d\b|\b(?:he|she|moon|house)\b/u.test(text),
  tell: ({ zone, person }, { entities: { date } }) => {
    // The profile has the year and the hour of the same birthday.
    const isOwn = date !== undefined && person.birth?.date?.slice(5) === date.iso.slice(5);
    if (date === undefined || (isOwn && person.birth?.time !== undefined)) return null;
    const [first, second] = inSkyOrder(signsOfBirthday(date.iso, null, zone));
    if (first === undefined) return null;
    const day = `${MONTHS[Number(date.iso.slice(5, 7)) - 1] ?? ''} ${Number(date.iso.slice(8))}`;
    return told(
      second === undefined
        ? `${SIGNS[first].name}: on ${day} the Sun is in it in every year. A cusp is only the border, and nobody is two Sun signs.`
        : `One of them, never both: on ${day} the Sun moves from ${SIGNS[first].name} into ${SIGNS[second].name}, in some years during that day, in others just before or after it. So the year, the hour and the place decide. Tell me those three and I'll settle it.`,
    );
  },
};

/** "what sign is my cat if i got her from the rescue and they reckon april 2019" */
const petOfMonth: WholeLookUp = {
  family: 'pet-chart',
  isAsked: ({ text, entities: { date } }) =>
    findPet(text) !== null &&
    monthIn(text) !== null &&
    date === undefined &&
    /\b(?:sign|zodiac|star ?sign)\b/u.test(text) &&
    !/\b(?:vet|sick|ill|died|dead)\b/u.test(text),
  tell: ({ zone }, { text }) => {
    const month = monthIn(text);
    const pet = findPet(text);
    if (month === null || pet === null) return null;
    const iso = (day: number): string =>
      `2019-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const [early] = signsOfBirthday(iso(5), null, zone);
    const [late] = signsOfBirthday(iso(27), null, zone);
    if (early === undefined || late === undefined) return null;
    return told(
      `${SIGNS[early].name} in the first two thirds of ${MONTHS[month - 1] ?? ''}, ${SIGNS[late].name} after about the 20th. Test it at home: ${SIGNS[early].name} tends to ${NATAL_HABITS.sun[early][0]}, ${SIGNS[late].name} to ${NATAL_HABITS.sun[late][0]}. If it's still a tie, take the day you met as the birthday. Nobody wrote astrology for animals, so ${pet.words} may overrule all of it.`,
    );
  },
};

const BORN_WEEKDAY = new RegExp(
  String.raw`\b(?:baby|daughter|son|boy|girl|granddaughter|grandson|niece|nephew)\b.{0,24}\b(?:born|arrived|came)\b.{0,20}\b(?<day>${WEEKDAYS.join('|').toLowerCase()}|today|yesterday)\b`,
  'u',
);

/** "my baby was born tuesday at 3:12 am in edmonton, what is she like" */
const newBaby: WholeLookUp = {
  family: 'good-news',
  isAsked: ({ text }) =>
    BORN_WEEKDAY.test(text) &&
    /\b(?:like|sign|chart|moon|personality|who is|character)\b/u.test(text) &&
    !/\b(?:due|nicu|died|stillborn|premature|ill|sick|hospital)\b/u.test(text),
  tell: ({ zone, ...context }, { text }) => {
    const today = todayOf({ ...context, zone });
    const name = BORN_WEEKDAY.exec(text)?.groups?.['day'] ?? '';
    const wanted = WEEKDAYS.findIndex((day) => day.toLowerCase() === name);
    const back =
      name === 'today' ? 0 : name === 'yesterday' ? 1 : (weekdayOf(today) - wanted + 7) % 7;
    const iso = addDays(today, -back);
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(iso, zone) });
    const [sun, moon] = [signInChart(chart, 'sun'), signInChart(chart, 'moon')];
    if (sun.kind !== 'certain') return null;
    const soft =
      moon.kind === 'certain'
        ? `the Moon in ${SIGNS[moon.sign].name}, which tends to ${NATAL_HABITS.moon[moon.sign][0]}`
        : `the Moon between ${SIGNS[moon.from].name} and ${SIGNS[moon.to].name}, by the hour`;
    const they = /\bshe\b/u.test(text) ? 'she' : /\bhe\b/u.test(text) ? 'he' : 'they';
    return told(
      `Congratulations, and welcome to the little one! Born on ${dayWords(iso)}, ${they} ${they === 'they' ? 'have' : 'has'} the Sun in ${SIGNS[sun.sign].name}, which tends to ${NATAL_HABITS.sun[sun.sign][0]}, and ${soft}. Those are possibilities and no fixed traits: for now ${they} ${they === 'they' ? 'are' : 'is'} mostly milk and sleep, and you'll find out the rest together. Type the whole birth, with date, hour and place, and I can tell the rising sign too.`,
      note('baby-signs', `Sun in ${SIGNS[sun.sign].name} on ${iso}`),
    );
  },
};

const BRIGHT: readonly PlanetId[] = ['venus', 'jupiter', 'mars', 'saturn', 'mercury'];
const NEAR_MOON_DEG = 14;

/** "what planet is that super bright one near the moon tonight" */
const nearTheMoon: WholeLookUp = {
  family: 'planet-now',
  isAsked: ({ text }) =>
    /\b(?:what|which|whats)\b/u.test(text) &&
    /\b(?:planet|star|bright|light|thing)\b/u.test(text) &&
    /\b(?:near|next to|beside|by|close to|under|above|below) the moon\b/u.test(text),
  tell: ({ sky, now }) => {
    const moon = sky.positionOf('moon', now).longitudeDeg;
    const near = BRIGHT.map((planet) => ({
      planet,
      apart: separationDeg(sky.positionOf(planet, now).longitudeDeg, moon),
    }))
      .filter(({ apart }) => apart <= NEAR_MOON_DEG)
      .toSorted((a, b) => a.apart - b.apart);
    const names = near.map(
      ({ planet, apart }) =>
        `${BODIES[planet].name}, about ${Math.round(apart)} degrees away along the zodiac`,
    );
    const [first] = near;
    const check =
      'A planet shines steadily, a star twinkles, and if it moves while you watch, it is a plane or the space station.';
    return told(
      first === undefined
        ? `None of the five bright planets is within ${NEAR_MOON_DEG} degrees of the Moon right now, so it's more likely a bright star or a plane. ${check} I know where planets are in the zodiac and can't see your horizon; a free sky app pointed at it settles it.`
        : `Probably ${listWords(names)}. ${first.planet === 'venus' || first.planet === 'jupiter' ? "It's the kind of bright that makes people ask." : 'That one is bright and not dazzling; if yours is blinding, it may be a plane.'} ${check} I can't see your horizon, so a free sky app pointed at it settles it.`,
      note('near-moon', near.length === 0 ? 'No bright planet near the Moon' : names.join('; ')),
    );
  },
};

const PLANET_WORD = `(?:${PLANET_IDS.join('|')})`;
const ASPECT_WORD = String.raw`(?<aspect>square|trine|sextile|opposite|opposition|conjunct|conjunction)`;
const ASPECT_TOLD = new RegExp(
  String.raw`\b(?<a>${PLANET_WORD}) ${ASPECT_WORD} (?<b>${PLANET_WORD})\b`,
  'u',
);
const ASPECT_LINES = {
  conjunction: 'The two act as one, which makes it strong and one-sided',
  sextile: 'The two help each other when asked',
  square: 'The two rub against each other, which is tiring and makes you capable',
  trine: 'The two get along without effort, so it is easily overlooked',
  opposition: 'The two pull in opposite directions, and you often meet one of them in other people',
} as const;

/** "my natal says mars square pluto. should i be scared?? they write violence and accidents" */
const aspectFear: WholeLookUp = {
  family: 'aspect-natal',
  isAsked: ({ text }) =>
    ASPECT_TOLD.test(text) &&
    calmFor(text) !== '' &&
    !/\b(?:his|her|transit\w*|today|now|until|when|synastry|this (?:week|month|year))\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const { a, b, aspect: typed = '' } = ASPECT_TOLD.exec(text)?.groups ?? {};
    const [one, other] = [a, b].map((name) => PLANET_IDS.find((id) => id === name));
    const aspect = ASPECT_IDS.find((id) => id.slice(0, 5) === typed.slice(0, 5));
    if (one === undefined || other === undefined || aspect === undefined) return null;
    return told(
      `${calmFor(text)} ${capitalised(bodyInText(one))} is read for ${PLANET_MATTERS[one]}, ${bodyInText(other)} for ${PLANET_MATTERS[other]}. ${ASPECT_LINES[aspect]}: a lot of will and intensity there, and a habit of all or nothing. It does you good to give it a hard, honest outlet, such as sport or a big piece of work, and to say anger while it's small. Millions of people have it and lead peaceful lives.`,
      note(
        `told-${one}-${other}`,
        `${BODIES[one].name} ${ASPECTS[aspect].name} ${BODIES[other].name}, as you told it`,
      ),
    );
  },
};

/** "jupiter in my 10th house next year is good for change job? someone told me wait" */
const transitAndDeed: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    PLANET_IDS.some((id) => new RegExp(String.raw`\b${id}\b.{0,24}\bhouse\b`, 'u').test(text)) &&
    houseIn(text) !== null &&
    /\b(?:next year|this year|next month|coming|soon|in 20[2-4]\d)\b/u.test(text) &&
    /\b(?:good|bad|should|wait|right time|change|start|move|marry|quit)\b/u.test(text) &&
    !/\b(?:his|her|natal|born)\b/u.test(text),
  tell: (_context, { text }) => {
    const planet = PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));
    const house = houseIn(text);
    if (planet === undefined || house === null) return null;
    const kind =
      planet === 'jupiter' || planet === 'venus' || planet === 'sun'
        ? 'Yes, by the book it encourages that'
        : 'By the book it slows or stirs that, and forbids nothing';
    const wait = /\bwait\b/u.test(text) ? ' Waiting only makes sense if you know what for.' : '';
    const work = /\b(?:job|work|career|boss|quit)\b/u.test(text)
      ? ' So start looking now and compare: if an offer beats what you have on pay, people and hours, a planet that comes later is no reason to refuse it, and if none does, none is a reason to jump.'
      : ' Let the thing itself decide, and take the year as wind in the back.';
    return told(
      `${kind}. ${capitalised(bodyInText(planet))} crossing the ${ordinal(house)} house is read as ${TRANSIT_READINGS[planet]}, in the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}. It lasts a while and picks no day.${wait}${work}`,
    );
  },
};

/** "does a void of course moon really matter?? i sent my application during one" */
const voidDone: WholeLookUp = {
  family: 'void-moon',
  isAsked: ({ text }) =>
    /\bvoid(?: of course)?(?: moon)?\b/u.test(text) &&
    /\b(?:sent|signed|applied|bought|married|booked)\b/u.test(text) &&
    !/\b(?:when|until|is the moon|right now|deadline|tonight)\b/u.test(text),
  tell: () =>
    told(
      "No, nothing is spoiled. The Moon is void of course between its last contact to a planet and its change of sign, for minutes or up to two days, every two or three days. Old books say that nothing comes of what's begun then, and half the world sends, signs and marries in it and never knows. What you sent is read by a person with coffee, who looks at what it says. Leave it, and put the follow-up in your calendar for a week from now.",
    ),
};

export const SMALL_QUESTIONS: readonly WholeLookUp[] = [
  sunAndRising,
  cuspOfDay,
  petOfMonth,
  newBaby,
  nearTheMoon,
  aspectFear,
  transitAndDeed,
  voidDone,
];
