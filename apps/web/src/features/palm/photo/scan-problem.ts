import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import type { ScanProblem } from '../palm-step.ts';
import { refusalWordsFor } from '../palm-words.ts';
import { copy } from '../copy.ts';

/** Refusals of the photo itself: the same one again would be refused again. */
const OF_THE_PHOTO: ReadonlySet<string> = new Set([
  'invalid_image',
  'photo_too_large',
  'photo_wrong_type',
]);
/** Refusals whose own message is more useful than "analysis failed". */
const SAID_AS_IT_IS: ReadonlySet<string> = new Set([
  ...OF_THE_PHOTO,
  'palm_reader_busy',
  'overloaded',
  'too_many_requests',
]);

function toastFor(error: unknown): Message {
  if (!(error instanceof CallRefused)) return messages['palm.failed'];
  if (error.code === 'signed_out') return messages['palm.authentication-required'];
  return SAID_AS_IT_IS.has(error.code) ? error.words : messages['palm.failed'];
}

const NOT_READ = copy.scanProblem.photoCouldNotBeRead;

function wordsFor(error: unknown): string {
  if (!(error instanceof CallRefused)) return NOT_READ;
  const reason = refusalWordsFor(error.reason);
  if (reason !== null) return reason;
  const isSaid = SAID_AS_IT_IS.has(error.code) || error.code === 'offline';
  return isSaid ? error.words.message : NOT_READ;
}

/** The message of a failed scan: short for a toast, longer below the drop zone. */
export function scanProblem(error: unknown, photo: File): { toast: Message; problem: ScanProblem } {
  const isOfPhoto = error instanceof CallRefused && OF_THE_PHOTO.has(error.code);
  return {
    toast: toastFor(error),
    problem: { words: wordsFor(error), again: isOfPhoto ? null : photo },
  };
}
