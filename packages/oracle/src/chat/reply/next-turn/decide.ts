import { ANY_LEAN, BIG_CHOICE, DEED_LEANS, NO_LEAN } from '../../../../content/chat/leans.ts';
import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { leanBetween, weighed } from '../../slots/lean-slots.ts';
import { isNearlySaid } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { shortAnswer } from '../answer-parts.ts';
import { lineOf } from '../verdicts/closing-verdict.ts';
import { type Draft, plainPart } from '../draft.ts';
import { OF_TWO } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { answerNext } from './by-form/next-passage.ts';
import { conversationOf } from './conversation.ts';
import type { Last } from './other/other-day.ts';

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
  const lean = BIG_CHOICE.test(conversationOf(state)) ? null : leanBetween(entities);
  if (lean !== null) return fixed(lineOf(lean));
  const weighing = weighed(`${conversationOf(state)} ${piece.plain}`, entities);
  if (weighing !== null) return { ...fixed(weighing), piece: { ...last.piece, entities } };
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

const MOST_CHOICE_WORDS = 9;

/** "keep or sell", "cancel or go": a choice that only the story before it explains. */
export async function chooseBetween(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  const isBare =
    piece.entities.a !== undefined &&
    piece.said === '' &&
    piece.plain.split(' ').length <= MOST_CHOICE_WORDS;
  if (!isBare || family === undefined || family.kind === 'lookup' || state.piece === null)
    return null;
  if (isNearlySaid(piece.near)) return null;
  const told = `${conversationOf(state)} ${piece.plain}`;
  const weighing = weighed(told, piece.entities);
  const last = { family, piece: state.piece };
  return weighing === null
    ? decide(piece, last, talk, state)
    : { ...fixed(weighing), piece: { ...last.piece, entities: piece.entities } };
}

/** What another person feels or will do, which is not decided here. */
const isAboutHeart = ({ family, piece }: Last): boolean =>
  family.theme === 'love' &&
  piece.entities.deed === undefined &&
  /\b(?:does|do|is|will|did|has|are) (?:he|she|they|my \w+|we|it)\b/u.test(piece.plain);

/** Which way a deed is leaned on. */
export const leanOn = (deed: string): string =>
  DEED_LEANS.find(([pattern]) => pattern.test(deed.toLowerCase()))?.[1] ?? ANY_LEAN;
