import { signAt } from '@palm/astrology/sign-at';
import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartAspect, ChartBody } from '@palm/contract/chart';
import { degreeWords, ordinal } from '../../lib/format/degree-words.ts';
import { copy } from './copy.ts';

/** The sign, or both where the body changed signs on a day whose hour is unknown. */
export function signWords({ sign, range }: ChartBody): string {
  if (range === null || range.fromSign === range.toSign) return SIGNS[sign].name;
  return copy.chartWords.or(SIGNS[range.fromSign].name, SIGNS[range.toSign].name);
}

/** The degree, or the stretch of the day. */
export function placeWords({ degree, range }: ChartBody): string {
  if (range === null) return degreeWords(degree);
  const from = degreeWords(range.fromLongitude % 30);
  const to = degreeWords(range.toLongitude % 30);
  return from === to ? from : copy.chartWords.to(from, to);
}

export const motionWords = ({ isRetrograde }: ChartBody): string =>
  isRetrograde ? 'retrograde' : 'direct';

export function bodyLabel(body: ChartBody): string {
  const house = body.house === null ? '' : copy.chartWords.house(ordinal(body.house));
  const motion = body.isRetrograde ? copy.chartWords.retrograde : '';
  return `${BODIES[body.id].name}: ${placeWords(body)} ${signWords(body)}${house}${motion}`;
}

export function aspectWords({ aspect, orb, isApplying }: ChartAspect): string {
  if (orb === null) return copy.chartWords.allDay(aspect);
  const way =
    isApplying === null ? '' : isApplying ? copy.chartWords.closingIn : copy.chartWords.movingApart;
  return copy.chartWords.fromExact(aspect, degreeWords(orb), way);
}

const houseSystems = {
  placidus: copy.chartWords.placidusHouses,
  porphyry: copy.chartWords.porphyryHouses,
  wholeSign: copy.chartWords.wholeSignHouses,
} as const satisfies Record<NonNullable<Chart['houses']>['system'], string>;

export function housesWords(houses: Chart['houses']): string {
  if (houses === null) {
    return copy.chartWords.ascendantAndHousesNeedYour;
  }
  return houses.isPolar
    ? copy.chartWords.wholeSignHousesPlacidusHouses
    : `${houseSystems[houses.system]}.`;
}

/** Sun 23° Pisces, Moon 0° Pisces, Aries rising. Only the sign where the hour is unknown. */
export function shortChartWords({ bodies, houses }: Pick<Chart, 'bodies' | 'houses'>): string {
  const lights = bodies
    .filter(({ id }) => id === 'sun' || id === 'moon')
    .map((body) =>
      body.range === null
        ? copy.foldedChart.placed(BODIES[body.id].name, Math.floor(body.degree), signWords(body))
        : `${BODIES[body.id].name} ${signWords(body)}`,
    );
  const rising =
    houses === null ? [] : [copy.foldedChart.rising(SIGNS[signAt(houses.ascendant)].name)];
  return [...lights, ...rising].join(', ');
}
