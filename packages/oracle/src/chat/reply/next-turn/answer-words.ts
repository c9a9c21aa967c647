import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../reading.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { type ChatState, NEW_STATE } from '../../state.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';

/** Answers words as if they were the message. */
export type AnswerWords = (message: string, talk: Talk, state: ChatState) => Promise<Draft>;

/** The state for words that are read alone: only care is kept. */
export const readAlone = ({ care, isTender, tenderOn }: ChatState): ChatState => ({
  ...NEW_STATE,
  care,
  isTender,
  tenderOn,
});

/** Says back the detail that the answer goes by. */
export const detailPart = (detail: string): ReadingPart =>
  plainPart(REPLY_LINES.correctedDetail.replace('{detail}', () => capitalised(detail)));
