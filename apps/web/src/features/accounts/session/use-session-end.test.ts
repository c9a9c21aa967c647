import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { sessionEndWords } from './use-session-end.ts';

it('asks to sign in, in the words of the page that was open', () => {
  expect(sessionEndWords('/ask-the-oracle')).toBe(messages['chat.authentication-required']);
  expect(sessionEndWords('/the-oracle/')).toBe(messages['palm.authentication-required']);
  expect(sessionEndWords('/horoscope/leo')).toBe(messages['request.signed-out']);
});
