import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { Session } from '@palm/contract/entities';
import { clearUserQueries } from './clear-user-queries.ts';
import { createSessionStore } from './session-store.ts';

const sessionOf = (id: string): Session => ({
  access_token: 'token',
  refresh_token: null,
  expires_in: 300,
  expires_at: 2_000_000_000,
  token_type: 'bearer',
  user: {
    id,
    email: 'a@b.example',
    email_confirmed_at: null,
    created_at: '',
    last_sign_in_at: null,
  },
});

const store = createSessionStore({ postMessage: () => {}, addEventListener: () => {} });
const queries = new QueryClient();
const chart = () => queries.getQueryData(['chart']);
clearUserQueries(store, queries);

beforeEach(() => {
  store.publish('SIGNED_IN', sessionOf('ada'));
  queries.setQueryData(['chart'], 'of Ada');
});

it('keeps cached answers while the same user stays signed in', () => {
  store.publish('TOKEN_REFRESHED', sessionOf('ada'));
  store.publish('PASSWORD_RECOVERY', null);
  expect(chart()).toBe('of Ada');
});

it.each(['SIGNED_OUT', 'SESSION_ENDED'] as const)('forgets it when they are gone: %s', (event) => {
  store.publish(event, null);
  expect(chart()).toBeUndefined();
});

it('forgets it when another user signs in', () => {
  store.publish('SIGNED_IN', sessionOf('eve'));
  expect(chart()).toBeUndefined();
});

it('forgets all that the browser remembers when the account is deleted', () => {
  localStorage.setItem('theme', 'dark');
  store.publish('USER_DELETED', null);
  expect(chart()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
