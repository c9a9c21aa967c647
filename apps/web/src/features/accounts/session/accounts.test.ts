import { calls } from '@palm/contract/calls';
import type { Session } from '@palm/contract/entities';
import { expect, it } from 'vitest';
import { createEarlyAnswers } from '../../../lib/early-calls/take-early.ts';
import { createAccounts } from './accounts.ts';

const noTabs = { postMessage: () => {}, addEventListener: () => {} };
const session: Session = {
  access_token: 'mine',
  refresh_token: null,
  expires_in: 300,
  expires_at: Math.floor(Date.now() / 1000) + 300,
  token_type: 'bearer',
  user: {
    id: '3f1c2a52-8a2c-4f0e-9a49-0d6a2b1f5c11',
    email: 'wren@example.com',
    email_confirmed_at: null,
    created_at: '2026-11-15T12:00:00Z',
    last_sign_in_at: null,
  },
};
const come = (body: unknown, token: string | null) => ({
  coming: Promise.resolve(null),
  come: { body, token },
});
const noNetwork = () => Promise.reject(new TypeError('no network'));

it('knows a session, and what was asked with it, before anything is sent', () => {
  const early = createEarlyAnswers(noNetwork, {
    '/functions/v1/refresh-session {}': come(session, null),
    '/functions/v1/get-role {}': come({ role: 'admin' }, 'mine'),
  });
  const { store, answerNow } = createAccounts(early, noTabs);
  expect(store.read()).toMatchObject({ status: 'user', session: { access_token: 'mine' } });
  expect(answerNow(calls.getRole, {})).toEqual({ role: 'admin' });
});

it('knows a browser whose session has ended, and no user before the answer is there', () => {
  const ended = createEarlyAnswers(noNetwork, {
    '/functions/v1/refresh-session {}': come(null, null),
  });
  expect(createAccounts(ended, noTabs).store.read().status).toBe('visitor');
  const unanswered = createEarlyAnswers(noNetwork, {});
  expect(createAccounts(unanswered, noTabs).store.read().status).toBe('unknown');
});
