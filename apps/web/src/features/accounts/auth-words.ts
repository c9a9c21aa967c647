import type { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';

const NO_ANSWER: ReadonlySet<string> = new Set(['offline', 'unexpected', 'timed_out']);

/** A refusal in the words of the auth screen, which has its own for what nobody expected. */
export const authWords = (refused: CallRefused): Message =>
  NO_ANSWER.has(refused.code) ? messages['auth.unexpected'] : refused.words;
