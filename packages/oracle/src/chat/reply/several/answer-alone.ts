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
  const parts = isTender(draft, talk) ? draft.parts : firstSentences(draft.parts);
  const [chosen = null] = draft.chosen;
  return { parts, chosen, facts: draft.facts ?? [], used: draft.used ?? [] };
}

/** A frame's general words, which say nothing about the subject. */
const isEmptyFrame = ({ piece, chosen: [first] }: Draft): boolean =>
  EMPTY_FRAMES.has(piece?.family ?? '') && first?.passage.phrases.length === 0;

function isTender({ isTender: isMarked = false, piece }: Draft, { families }: Talk): boolean {
  const family = families.get(piece?.family ?? '');
  return isMarked || isOfDead(family?.id ?? '') || (family !== undefined && isTenderFamily(family));
}
