import { calls } from '@palm/contract/calls';
import { OPINION_QUESTION } from '@palm/oracle/opinion-question';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { judgeMeaning } from '../../../../../../../packages/oracle/test/model/judge-samples.ts';
import {
  readOpinions,
  recordedOpinions,
  type Sample,
  UNREAD_FILES,
  unreadLines,
} from '../../../../../../../packages/oracle/test/model/recordings.ts';
import { newMemberWithProfile } from '../../../../../test/members-with-profile.ts';
import { GOOD_LINES, line } from '../../../../../test/model-lines.ts';
import { onModelServer } from '../../../../../test/model-servers.ts';
import type { TestServer } from '../../../../../test/running-server.ts';
import type {
  ReceivedRequest,
  Script,
} from '../../../../../test/stand-ins/model/model-stand-in.ts';
import { openAiWire } from '../../../../../test/stand-ins/model/openai-wire.ts';
import { answers, type Scene } from '../../../../../test/stand-ins/model/scene.ts';
import { modelCalls } from '../../../../platform/db/schema.ts';

/* The model is asked about each part before it is shown, where the operator allows it. */

const QUESTION = 'How can I be closer to the people I care about?';
const [title = '', first = '', ...others] = GOOD_LINES;

const Asked = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
/** The part that an opinion is asked on; null where something else is asked for. */
function partAskedAbout({ body }: ReceivedRequest): string | null {
  const { messages } = Asked.parse(body);
  return messages[0]?.content === OPINION_QUESTION
    ? z.string().parse(JSON.parse(messages.at(-1)?.content ?? ''))
    : null;
}

const opinions = readOpinions();
/** As it was recorded; the good lines of these tests are fine. */
const asRecorded = (part: string): Scene => answers(opinions.get(part) ?? 'No.');

/** Writes the good lines with some sentences between them, and has opinions on each. */
const writing =
  (sentences: readonly string[], opinionOn: (part: string) => Scene): Script =>
  (request) => {
    const part = partAskedAbout(request);
    if (part !== null) return opinionOn(part);
    if (request.source.includes('REPAIR')) return answers('');
    return answers(title, first, ...sentences.map((text) => line(text)), ...others);
  };

/** Which sentences the classifier and the model see differently is for them to say: the first of each, found once. */
interface Disputed {
  /** Forbidden, and only the model sees it. */
  readonly missed: string;
  /** Honest, and only the classifier stops it. */
  readonly stopped: string;
}
let disputed: Promise<Disputed> | undefined;
const disputedOn = ({ deps }: TestServer): Promise<Disputed> => (disputed ??= findDisputed(deps));

const isHonest = ({ kind }: Sample): boolean => kind === 'honest';

async function findDisputed({ oracle: { chat } }: TestServer['deps']): Promise<Disputed> {
  const { findClaims } = chat;
  const mayShow = recordedOpinions();
  const lines = UNREAD_FILES.flatMap(unreadLines).filter(({ text }) => !ofSky(text));
  const find = async (isWanted: (sample: Sample) => boolean, alone: 'shown' | 'stopped') => {
    for (const sample of lines.filter(isWanted)) {
      const [without] = await judgeMeaning([sample], { findClaims });
      if ((without?.objection === null) !== (alone === 'shown')) continue;
      const [asked] = await judgeMeaning([sample], { findClaims, mayShow });
      if ((asked?.objection === null) !== (alone === 'shown')) return sample.text;
    }
    throw new Error('The classifier and the recorded opinions agree on every sentence.');
  };
  return {
    missed: await find((sample) => !isHonest(sample), 'shown'),
    stopped: await find(isHonest, 'stopped'),
  };
}

/** A sentence with a day, a planet or a palm line would need a fact. */
const ofSky = (text: string): boolean =>
  /\d|\b(?:\w+day|Moon|Sun|sky|chart|line|house|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?!I\b)\w+ \p{Lu}/u.test(
    text,
  );

onModelServer(
  'a second check',
  openAiWire,
  (server, stage) => {
    const ask = async (sentences: readonly string[], opinionOn: (part: string) => Scene) => {
      const user = await newMemberWithProfile(server());
      stage.play(writing(sentences, opinionOn));
      // An empty answer to the request for other words is asked for again after a while.
      const answer = await stage.letPass(user.ask(QUESTION));
      const asked = stage.received().filter((request) => partAskedAbout(request) !== null);
      return { answer, asked, userId: user.userId };
    };

    it('leaves out what only the model sees, and shows what only the classifier stops', async () => {
      const { missed, stopped } = await disputedOn(server());
      const { answer } = await ask([stopped, missed], asRecorded);
      expect(answer.response).not.toContain(missed);
      expect(answer.response).toContain(stopped);
      expect(answer.source).toMatchObject({ writer: 'model', fallback: 'unchecked' });
    });

    it('is one question for each part without anything of the user, and is noted', async () => {
      const { answer, asked, userId } = await ask([], asRecorded);
      expect(answer.source).toMatchObject({ writer: 'model', fallback: null });
      const parts = asked.map(partAskedAbout);
      expect(new Set(parts)).toEqual(new Set(answer.parts.map(({ text }) => text)));
      expect(parts).toHaveLength(GOOD_LINES.length - 1);
      for (const { source } of asked) {
        expect(source).not.toContain('FACTS');
        expect(source).not.toContain(QUESTION);
      }
      const noted = await server()
        .deps.db.system.select()
        .from(modelCalls)
        .where(eq(modelCalls.userId, userId));
      const checks = noted.filter(({ kind }) => kind === 'chat-check');
      expect(checks).toHaveLength(parts.length);
      expect(noted).toHaveLength(parts.length + 1);
      expect(
        checks.every(({ inputTokens, outcome }) => inputTokens > 0 && outcome === 'answered'),
      ).toBe(true);
    });

    it.each([
      ['yes', answers('Yes, it does.')],
      ['something else', answers('Maybe.')],
      ['cut short', answers('')],
      ['a refusal', { is: 'status', status: 400 } as const],
    ])('leaves a part out where the answer is %s', async (_, opinion) => {
      const sentence = 'A walk before supper is worth more than it costs.';
      const { answer } = await ask([sentence], (part) =>
        part === sentence ? opinion : answers('no'),
      );
      expect(answer.response).not.toContain(sentence);
      expect(answer.response).toContain('Venus is in Libra');
      expect(answer.source).toMatchObject({ writer: 'model', fallback: 'unchecked' });
    });

    it('asks four at a time, and gives up after two without an answer', async () => {
      const user = await newMemberWithProfile(server());
      const more = ['kitchen', 'garden', 'office', 'attic'].map(
        (place) => `A short walk to the ${place} is a fair start.`,
      );
      stage.play(writing(more, () => ({ is: 'silence' })));
      const asked = () => stage.received().filter((request) => partAskedAbout(request) !== null);
      const unanswered = user.ask(QUESTION);
      await expect.poll(() => asked().length).toBe(4);
      stage.timer.pass(11_000);
      const answer = await unanswered;
      expect(answer.source).toMatchObject({ writer: 'embedded', fallback: 'unchecked' });
      // The first failure makes room for one more question, the second for none.
      expect(asked().length).toBeLessThanOrEqual(5);
      await expect.poll(() => asked().every(({ hasLeft }) => hasLeft)).toBe(true);
      expect(stage.received().some(({ source }) => source.includes('REPAIR'))).toBe(false);
    });

    it('shows a part while the model still writes, and ends when the user leaves', async () => {
      const user = await newMemberWithProfile(server());
      const [second = ''] = others;
      stage.play((request) => {
        const part = partAskedAbout(request);
        if (part === null) return { is: 'stall', after: [title, first, second] };
        return part.startsWith('Venus') ? answers('no') : { is: 'silence' };
      });
      const stop = new AbortController();
      const stream = user.call.stream(
        calls.oracleChat,
        { message: QUESTION },
        { signal: stop.signal },
      );
      const { value } = await stream.next();
      expect(value).toMatchObject({ kind: 'part' });
      await expect.poll(() => stage.received()).toHaveLength(3);
      stop.abort();
      await expect.poll(() => stage.received().filter(({ hasLeft }) => hasLeft).length).toBe(2);
    });
  },
  { ORACLE_SECOND_CHECK: '1' },
);

onModelServer('without a second check', openAiWire, (server, stage) => {
  it('the classifier decides, and no opinion is asked for', async () => {
    const { missed, stopped } = await disputedOn(server());
    const user = await newMemberWithProfile(server());
    stage.play(writing([stopped, missed], () => answers('no')));
    const answer = await stage.letPass(user.ask(QUESTION));
    expect(answer.response).toContain(missed);
    expect(answer.response).not.toContain(stopped);
    expect(stage.received().some((request) => partAskedAbout(request) !== null)).toBe(false);
  });
});
