import type { Session } from '@palm/contract/entities';
import { expect, it } from 'vitest';
import { createSessionStore, type TabChannel } from './session-store.ts';

const session: Session = {
  access_token: 'token',
  refresh_token: null,
  expires_in: 300,
  expires_at: 1_794_744_000,
  token_type: 'bearer',
  user: {
    id: '3f1c2a52-8a2c-4f0e-9a49-0d6a2b1f5c11',
    email: 'wren@example.com',
    email_confirmed_at: null,
    created_at: '2026-11-15T12:00:00Z',
    last_sign_in_at: null,
  },
};

/** Two tabs of one browser, joined as BroadcastChannel joins them: never back to the sender. */
function twoTabs() {
  const wires = [new EventTarget(), new EventTarget()] as const;
  const sent: unknown[] = [];
  const channel = (own: EventTarget, other: EventTarget): TabChannel => ({
    postMessage: (data: unknown) => {
      sent.push(data);
      other.dispatchEvent(new MessageEvent('message', { data }));
    },
    addEventListener: own.addEventListener.bind(own),
  });
  const [one, two] = wires;
  return {
    here: createSessionStore(channel(one, two)),
    there: createSessionStore(channel(two, one)),
    say: (data: unknown) => two.dispatchEvent(new MessageEvent('message', { data })),
    sent,
  };
}

it('brings a sign-in to the other tab', () => {
  const { here, there } = twoTabs();
  here.publish('SIGNED_IN', session);
  expect(there.read()).toEqual({ status: 'user', session });
});

it('tells the other tab that it was not just a sign-out, until a user signs in again', () => {
  const { here, there } = twoTabs();
  here.publish('SIGNED_IN', session);
  here.publish('USER_DELETED', null);
  for (const tab of [here, there]) {
    expect(tab.read()).toEqual({ status: 'visitor', isDeleted: true });
  }
  here.publish('SIGNED_IN', session);
  here.publish('SIGNED_OUT', null);
  expect(there.read()).toEqual({ status: 'visitor', isDeleted: false });
});

it('stays deleted when another tab finds the session ended a moment later', () => {
  const { here, there } = twoTabs();
  here.publish('SIGNED_IN', session);
  here.publish('USER_DELETED', null);
  const deleted = here.read();
  there.publish('SESSION_ENDED', null);
  expect(here.read()).toBe(deleted);
});

it('brings a sign-out to the other tab, and does not send it back', () => {
  const { here, there, sent } = twoTabs();
  here.publish('SIGNED_IN', session);
  here.publish('SIGNED_OUT', null);
  expect(there.read()).toEqual({ status: 'visitor', isDeleted: false });
  expect(sent).toHaveLength(2);
});

it('lets the other tab use a refreshed token instead of asking for its own', () => {
  const { here, there } = twoTabs();
  there.publish('SIGNED_IN', session);
  here.publish('TOKEN_REFRESHED', { ...session, access_token: 'newer' });
  expect(there.read()).toMatchObject({ session: { access_token: 'newer' } });
});

it('keeps the first session to itself: every tab finds its own', () => {
  const { here, there } = twoTabs();
  here.publish('INITIAL_SESSION', null);
  expect(there.read()).toEqual({ status: 'unknown' });
});

it('leaves the session alone when a recovery link is opened', () => {
  const { here, there } = twoTabs();
  here.publish('SIGNED_IN', session);
  there.publish('PASSWORD_RECOVERY', null);
  expect(here.read().status).toBe('user');
});

it.each([
  null,
  'SIGNED_OUT',
  { event: 'SIGNED_OUT' },
  { event: 'MADE_UP', session: null },
  { event: 'SIGNED_IN', session: { access_token: 'only' } },
])('ignores %j, which no tab of this build would say', (data) => {
  const { there, say } = twoTabs();
  there.publish('SIGNED_IN', session);
  say(data);
  expect(there.read().status).toBe('user');
});
