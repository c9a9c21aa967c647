import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GOOD_LINES, line } from '../../../../test/model-lines.ts';
import { newMemberWithProfile } from '../../../../test/members-with-profile.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';
import type { Script } from '../../../../test/stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from '../../../../test/stand-ins/model/scene.ts';
import type { TestServer } from '../../../../test/running-server.ts';
import { modelCalls } from '../../../platform/db/schema.ts';

/* A sentence that the classifier is not sure of: shown, unless the operator has the model asked about it. */

const QUESTION = 'How can I be closer to the people I care about?';
const OPINION = 'You check one sentence';
const [, first = '', ...others] = GOOD_LINES;

/** Sentences of a strong model that name nothing of the sky. */
const honest = ['readings.txt', 'chats.txt'].flatMap((file) =>
  readFileSync(
    new URL(`../../../../../../packages/oracle/test/model/${file}`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .flatMap((text) => /^ \| (?<words>.*)$/u.exec(text)?.groups?.['words'] ?? [])
    .flatMap((text) => text.split(/(?<=[.?!]) /u))
    .filter((text) => text.split(' ').length > 4 && !/\d|\{/u.test(text)),
);

const BATCH = 20;

/** Which sentences are near the limit is for the classifier to say: the first that is, found once for all tests. */
let unsure: Promise<string> | undefined;
const unsureSentence = ({ deps }: TestServer): Promise<string> => (unsure ??= findUnsure(deps));

async function findUnsure({ oracle: { chat } }: TestServer['deps']): Promise<string> {
  for (let at = 0; at < honest.length; at += BATCH) {
    const batch = honest.slice(at, at + BATCH);
    const claims = await chat.findClaims(batch);
    const found = batch.find((_, place) => claims[place]?.isSure === false);
    if (found !== undefined) return found;
  }
  throw new Error('the classifier is sure of every honest sentence');
}

const saying =
  (sentence: string, opinion: Scene): Script =>
  ({ source }) =>
    source.includes(OPINION)
      ? opinion
      : answers(...(source.includes('REPAIR') ? [] : [first, line(sentence), ...others]));

onModelServer(
  'a second check',
  openAiWire,
  (server, stage) => {
    const ask = async (opinion: Scene) => {
      const sentence = await unsureSentence(server());
      const user = await newMemberWithProfile(server());
      stage.play(saying(sentence, opinion));
      // An empty answer to the request for other words is asked for again after a while.
      const answer = await stage.letPass(user.ask(QUESTION));
      const asked = stage.received().filter(({ source }) => source.includes(OPINION));
      return { answer, asked, sentence, userId: user.userId };
    };

    it('shows what the model says no to, is asked one sentence without the user, and is noted', async () => {
      const { answer, asked, sentence, userId } = await ask(answers('No.'));
      expect(answer.response).toContain(sentence);
      expect(answer.source).toMatchObject({ writer: 'model', fallback: null });
      expect(asked).toHaveLength(1);
      expect(asked[0]?.source).toContain(JSON.stringify(JSON.stringify(sentence)).slice(1, -1));
      expect(asked[0]?.source).not.toContain('FACTS');
      expect(asked[0]?.source).not.toContain(QUESTION);
      const calls = await server()
        .deps.db.system.select()
        .from(modelCalls)
        .where(eq(modelCalls.userId, userId));
      expect(calls.map(({ kind }) => kind).toSorted()).toEqual(['chat', 'chat-check']);
    });

    it.each([
      ['yes', answers('Yes, it does.')],
      ['something else', answers('Maybe.')],
      ['nothing, for the call fails', { is: 'status', status: 401 } as const],
    ])('leaves the sentence out where the answer is %s', async (_, opinion) => {
      const { answer, sentence } = await ask(opinion);
      expect(answer.response).not.toContain(sentence);
      expect(answer.source).toMatchObject({ writer: 'model', fallback: 'unchecked' });
    });
  },
  { ORACLE_SECOND_CHECK: '1' },
);

onModelServer('without a second check', openAiWire, (server, stage) => {
  it('no opinion is asked for', async () => {
    const sentence = await unsureSentence(server());
    const user = await newMemberWithProfile(server());
    stage.play(saying(sentence, answers('Yes.')));
    expect((await user.ask(QUESTION)).response).toContain(sentence);
    expect(stage.received()).toHaveLength(1);
  });
});
