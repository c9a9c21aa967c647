import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { voidOfCourseAround } from '@palm/astrology/void-of-course';
import { BODIES, MOON_PHASES, type PlanetId, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { solarHouse } from '../../../facts/sign-facts.ts';
import { degreeWords } from '../../../facts/fact-words.ts';
import { clockWords, dateWordsAt, dayWords, momentWords } from '../calendar/date-words.ts';
import { localTimeAt, spanOfDay } from '../calendar/local-time.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

const phaseOf = perMessage(({ now }) => moonPhaseAt(now));

const phaseNote = (context: SlotContext) => {
  const { phase, illuminatedFraction } = phaseOf(context);
  const lit = Math.round(illuminatedFraction * 100);
  return note('moon-phase', `${MOON_PHASES[phase].name}, ${lit} % lit`);
};

interface Lunation {
  readonly at: Instant;
  readonly longitudeDeg: number;
}

/** The beginning of a month that is named and not here yet; else now. */
function fromAsked({ now, entities: { month }, zone }: SlotContext): Instant {
  return month === undefined ? now : Math.max(now, spanOfDay(`${month}-01`, zone).from);
}

/** The next full or new Moon. */
export function lunationAfter(
  wanted: 'fullMoon' | 'newMoon',
  { now, sky }: Pick<SlotContext, 'now' | 'sky'>,
): Lunation {
  let next = nextQuarterAfter(now, sky.positionOf);
  while (next.phase !== wanted) next = nextQuarterAfter(next.at + DAY_MS, sky.positionOf);
  return { at: next.at, longitudeDeg: sky.positionOf('moon', next.at).longitudeDeg };
}
const lunation = (wanted: 'fullMoon' | 'newMoon') =>
  perMessage((context): Lunation =>
    lunationAfter(wanted, { now: fromAsked(context), sky: context.sky }),
  );
export const nextFull = lunation('fullMoon');
export const nextNew = lunation('newMoon');

const lunationNote = (name: string, { at, longitudeDeg }: Lunation, context: SlotContext) =>
  note(
    `${name === 'Full Moon' ? 'full' : 'new'}-moon`,
    `${name} at ${degreeWords(longitudeDeg)}, ${dateWordsAt(at, context)}, ${clockWords(at, context.zone)}`,
  );

/** "Tuesday, November 24, at 9:53 a.m." */
const lunationWords = ({ at }: Lunation, { zone }: SlotContext): string =>
  `${dayWords(localTimeAt(at, zone).date)}, at ${clockWords(at, zone)}`;

/** The part of life a degree falls in; without the hour of birth there is none. */
export function matterAt(longitudeDeg: number, { chart }: SlotContext): string | null {
  if (chart === null || chart.time === 'unknown') return null;
  return HOUSE_MATTER_WORDS[houseOf(longitudeDeg, cuspsOf(chart))] ?? null;
}

/** Counted in whole signs from the Sun's, as horoscopes do; only where the hour of birth is not known. */
function matterBySign(longitudeDeg: number, { chart, person }: SlotContext): string | null {
  const own = signOf(person);
  if (chart?.time === 'known' || own === null) return null;
  return HOUSE_MATTER_WORDS[solarHouse(signAt(longitudeDeg), own)] ?? null;
}

/** "The Moon", "Mars": as a sentence begins. */
export const bodyName = (body: PlanetId): string =>
  body === 'sun' || body === 'moon' ? `The ${BODIES[body].name}` : BODIES[body].name;

export const signName = (sign: SignId): string => SIGNS[sign].name;

const lunationSlots = (
  name: 'Full Moon' | 'New Moon',
  find: (context: SlotContext) => Lunation,
) => ({
  when: (context: SlotContext): Filled | null => {
    const found = find(context);
    return fill(lunationWords(found, context), lunationNote(name, found, context));
  },
  sign: (context: SlotContext): Filled | null => {
    const found = find(context);
    return fill(signName(signAt(found.longitudeDeg)), lunationNote(name, found, context));
  },
  matter: (context: SlotContext): Filled | null => {
    const found = find(context);
    return fill(matterAt(found.longitudeDeg, context), lunationNote(name, found, context));
  },
});
const full = lunationSlots('Full Moon', nextFull);
const fresh = lunationSlots('New Moon', nextNew);

/** The void that runs now; null while the Moon still has contacts to make. */
const voidNow = perMessage(({ now, sky }) => {
  const found = voidOfCourseAround(now, sky.positionOf);
  return found.start <= now ? found : null;
});

function tellVoid(context: SlotContext, edge: 'start' | 'end'): Filled | null {
  const found = voidNow(context);
  if (found === null) return null;
  const [from, until] = [momentWords(found.start, context), momentWords(found.end, context)];
  const told = note('void-moon', `Moon void of course from ${from} until ${until}`);
  return fill(edge === 'start' ? from : until, told);
}

const moonNowDeg = ({ now, sky }: SlotContext): number => sky.positionOf('moon', now).longitudeDeg;

const moonNowNote = (longitudeDeg: number) =>
  note('moon-now', `Moon at ${degreeWords(longitudeDeg)}`);

export const moonSlots = {
  moon_phase: (context) =>
    fill(MOON_PHASES[phaseOf(context).phase].name.toLowerCase(), phaseNote(context)),
  moon_percent: (context) =>
    fill(`${Math.round(phaseOf(context).illuminatedFraction * 100)} percent`, phaseNote(context)),
  moon_sign_now: (context) => {
    const longitudeDeg = moonNowDeg(context);
    return fill(signName(signAt(longitudeDeg)), moonNowNote(longitudeDeg));
  },
  moon_matter_now: (context) => {
    const longitudeDeg = moonNowDeg(context);
    return fill(matterAt(longitudeDeg, context), moonNowNote(longitudeDeg));
  },
  moon_matter_by_sign: (context) => {
    const longitudeDeg = moonNowDeg(context);
    return fill(matterBySign(longitudeDeg, context), moonNowNote(longitudeDeg));
  },
  next_full_moon: full.when,
  next_full_sign: full.sign,
  next_full_matter: full.matter,
  next_new_moon: fresh.when,
  next_new_sign: fresh.sign,
  next_new_matter: fresh.matter,
  void_from: (context) => tellVoid(context, 'start'),
  void_until: (context) => tellVoid(context, 'end'),
} as const satisfies SlotGroup;
