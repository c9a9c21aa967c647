import { RELATIONS } from '../../../entities/relation-words.ts';
import type { Family } from '../../../family.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { lastLineFor } from '../../several/form-line.ts';
import type { Talk } from '../../talk.ts';
import { isGlad, TALKED_OF } from '../belongs-to-story.ts';
import { contentWords } from '../own-subject.ts';
import { hearStory } from '../told-turn.ts';
import { answerByField } from '../story/answer-in-story.ts';
import { storyOf } from '../story/story-of.ts';
import { joinedTurn, laterTold } from './later-told.ts';

/**
 * A later message is answered on the story's subject, or shortly. An answer from another subject stands only where the
 * message names that subject itself.
 */
export async function keepToStory(
  found: Draft,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  // A message that is read alone has no story to keep to, whatever was asked before.
  if (state.piece === null || !isOffSubject(found, pieces, talk, state)) return found;
  const told = laterTold(pieces, talk, state);
  if (told !== null) {
    return hearStory(told, joinedTurn(told, state), talk, state);
  }
  const piece = pieces.at(-1);
  if (piece === undefined || found.zone === 'unsure') return found;
  const byField = await answerByField(pieces, talk, state);
  if (byField !== null) return byField;
  const line = lastLineFor(piece);
  return line === null
    ? found
    : { parts: [plainPart(line)], chosen: [], zone: 'sure', piece: joinedTurn(piece, state) };
}

/** Whether an answer comes from a subject that neither the story nor the message names. */
function isOffSubject(
  { chosen, zone }: Draft,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): boolean {
  const piece = pieces.at(-1);
  const story = storyOf(talk, state);
  if (piece === undefined || story === null || story.isOfProduct) return false;
  if (careIn(state, talk.clock).wasAtRisk) return false;
  // After words that were not understood the subject may still be found, except by a detail of them.
  if (state.unsure > 0 && !(piece.form === 'tells' && LINKS.test(piece.plain))) return false;
  if (zone === 'unsure') return pieces.length === 1 && piece.form === 'tells';
  const { family, facts = [] } = chosen.at(-1) ?? {};
  // A day that was looked for.
  if (facts.length > 0) return false;
  if (family === undefined || !TALKED_OF.has(family.kind) || isOfTurns(family)) return false;
  const own = [state.family, ...state.questions.map((one) => one.family)];
  if (own.includes(family.id) || family.theme === 'loss') return false;
  return !pieces.some((one) => namesSubject(one, family));
}

/** What happened since: fits any story. */
const isOfTurns = (family: Family): boolean => family.id.startsWith('news-') || isGlad(family);

const LINKS = /^(?:and|but|because|so)\b|\b(?:he|she|they|him|her|them|his|their|it|that|this)\b/u;
const LEAST_SHARED = 2;

/** Whether a message names a subject in so many words: two or more of the words of one of its phrases. */
function namesSubject({ plain, said, form, zone }: Piece, { asks, passages }: Family): boolean {
  if (zone === 'unsure' || (form === 'tells' && LINKS.test(plain))) return false;
  const words = new Set(stemsOf(`${said} ${plain}`.toLowerCase()));
  const phrases = [...asks, ...passages.flatMap((passage) => passage.phrases)];
  return phrases.some(
    (phrase) =>
      new Set(stemsOf(phrase.toLowerCase()).filter((stem) => words.has(stem))).size >= LEAST_SHARED,
  );
}

const stemsOf = (text: string): string[] =>
  contentWords(text)
    .filter((word) => !RELATIONS.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/u, ''));
