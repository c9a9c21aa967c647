import { bornAt } from '@palm/astrology/chart';
import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../facts/fact-words.ts';
import { dateWordsAt } from '../calendar/date-words.ts';
import { localTimeAt } from '../calendar/local-time.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

/** Eclipses come every six months or less. */
const BEFORE_BIRTH_DAYS = 200;

function prenatalEclipse(context: SlotContext): Filled | null {
  const { chart, sky } = context;
  if (chart === null) return null;
  const born = bornAt(chart);
  const found = eclipsesAfter(born - BEFORE_BIRTH_DAYS * DAY_MS, 6).findLast(
    ({ at }) => at <= born,
  );
  if (found === undefined) return null;
  const longitude = sky.positionOf(found.of, found.at).longitudeDeg;
  const day = dateWordsAt(found.at, context);
  return fill(
    `Yours was an eclipse of the ${BODIES[found.of].name} on ${day}, in ${SIGNS[signAt(longitude)].name}.`,
    note(
      'prenatal-eclipse',
      `Eclipse of the ${BODIES[found.of].name}, ${day}, ${degreeWords(longitude)}`,
    ),
  );
}

/** The last new or full Moon before birth. */
function syzygy(context: SlotContext): Filled | null {
  const { chart, sky } = context;
  if (chart === null) return null;
  const born = bornAt(chart);
  let [at, last] = [born - 30 * DAY_MS, null as { at: Instant; isFull: boolean } | null];
  for (;;) {
    const next = nextQuarterAfter(at, sky.positionOf);
    if (next.at > born) break;
    if (next.phase === 'fullMoon' || next.phase === 'newMoon') {
      last = { at: next.at, isFull: next.phase === 'fullMoon' };
    }
    at = next.at + DAY_MS;
  }
  if (last === null) return null;
  const longitude = sky.positionOf('moon', last.at).longitudeDeg;
  const words = `a ${last.isFull ? 'full' : 'new'} Moon in ${SIGNS[signAt(longitude)].name} on ${dateWordsAt(last.at, context)}`;
  return fill(`Yours was ${words}.`, note('syzygy', `Before birth: ${words}`));
}

const MONTHS_AHEAD = 60;

/** The next calendar month with two of a kind. */
const twiceInMonth =
  (phase: 'fullMoon' | 'newMoon', name: string) =>
  (context: SlotContext): Filled | null => {
    let [at, before] = [context.now - 31 * DAY_MS, ''];
    for (let count = 0; count < MONTHS_AHEAD * 4; count += 1) {
      const next = nextQuarterAfter(at, context.sky.positionOf);
      at = next.at + DAY_MS;
      if (next.phase !== phase) continue;
      const month = localTimeAt(next.at, context.zone).date.slice(0, 7);
      if (month === before && next.at > context.now) {
        const day = dateWordsAt(next.at, context);
        return fill(
          `The next ${name} Moon is on ${day}.`,
          note(name, `Second of its month: ${day}`),
        );
      }
      before = month;
    }
    return null;
  };

function eclipseSeason(context: SlotContext): Filled | null {
  const [first] = eclipsesAfter(context.now, 1);
  if (first === undefined) return null;
  const day = dateWordsAt(first.at, context);
  return fill(`The next eclipse is on ${day}.`, note('eclipse-season', `Next eclipse: ${day}`));
}

/** The Moon's phase when the user was born. */
function phaseAtBirth({ chart }: SlotContext): Filled | null {
  if (chart === null) return null;
  const { phase, illuminatedFraction } = moonPhaseAt(bornAt(chart));
  const name = MOON_PHASES[phase].name;
  const words = name.toLowerCase().endsWith('moon')
    ? name.toLowerCase().replace('moon', 'Moon')
    : `${name.toLowerCase()} Moon`;
  const lit = `${Math.round(illuminatedFraction * 100)} percent lit`;
  return fill(
    `You were born under a ${words}, about ${lit}.`,
    note('phase-at-birth', `${name}, ${lit} at your birth`),
  );
}

export const lunationValues = {
  'waxing and waning': phaseAtBirth,
  'balsamic moon': phaseAtBirth,
  'dark moon': phaseAtBirth,
  'gibbous moon': phaseAtBirth,
  'crescent moon': phaseAtBirth,
  'quarter moon': phaseAtBirth,
  'prenatal eclipse': prenatalEclipse,
  syzygy,
  'blue moon': twiceInMonth('fullMoon', 'blue'),
  'black moon': twiceInMonth('newMoon', 'black'),
  'eclipse season': eclipseSeason,
} as const satisfies SlotGroup;
