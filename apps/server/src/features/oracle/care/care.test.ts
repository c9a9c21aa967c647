import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { ada } from '../../../../test/ada.ts';
import { newMember } from '../../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../../test/running-server.ts';

const CRY = 'I want to kill myself tonight';
const HINT = 'i cant do this anymore';
const QUESTION = /is it heavier than that/u;

async function userWithBirth(server: TestServer) {
  const member = await newMember(server);
  await member.call(calls.saveProfile, ada);
  const say = (message: string) =>
    member.call(calls.oracleChat, { message, zone: 'Europe/London' });
  const left = async () => (await member.call(calls.chatHistory, {})).messagesLeft;
  return { ...member, say, left };
}

onOneServer('after words of care', (server) => {
  it.each(['no', 'not really', 'nobody'])(
    'a short reply is met, and costs nothing: %s',
    async (reply) => {
      const { say, left } = await userWithBirth(server());
      await say(CRY);
      for (const said of [reply, reply]) {
        const answer = await say(said);
        expect(answer).toMatchObject({ isCare: true, receipts: [], source: { writer: 'fixed' } });
        expect(answer.response).toMatch(/I am still (?:with you|here)/u);
        expect(answer.response).toMatch(/116 123/u);
      }
      expect(await left()).toBeNull();
    },
  );

  it('another subject is answered as such, and the same reply after it is ordinary', async () => {
    const { say } = await userWithBirth(server());
    await say(CRY);
    const answer = await say('What should I know about love?');
    expect(answer.isCare).toBe(false);
    expect(answer.response).toMatch(/I haven't forgotten what you told me/u);
    expect((await say('no')).isCare).toBe(false);
  });

  it('nothing is counted or refused for the rest of the conversation', async () => {
    const { say, left } = await userWithBirth(server());
    for (let asked = 0; asked < 5; asked += 1) await say('What should I know about love?');
    await say(CRY);
    for (let asked = 0; asked < 2; asked += 1) {
      expect((await say('What should I know about love?')).messagesLeft).toBeNull();
    }
    expect(await left()).toBeNull();
  });

  it('no card is drawn', async () => {
    const { say } = await userWithBirth(server());
    await say(CRY);
    await say('What should I know about love?');
    expect((await say('pull a card for me')).receipts).toEqual([]);
  });

  it('the reply of another user is ordinary', async () => {
    const inNeed = await userWithBirth(server());
    const other = await userWithBirth(server());
    await inNeed.say(CRY);
    expect((await other.say('no')).isCare).toBe(false);
  });
});

onOneServer('words that may carry more than they say', (server) => {
  it('are met with a question instead of an answer, and cost nothing', async () => {
    const { say, left } = await userWithBirth(server());
    const answer = await say(HINT);
    expect(answer.response).toMatch(QUESTION);
    expect(answer).toMatchObject({ isCare: true, receipts: [], source: { writer: 'fixed' } });
    expect(answer.choices.map(({ id }) => id)).toEqual([
      'help-page',
      'care-lighter',
      'care-heavier',
    ]);
    expect(await left()).toBe(5);
  });

  it('become a cry, or none, by a tap', async () => {
    const [first, second] = [await userWithBirth(server()), await userWithBirth(server())];
    const tap = async (member: Awaited<ReturnType<typeof userWithBirth>>, choice: string) => {
      await member.say(HINT);
      return member.call(calls.oracleChat, { message: 'tapped', choice, zone: 'Europe/London' });
    };
    expect((await tap(first, 'care-heavier')).response).toMatch(/emergency services on 999/u);
    expect((await tap(second, 'care-lighter')).response).toMatch(/^Okay, thanks for telling me/u);
  });

  it('are met by the question alone when no message is left', async () => {
    const { say, left } = await userWithBirth(server());
    for (let asked = 0; asked < 5; asked += 1) await say('What should I know about love?');
    const answer = await say(HINT);
    expect(answer).toMatchObject({ isCare: true, receipts: [], source: { writer: 'fixed' } });
    expect(answer.response).toMatch(QUESTION);
    expect(await left()).toBe(0);
  });

  it('become a cry when the answer is yes', async () => {
    const { say } = await userWithBirth(server());
    await say(HINT);
    const answer = await say('yes');
    expect(answer).toMatchObject({ isCare: true, source: { writer: 'fixed' } });
    expect(answer.response).toMatch(/emergency services on 999/u);
  });
});

onOneServer('a past that is overcome', (server) => {
  const PAST = 'Two years ago I tried to end my life. I’m well now';

  it('is thanked for after the answer to what was asked, without a model', async () => {
    const { say, left } = await userWithBirth(server());
    const answer = await say(`${PAST} and want to know which fear holds me back most.`);
    expect(answer.response).toMatch(/Thank you for trusting me/u);
    expect(answer).toMatchObject({ messagesLeft: 4, source: { writer: 'embedded' } });
    expect(await left()).toBe(4);
  });

  it('is not what a mourner tells: their loss is answered, without a planet', async () => {
    const { say } = await userWithBirth(server());
    const answer = await say('My dog died today and I can’t stop crying.');
    expect(answer).toMatchObject({ receipts: [], isCare: false });
    expect(answer.response).not.toMatch(/Venus|Moon|Saturn/u);
  });
});
