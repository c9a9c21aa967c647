import { separationDeg } from '@palm/astrology/angle';
import type { NatalChart } from '@palm/astrology/chart';
import { type AspectId, BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { listWords } from '../calendar/date-words.ts';
import { fill, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { aspectsOf } from './natal-aspect-slots.ts';
import { longitudeOf, natalFact } from './points.ts';

interface Pattern {
  readonly name: string;
  readonly planets: readonly PlanetId[];
}

const QUINCUNX_DEG = 150;
const QUINCUNX_ORB_DEG = 2.5;

type Angle = AspectId | 'quincunx';

/** Each pattern as the angles between its planets, the rarer first. */
const PATTERNS: readonly {
  readonly name: string;
  readonly size: number;
  readonly angles: readonly (readonly [number, number, Angle])[];
}[] = [
  {
    name: 'grand cross',
    size: 4,
    angles: [
      [0, 1, 'opposition'],
      [2, 3, 'opposition'],
      [0, 2, 'square'],
      [0, 3, 'square'],
      [1, 2, 'square'],
      [1, 3, 'square'],
    ],
  },
  {
    name: 'yod',
    size: 3,
    angles: [
      [0, 1, 'sextile'],
      [0, 2, 'quincunx'],
      [1, 2, 'quincunx'],
    ],
  },
  {
    name: 'grand trine',
    size: 3,
    angles: [
      [0, 1, 'trine'],
      [0, 2, 'trine'],
      [1, 2, 'trine'],
    ],
  },
  {
    name: 'T-square',
    size: 3,
    angles: [
      [0, 1, 'opposition'],
      [0, 2, 'square'],
      [1, 2, 'square'],
    ],
  },
];

function patternIn(chart: NatalChart): Pattern | null {
  for (const { name } of PATTERNS) {
    const planets = figureIn(chart, name);
    if (planets !== null) return { name, planets };
  }
  return null;
}

/** The planets that draw a figure in a chart; null where there is none. */
export function figureIn(chart: NatalChart, name: string): readonly PlanetId[] | null {
  const stands = anglesIn(chart);
  // Without the hour the Moon's degree is a guess.
  const known = PLANET_IDS.filter((planet) => chart.time === 'known' || planet !== 'moon');
  const pattern = PATTERNS.find((one) => one.name === name);
  if (pattern === undefined) return null;
  const found = ordersOf(known, pattern.size).find((order) =>
    pattern.angles.every(([one, other, angle]) => stands(order[one], order[other], angle)),
  );
  return found ?? null;
}

function anglesIn(chart: NatalChart) {
  const aspects = new Set(
    aspectsOf(chart).flatMap(({ a, b, aspect }) => [`${a} ${b} ${aspect}`, `${b} ${a} ${aspect}`]),
  );
  return (a: PlanetId | undefined, b: PlanetId | undefined, angle: Angle): boolean => {
    if (a === undefined || b === undefined) return false;
    if (angle !== 'quincunx') return aspects.has(`${a} ${b} ${angle}`);
    const apart = separationDeg(longitudeOf(chart, a) ?? 0, longitudeOf(chart, b) ?? 0);
    return Math.abs(apart - QUINCUNX_DEG) <= QUINCUNX_ORB_DEG;
  };
}

/** Every way to put some of the entries in a row. */
function ordersOf<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  if (size === 0) return [[]];
  return entries.flatMap((first, at) =>
    ordersOf(entries.toSpliced(at, 1), size - 1).map((rest) => [first, ...rest]),
  );
}

const patternOf = perMessage(({ chart }) => (chart === null ? null : patternIn(chart)));

function tell(context: SlotContext, read: (pattern: Pattern) => string): Filled | null {
  const { chart } = context;
  const found = patternOf(context);
  if (chart === null || found === null) return null;
  return fill(read(found), ...found.planets.map((planet) => natalFact(chart, planet)));
}

export const patternSlots = {
  pattern_name: (context) => tell(context, ({ name }) => `a ${name}`),
  pattern_planets: (context) =>
    tell(context, ({ planets }) => listWords(planets.map((planet) => BODIES[planet].name))),
} as const satisfies SlotGroup;
