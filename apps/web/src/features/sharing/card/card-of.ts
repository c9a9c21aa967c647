import { findAspects } from '@palm/astrology/aspects';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { planetPositionsAt } from '@palm/astrology/planet-positions';
import { MOON_PHASES, PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import type { HistoryPage } from '@palm/contract/history';
import type { Card, CardDrawing, CardTheme, WheelDrawing } from './card.ts';
import { factWords } from './fact-words.ts';

export const PLATES = ['sky', 'moon', 'pair', 'chart'] as const;
export type CardPlate = (typeof PLATES)[number];

export interface CardChoices {
  readonly label: string;
  readonly paragraph: string;
  readonly plate: CardPlate;
  readonly theme: CardTheme;
  /** Needed for the birth chart alone. */
  readonly chart: Chart | null;
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** What stands on the picture of a page. */
export function cardOf(
  { title, date, reading, receipts }: HistoryPage,
  { label, paragraph, plate, theme, chart }: CardChoices,
): Card {
  const { phase, angleDeg, illuminatedFraction } = moonPhaseAt(noonOf(date));
  return {
    label,
    date,
    moon: { angleDeg, litFraction: illuminatedFraction, words: MOON_PHASES[phase].name },
    title: title ?? label,
    paragraph,
    fact: factWords(receipts),
    drawing: drawingOf(plate, { date, reading, chart }),
    theme,
  };
}

function drawingOf(
  plate: CardPlate,
  { date, reading, chart }: { date: string; reading: string; chart: Chart | null },
): CardDrawing {
  switch (plate) {
    case 'moon':
      return { kind: 'moon' };
    case 'pair':
      return { kind: 'pair', signs: pairOf(reading) ?? [0, 0] };
    case 'chart':
      return chart === null ? skyOf(date) : chartWheel(chart);
    case 'sky':
      return skyOf(date);
  }
}

/** The two signs that a page is about; null where it is about none. */
export function pairOf(reading: string): [number, number] | null {
  const [kind, ...ids] = reading.split(':');
  const [first, second] = ids.map((id) => SIGN_IDS.findIndex((sign) => sign === id));
  return kind === 'compatibility' && first !== undefined && second !== undefined
    ? [first, second]
    : null;
}

function skyOf(date: string): WheelDrawing {
  const places = planetPositionsAt(noonOf(date));
  return {
    kind: 'wheel',
    leftDeg: 0,
    bodies: PLANET_IDS.map((id) => ({ id, longitude: places[id].longitudeDeg })),
    aspects: findAspects(places),
    cusps: [],
  };
}

const chartWheel = ({ bodies, aspects, houses }: Chart): WheelDrawing => ({
  kind: 'wheel',
  leftDeg: houses?.ascendant ?? 0,
  bodies: bodies.flatMap(({ id, longitude }) =>
    PLANET_IDS.some((planet) => planet === id) ? [{ id, longitude }] : [],
  ),
  aspects: aspects.map(({ a, b, aspect }) => ({ a, b, aspect })),
  cusps: houses?.cusps ?? [],
});
