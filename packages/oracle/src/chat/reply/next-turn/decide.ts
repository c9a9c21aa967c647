import { ANY_LEAN, DEED_LEANS, NO_LEAN } from '../../../../content/chat/leans.ts';
import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { leanBetween } from '../../slots/lean-slots.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { shortAnswer } from '../answer-parts.ts';
import { lineOf } from '../closing-verdict.ts';
import { type Draft, plainPart } from '../draft.ts';
import { OF_TWO } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { answerNext } from './by-form/next-passage.ts';
import type { Last } from './other-day.ts';

const fixed = (...texts: readonly string[]): Draft => ({
  parts: texts.map(plainPart),
  chosen: [],
  zone: 'sure',
});

/** "so should i or not", "so which": one way or the other, with its reason. */
export async function decide(
  piece: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const { deed: now, ...named } = piece.entities;
  const isNew = now !== undefined && !/^do (?:it|that|this)\b/u.test(now);
  const entities = {
    ...state.entities,
    ...last.piece.entities,
    ...named,
    ...(isNew && { deed: now }),
  };
  const asked = `${last.piece.said} ${last.piece.plain}`;
  const short = await shortAnswer(last, talk, state);
  const summary = short === null ? [] : short.parts.map(({ text }) => text);
  if (NO_LEAN.test(`${asked} ${entities.deed ?? ''}`)) return fixed(REPLY_LINES.noLean, ...summary);
  const lean = leanBetween(entities);
  if (lean !== null) return fixed(lineOf(lean));
  const isKnownDeed = entities.deed !== undefined && leanOn(entities.deed) !== ANY_LEAN;
  const next = isKnownDeed ? null : await answerNext(last.family, piece, talk, state);
  if (next !== null) return next;
  if (isAboutHeart(last)) {
    const them = { he: 'him', she: 'her', they: 'them' }[entities.who?.they ?? 'they'];
    return fixed(REPLY_LINES.noVerdict.replace('{them}', them), ...summary);
  }
  if (/\bwhich\b|\b(?:pick|choose)\b/u.test(piece.plain)) {
    return fixed(OF_TWO.has(last.family.id) ? REPLY_LINES.noRanking : REPLY_LINES.anyOption);
  }
  return fixed(leanOn(entities.deed ?? asked), ...summary);
}

/** What another person feels or will do, which is not decided here. */
const isAboutHeart = ({ family, piece }: Last): boolean =>
  family.theme === 'love' &&
  piece.entities.deed === undefined &&
  /\b(?:does|do|is|will|did|has|are) (?:he|she|they|my \w+|we|it)\b/u.test(piece.plain);

/** Which way a deed is leaned on. */
export const leanOn = (deed: string): string =>
  DEED_LEANS.find(([pattern]) => pattern.test(deed.toLowerCase()))?.[1] ?? ANY_LEAN;
