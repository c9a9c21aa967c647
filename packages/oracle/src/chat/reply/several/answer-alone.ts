import { nearnessOf } from '../../nearness.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import { splitMessage } from '../../understand/split-message.ts';
import { type Draft, isTenderFamily } from '../draft.ts';
import { type AnswerWords, readAlone } from '../next-turn/answer-words.ts';
import type { Talk } from '../talk.ts';
import { firstSentences, type PartAnswer, type Surely } from './answer-part.ts';
import { EMPTY_FRAMES } from './form-line.ts';
import { hintsAtLoss, isOfDead } from './of-dead.ts';

interface How {
  readonly answerWords: AnswerWords;
  readonly surely: Surely;
}

type AloneAnswer = PartAnswer & { readonly used: readonly string[] };

/**
 * One of several questions, answered as a message of its own, in its first sentences: with what is told beside it, else
 * without; what is clearly meant is so without. Null where it is not clear.
 */
export async function answerAlone(
  { text, said }: Pick<KeptPiece, 'text' | 'said'>,
  talk: Talk,
  state: ChatState,
  how: How,
): Promise<AloneAnswer | null> {
  const told = `${said.replace(/[\s,;:.]+$/u, '')}. ${text}`;
  const isTold = how.surely !== 'clearly' && said !== '' && splitMessage(told).length === 1;
  const withTold = isTold ? await answerMessage(told, talk, state, how) : null;
  return withTold ?? answerMessage(text, talk, state, how);
}

async function answerMessage(
  message: string,
  talk: Talk,
  state: ChatState,
  { answerWords, surely }: How,
): Promise<AloneAnswer | null> {
  if (splitMessage(message).length !== 1) return null;
  const draft = await answerWords(message, talk, { ...readAlone(state), used: state.used });
  if (draft.zone === 'unsure' || draft.parts.length === 0 || isEmptyFrame(draft)) return null;
  const isGuess = draft.zone === 'likely' || isOfDead(draft.piece?.family ?? '');
  if (isGuess && isTender(draft, talk) && !hintsAtLoss(message)) return null;
  if (isFarFetched(draft, surely, talk)) return null;
  const parts = isTender(draft, talk) ? draft.parts : firstSentences(ofDay(draft));
  const [chosen = null] = draft.chosen;
  return { parts, chosen, facts: draft.facts ?? [], used: draft.used ?? [] };
}

/**
 * How like what is written a question must be. Below "likely" the answer to one of several was judged to miss it
 * nearly always; "perhaps" stands where nothing else is left to say, and "told" for what asks nothing.
 */
const LEAST: Readonly<Record<Surely, { like: number; sure: number; likely: number }>> = {
  clearly: { like: 0.84, sure: 0.87, likely: 0.95 },
  likely: { like: 0.72, sure: 0.6, likely: 0.66 },
  perhaps: { like: 0.67, sure: 0.55, likely: 0.62 },
  told: { like: 0.62, sure: 0.5, likely: 0.57 },
};

/** Whether the subject is a guess: a line that fits every question of its form says more. */
function isFarFetched(
  { likeness, piece, chosen: [first], zone }: Draft,
  surely: Surely,
  talk: Talk,
): boolean {
  const least = LEAST[surely];
  if (likeness !== undefined) return likeness < least.like;
  const family = talk.families.get(piece?.family ?? '');
  if (family?.kind === 'product' && zone !== 'sure') return true;
  const isOfLife = family !== undefined && family.kind !== 'lookup' && family.kind !== 'product';
  if (first === undefined || piece === undefined || !isOfLife || isOfDay(piece))
    return surely === 'clearly';
  return nearnessOf(piece.near ?? {}, first.family.id) < least[zone === 'sure' ? zone : 'likely'];
}

/** Families that look for a day by the chart: only what they found is said, and no advice for other days. */
const OF_DAYS: ReadonlySet<string> = new Set(['best-day', 'which-day', 'plan-date', 'first-date']);

const isOfDay = ({ family, form }: Pick<KeptPiece, 'family' | 'form'>): boolean =>
  OF_DAYS.has(family ?? '') && (form === 'which-day' || form === 'when');

function ofDay({ parts, piece }: Draft): Draft['parts'] {
  const found = parts.filter(({ cites }) => cites.length > 0);
  return piece !== undefined && isOfDay(piece) && found.length > 0 ? found : parts;
}

/** A frame's general words, which say nothing about the subject. */
const isEmptyFrame = ({ piece, chosen: [first] }: Draft): boolean =>
  EMPTY_FRAMES.has(piece?.family ?? '') && first?.passage.phrases.length === 0;

function isTender({ isTender: isMarked = false, piece }: Draft, { families }: Talk): boolean {
  const family = families.get(piece?.family ?? '');
  return isMarked || isOfDead(family?.id ?? '') || (family !== undefined && isTenderFamily(family));
}
