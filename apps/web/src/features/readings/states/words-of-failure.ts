import { CallRefused } from '@palm/contract/client';
import { messages, type Message } from '@palm/contract/messages';
import { failureOf, type ReadingRequest, signInFirst } from '../reading-request.ts';

const REASONS = new Set<string>([
  'premium_only',
  'profile_incomplete',
  'birth_date_out_of_range',
  'person_gone',
  'too_many_requests',
  'overloaded',
]);

/** A refusal that has its own reason says it; everything else failed, and each kind has its words for that. */
export function wordsOfFailure(error: unknown, { kind }: ReadingRequest): Message {
  if (!(error instanceof CallRefused)) return messages[failureOf[kind]];
  if (REASONS.has(error.code)) return error.words;
  return messages[error.code === 'signed_out' ? signInFirst[kind] : failureOf[kind]];
}

const FINAL = new Set<string>([
  'premium_only',
  'profile_incomplete',
  'birth_date_out_of_range',
  'person_gone',
]);

/** Asking the same again would change nothing. */
export const isFinal = (error: unknown): boolean =>
  error instanceof CallRefused && FINAL.has(error.code);
