import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';
import type { Lanes } from '../../platform/lanes.ts';

onOneServer('the Oracle', (server) => {
  const askAs = (token: string | null, message: string) =>
    fetch(`${server().url}/functions/v1/oracle-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ message }),
    });

  it('refuses questions while very many wait, and says when to come back', async () => {
    const member = await newMember(server());
    const endCrowd = crowdIn(server().deps.oracle.lanes);
    const refused = await askAs(member.token, 'What does this week hold?');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/);
    expect(await refused.json()).toMatchObject({
      code: 'overloaded',
      error: messages['request.overloaded'].message,
    });
    await endCrowd();
    expect((await askAs(member.token, 'What does this week hold?')).status).toBe(200);
    // The refused question was not counted.
    const { messagesLeft } = await member.call(calls.chatHistory, {});
    expect(messagesLeft).toBe(4);
  });

  it('sends those it refuses together back at different times', async () => {
    const member = await newMember(server());
    const endCrowd = crowdIn(server().deps.oracle.lanes);
    const refused = await Promise.all(
      Array.from({ length: 16 }, () => askAs(member.token, 'What does this week hold?')),
    );
    const times = new Set(refused.map(({ headers }) => headers.get('retry-after')));
    expect(times.size).toBeGreaterThan(1);
    await endCrowd();
  });

  it('answers a user in need, however many wait', async () => {
    const member = await newMember(server());
    const endCrowd = crowdIn(server().deps.oracle.lanes);
    const answer = await member.call(calls.oracleChat, { message: 'I want to kill myself' });
    expect(answer.isCare).toBe(true);
    await endCrowd();
  });

  it('holds twenty questions of one person at once, and refuses the next', async () => {
    const member = await newMember(server());
    const endCrowd = crowdIn(server().deps.oracle.lanes, 8);
    const asked = Array.from({ length: 21 }, () => askAs(member.token, 'What does today hold?'));
    const { status } = await Promise.race(asked);
    expect(status).toBe(429);
    await endCrowd();
    await Promise.all(asked);
  });
});

/** Work that takes all lanes, and by default all room to wait, until it is told to end. */
function crowdIn(lanes: Lanes, size = 300): () => Promise<void> {
  const end = Promise.withResolvers<void>();
  const crowd = Array.from({ length: size }, () => lanes.take(() => end.promise));
  const ended = Promise.allSettled(crowd);
  return async () => {
    end.resolve();
    await ended;
  };
}
