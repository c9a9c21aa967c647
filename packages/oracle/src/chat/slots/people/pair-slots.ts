import { signSynastry } from '@palm/astrology/sign-synastry';
import { ELEMENTS, SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import {
  DISTANCE_LINES,
  ELEMENT_LINES,
  MODALITY_PAIRS,
} from '../../../../content/chat/pair-lines.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { pairFact } from '../../../facts/synastry-facts.ts';
import type { NamedDay } from '../../understood.ts';
import { signOnDay } from '../birth/sign-on-day.ts';
import { listWords } from '../calendar/date-words.ts';
import { fill, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

function signNamed(name: string | undefined): SignId | null {
  const words = (name ?? '').toLowerCase();
  return SIGN_IDS.find((sign) => sign === words) ?? null;
}

interface Pair {
  readonly a: SignId | null;
  readonly b: SignId | null;
}

/** Two typed signs or birth dates are the pair; one alone is the other person's. */
const pairOf = perMessage(({ entities, person, zone }): Pair => {
  const [first, second] = [signNamed(entities.sign), signNamed(entities.sign_b)];
  if (first !== null && second !== null) return { a: first, b: second };
  const [one, other] = [signOfBirth(entities.date, zone), signOfBirth(entities.date_b, zone)];
  if (one !== null && other !== null) return { a: one, b: other };
  return { a: signOf(person), b: second ?? first ?? one };
});

const signOfBirth = (day: NamedDay | undefined, zone: string): SignId | null =>
  day?.isBirth === true ? signOnDay(day.iso, zone) : null;

function both(
  context: SlotContext,
  read: (a: SignId, b: SignId) => string | number | undefined,
): Filled | null {
  const { a, b } = pairOf(context);
  return a === null || b === null ? null : fill(read(a, b), pairFact(a, b));
}

/** "air, water": in one order whichever of the two comes first. */
function elementPair(a: SignId, b: SignId): string {
  return [a, b]
    .toSorted((one, other) => elementOrder(one) - elementOrder(other))
    .map((sign) => SIGNS[sign].element)
    .join(', ');
}

const elementOrder = (sign: SignId): number => ELEMENTS.indexOf(SIGNS[sign].element);

const lineOf = (a: SignId, b: SignId): string | undefined => {
  const pair = elementPair(a, b);
  return ELEMENT_LINES[pair] ?? ELEMENT_LINES[pair.split(', ').toReversed().join(', ')];
};

const signsAt = (context: SlotContext, apart: readonly number[]): Filled | null => {
  const { a, b } = pairOf(context);
  const own = a ?? b;
  if (own === null) return null;
  const found = SIGN_IDS.filter((sign) => apart.includes(signSynastry(own, sign).signsApart));
  return fill(listWords(found.map((sign) => SIGNS[sign].name)));
};

const PEOPLE: Readonly<Record<SignId, string>> = {
  aries: 'Aries people',
  taurus: 'Taureans',
  gemini: 'Geminis',
  cancer: 'Cancers',
  leo: 'Leos',
  virgo: 'Virgos',
  libra: 'Libras',
  scorpio: 'Scorpios',
  sagittarius: 'Sagittarians',
  capricorn: 'Capricorns',
  aquarius: 'Aquarians',
  pisces: 'Pisceans',
};

export const pairSlots = {
  sign_a: (context) => {
    const { a } = pairOf(context);
    return a === null ? null : fill(SIGNS[a].name);
  },
  sign_b: (context) => {
    const { b } = pairOf(context);
    return b === null ? null : fill(SIGNS[b].name);
  },
  sign_b_people: (context) => {
    const { b } = pairOf(context);
    return b === null ? null : fill(PEOPLE[b]);
  },
  /** Said when the user typed another sign than the profile has. */
  profile_sign: (context) => {
    const own = signOf(context.person);
    const { a } = pairOf(context);
    return own === null || a === null || own === a ? null : fill(SIGNS[own].name);
  },
  element_pair: (context) => both(context, elementPair),
  element_line: (context) => both(context, lineOf),
  element_short: (context) =>
    both(context, (a, b) => `${lineOf(a, b)?.split(/[;,]/u)[0]?.replace(/\.$/u, '')}.`),
  signs_apart: (context) =>
    both(context, (a, b) => {
      const { signsApart } = signSynastry(a, b);
      return signsApart === 0 ? 'same sign' : signsApart;
    }),
  distance_line: (context) =>
    both(context, (a, b) => `The two are ${DISTANCE_LINES[signSynastry(a, b).signsApart]}.`),
  modality_pair: (context) =>
    both(context, (a, b) =>
      SIGNS[a].modality === SIGNS[b].modality ? MODALITY_PAIRS[SIGNS[a].modality] : 'different',
    ),
  easy_signs: (context) => signsAt(context, [2, 4]),
  hard_signs: (context) => signsAt(context, [3, 6]),
} as const satisfies SlotGroup;
