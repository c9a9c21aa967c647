import { calls } from '@palm/contract/calls';
import { STREAM_HEARTBEAT_MS } from '@palm/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openApiOf } from '../api-docs/openapi.ts';
import { Refusal } from './refusal.ts';
import { streamAnswer } from './stream-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = {
  call: calls.oracleChat,
  requestId: 'id',
  refusalOf: () => new Refusal('unexpected'),
};

it('says that it is still there while nothing comes, and only until it ends', async () => {
  const { promise: failing, reject } = Promise.withResolvers<never>();
  const response = await streamAnswer(options, (tell) => {
    tell({ text: 'One.', cites: [] });
    return failing;
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: part');
  await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT_MS);
  expect((await reader?.read())?.value).toBe(': heartbeat\n\n');
  reject(new Error('over'));
  expect((await reader?.read())?.value).toContain('event: problem');
  expect((await reader?.read())?.done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells whether anybody still listens', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const shown: boolean[] = [];
  const response = await streamAnswer(options, async (tell) => {
    shown.push(tell({ text: 'One.', cites: [] }));
    await left;
    shown.push(tell({ text: 'Two.', cites: [] }));
    throw new Refusal('timed_out');
  });
  await response.body?.cancel();
  resolve();
  await eventually(() => expect(shown).toEqual([true, false]));
});

it('is described where calls are described', () => {
  const { paths } = openApiOf(Object.values(calls), 'https://palm.example');
  expect(paths).toMatchObject({
    '/functions/v1/oracle-chat': {
      post: {
        responses: {
          200: { content: { 'text/event-stream': { 'x-part': { properties: { cites: {} } } } } },
        },
      },
    },
  });
});
