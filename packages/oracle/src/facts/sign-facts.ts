import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { NatalChart } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import type { HouseFact, SolarHouseFact } from './fact-kinds/transit-fact.ts';
import type { RulerFact, SignFact } from './fact-kinds/natal-fact.ts';
import { degreeWords, isoOf, ordinal } from './fact-words.ts';
import { cuspsOf } from './houses-used.ts';
import type { SkyOfDay } from './sky-of-day.ts';

export function signFact(sign: SignId, of: SignFact['of']): SignFact {
  const { element, modality, ruler, name } = SIGNS[sign];
  return {
    id: `sign:${of}`,
    kind: 'sign',
    of,
    sign,
    element,
    modality,
    ruler,
    words: `${name}: ${modality} ${element}, ruled by ${BODIES[ruler].name}`,
  };
}

export function rulerFact(ofSign: SignId, sky: SkyOfDay): RulerFact {
  const body = SIGNS[ofSign].ruler;
  const { longitudeDeg, isRetrograde } = sky.atMiddle[body];
  const motion = isRetrograde ? ', retrograde' : '';
  const ruler = `${BODIES[body].name}, ruler of ${SIGNS[ofSign].name}`;
  return {
    id: `ruler:${ofSign}`,
    kind: 'ruler',
    ofSign,
    body,
    sign: signAt(longitudeDeg),
    longitudeDeg,
    isRetrograde,
    at: isoOf(sky.middle),
    words: `${ruler}, at ${degreeWords(longitudeDeg)}${motion}`,
  };
}

/** The house of the newspaper columns that a sign is: whole signs, the user's own being the first. */
export const solarHouse = (sign: SignId, ofSign: SignId): number =>
  ((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(ofSign) + SIGN_IDS.length) % SIGN_IDS.length) + 1;

/** Where the planets stand in those houses. */
export function solarHouseFacts(ofSign: SignId, sky: SkyOfDay): SolarHouseFact[] {
  return steadyPlanets(sky).map((body) => {
    const { longitudeDeg, isRetrograde } = sky.atMiddle[body];
    const sign = signAt(longitudeDeg);
    const house = solarHouse(sign, ofSign);
    const counted = `the ${ordinal(house)} sign from ${SIGNS[ofSign].name}`;
    return {
      id: `solar:${ofSign}-${body}`,
      kind: 'solar-house',
      body,
      sign,
      longitudeDeg,
      ofSign,
      house,
      isRetrograde,
      at: isoOf(sky.middle),
      words: `${BODIES[body].name} in ${SIGNS[sign].name}, ${counted}`,
    };
  });
}

/** Where today's planets fall in a birth chart; only a known time has houses. */
export function houseFacts(chart: NatalChart, sky: SkyOfDay): HouseFact[] {
  if (chart.time === 'unknown') return [];
  const cusps = cuspsOf(chart);
  return steadyPlanets(sky).flatMap((body) => {
    const { longitudeDeg, isRetrograde } = sky.atMiddle[body];
    const house = houseOf(longitudeDeg, cusps);
    const staysIn = [sky.atStart, sky.atEnd].every(
      (positions) => houseOf(positions[body].longitudeDeg, cusps) === house,
    );
    if (!staysIn) return [];
    const sign = signAt(longitudeDeg);
    return [
      {
        id: `house:${body}`,
        kind: 'house' as const,
        body,
        sign,
        longitudeDeg,
        house,
        isRetrograde,
        at: isoOf(sky.middle),
        words: `${BODIES[body].name} in ${SIGNS[sign].name}, your ${ordinal(house)} house`,
      },
    ];
  });
}

/** Those that keep sign and direction all day, of which a plain statement is true. */
function steadyPlanets(sky: SkyOfDay) {
  return PLANET_IDS.filter((body) => {
    const sign = signAt(sky.atMiddle[body].longitudeDeg);
    return [sky.atStart, sky.atEnd].every((one) => signAt(one[body].longitudeDeg) === sign);
  });
}
