import type { AreaLine } from '../../../../content/chat/part-lines/by-area/area-line.ts';
import type { Area } from '../../../../content/chat/part-lines/by-area/areas.ts';
import { NO_LEAN } from '../../../../content/chat/leans.ts';
import { AREA_LINES } from '../../../../content/chat/part-lines/by-area/by-area.ts';
import { LAST_AREA_LINES } from '../../../../content/chat/part-lines/by-area/last-lines.ts';
import type { Piece } from '../../understood.ts';
import { meantQuestion, withReferent } from './with-referent.ts';
import { areaAsked } from '../look-ups/outlook/asked-outlook.ts';
import { areaOf } from './area-of.ts';

/** A question of a message with several, with the line that its form leads to in that part of life. */
export function withAreaLine(piece: Piece, pieces: readonly Piece[]): Piece {
  const at = pieces.indexOf(piece);
  if (piece.areaLine !== undefined) return piece;
  if (areaAsked(piece.plain) !== null || meantQuestion(piece, pieces.slice(0, at)) !== null) {
    return piece;
  }
  const area = areaOf(at, pieces);
  const { text } = withReferent(piece, pieces.slice(0, at));
  const line =
    lineIn(AREA_LINES, piece.plain, area) ??
    (text === piece.text ? null : lineIn(AREA_LINES, bareWords(text), area));
  return line === null ? piece : { ...piece, areaLine: line };
}

const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[?!.,]+/gu, '')
    .trim();

/** A general line for a question that nothing else is written for. */
export const lastAreaLine = (plain: string): string | null =>
  NO_LEAN.test(plain) || STAKES.test(plain) ? null : lineIn(LAST_AREA_LINES, plain, null);

/** On these nothing general is said: a lean would be advice on what only somebody who knows the case may decide. */
const STAKES =
  /\b(?:savings?|stocks?|shares?|crypto|bitcoin|invest\w*|bet|casino|pills?|medic\w*|surgery|abortion|divorce|custody|court|sue|drink|drugs?|pregnant)\b/u;

function lineIn(lines: readonly AreaLine[], plain: string, area: Area | null): string | null {
  const says = lines.find(([asked]) => asked.test(plain))?.[1];
  if (says === undefined) return null;
  const ofArea = area === null ? undefined : says[area];
  return ofArea === undefined ? (says.any ?? null) : ofArea;
}
