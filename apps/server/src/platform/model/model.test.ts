import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { ModelStandIn } from '../../../test/stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from '../../../test/stand-ins/model/scene.ts';
import { request, standInsOfTest } from '../../../test/stand-ins/model/stand-ins-of-test.ts';
import type { Wire } from '../../../test/stand-ins/model/wire.ts';
import { wires } from '../../../test/stand-ins/model/wires.ts';
import { createAiSdkModel } from './adapters/ai-sdk.ts';
import type { Model, ModelAnswer } from './model.ts';
import {
  isModelFailure,
  ModelBroke,
  ModelBusy,
  ModelRefused,
  ModelStopped,
  ModelTimedOut,
  ModelUnavailable,
} from './model-failure.ts';

const { running, start } = standInsOfTest();

interface Stage {
  readonly standIn: ModelStandIn;
  readonly model: Model;
}

async function stage(wire: Wire, ...scenes: [Scene, ...Scene[]]): Promise<Stage> {
  const { standIn, settings } = await start(wire, scenes);
  return { standIn, model: createAiSdkModel(settings) };
}

async function read(answer: ModelAnswer): Promise<string[]> {
  const deltas: string[] = [];
  for await (const delta of answer) deltas.push(delta);
  return deltas;
}

/** What was read, and what was then thrown. */
async function readUntilFailure(
  answer: ModelAnswer,
): Promise<{ deltas: string[]; failure: unknown }> {
  const deltas: string[] = [];
  try {
    for await (const delta of answer) deltas.push(delta);
  } catch (failure) {
    return { deltas, failure };
  }
  throw new Error('it did not fail');
}

describe.each(wires)('a model that speaks the protocol of $name', (wire) => {
  it('hands on the pieces as they come and settles to the whole', async () => {
    const { model } = await stage(wire, answers('The Moon ', 'asks ☾ ', 'for balance.'));
    const answer = model.answer(request);
    expect(await read(answer)).toEqual(['The Moon ', 'asks ☾ ', 'for balance.']);
    const result = await answer.settled;
    expect(result).toMatchObject({
      text: 'The Moon asks ☾ for balance.',
      finishReason: 'stop',
      usage: { inputTokens: 120, outputTokens: 34 },
    });
    expect(result.firstTokenMs).toBeGreaterThan(0);
    expect(result.latencyMs).toBeGreaterThanOrEqual(result.firstTokenMs);
    expect(model.name).toBe(`${wire.provider}:stand-in`);
  });

  it('hands on the first piece while the model is still writing', async () => {
    const { model, standIn } = await stage(wire, {
      is: 'stall',
      after: ['The Moon '],
    });
    const reading = model.answer(request)[Symbol.asyncIterator]();
    expect(await reading.next()).toEqual({ done: false, value: 'The Moon ' });
    expect(standIn.received[0]?.hasLeft).toBe(false);
    await reading.return?.();
  });

  it('takes words that drip', async () => {
    const drip = { ...answers('A', ' ', 'slow', ' ', 'moon'), gapMs: 5 };
    const { model } = await stage(wire, drip);
    expect((await model.answer(request).settled).text).toBe('A slow moon');
  });

  it('settles before the caller reads, and can be read afterwards', async () => {
    const { model } = await stage(wire, answers('one ', 'two'));
    const answer = model.answer(request);
    expect((await answer.settled).text).toBe('one two');
    expect(await read(answer)).toEqual(['one ', 'two']);
    expect(await read(answer)).toEqual(['one ', 'two']);
  });

  it('is told the limit, the words and who said them, and nothing else', async () => {
    const { model, standIn } = await stage(wire, answers('Yes.'));
    await model.answer({
      ...request,
      messages: [
        { role: 'user', text: 'first question' },
        { role: 'assistant', text: 'first answer' },
        { role: 'user', text: 'second question' },
      ],
    }).settled;
    const [received] = standIn.received;
    const source = received?.source ?? '';
    const said = ['You are the Oracle.', 'first question', 'first answer', 'second question'];
    expect(said.filter((words) => !source.includes(words))).toEqual([]);
    expect(source.match(/300/g)).toHaveLength(1);
    expect(source).not.toContain('sk-secret');
    expect(source).not.toMatch(/json/i);
    expect(JSON.stringify(received?.headers)).toContain('sk-secret');
  });

  it('is asked for one JSON object when that is wanted', async () => {
    const { model, standIn } = await stage(wire, answers('{"parts"', ':[]}'));
    const result = await model.answer({ ...request, format: 'json' }).settled;
    expect(JSON.parse(result.text)).toEqual({ parts: [] });
    expect(standIn.received[0]?.source).toContain('Answer with one JSON object');
  });

  it('gets an image with the last message', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const { model, standIn } = await stage(wire, answers('A hand.'));
    await model.answer({
      ...request,
      image: { bytes, mediaType: 'image/jpeg' },
    }).settled;
    const source = standIn.received[0]?.source ?? '';
    expect(source).toContain(Buffer.from(bytes).toString('base64'));
    expect(source).toContain('image/jpeg');
    expect(source).toContain('What does the Moon in Libra ask of me?');
  });

  it('says when it was cut off at the limit', async () => {
    const { model } = await stage(wire, {
      ...answers('The Moon'),
      ending: 'length',
    });
    expect(await model.answer(request).settled).toMatchObject({
      finishReason: 'length',
    });
  });

  it('refuses when its filter steps in, even in the middle', async () => {
    const { model } = await stage(wire, {
      ...answers('The Moon'),
      ending: 'filtered',
    });
    const { deltas, failure } = await readUntilFailure(model.answer(request));
    expect(deltas).toEqual(['The Moon']);
    expect(failure).toBeInstanceOf(ModelRefused);
  });

  it.each([
    [{ is: 'status', status: 400 }, ModelRefused],
    [{ is: 'status', status: 401 }, ModelRefused],
    [{ is: 'status', status: 404 }, ModelRefused],
    [{ is: 'status', status: 429 }, ModelBusy],
    [{ is: 'status', status: 500 }, ModelUnavailable],
    [{ is: 'status', status: 503 }, ModelUnavailable],
    [{ is: 'status', status: 529 }, ModelBusy],
    [{ is: 'hang-up' }, ModelUnavailable],
    [{ is: 'cut', after: [] }, ModelBroke],
    [{ is: 'cut', after: ['Half a '] }, ModelBroke],
    [{ is: 'unfinished', after: [] }, ModelBroke],
    [{ is: 'unfinished', after: ['Half a '] }, ModelBroke],
    [{ is: 'garbage', after: [] }, ModelBroke],
    [{ is: 'garbage', after: ['Half a '] }, ModelBroke],
    [{ is: 'broken-event', after: [] }, ModelBroke],
    [{ is: 'broken-event', after: ['Half a '] }, ModelBroke],
    [{ is: 'whole', text: 'No stream.' }, ModelBroke],
    [{ is: 'web-page' }, ModelBroke],
    [{ is: 'answer', chunks: [] }, ModelBroke],
  ] as const)('turns %j into one of the failures we know', async (scene, kind) => {
    const { model } = await stage(wire, scene);
    const { deltas, failure } = await readUntilFailure(model.answer(request));
    expect(failure).toBeInstanceOf(kind);
    expect(deltas).toEqual('after' in scene ? scene.after : []);
  });

  it.each([[[]], [['Half a ']]])(
    'is hung up on when it reports a failure after %j',
    async (after) => {
      const { model, standIn } = await stage(wire, {
        is: 'error-event',
        after,
      });
      const { deltas, failure } = await readUntilFailure(model.answer(request));
      expect(isModelFailure(failure)).toBe(true);
      expect(failure).not.toBeInstanceOf(ModelRefused);
      expect(deltas).toEqual(after);
      await eventually(() => expect(standIn.received[0]?.hasLeft).toBe(true));
    },
  );

  it('keeps key, prompt and the words of the provider out of its failures', async () => {
    const scenes: [Scene, ...Scene[]] = [
      { is: 'status', status: 401 },
      { is: 'status', status: 500 },
      { is: 'error-event', after: [] },
      { is: 'broken-event', after: ['Ada Lovelace'] },
      { is: 'cut', after: ['Ada Lovelace'] },
    ];
    const { model } = await stage(wire, ...scenes);
    for (const scene of scenes) {
      const { failure } = await readUntilFailure(model.answer(request));
      const told = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
      expect(told, scene.is).not.toMatch(/sk-secret|Moon in Libra|Ada|1815|You are the Oracle/);
    }
  });

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '250' }, 250],
    [
      {
        date: 'Sun, 15 Nov 2026 10:00:00 GMT',
        'retry-after': 'Sun, 15 Nov 2026 10:00:04 GMT',
      },
      4000,
    ],
    [{}, null],
  ])('says how long it wants to be left alone by %j', async (headers, retryAfterMs) => {
    const { model } = await stage(wire, {
      is: 'status',
      status: 429,
      headers,
    });
    const { failure } = await readUntilFailure(model.answer(request));
    expect(failure).toMatchObject({ name: 'ModelBusy', retryAfterMs });
  });

  it('is unavailable where no server listens', async () => {
    const { model, standIn } = await stage(wire, answers('Too late.'));
    await standIn.stop();
    running.length = 0;
    await expect(model.answer(request).settled).rejects.toBeInstanceOf(ModelUnavailable);
  });

  it.each<[string, Scene]>([
    ['before it says a word', { is: 'silence' }],
    ['in the middle', { is: 'stall', after: ['The Moon '] }],
  ])('is hung up on when the caller stops it %s', async (_, scene) => {
    const { model, standIn } = await stage(wire, scene);
    const stop = new AbortController();
    const answer = model.answer({ ...request, signal: stop.signal });
    await eventually(() => expect(standIn.received).toHaveLength(1));
    stop.abort();
    await expect(answer.settled).rejects.toBeInstanceOf(ModelStopped);
    await eventually(() => expect(standIn.received[0]?.hasLeft).toBe(true));
  });

  it('is hung up on when the user leaves', async () => {
    const { model, standIn } = await stage(wire, {
      is: 'stall',
      after: ['The Moon ', 'asks '],
    });
    const answer = model.answer(request);
    for await (const delta of answer) {
      expect(delta).toBe('The Moon ');
      break;
    }
    await expect(answer.settled).rejects.toBeInstanceOf(ModelStopped);
    await eventually(() => expect(standIn.received[0]?.hasLeft).toBe(true));
  });

  it('has timed out when the time of the caller was up', async () => {
    const { model } = await stage(wire, { is: 'silence' });
    const { settled } = model.answer({
      ...request,
      signal: AbortSignal.timeout(1),
    });
    await expect(settled).rejects.toBeInstanceOf(ModelTimedOut);
  });
});
