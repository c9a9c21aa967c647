/**
 * How much later than the model's own the first token of an answer is: from the call until it is handed on, less the
 * time the stand-in itself took. Beside it a bare fetch of the same answer, turn by turn in one run: where that one
 * misses the goal of 10 ms too, the machine is busy and the 99th percentile says nothing.
 *
 *   node bench/first-token.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createModel } from '../apps/server/src/platform/model/create-model.ts';
import { wires } from '../apps/server/test/stand-ins/model/wires.ts';
import { quantile } from './load.ts';

const WARM_UP = 30;
const ROUNDS = 200;
const GOAL_MS = 10;
const request = {
  system: 'You are the Oracle. '.repeat(100),
  messages: [{ role: 'user', text: 'What does the Moon ask of me?' }],
  maxOutputTokens: 400,
} as const;
const BARE_PATHS: Record<string, string> = {
  openai: '/chat/completions',
  anthropic: '/messages',
  google: '/models/stand-in:streamGenerateContent?alt=sse',
};

const standIns = fork(new URL('first-token-server.ts', import.meta.url));
const [baseUrls] = (await once(standIns, 'message')) as [string[]];
const firstTokensOf = async (index: number): Promise<number[]> => {
  standIns.send(index);
  const [times] = (await once(standIns, 'message')) as [number[]];
  return times;
};

const silent = { warn: () => undefined };

for (const [index, { name, provider }] of wires.entries()) {
  const baseUrl = baseUrls[index] ?? '';
  const config = { provider, modelName: 'stand-in', apiKey: 'none', baseUrl };
  const prices = { input: 0, output: 0 };
  const model = createModel({ ...config, prices, dailyBudgetMicros: null }, silent);
  const bare = `${baseUrl}${BARE_PATHS[provider]}`;
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    times.push(await firstTokenOfBareFetch(bare));
    times.push(await firstTokenOf(() => model.answer(request)));
  }
  const own = await firstTokensOf(index);
  const added = times.map((ms, i) => ms - (own[i] ?? Number.NaN)).slice(WARM_UP * 2);
  const everySecond = (from: number) => added.filter((_, i) => i % 2 === from);
  report(`${name}, a bare fetch`, everySecond(0));
  report(`${name}, the model port`, everySecond(1));
}
standIns.disconnect();
standIns.kill();

async function firstTokenOf(ask: () => AsyncIterable<string>): Promise<number> {
  const startedAt = performance.now();
  let firstAt = Number.NaN;
  for await (const delta of ask()) {
    if (delta !== '' && Number.isNaN(firstAt)) firstAt = performance.now();
  }
  return firstAt - startedAt;
}

async function firstTokenOfBareFetch(url: string): Promise<number> {
  const startedAt = performance.now();
  const { body } = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ ...request, stream: true }),
  });
  let firstAt = Number.NaN;
  for await (const bytes of body ?? []) {
    const isFirst = Number.isNaN(firstAt) && Buffer.from(bytes).includes('The Moon');
    if (isFirst) firstAt = performance.now();
  }
  return firstAt - startedAt;
}

function report(what: string, addedMs: number[]): void {
  const sorted = addedMs.toSorted((a, b) => a - b);
  const [median, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  const figures = `median ${median.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`;
  const verdict = p99 <= GOAL_MS ? 'within the goal' : 'OVER the goal';
  console.log(`${what.padEnd(28)} later than the model's own: ${figures}  ${verdict}`);
}
