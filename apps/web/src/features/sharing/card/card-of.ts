import { findAspects } from '@palm/astrology/aspects';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { planetPositionsAt } from '@palm/astrology/planet-positions';
import { MOON_PHASES, PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import type { HistoryPage } from '@palm/contract/history';
import { shareParagraphs } from '@palm/contract/share-paragraphs';
import { typographic } from '@palm/contract/typographic';
import type { DrawnLine } from '../../../ui/engraving/hand/palm-drawing.tsx';
import type { Card, CardDrawing, CardTheme, WheelDrawing } from './card.ts';
import { factWords } from './fact-words.ts';

export type CardPlate = 'palm' | 'sky' | 'moon' | 'pair' | 'chart';

/** What a picture can be made of. */
export interface CardSource {
  readonly label: string;
  readonly date: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly fact: string;
  /** The drawings to choose from, the first by default. */
  readonly plates: readonly CardPlate[];
  readonly signs: readonly [number, number] | null;
  readonly lines: readonly DrawnLine[];
}

export interface CardChoices {
  /** Counted from 0. */
  readonly paragraph: number;
  readonly plate: CardPlate;
  readonly theme: CardTheme;
}

/** A reading of the history. Its birth chart is there by choice alone. */
export function sourceOfPage(page: HistoryPage, label: string): CardSource {
  const signs = pairOf(page.reading);
  return {
    label,
    date: page.date,
    title: typographic(page.title ?? label),
    paragraphs: shareParagraphs(page.parts).map(typographic),
    fact: factWords(page.receipts),
    plates: ['sky', 'moon', ...(signs === null ? [] : (['pair'] as const)), 'chart'],
    signs,
    lines: [],
  };
}

/** Nine in the evening by the user's clock, the hour whose Moon today and a shared page show (`eveningOf`). */
const eveningOf = (date: string): number => Date.parse(`${date}T21:00`);

/** What stands on the picture. The chart is needed for the birth chart alone. */
export function cardOf(
  source: CardSource,
  { paragraph, plate, theme }: CardChoices,
  chart: Chart | null,
): Card {
  const { label, date, title, fact } = source;
  const { phase, angleDeg, illuminatedFraction } = moonPhaseAt(eveningOf(date));
  return {
    label,
    date,
    moon: { angleDeg, litFraction: illuminatedFraction, words: MOON_PHASES[phase].name },
    title,
    paragraph: source.paragraphs[paragraph] ?? '',
    fact,
    drawing: drawingOf(plate, source, chart),
    theme,
  };
}

function drawingOf(
  plate: CardPlate,
  { date, signs, lines }: CardSource,
  chart: Chart | null,
): CardDrawing {
  switch (plate) {
    case 'moon':
      return { kind: 'moon' };
    case 'palm':
      return { kind: 'palm', lines };
    case 'pair':
      return { kind: 'pair', signs: signs ?? [0, 0] };
    case 'chart':
      return chart === null ? skyOf(date) : chartWheel(chart);
    case 'sky':
      return skyOf(date);
  }
}

/** The two signs that a page is about; null where it is about none. */
function pairOf(reading: string): [number, number] | null {
  const [kind, ...ids] = reading.split(':');
  const [first, second] = ids.map((id) => SIGN_IDS.findIndex((sign) => sign === id));
  return kind === 'compatibility' && first !== undefined && second !== undefined
    ? [first, second]
    : null;
}

function skyOf(date: string): WheelDrawing {
  const places = planetPositionsAt(eveningOf(date));
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
