import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import type { Station } from '@palm/astrology/sky-events';
import { houseOf } from '@palm/astrology/house-of';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { ordinal } from '../../../facts/fact-words.ts';
import { natalFact } from '../../slots/birth/points.ts';
import { dateWordsAt, listWords, monthName } from '../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../slots/calendar/local-time.ts';
import { namedPlanet } from '../../slots/sky/planet-slots.ts';
import { stationNote, stationsOf } from '../../slots/sky/retrograde-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, type Told, told } from './look-up.ts';
import { yearsAsked, yearSpan } from './span-asked.ts';

type Turning = Exclude<PlanetId, 'sun' | 'moon'>;

const turningIn = (plain: string): Turning =>
  PLANET_IDS.find(
    (id): id is Turning =>
      id !== 'sun' && id !== 'moon' && plain.includes(BODIES[id].name.toLowerCase()),
  ) ?? 'mercury';

interface Stretch {
  readonly start: Station;
  readonly end: Station;
}

function stretchesOf(planet: Turning, around: number, context: SlotContext): Stretch[] {
  const stations = stationsOf(planet, { now: around, sky: context.sky });
  return stations.flatMap((start, index) => {
    const end = stations[index + 1];
    return start.turns === 'retrograde' && end !== undefined ? [{ start, end }] : [];
  });
}

const words = ({ start, end }: Stretch, context: SlotContext): string =>
  `${dateWordsAt(start.at, context)} to ${dateWordsAt(end.at, context)}`;

const OF_BIRTH = /\b(?:natal|born|birth|my chart|do i have|in my)\b/u;
const ASKS_DATES =
  /\b(?:when|dates?|next|all|list|how many|how long|until|till|schedule|calendar)\b/u;

const isAskedFor = (plain: string): boolean =>
  /\bretrogrades?\b|\brx\b/u.test(plain) && !OF_BIRTH.test(plain) && !/\bmean/u.test(plain);

/** "dates of all mercury retrogrades 2027", "venus retrograde in 2027 and 2028" */
const ofYears = (family: string, isMercury: boolean): LookUp => ({
  family,
  isAsked: ({ plain, entities }) =>
    isAskedFor(plain) &&
    (turningIn(plain) === 'mercury') === isMercury &&
    entities.date === undefined &&
    entities.month === undefined &&
    /\b20\d\d\b|\b(?:next|this) year\b/u.test(plain),
  tell: (context) => {
    const planet = turningIn(context.plain);
    const years = yearsAsked(context.plain, context.now);
    const lines = years.map((year) => yearLine(planet, year, context));
    return told(
      `${lines.map(({ text }) => text).join(' ')} Nothing has to be put off for it.`,
      ...lines.flatMap(({ facts }) => facts),
    );
  },
});

const COUNTS = ['', 'once', 'twice', 'three times', 'four times'];

function yearLine(planet: Turning, year: number, context: SlotContext): Told {
  const { from, to } = yearSpan(year);
  const near = stretchesOf(planet, (from + to) / 2, context);
  const found = near.filter(({ start, end }) => start.at < to && end.at >= from);
  const name = BODIES[planet].name;
  const facts = found.flatMap(({ start, end }) => [
    stationNote(start, context),
    stationNote(end, context),
  ]);
  if (found.length === 0) return told(`${name} isn't retrograde in ${year}.`);
  const spans = listWords(found.map((one) => spanIn(year, one, context)));
  return told(`${name} is retrograde ${COUNTS[found.length]} in ${year}: ${spans}.`, ...facts);
}

/** "February 9 to March 3"; a day of another year has its year. */
function spanIn(year: number, { start, end }: Stretch, { zone }: SlotContext): string {
  const [from, to] = [start, end].map(({ at }) => {
    const { date } = localTimeAt(at, zone);
    const day = `${monthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
    return date.startsWith(String(year)) ? day : `${day}, ${date.slice(0, 4)}`;
  });
  return `${from} to ${to}`;
}

/** "next venus retrograde", "when does mars go retrograde", "when does saturn go direct" */
const nextOf = (family: string, isMercury: boolean): LookUp => ({
  family,
  isAsked: ({ plain, entities }) =>
    (isAskedFor(plain) ||
      (/\b(?:go|goes|turns?|station) direct\b/u.test(plain) && !OF_BIRTH.test(plain))) &&
    (turningIn(plain) === 'mercury') === isMercury &&
    entities.date === undefined &&
    entities.month === undefined &&
    ASKS_DATES.test(plain) &&
    !/\b(?:last|did|was)\b/u.test(plain),
  tell: (context) => {
    const { now, plain } = context;
    const planet = turningIn(plain);
    const ahead = stretchesOf(planet, now, context).filter(({ end }) => end.at > now);
    const [first, second] = ahead;
    if (first === undefined) return null;
    const name = BODIES[planet].name;
    const facts = [stationNote(first.start, context), stationNote(first.end, context)];
    if (first.start.at > now) {
      return told(
        `${name} is next retrograde from ${words(first, context)}. Until then it moves forward, and nothing has to be put off for it.`,
        ...facts,
      );
    }
    const after = second === undefined ? '' : ` The one after it: ${words(second, context)}.`;
    return told(
      `${name} is retrograde now, from ${words(first, context)}.${after} Nothing has to be put off for it.`,
      ...facts,
    );
  },
});

/** "do i have any retrograde planets in my chart" */
const atBirth: LookUp = {
  family: 'retrograde-natal',
  isAsked: ({ plain }) =>
    /\bretrogrades?\b/u.test(plain) &&
    /\b(?:which|what|how many|any)\b.{0,30}\b(?:i|my)\b|\b(?:do i have|have i got|in my (?:birth |natal )?chart)\b/u.test(
      plain,
    ) &&
    /\b(?:planets?|which|any|many)\b/u.test(plain),
  tell: ({ chart }) => {
    if (chart === null) return null;
    const found = PLANET_IDS.filter((planet) =>
      chart.time === 'known'
        ? chart.positions[planet].speedDegPerDay < 0
        : chart.bodies[planet].start.speedDegPerDay < 0,
    );
    if (found.length === 0) {
      return told('None: every planet was moving forward when you were born.');
    }
    const names = listWords(found.map((planet) => BODIES[planet].name));
    return told(
      `${names} ${found.length === 1 ? 'was' : 'were'} retrograde when you were born. It's read as a planet that works inward first; most people have one or more, and it needn't be fixed.`,
      ...found.map((planet) => natalFact(chart, planet)),
    );
  },
};

/** "what house is saturn transiting for me" */
const houseNow: LookUp = {
  family: 'transit-meaning',
  isAsked: ({ plain, entities }) =>
    entities.planet !== undefined &&
    /\b(?:what|which) house\b/u.test(plain) &&
    /\b(?:transit\w*|now|right now|currently|today|at the moment|going through|moving through)\b/u.test(
      plain,
    ),
  tell: (context) => {
    const { chart, sky, now } = context;
    const planet = namedPlanet(context);
    if (chart === null || planet === null) return null;
    const name = BODIES[planet].name;
    if (chart.time === 'unknown') {
      return told(
        `I can't say: houses need the hour of birth, and your profile has none. With it I'd tell you at once where ${name} is going through.`,
      );
    }
    const { longitudeDeg } = sky.positionOf(planet, now);
    const house = houseOf(longitudeDeg, cuspsOf(chart));
    return told(
      `${name} is going through your ${ordinal(house)} house now, the part about ${HOUSE_MATTER_WORDS[house]}.`,
      note(`house-now-${planet}`, `${name} in the ${ordinal(house)} house of your chart`),
    );
  },
};

/** "is it bad luck to have mercury retrograde at birth" */
const atBirthIsBad: LookUp = {
  family: 'retrograde-natal',
  isAsked: ({ plain }) =>
    /\bretrogrades?\b/u.test(plain) &&
    /\b(?:at birth|natal|born|birth chart|in my chart)\b/u.test(plain) &&
    /\b(?:bad|unlucky|curs\w*|weak|worse|doom\w*)\b/u.test(plain),
  tell: () =>
    told(
      "No. A planet that seemed to go backward when you were born is read as turned inward: you go over its subject twice before you show it. It's a tempo, most people have one or more, and it makes no one unlucky.",
    ),
};

export const RETROGRADE_LOOK_UPS: readonly LookUp[] = [
  atBirthIsBad,
  atBirth,
  houseNow,
  ofYears('mercury-retrograde', true),
  ofYears('retrograde-other', false),
  nextOf('mercury-retrograde', true),
  nextOf('retrograde-other', false),
];
