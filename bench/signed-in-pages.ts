/**
 * How long a signed-in user waits for content on a slow phone with an empty cache: 1.6 Mbps, 150 ms round trip, a
 * processor four times as slow. `content` is when what the page says about this user is on the screen: a sentence, a
 * title or a name of their own, never a skeleton (`PAGES`). `painted` is the first paint of anything, `bare` the time as
 * a multiple of a page that is whole in its HTML (/terms) in the same run, `busy` how long the page's main thread worked
 * for it. What does not depend on the machine's load: the bytes and requests that came before the content, and the longest
 * chain of requests of which each began after the one before had ended. `--requests` lists them. Paths as arguments
 * measure those pages alone.
 *
 *   node scripts/build-web.mjs && node bench/signed-in-pages.ts
 */
import { loadavg } from 'node:os';
import { calls } from '@palm/contract/calls';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { callAs } from '../e2e/launch/palms.ts';
import { becomeMemberWithBirth } from '../e2e/launch/members-with-birth.ts';
import { type RunningServer, startServer } from '../e2e/launch/server.ts';
import { browserFromEnv } from '../scripts/browser.mjs';

const GOAL_MS = 3000;
const ROUNDS = 3;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;

/** Whole in its HTML. */
const BARE = '/terms';

/** What counts as the content of each page: something that only this user's data can write. */
const PAGES: Readonly<Record<string, string>> = {
  [BARE]: 'main h2',
  // The first lines of today's page.
  '/daily-readings': 'main section:has(#first-page) p.reading',
  // The title of today's page, above the palm tool.
  '/the-oracle': 'main a:has-text("Today") span.font-serif',
  // The user's name and sign.
  '/horoscope': 'main h2:has-text("Wren")',
  // The cards of the account, which come together; the chart is there before them.
  '/profile': 'main h2:has-text("Subscription Status")',
  // The first words of a page that was read.
  '/history': 'main li a span.font-serif',
  // The sentence of the next date.
  '/your-dates': 'main li p.font-serif',
  '/your-sky': 'main h2:has-text("Sun in")',
  '/ask-the-oracle': 'main textarea:enabled',
  '/saved-readings': 'main h2:has-text("No Saved Readings Yet")',
  // The list is empty, and only the server can say so.
  '/people': 'main button:enabled:has-text("Add a person")',
  // The checkout's button; a visitor has a link there.
  '/premium': 'main button:has-text("Start")',
  // The form holds the name that was saved.
  '/profile-setup': 'main form:has(button[type=submit]) input',
  '/email-preferences': 'main form button[type=submit]',
};

interface Opened {
  readonly contentMs: number;
  readonly paintedMs: number;
  readonly busyMs: number;
  readonly requests: readonly Asked[];
}

interface Asked {
  readonly file: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly bytes: number;
}

/** Signed in, with a chart and a page that was read, known to this browser as such, and with nothing in the cache. */
async function returningMember(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await becomeMemberWithBirth(page, server);
  await callAs(page, server, calls.oracleChat, {
    message: 'Today',
    context: { kind: 'daily', type: 'daily-guidance' },
  });
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
  return page;
}

async function open(page: Page, path: string, content: string): Promise<Opened> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const busyBeforeMs = await busyMsOf(session);
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  const contentMs = Math.round(performance.now() - begun);
  const busyMs = Math.round((await busyMsOf(session)) - busyBeforeMs);
  const { paintedMs, requests } = await page.evaluate(() => ({
    paintedMs: Math.round(
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ),
    requests: ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type).map((entry) => {
        const { name, startTime, responseEnd, encodedBodySize } =
          entry as PerformanceResourceTiming;
        const file = new URL(name).pathname.split('/').at(-1) ?? '';
        return { file, startMs: startTime, endMs: responseEnd, bytes: encodedBodySize };
      }),
    ),
  }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { contentMs, paintedMs, busyMs, requests };
}

async function busyMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** How many requests had to wait for one another. */
function longestChain(requests: readonly Asked[]): number {
  const depths = new Map<Asked, number>();
  for (const asked of requests.toSorted((a, b) => a.startMs - b.startMs)) {
    const before = [...depths].filter(([{ endMs }]) => endMs <= asked.startMs);
    depths.set(asked, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}

const requestWords = ({ file, startMs, endMs, bytes }: Asked): string =>
  `  ${Math.round(startMs)}–${Math.round(endMs)} ${file} ${Math.round(bytes / 1024)} KB`;

const median = (values: readonly Opened[]): Opened | undefined =>
  values.toSorted((a, b) => a.contentMs - b.contentMs)[Math.floor(values.length / 2)];

const server = await startServer();
const { executablePath, env }: { executablePath?: string; env?: Record<string, string> } =
  JSON.parse(await browserFromEnv());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...env },
});
const page = await returningMember(browser, server);

const wanted = process.argv.filter((argument) => argument in PAGES);
const measured = Object.entries(PAGES).filter(
  ([path]) => wanted.length === 0 || path === BARE || wanted.includes(path),
);

let bareMs = 0;
for (const [path, content] of measured) {
  const rounds: Opened[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(page, path, content));
  const middle = median(rounds);
  if (!middle) continue;
  bareMs ||= middle.contentMs;
  const all = rounds.map(({ contentMs }) => contentMs).join(', ');
  const kilobytes = Math.round(middle.requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  const bare = (middle.contentMs / bareMs).toFixed(2);
  console.log(
    `${path.padEnd(16)} content ${middle.contentMs} ms (${all}), bare x ${bare}, painted ${middle.paintedMs} ms, busy ${middle.busyMs} ms, ${kilobytes} KB in ${middle.requests.length} requests, chain of ${longestChain(middle.requests)}`,
  );
  if (process.argv.includes('--requests'))
    console.log(middle.requests.map(requestWords).join('\n'));
}
console.log(
  `goal             content ${GOAL_MS} ms (median of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)})`,
);

await browser.close();
await server.stop();
