import { nearnessOf } from '../../nearness.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import { splitMessage } from '../../understand/split-message.ts';
import { type Draft, isTenderFamily } from '../draft.ts';
import { type AnswerWords, readAlone } from '../next-turn/answer-words.ts';
import type { Talk } from '../talk.ts';
import { firstSentences, type PartAnswer } from './answer-part.ts';
import { EMPTY_FRAMES } from './form-line.ts';
import { hintsAtLoss, isOfDead } from './of-dead.ts';

/** One of several questions, answered as a message of its own, in its first sentences; null where it is not clear. */
export async function answerAlone(
  { text, said }: Pick<KeptPiece, 'text' | 'said'>,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<(PartAnswer & { readonly used: readonly string[] }) | null> {
  const told = `${said.replace(/[\s,;:.]+$/u, '')}. ${text}`;
  const message = said !== '' && splitMessage(told).length === 1 ? told : text;
  if (splitMessage(message).length !== 1) return null;
  const draft = await answerWords(message, talk, { ...readAlone(state), used: state.used });
  if (draft.zone === 'unsure' || draft.parts.length === 0 || isEmptyFrame(draft)) return null;
  const isGuess = draft.zone === 'likely' || isOfDead(draft.piece?.family ?? '');
  if (isGuess && isTender(draft, talk) && !hintsAtLoss(message)) return null;
  if (isFarFetched(draft, talk)) return null;
  const parts = isTender(draft, talk) ? draft.parts : firstSentences(ofDay(draft));
  const [chosen = null] = draft.chosen;
  return { parts, chosen, facts: draft.facts ?? [], used: draft.used ?? [] };
}

/** Less like what is written than this, the answer to one of several questions was judged to miss it nearly always. */
const LEAST_LIKE = 0.72;
const LEAST_NEAR = { sure: 0.6, likely: 0.66 };

/** Whether the subject is a guess: a line that fits every question of its form says more. */
function isFarFetched({ likeness, piece, chosen: [first], zone }: Draft, talk: Talk): boolean {
  if (likeness !== undefined) return likeness < LEAST_LIKE;
  const family = talk.families.get(piece?.family ?? '');
  const isOfLife = family !== undefined && family.kind !== 'lookup' && family.kind !== 'product';
  if (first === undefined || piece === undefined || !isOfLife || isOfDay(piece)) return false;
  return (
    nearnessOf(piece.near ?? {}, first.family.id) < LEAST_NEAR[zone === 'sure' ? zone : 'likely']
  );
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
