/**
 * How fast the landing page shows itself on a slow phone, as Lighthouse simulates one, beside a bare static page of one
 * sentence in the same run: what that one takes is the network's and the browser's, and no page can be faster. Lighthouse
 * multiplies what each task took on the clock by four, so a busy machine shows in every figure: the load is printed, and
 * beside the blocked time that which the page's own processor time makes.
 *
 *   node scripts/build-web.mjs && node bench/landing.ts
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startServer } from '../e2e/launch/server.ts';
import { browserFromEnv } from '../scripts/browser.mjs';
import { blockedByOwnTime } from './own-time.ts';

const PORT = 9409;
const GOAL_SCORE = 97;
const GOAL_LCP_MS = 1200;
const ROUNDS = 3;

const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Readings that show their sky.</h1>';
const bare = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BARE);
}).listen(0);

const server = await startServer();
const { executablePath, env }: { executablePath?: string; env?: Record<string, string> } =
  JSON.parse(await browserFromEnv());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...env },
  args: [`--remote-debugging-port=${PORT}`],
});

interface Measured {
  readonly score: number;
  readonly lcpMs: number;
  readonly shift: number;
  readonly blockedMs: number;
  readonly ownBlockedMs: number;
}

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, {
    port: PORT,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const audit = (id: string): number => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    shift: audit('cumulative-layout-shift'),
    blockedMs: Math.round(audit('total-blocking-time')),
    ownBlockedMs: Math.round(blockedByOwnTime(result?.artifacts.Trace.traceEvents ?? [])),
  };
}

const best = (rounds: readonly Measured[]): Measured | undefined =>
  rounds.toSorted((a, b) => a.lcpMs - b.lcpMs || b.score - a.score)[0];

const pages = [
  ['landing', `${server.url}/`],
  ['bare page', `http://localhost:${(bare.address() as AddressInfo).port}/`],
] as const;
const rounds: Record<string, Measured[]> = {};
// Turn by turn, so that a busy machine is busy for both.
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, url] of pages) (rounds[name] ??= []).push(await measure(url));

for (const [name] of pages) {
  const found = best(rounds[name] ?? []);
  if (!found) continue;
  console.log(
    `${name.padEnd(10)} performance ${found.score}, LCP ${found.lcpMs} ms, blocked ${found.blockedMs} ms (${found.ownBlockedMs} by its own time), layout shift ${found.shift}`,
  );
}
console.log(
  `goal       performance ${GOAL_SCORE}, LCP ${GOAL_LCP_MS} ms (best of ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)})`,
);

await browser.close();
await server.stop();
bare.close();
