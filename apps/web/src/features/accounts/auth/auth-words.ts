import type { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';

const GENERAL: ReadonlySet<string> = new Set(['unexpected', 'declined', 'timed_out']);

/** The message for a refusal on the auth screen, which has its own title for general failures. */
export const authWords = ({ code, words }: CallRefused): Message =>
  GENERAL.has(code) ? { title: messages['auth.unexpected'].title, message: words.message } : words;

/** The same for a typed code. A code that is too short counts as a wrong code. */
export function codeWords(refused: CallRefused): Message {
  const wrong = messages['auth.code-wrong'];
  if (refused.code === 'invalid_input') return wrong;
  return refused.said === null ? authWords(refused) : { title: wrong.title, message: refused.said };
}

/** The profile page has one sentence for every failed sign-out; elsewhere the reason is given where there is one. */
export function signOutWords(
  { code, said, words }: CallRefused,
  failed: 'auth.sign-out-failed' | 'auth.sign-out-failed-from-profile',
): Message {
  const isExplained = said !== null || (code !== 'unexpected' && code !== 'declined');
  if (failed === 'auth.sign-out-failed-from-profile' || !isExplained) return messages[failed];
  return { title: messages[failed].title, message: words.message };
}
