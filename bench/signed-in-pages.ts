/**
 * How long a signed-in user waits for content on a slow phone with an empty cache: 1.6 Mbps, 150 ms round trip, a
 * processor four times as slow. `content` is when the page's own content is there, `painted` the first paint of
 * anything. The requests before the content are listed with when they began and ended, which shows what waits for what.
 *
 *   node scripts/build-web.mjs && node bench/signed-in-pages.ts
 */
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { becomeReader } from '../e2e/launch/readers.ts';
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

/** What counts as the content of each page. */
const PAGES: Readonly<Record<string, string>> = {
  '/daily-readings':
    'main:not(:has(.for-members)) :is(a, button, article):has-text("Love Forecast")',
  '/the-oracle': 'main button:has-text("Begin a Palm Reading")',
  '/ask-the-oracle': 'main textarea:enabled',
  '/profile': 'main h2:has-text("Subscription Status")',
  '/saved-readings': 'main h2:has-text("No Saved Readings Yet")',
};

interface Opened {
  readonly contentMs: number;
  readonly paintedMs: number;
  readonly requests: readonly string[];
}

/** Signed in, known to this browser as such, and with nothing in the cache. */
async function returningReader(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await becomeReader(page, server);
  await page.goto('/terms');
  await page.locator('html[data-viewer=user]').waitFor({ state: 'attached' });
  return page;
}

async function open(page: Page, path: string, content: string): Promise<Opened> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  const contentMs = Math.round(performance.now() - begun);
  const { paintedMs, requests } = await page.evaluate(() => ({
    paintedMs: Math.round(
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ),
    requests: performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
      const file = new URL(name).pathname.split('/').at(-1);
      return `${Math.round(startTime)}–${Math.round(responseEnd)} ${file} ${Math.round(encodedBodySize / 1024)} KB`;
    }),
  }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { contentMs, paintedMs, requests };
}

const median = (values: readonly Opened[]): Opened | undefined =>
  values.toSorted((a, b) => a.contentMs - b.contentMs)[Math.floor(values.length / 2)];

const server = await startServer();
const { executablePath, env }: { executablePath?: string; env?: Record<string, string> } =
  JSON.parse(await browserFromEnv());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...env },
});
const page = await returningReader(browser, server);

for (const [path, content] of Object.entries(PAGES)) {
  const rounds: Opened[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(page, path, content));
  const middle = median(rounds);
  if (!middle) continue;
  const all = rounds.map(({ contentMs }) => contentMs).join(', ');
  console.log(
    `${path.padEnd(16)} content ${middle.contentMs} ms (${all}), painted ${middle.paintedMs} ms`,
  );
  if (process.argv.includes('--requests'))
    console.log(middle.requests.map((r) => `  ${r}`).join('\n'));
}
console.log(
  `goal             content ${GOAL_MS} ms (median of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)})`,
);

await browser.close();
await server.stop();
