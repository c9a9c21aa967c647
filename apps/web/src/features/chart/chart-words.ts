import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartAspect, ChartBody } from '@palm/contract/chart';
import { degreeWords, ordinal } from '../../lib/format/degree-words.ts';

/** The sign, or both where the body changed signs on a day whose hour is unknown. */
export function signWords({ sign, range }: ChartBody): string {
  if (range === null || range.fromSign === range.toSign) return SIGNS[sign].name;
  return `${SIGNS[range.fromSign].name} or ${SIGNS[range.toSign].name}`;
}

/** The degree, or the stretch of the day. */
export function placeWords({ degree, range }: ChartBody): string {
  if (range === null) return degreeWords(degree);
  const from = degreeWords(range.fromLongitude % 30);
  const to = degreeWords(range.toLongitude % 30);
  return from === to ? from : `${from} to ${to}`;
}

export const motionWords = ({ isRetrograde }: ChartBody): string =>
  isRetrograde ? 'retrograde' : 'direct';

export function bodyLabel(body: ChartBody): string {
  const house = body.house === null ? '' : `, ${ordinal(body.house)} house`;
  const motion = body.isRetrograde ? ', retrograde' : '';
  return `${BODIES[body.id].name}: ${placeWords(body)} ${signWords(body)}${house}${motion}`;
}

export function aspectWords({ aspect, orb, isApplying }: ChartAspect): string {
  if (orb === null) return `${aspect}, all day`;
  const way = isApplying === null ? '' : isApplying ? ', closing in' : ', moving apart';
  return `${aspect}, ${degreeWords(orb)} from exact${way}`;
}

const houseSystems = {
  placidus: 'Placidus houses',
  porphyry: 'Porphyry houses',
  wholeSign: 'Whole sign houses',
} as const satisfies Record<NonNullable<Chart['houses']>['system'], string>;

export function housesWords(houses: Chart['houses']): string {
  if (houses === null) {
    return 'The ascendant and houses need your time and place of birth. One is missing, so the wheel is drawn without them.';
  }
  return houses.isPolar
    ? 'Whole sign houses: Placidus houses do not work this close to the pole.'
    : `${houseSystems[houses.system]}.`;
}
