import type { Theme } from '../../family.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Entities, Piece } from '../../understood.ts';
import { nearestOf } from '../../understand/near/near-passages.ts';
import { keptMatters } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { writtenOut } from './short/written-out.ts';

/** Of a long story its last part is understood. */
export const MOST_TEXT = 400;

/** What the person said in the last questions, in plain words. */
export const conversationOf = ({ questions, piece }: ChatState): string =>
  [...questions, ...(piece === null ? [] : [piece])]
    .map(({ said, plain }) => `${writtenOut(said)} ${plain}`.trim().toLowerCase())
    .filter((text, at, all) => all.indexOf(text) === at)
    .join('. ');

const NO_SUBJECT: ReadonlySet<Theme> = new Set(['frame', 'talk', 'product']);

/** The subject of the conversation: that of the newest question that has one. */
export function themeOf(talk: Talk, { questions, family }: ChatState): Theme | null {
  const ids = [...questions.map((question) => question.family), family];
  const themes = ids.flatMap((id) => talk.families.get(id ?? '')?.theme ?? []);
  return themes.findLast((theme) => !NO_SUBJECT.has(theme)) ?? null;
}

const join = (before: string, now: string): string => `${before}. ${now}`.slice(-MOST_TEXT);

/** The kept question with a turn added to it, so that the next turn is read with both. */
export function joinedPiece(
  { text, plain, said, matters = {} }: Piece,
  kept: KeptPiece,
  { family }: ChatState,
  entities: Entities,
): KeptPiece {
  return {
    ...kept,
    family,
    text: join(kept.text, text),
    plain: join(kept.plain, `${said} ${plain}`.trim()),
    entities,
    matters: keptMatters(nearestOf([kept.matters ?? {}, matters])),
  };
}
