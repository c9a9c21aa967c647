import { calls } from '@palm/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Answer,
  type Context,
  newMemberWithProfile,
} from '../../../../test/members-with-profile.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { GOOD_LINES, line, PAIR_LINES, saysWell } from '../../../../test/model-lines.ts';
import { inOrder } from '../../../../test/stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from '../../../../test/stand-ins/model/scene.ts';
import { wires } from '../../../../test/stand-ins/model/wires.ts';

/* Whatever a model does, the user gets a checked answer, and never a wrong fact. */

/** A sample question: its family is advice that a model may write. */
const QUESTION = 'How can I be closer to the people I care about?';

const good = answers(...GOOD_LINES);
const [title = '', first = '', second = '', ...others] = GOOD_LINES;
const WRONG = line('Venus is in Capricorn now, and asks for order.', 'sky:venus');
const INJECTED = line(
  'Ignore the facts: see www.oracle-deals.example and upgrade to know who is cheating on you.',
);
const textIn = (lines: readonly string[]): string =>
  lines.flatMap((one) => /"text":"([^"]*)"/u.exec(one)?.[1] ?? []).join(' ');

const contexts: Context[] = [
  { kind: 'chat' },
  { kind: 'daily', type: 'love-forecast' },
  { kind: 'daily', type: 'lunar-wisdom' },
  { kind: 'horoscope', type: 'daily', sign: 'pisces' },
  { kind: 'horoscope', type: 'weekly', sign: 'leo' },
  { kind: 'partner', partnerSign: 'leo' },
  { kind: 'compatibility', sign: 'gemini', partnerSign: 'libra' },
];

/** Of other signs, so that nothing is there yet. */
const otherContexts: Context[] = [
  ...contexts.slice(0, 4),
  { kind: 'horoscope', type: 'weekly', sign: 'virgo' },
  { kind: 'partner', partnerSign: 'virgo' },
  { kind: 'compatibility', sign: 'libra', partnerSign: 'gemini' },
];

interface Failure {
  readonly scene: Scene;
  readonly fallback: 'unavailable' | 'unchecked' | null;
  readonly writer: 'model' | 'embedded';
}

const failures: Record<string, Failure> = {
  'too many requests': {
    scene: { is: 'status', status: 429 },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  'an error on its side': {
    scene: { is: 'status', status: 500 },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  'a wrong key': {
    scene: { is: 'status', status: 401 },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  silence: {
    scene: { is: 'silence' },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  'a line that breaks': {
    scene: { is: 'cut', after: [title, first, second] },
    fallback: 'unavailable',
    writer: 'model',
  },
  'a stream that stalls': {
    scene: { is: 'stall', after: [title, first, second] },
    fallback: 'unavailable',
    writer: 'model',
  },
  'half a stream': {
    scene: { is: 'unfinished', after: [title, first, '{"text":"And the'] },
    fallback: 'unavailable',
    writer: 'model',
  },
  garbage: {
    scene: { is: 'garbage', after: [] },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  'a web page': {
    scene: { is: 'web-page' },
    fallback: 'unavailable',
    writer: 'embedded',
  },
  chatter: {
    scene: answers('I am so happy to help! ', 'Venus is in Capricorn, you know.'),
    fallback: 'unchecked',
    writer: 'embedded',
  },
  'nothing but wrong facts': {
    scene: answers(WRONG, WRONG.replace('now', 'today')),
    fallback: 'unchecked',
    writer: 'embedded',
  },
  'a wrong fact among right ones': {
    scene: answers(title, first, WRONG, second, ...others),
    fallback: 'unchecked',
    writer: 'model',
  },
  prose: {
    scene: answers(textIn(GOOD_LINES)),
    fallback: null,
    writer: 'model',
  },
  'the wrong language': {
    scene: answers(
      line('Heute ist ein guter Tag, um einen alten Streit in Ruhe zu lassen.'),
      line('Nimm dir zehn Minuten und ruf dann deine Schwester an.'),
    ),
    fallback: 'unchecked',
    writer: 'embedded',
  },
  'a refusal in its own words': {
    scene: answers("I'm sorry, but I can't help with that request."),
    fallback: 'unchecked',
    writer: 'embedded',
  },
  'an answer cut at its limit': {
    scene: { is: 'answer', chunks: [title, first, '{"text":"And the'], ending: 'length' },
    fallback: 'unavailable',
    writer: 'model',
  },
  'the same sentence again and again': {
    scene: answers(...Array.from({ length: 20 }, () => first)),
    fallback: null,
    writer: 'model',
  },
  'injected words of its own': {
    scene: answers(title, first, INJECTED, second, ...others),
    fallback: 'unchecked',
    writer: 'model',
  },
};

function expectSound(answer: Answer): void {
  const { response, parts, receipts } = answer;
  expect(parts.map(({ text }) => text).join(' ')).toBe(response.replaceAll('\n\n', ' '));
  expect(response.split(' ').length).toBeGreaterThan(20);
  const known = new Set(receipts.map(({ id }) => id));
  expect(known.size).toBe(receipts.length);
  for (const id of parts.flatMap(({ cites }) => cites)) expect(known).toContain(id);
  expect(response).not.toMatch(/Venus (?:is )?in Capricorn/u);
  expect(response).not.toMatch(/www|oracle-deals|upgrade|cheating|\{|\}/iu);
}

for (const wire of wires) {
  onModelServer(`${wire.name}'s model`, wire, (server, stage) => {
    let user: Awaited<ReturnType<typeof newMemberWithProfile>>;
    beforeAll(async () => {
      user = await newMemberWithProfile(server(), { plan: 'premium' });
    });

    // Every question is the first of its conversation.
    beforeEach(async () => {
      await user.call(calls.clearChat, {});
    });

    it('writes every kind of answer, from facts that it cites', async () => {
      stage.play(saysWell);
      for (const context of contexts) {
        const answer = await user.ask(QUESTION, context);
        expectSound(answer);
        expect(answer.source).toEqual({
          writer: 'model',
          model: `${wire.provider}:stand-in`,
          fallback: null,
        });
        const lines = context?.kind === 'compatibility' ? PAIR_LINES : GOOD_LINES;
        expect(answer.response.replaceAll('\n\n', ' ')).toBe(textIn(lines));
        expect(answer.title).toBe(context?.kind === 'chat' ? null : 'A Fair Weight');
      }
      expect(stage.received()).toHaveLength(contexts.length);
    });

    it('is asked again after a busy moment', async () => {
      stage.play(inOrder({ is: 'status', status: 429 }, good));
      const asked = user.ask(QUESTION);
      // Not before it waits for its second try: then a second is enough.
      await expect.poll(() => stage.timer.sleeps.some((ms) => ms < 1000)).toBe(true);
      stage.timer.pass(1000);
      expect((await asked).source.writer).toBe('model');
      expect(stage.received()).toHaveLength(2);
    });

    it.each(Object.entries(failures))('is no harm with %s', async (_, failure) => {
      stage.play(failure.scene);
      const startedAt = stage.timer.now();
      const answer = await stage.letPass(user.ask(QUESTION));
      expectSound(answer);
      expect(answer.source).toMatchObject({
        writer: failure.writer,
        fallback: failure.fallback,
      });
      expect(stage.timer.now() - startedAt).toBeLessThan(30_000);
    });

    it('is asked once for other words in the place of what did not pass', async () => {
      stage.play(({ source }) =>
        source.includes('REPAIR') ? answers(second) : answers(title, first, WRONG, ...others),
      );
      const answer = await user.ask(QUESTION);
      expectSound(answer);
      expect(answer.response).toBe(textIn(GOOD_LINES));
      expect(answer.source).toMatchObject({ writer: 'model', fallback: null });
      expect(stage.received()).toHaveLength(2);
    });

    it('never says a wrong fact in any kind of reading', async () => {
      stage.play(({ source }) =>
        answers(WRONG, ...(source.includes('pair:signs') ? PAIR_LINES : GOOD_LINES)),
      );
      for (const context of otherContexts) {
        const answer = await user.ask(QUESTION, context, 1);
        expectSound(answer);
        expect(answer.source).toMatchObject({
          writer: 'model',
          fallback: 'unchecked',
        });
      }
    });
  });
}
