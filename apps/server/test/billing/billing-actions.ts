import type { Call, InputOf, OutputOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import type { SubscriptionState } from '@palm/contract/entities';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { eventually } from '../eventually.ts';
import { newMember } from '../members.ts';
import { onOneServer, type TestServer } from '../running-server.ts';
import { StripeStandIn } from '../stand-ins/stripe.ts';
import type { BillingActions, Member } from './billing-member.ts';
import { localBilling } from './local-billing-actions.ts';

/** The suite with each payment provider. */
export function onEveryProvider(
  title: string,
  suite: (server: () => TestServer, billing: () => BillingActions) => void,
): void {
  onOneServer(`${title}, in test mode`, (server) => suite(server, () => localBilling(server())));
  onStripeServer(`${title}, with Stripe`, (server, stripe) =>
    suite(server, () => stripeBilling(stripe())),
  );
}

/** The suite with a stand-in for Stripe that reports to the server. */
export function onStripeServer(
  title: string,
  suite: (server: () => TestServer, stripe: () => StripeStandIn) => void,
): void {
  // The address of the stand-in is one of the server's settings, so it listens before any server starts.
  const starting = StripeStandIn.start();
  onOneServer(
    title,
    (server) => {
      let stripe: StripeStandIn | undefined;
      beforeAll(async () => {
        stripe = await starting;
        stripe.now = () => server().deps.clock.now();
        stripe.webhookUrl = `${server().url}/webhooks/stripe`;
      });
      suite(server, () => {
        if (!stripe) throw new Error('Stripe stands by in tests and hooks only.');
        return stripe;
      });
    },
    async () => (await starting).settings,
  );
  afterAll(async () => (await starting).stop());
}

/** A signed-in user whose access token is always fresh: a test may let months pass between two calls. */
export const newSubscriber = async (server: TestServer, email?: string): Promise<Member> =>
  stayingFresh(server, await newMember(server, email));

export function stayingFresh(server: TestServer, member: Member): Member {
  const sessionId = String(decodeJwt(member.token ?? '')['sid']);
  const call = async <C extends Call>(to: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const actor = { userId: member.userId, sessionId };
    member.token = (await server.deps.tokens.access.issue(actor)).token;
    return member.call(to, input);
  };
  return { ...member, call: Object.assign(call, { stream: member.call.stream }) };
}

/** The state that the server tells, once it is the expected one or has had its time. */
export async function settled(
  member: Member,
  expected: Partial<SubscriptionState>,
): Promise<SubscriptionState> {
  let state = await member.call(calls.checkSubscription, {});
  await eventually(async () => {
    state = await member.call(calls.checkSubscription, {});
    for (const [name, value] of Object.entries(expected)) {
      if (state[name as keyof SubscriptionState] !== value) throw new Error(name);
    }
  }).catch(() => undefined);
  return state;
}

const stripeBilling = (stripe: StripeStandIn): BillingActions => ({
  pay: (url) => stripe.pay(url),
  fail: ({ userId }) => stripe.failPayment(stripe.subscriptionOf(userId)),
  recover: ({ userId }) => stripe.recover(stripe.subscriptionOf(userId)),
  cancel: ({ userId }) => stripe.cancel(stripe.subscriptionOf(userId)),
  resume: ({ userId }) => stripe.resume(stripe.subscriptionOf(userId)),
  addressesOf: async ({ userId }) => stripe.addressesOf(userId),
  tick: () => stripe.tick(),
});
