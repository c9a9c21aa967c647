import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { type HeldTimer, holdTimer } from '../../../test/stand-ins/model/held-timer.ts';
import type { ModelStandIn } from '../../../test/stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from '../../../test/stand-ins/model/scene.ts';
import { request, standInsOfTest } from '../../../test/stand-ins/model/stand-ins-of-test.ts';
import type { Wire } from '../../../test/stand-ins/model/wire.ts';
import { wires } from '../../../test/stand-ins/model/wires.ts';
import { createAiSdkModel } from './adapters/ai-sdk.ts';
import type { Model } from './model.ts';
import {
  ModelBroke,
  ModelBusy,
  ModelRefused,
  ModelStopped,
  ModelTimedOut,
  ModelUnavailable,
} from './model-failure.ts';
import { resilientModel } from './resilient-model.ts';

const { start } = standInsOfTest();

interface Stage {
  readonly standIn: ModelStandIn;
  readonly model: Model;
  readonly timer: HeldTimer;
  /** What was told to the log. */
  readonly told: unknown[];
}

/** 25 s for all, 10 s to the first token; the first pause is 100 ms, the second 200 ms; left alone after four failures. */
async function stage(wire: Wire, ...scenes: [Scene, ...Scene[]]): Promise<Stage> {
  const { standIn, settings } = await start(wire, scenes);
  const timer = holdTimer();
  const bare = createAiSdkModel(settings, timer);
  const told: unknown[] = [];
  const log = { warn: (words: unknown) => void told.push(words) };
  const model = resilientModel(bare, log, {
    limitMs: 25_000,
    firstTokenLimitMs: 10_000,
    maxTries: 3,
    backoffMs: 100,
    failuresToOpen: 4,
    restMs: 30_000,
    timer,
    random: () => 1,
  });
  return { standIn, model, timer, told };
}

const requests = (standIn: ModelStandIn, count: number): Promise<void> =>
  eventually(() => expect(standIn.received).toHaveLength(count));

/** Waits until the model pauses for that long, then ends the pause. */
async function passPause(timer: HeldTimer, ms: number): Promise<void> {
  await eventually(() => expect(timer.sleeps).toContain(ms));
  timer.pass(ms);
}

describe.each(wires)('over the protocol of $name', (wire) => {
  it('an answer passes through, and leaves no clock running', async () => {
    const { model, timer, told } = await stage(wire, answers('The Moon ', 'asks.'));
    const deltas: string[] = [];
    const answer = model.answer(request);
    for await (const delta of answer) deltas.push(delta);
    expect(deltas).toEqual(['The Moon ', 'asks.']);
    expect(await answer.settled).toMatchObject({
      text: 'The Moon asks.',
      usage: { inputTokens: 120, outputTokens: 34 },
    });
    expect(timer.sleeps).toEqual([]);
    expect(told).toEqual([]);
  });

  it.each<[Scene]>([
    [{ is: 'status', status: 500 }],
    [{ is: 'status', status: 429 }],
    [{ is: 'hang-up' }],
    [{ is: 'cut', after: [] }],
    [{ is: 'garbage', after: [] }],
    [{ is: 'web-page' }],
  ])('tries again, after longer and longer pauses, what began with %j', async (scene) => {
    const { model, timer, standIn, told } = await stage(wire, scene, scene, answers('At last.'));
    const { settled } = model.answer(request);
    await passPause(timer, 100);
    await passPause(timer, 200);
    expect(await settled).toMatchObject({
      text: 'At last.',
      latencyMs: 300,
      firstTokenMs: 300,
    });
    expect(standIn.received).toHaveLength(3);
    expect(told).toMatchObject([
      { tries: 1, pauseMs: 100 },
      { tries: 2, pauseMs: 200 },
    ]);
  });

  it('gives up after the third try', async () => {
    const { model, timer, standIn } = await stage(wire, {
      is: 'status',
      status: 500,
    });
    const { settled } = model.answer(request);
    await passPause(timer, 100);
    await passPause(timer, 200);
    await expect(settled).rejects.toBeInstanceOf(ModelUnavailable);
    expect(standIn.received).toHaveLength(3);
    expect(timer.sleeps).toEqual([]);
  });

  it.each<[Scene]>([
    [{ is: 'status', status: 401 }],
    [{ is: 'status', status: 400 }],
    [{ ...answers('The Moon'), ending: 'filtered' }],
  ])('does not ask again what was refused by %j', async (scene) => {
    const { model, standIn } = await stage(wire, scene);
    await expect(model.answer(request).settled).rejects.toBeInstanceOf(ModelRefused);
    expect(standIn.received).toHaveLength(1);
  });

  it.each<[Scene]>([
    [{ is: 'cut', after: ['The Moon '] }],
    [{ is: 'unfinished', after: ['The Moon '] }],
    [{ is: 'broken-event', after: ['The Moon '] }],
  ])('never begins a second time after the first word, as with %j', async (scene) => {
    const { model, standIn } = await stage(wire, scene, answers('Another Moon.'));
    const answer = model.answer(request);
    const deltas: string[] = [];
    const reading = (async () => {
      for await (const delta of answer) deltas.push(delta);
    })();
    await expect(reading).rejects.toBeInstanceOf(ModelBroke);
    expect(deltas).toEqual(['The Moon ']);
    expect(standIn.received).toHaveLength(1);
  });

  it('waits as long as it was asked to, and a little more', async () => {
    const busy: Scene = {
      is: 'status',
      status: 429,
      headers: { 'retry-after': '6' },
    };
    const { model, timer } = await stage(wire, busy, answers('Now.'));
    const { settled } = model.answer(request);
    await passPause(timer, 6100);
    expect(await settled).toMatchObject({ text: 'Now.', latencyMs: 6100 });
  });

  it('does not wait when it was asked to wait longer than there is time', async () => {
    const busy: Scene = {
      is: 'status',
      status: 429,
      headers: { 'retry-after': '25' },
    };
    const { model, timer, standIn } = await stage(wire, busy);
    await expect(model.answer(request).settled).rejects.toBeInstanceOf(ModelBusy);
    expect(timer.now()).toBe(0);
    expect(standIn.received).toHaveLength(1);
  });

  it('hangs up on silence and does not ask again', async () => {
    const { model, timer, standIn } = await stage(wire, { is: 'silence' });
    const { settled } = model.answer(request);
    await requests(standIn, 1);
    timer.pass(10_000);
    await expect(settled).rejects.toBeInstanceOf(ModelTimedOut);
    expect(timer.now()).toBe(10_000);
    expect(timer.sleeps).toEqual([]);
    await eventually(() => expect(standIn.received.map(({ hasLeft }) => hasLeft)).toEqual([true]));
  });

  it('keeps the words it has when the model stalls, and hangs up when the time is over', async () => {
    const { model, timer, standIn } = await stage(wire, {
      is: 'stall',
      after: ['The Moon '],
    });
    const answer = model.answer(request);
    const reading = answer[Symbol.asyncIterator]();
    expect(await reading.next()).toEqual({ done: false, value: 'The Moon ' });
    timer.pass(24_999);
    expect(standIn.received[0]?.hasLeft).toBe(false);
    timer.pass(1);
    await expect(reading.next()).rejects.toBeInstanceOf(ModelTimedOut);
    await eventually(() => expect(standIn.received[0]?.hasLeft).toBe(true));
    expect(standIn.received).toHaveLength(1);
  });

  it('stops when the caller does, in a pause as well, and does not try again', async () => {
    const { model, timer, standIn, told } = await stage(wire, {
      is: 'status',
      status: 500,
    });
    const stop = new AbortController();
    const { settled } = model.answer({ ...request, signal: stop.signal });
    await eventually(() => expect(timer.sleeps).toContain(100));
    stop.abort();
    await expect(settled).rejects.toBeInstanceOf(ModelStopped);
    expect(timer.sleeps).toEqual([]);
    expect(standIn.received).toHaveLength(1);
    expect(told).toMatchObject([{ tries: 1 }]);
  });

  it('hangs up when the user leaves', async () => {
    const { model, timer, standIn, told } = await stage(wire, {
      is: 'stall',
      after: ['The Moon '],
    });
    for await (const delta of model.answer(request)) {
      expect(delta).toBe('The Moon ');
      break;
    }
    await eventually(() => expect(standIn.received[0]?.hasLeft).toBe(true));
    await eventually(() => expect(timer.sleeps).toEqual([]));
    expect(told).toEqual([]);
  });

  it('leaves a model alone that keeps failing, and comes back to it after a rest', async () => {
    const down: Scene = { is: 'status', status: 503 };
    const { model, timer, standIn } = await stage(wire, down, down, down, down, answers('Back.'));
    const first = model.answer(request).settled;
    await passPause(timer, 100);
    await passPause(timer, 200);
    await expect(first).rejects.toBeInstanceOf(ModelUnavailable);
    // The fourth failure opens the circuit: no pause, no further try.
    await expect(model.answer(request).settled).rejects.toThrow('answered 503');
    await expect(model.answer(request).settled).rejects.toThrow('left alone');
    expect(standIn.received).toHaveLength(4);
    timer.pass(30_000);
    expect((await model.answer(request).settled).text).toBe('Back.');
    expect(standIn.received).toHaveLength(5);
  });
});
