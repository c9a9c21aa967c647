import { calls } from '@palm/contract/calls';
import { hours } from '@palm/contract/durations';
import { expect, it } from 'vitest';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { newSubscriber } from '../../../test/billing/billing-actions.ts';
import { giveTestPlan } from '../subscriptions/give-test-plan.ts';

/** A tenth of every limit. */
const SCALE = 0.1;

const suite = (server: () => TestServer): void => {
  it('ends after 120 questions in an hour, is told in plain words, and begins anew', async () => {
    const member = await newSubscriber(server());
    await giveTestPlan(server().deps, member.userId, 'premium');
    const ask = () => member.call(calls.oracleChat, { message: 'Thank you.' });
    // Few at once: more would be refused by the bound on answers that are worked on.
    for (let round = 0; round < (120 * SCALE) / 4; round += 1) {
      await Promise.all(Array.from({ length: 4 }, ask));
    }
    await expect(ask()).rejects.toMatchObject({
      code: 'too_many_requests',
      words: {
        title: 'One Moment',
        message: 'Too many requests from here. Please wait a little and try again.',
      },
      retryAfterMs: expect.any(Number) as number,
    });
    server().pass(hours(1));
    await expect(ask()).resolves.toMatchObject({ messagesLeft: null });
  });
};

onOneServer('fair use', suite, { RATE_LIMIT_SCALE: String(SCALE) });
