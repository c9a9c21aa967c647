import { minutes } from '@palm/contract/durations';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../../test/databases.ts';
import { signedInPerson } from '../../../../test/people.ts';
import { holdMessage } from './hold-message.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const until = new Date(now.getTime() + minutes(1));

onOneDatabase('a message of the day', (database) => {
  it.each([5, 20])('is held as often as a plan of %i a day allows, and no more', async (limit) => {
    const actor = await signedInPerson(database());
    const day = { userId: actor.userId, date: '2026-11-15', now, until };
    const hold = () => holdMessage(database().eachAsUser(actor), day, Promise.resolve(limit));
    const held = await Promise.all(Array.from({ length: limit + 2 }, hold));
    expect(held.filter((id) => id !== null)).toHaveLength(limit);
    expect(await hold()).toBeNull();
  });
});
