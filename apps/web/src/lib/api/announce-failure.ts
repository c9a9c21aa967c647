import { CallRefused } from '@palm/contract/client';
import type { Message } from '@palm/contract/messages';
import { announceProblem } from '../../ui/feedback/announce.ts';

export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'signed_out';

/** One toast says that the session has ended: first in the words of the page, then of what was being done on it. */
export const announceSessionEnd = (words: Message): void => announceProblem(words, 'session-end');

/** Says why a call failed. */
export const announceFailure = (error: unknown, words: Message): void =>
  isSignedOut(error) ? announceSessionEnd(words) : announceProblem(words);
