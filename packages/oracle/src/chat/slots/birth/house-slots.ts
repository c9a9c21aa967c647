import { chartRulerOf, type KnownTimeChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { degreeWords, ordinal } from '../../../facts/fact-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { listWords } from '../calendar/date-words.ts';
import { ordinalWords } from '../ordinal-words.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { houseOfBody, natalFact, signOfPoint } from './points.ts';

/** The house that the user named, in a chart that has houses. */
function inHouse(
  { chart, entities }: SlotContext,
  read: (chart: KnownTimeChart, house: number) => Filled | null,
): Filled | null {
  const { house } = entities;
  if (chart === null || chart.time === 'unknown' || house === undefined) return null;
  return read(chart, house);
}

const cuspOf = (chart: KnownTimeChart, house: number): number => cuspsOf(chart)[house - 1] ?? 0;

const cuspNote = (chart: KnownTimeChart, house: number) =>
  note(`cusp-${house}`, `${ordinal(house)} house begins at ${degreeWords(cuspOf(chart, house))}`);

const planetsIn = (chart: KnownTimeChart, house: number) =>
  PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);

const ruler = (context: SlotContext, read: (chart: KnownTimeChart) => Filled | null) =>
  context.chart?.time === 'known' ? read(context.chart) : null;

export const houseSlots = {
  house_matter: ({ entities }) => fill(HOUSE_MATTER_WORDS[entities.house ?? 0]),
  house_sign: (context) =>
    inHouse(context, (chart, house) =>
      fill(SIGNS[signAt(cuspOf(chart, house))].name, cuspNote(chart, house)),
    ),
  house_planets: (context) =>
    inHouse(context, (chart, house) => {
      const planets = planetsIn(chart, house);
      return fill(
        listWords(planets.map((planet) => BODIES[planet].name)),
        ...planets.map((planet) => natalFact(chart, planet)),
      );
    }),
  house_ruler: (context) =>
    inHouse(context, (chart, house) =>
      fill(bodyInText(SIGNS[signAt(cuspOf(chart, house))].ruler), cuspNote(chart, house)),
    ),
  chart_ruler: (context) =>
    ruler(context, (chart) => fill(bodyInText(chartRulerOf(chart)), natalFact(chart, 'ascendant'))),
  chart_ruler_sign: (context) =>
    ruler(context, (chart) => {
      const body = chartRulerOf(chart);
      const sign = signOfPoint(chart, body);
      return sign === null ? null : fill(SIGNS[sign].name, natalFact(chart, body));
    }),
  chart_ruler_house: (context) =>
    ruler(context, (chart) => {
      const body = chartRulerOf(chart);
      const house = houseOfBody(chart, body);
      return house === null ? null : fill(ordinalWords(house), natalFact(chart, body));
    }),
} as const satisfies SlotGroup;
