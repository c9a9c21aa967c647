import { type AreaPoint, POINT_OF_AREA } from '../../../../content/chat/placement-areas.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Draft } from '../draft.ts';
import type { Told } from '../look-ups/look-up.ts';
import {
  ASKS_STRONGER,
  pointsNamed,
  tellStronger,
} from '../look-ups/placements/compare-placements.ts';
import { placementOf } from '../look-ups/placements/own-placement.ts';
import {
  areaIn,
  areaPointNamed,
  signMeant,
  tellArea,
  tellWhy,
} from '../look-ups/placements/placement-area.ts';
import type { Talk } from '../talk.ts';

/** A question about the placement of the last answer: a part of life, or whether another one is stronger. */
export function aboutPlacement(piece: Piece, talk: Talk, state: ChatState): Draft | null {
  const last = state.piece;
  const point = last === null ? null : (pointOf(last) ?? pointOfWhole(last, piece));
  if (last === null || point === null || state.family !== last.family) return null;
  return comparedWith(point, piece, talk, state) ?? inArea(point, piece, last, talk);
}

/** The placement that a question was about. */
function pointOf({ family, entities }: KeptPiece): AreaPoint | null {
  const ofFamily = placementOf(family ?? '');
  if (ofFamily === undefined && family !== 'placement') return null;
  return areaPointNamed(entities.planet ?? ofFamily);
}

/** Answers about the whole chart: a part of life is told by the planet it is read from. */
const OF_WHOLE_CHART: ReadonlySet<string> = new Set(['big-three', 'dominant', 'tell-me-about-me']);

function pointOfWhole({ family }: KeptPiece, { plain }: Piece): AreaPoint | null {
  const area = OF_WHOLE_CHART.has(family ?? '') ? areaIn(plain) : null;
  return area === null ? null : POINT_OF_AREA[area];
}

const MOST_WORDS = 12;
/** "and money", "what does that mean for sleep", "does it explain why i burn out at work" */
const ASKS_ON =
  /^(?:(?:ok|hmm|cool|so|lol|interesting|wow) )*(?:(?:and|what about|how about|but)\b|(?:(?:so|and|but) )?(?:what|how) (?:does|do|would|is|about)\b.*\b(?:it|that|this|they|my)\b|(?:does|do|is|can|would|will) (?:it|that|this)\b|(?:for|in|at|with|as|about)\b)/u;

function inArea(point: AreaPoint, piece: Piece, last: KeptPiece, talk: Talk): Draft | null {
  const { plain } = piece;
  const area = areaIn(plain);
  const isLong = plain.split(' ').length > MOST_WORDS;
  if (isLong || piece.said !== '' || !ASKS_ON.test(plain)) return null;
  // "and my mars at work" is about another placement.
  if (piece.entities.planet !== undefined || piece.entities.date !== undefined) return null;
  const sign = signMeant(point, { chart: talk.chart, entities: last.entities });
  if (sign === null) return null;
  const told =
    area === null
      ? tellWhy({ point, sign, plain })
      : tellArea({ point, sign, area, plain }, talk.chart);
  return told === null ? null : drafted(told, last);
}

function comparedWith(point: AreaPoint, piece: Piece, talk: Talk, state: ChatState): Draft | null {
  if (!ASKS_STRONGER.test(piece.plain) || talk.chart === null || state.piece === null) return null;
  const named = pointsNamed(piece.plain);
  const before = state.questions.flatMap((question) => pointOf(question) ?? []).toReversed();
  const other = [...named, ...before].find((one) => one !== point);
  if (named.length > 1 || other === undefined) return null;
  const told = tellStronger([point, other], talk.chart);
  return told === null ? null : drafted(told, state.piece);
}

const drafted = ({ text, facts }: Told, piece: KeptPiece): Draft => ({
  parts: [{ text, cites: facts.map(({ id }) => id) }],
  chosen: [],
  facts,
  zone: 'sure',
  piece,
});
