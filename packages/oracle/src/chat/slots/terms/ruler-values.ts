import { RADIANS_PER_DEGREE, separationDeg } from '@palm/astrology/angle';
import type { KnownTimeChart } from '@palm/astrology/chart';
import { dignitiesOf } from '@palm/astrology/dignities';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, type Dignity, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { natalFact } from '../birth/points.ts';
import { listWords } from '../calendar/date-words.ts';
import { namedPlanet } from '../sky/planet-slots.ts';
import { fill, note, type Slot, type SlotGroup } from '../slot.ts';
import { ofHour, signNameAt, thoseThat } from './of-hour.ts';

/** The planet that rules the sign in which another stands. */
const landlordOf = (chart: KnownTimeChart, planet: PlanetId): PlanetId =>
  SIGNS[signAt(chart.positions[planet].longitudeDeg)].ruler;

/** The one planet in its own sign to which all others lead. */
function finalDispositor(chart: KnownTimeChart): PlanetId | null {
  const ends = PLANET_IDS.map((planet) =>
    PLANET_IDS.reduce<PlanetId>((at) => landlordOf(chart, at), planet),
  );
  const [first] = ends;
  const isOne = first !== undefined && ends.every((end) => end === first);
  return isOne && landlordOf(chart, first) === first ? first : null;
}

const dispositor = ofHour((chart, { entities }) => {
  const asked = PLANET_IDS.find((id) => BODIES[id].name.toLowerCase() === entities.planet);
  if (asked !== undefined) {
    return fill(
      `The dispositor of your ${BODIES[asked].name} is ${bodyInText(landlordOf(chart, asked))}, which rules ${signNameAt(chart.positions[asked].longitudeDeg)}.`,
      natalFact(chart, asked),
    );
  }
  const last = finalDispositor(chart);
  return fill(
    last === null
      ? 'Your chart has no single final dispositor, as most charts have none.'
      : `Your final dispositor is ${bodyInText(last)}: it stands in its own sign and all others lead to it.`,
    note(
      'dispositor',
      last === null ? 'No final dispositor' : `Final dispositor: ${BODIES[last].name}`,
    ),
  );
});

const mutualReceptions = ofHour((chart) => {
  const pairs = PLANET_IDS.flatMap((a, at) =>
    PLANET_IDS.slice(at + 1)
      .filter((b) => landlordOf(chart, a) === b && landlordOf(chart, b) === a)
      .map((b) => `${bodyInText(a)} with ${bodyInText(b)}`),
  );
  return fill(
    pairs.length === 0
      ? 'Your chart has no mutual reception.'
      : `Your chart has ${listWords(pairs)}.`,
    note('receptions', `Mutual receptions: ${pairs.length === 0 ? 'none' : listWords(pairs)}`),
  );
});

/** Of the planet that was named, or of all that it holds for. */
const ofNamed = (
  words: string,
  holds: (planet: PlanetId, chart: KnownTimeChart) => boolean,
): Slot =>
  ofHour((chart, context) => {
    const asked = namedPlanet(context);
    if (asked === null) {
      return thoseThat(
        words,
        PLANET_IDS.filter((planet) => holds(planet, chart)),
        chart,
      );
    }
    const isSo = holds(asked, chart);
    return fill(
      `${isSo ? 'Yes' : 'No'}, your ${BODIES[asked].name} ${isSo ? 'is' : "isn't"} ${words}: it's in ${signNameAt(chart.positions[asked].longitudeDeg)}.`,
      natalFact(chart, asked),
    );
  });

const withDignity = (words: string, dignity: Dignity): Slot =>
  ofNamed(words, (planet, chart) =>
    dignitiesOf(planet, signAt(chart.positions[planet].longitudeDeg)).includes(dignity),
  );

const NEAR_SUN_DEG = 8;
const CAZIMI_DEG = 17 / 60;

const nearSun = (words: string, withinDeg: number): Slot =>
  ofNamed(
    words,
    (planet, { positions }) =>
      planet !== 'sun' &&
      separationDeg(positions[planet].longitudeDeg, positions.sun.longitudeDeg) < withinDeg,
  );

const OBLIQUITY_DEG = 23.44;

/** Meeus, ch. 13: from the ecliptic to the equator. */
function declinationDeg(longitudeDeg: number, latitudeDeg: number): number {
  const longitude = longitudeDeg * RADIANS_PER_DEGREE;
  const latitude = latitudeDeg * RADIANS_PER_DEGREE;
  const obliquity = OBLIQUITY_DEG * RADIANS_PER_DEGREE;
  const sine =
    Math.sin(latitude) * Math.cos(obliquity) +
    Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitude);
  return Math.asin(sine) / RADIANS_PER_DEGREE;
}

/** The obliquity changes by less than this in a century. */
const MARGIN_DEG = 0.015;

const outOfBounds = ofNamed('out of bounds', (planet, { positions }) => {
  const { longitudeDeg, latitudeDeg } = positions[planet];
  return Math.abs(declinationDeg(longitudeDeg, latitudeDeg)) > OBLIQUITY_DEG + MARGIN_DEG;
});

export const rulerValues = {
  dispositor,
  'mutual reception': mutualReceptions,
  combust: nearSun('combust', NEAR_SUN_DEG),
  cazimi: nearSun('cazimi', CAZIMI_DEG),
  domicile: withDignity('at home', 'domicile'),
  exaltation: withDignity('exalted', 'exaltation'),
  detriment: withDignity('in detriment', 'detriment'),
  fall: withDignity('in fall', 'fall'),
  'out of bounds': outOfBounds,
  declination: outOfBounds,
} as const satisfies SlotGroup;
