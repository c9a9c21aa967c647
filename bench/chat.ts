/**
 * How long one chat answer takes, and how long it keeps others waiting: understanding and reply, without the database,
 * for messages as the families' own phrasings and users of three kinds. The goals are 150 ms at the 95th percentile
 * and no wait over 30 ms. Beside the clock stands the processor time of the main thread, which a busy machine does not
 * stretch.
 *
 *   node bench/chat.ts [messages]
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { createSkyTable } from '@palm/astrology/sky-table';
import { openBook } from '@palm/oracle/open-book';
import { openChat } from '@palm/oracle/open-chat';
import { warmUpCare } from '@palm/oracle/safety/warm-up';
import { warmUpWords } from '@palm/oracle/warm-up-words';
import type { AskRun } from '../apps/server/bin/ask-talk.ts';
import { askLine } from '../apps/server/bin/ask-line.ts';
import { quantile } from './load.ts';

const COUNT = Number(process.argv[2] ?? 300);
const WARM_UP = 30;

const READERS = [
  { birth: { date: '1991-03-14', time: '06:42', zone: 'America/New_York', lat: 40.7, lon: -74 } },
  { birth: '1998-01-22' },
  {},
] as const;

// The server reads it before it takes requests.
openBook();
const chat = openChat();
const run: AskRun = { chat, sky: createSkyTable() };
const asks = [...(await chat.families()).values()].flatMap((family) => family.asks);
const lineOf = (index: number): string =>
  JSON.stringify({
    message: asks[(index * 37) % asks.length],
    date: '2026-11-18',
    ...READERS[index % READERS.length],
  });

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
await warmUpCare(() => setImmediate());
await warmUpWords(() => setImmediate());
const longestWarmUp = delay.max;
delay.reset();
const memoryBefore = process.memoryUsage().rss;
const before = performance.now();
await askLine(lineOf(0), run);
const first = performance.now() - before;
for (let index = 1; index < WARM_UP; index += 1) await askLine(lineOf(index * 11), run);
const longestEarly = delay.max;
delay.reset();

const [clock, own]: [number[], number[]] = [[], []];
for (let index = 0; index < COUNT; index += 1) {
  const [at, cpu] = [performance.now(), process.threadCpuUsage()];
  await askLine(lineOf(index), run);
  const { user, system } = process.threadCpuUsage(cpu);
  clock.push(performance.now() - at);
  own.push((user + system) / 1000);
}
delay.disable();
await chat.close();

const ms = (values: readonly number[], share: number): string =>
  `${quantile(
    values.toSorted((a, b) => a - b),
    share,
  ).toFixed(1)} ms`;
console.log(`messages            ${COUNT}, the first of all took ${first.toFixed(0)} ms`);
console.log(`by the clock        ${ms(clock, 0.5)} in the middle, ${ms(clock, 0.95)} at p95`);
console.log(
  `own processor time  ${ms(own, 0.5)} in the middle, ${ms(own, 0.95)} at p95, ${ms(own, 1)} at most`,
);
console.log(
  `others waited       ${(delay.percentile(99) / 1e6).toFixed(1)} ms at p99, ${(delay.max / 1e6).toFixed(1)} ms at most; ${(longestWarmUp / 1e6).toFixed(1)} ms while the patterns were made ready, ${(longestEarly / 1e6).toFixed(1)} ms in the first ${WARM_UP} messages`,
);
console.log(
  `memory              ${((process.memoryUsage().rss - memoryBefore) / 2 ** 20).toFixed(0)} MB more than before the first message`,
);
