import { findAspects } from '@palm/astrology/aspects';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { planetPositionsAt } from '@palm/astrology/planet-positions';
import { MOON_PHASES, PLANET_IDS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import type { PathPlate } from '../../../ui/plates/plate.ts';
import type { Card, CardDrawing, CardTheme, PalmHand, WheelDrawing } from './card.ts';

export type CardPlate = 'palm' | 'path' | 'sky' | 'moon' | 'pair' | 'chart';

/** The words of a picture. */
export interface CardWords {
  readonly title: string;
  /** To choose one from. */
  readonly paragraphs: readonly string[];
}

/** What a picture can be made of. */
export interface CardSource {
  readonly label: string;
  readonly date: string;
  readonly whole: CardWords;
  /** The same without what tells of a birth, one for one. */
  readonly discreet: CardWords;
  /** Which paragraph is taken first. */
  readonly firstParagraph: number;
  readonly fact: string;
  /** The drawings to choose from, the first by default. */
  readonly plates: readonly CardPlate[];
  readonly path: PathPlate | null;
  readonly signs: readonly [number, number] | null;
  readonly hand: PalmHand | null;
}

export interface CardChoices {
  /** Counted from 0. */
  readonly paragraph: number;
  /** With what tells of a birth. */
  readonly isWhole: boolean;
  readonly plate: CardPlate;
  readonly theme: CardTheme;
}

/** Nine in the evening by the user's clock, the hour whose Moon today and a shared page show (`eveningOf`). */
const eveningOf = (date: string): number => Date.parse(`${date}T21:00`);

/** The title and the paragraph that were chosen. */
export function chosenWords(
  { whole, discreet }: CardSource,
  { paragraph, isWhole }: Pick<CardChoices, 'paragraph' | 'isWhole'>,
): Pick<Card, 'title' | 'paragraph'> {
  const { title, paragraphs } = isWhole ? whole : discreet;
  return { title, paragraph: paragraphs[paragraph] ?? '' };
}

/** What stands on the picture. The chart is needed for the birth chart alone. */
export function cardOf(source: CardSource, choices: CardChoices, chart: Chart | null): Card {
  const { label, date, fact } = source;
  const { phase, angleDeg, illuminatedFraction } = moonPhaseAt(eveningOf(date));
  return {
    label,
    date,
    moon: { angleDeg, litFraction: illuminatedFraction, words: MOON_PHASES[phase].name },
    ...chosenWords(source, choices),
    fact,
    drawing: drawingOf(choices.plate, source, chart),
    theme: choices.theme,
  };
}

/** What was chosen; the sky of the day where it is not there. */
function drawingOf(
  plate: CardPlate,
  { date, path, signs, hand }: CardSource,
  chart: Chart | null,
): CardDrawing {
  if (plate === 'moon') return { kind: 'moon' };
  if (plate === 'palm' && hand !== null) return { kind: 'palm', ...hand };
  if (plate === 'path' && path !== null) return { kind: 'path', path };
  if (plate === 'pair' && signs !== null) return { kind: 'pair', signs };
  if (plate === 'chart' && chart !== null) return chartWheel(chart);
  return skyOf(date);
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
