/** Walks from sign-up to the first reading in the browsers that TEST_BROWSERS names. Run by `npm run browsers`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { inCheckout } from '../../scripts/checkout.mjs';
import { firefoxIn, webKitIn } from '../../scripts/other-browsers.mjs';
import { startServer } from '../launch/server.ts';
import type { BrowserPage } from './browser-page.ts';
import { openFirefox } from './firefox.ts';
import { walkToFirstReading } from './first-reading.ts';
import { openWebKit } from './webkit.ts';

const folders: { firefox: string; webkit: string } = JSON.parse(
  process.env['TEST_BROWSERS'] ?? '{}',
);
const pictures = inCheckout('test-results', 'browsers');
mkdirSync(pictures, { recursive: true });

async function walk(name: string, open: () => Promise<BrowserPage>): Promise<void> {
  const server = await startServer();
  try {
    const page = await open();
    try {
      const reading = await walkToFirstReading(page, server);
      console.log(`✓ ${page.browser}: ${reading.split(/\s+/).length} words read`);
    } finally {
      writeFileSync(`${pictures}/${name}.png`, await page.picture());
      await page.close();
    }
  } catch (error) {
    console.error(`✘ ${name}:`, error);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

await walk('firefox', () => openFirefox(firefoxIn(folders.firefox)));
await walk('webkit', () => openWebKit(webKitIn(folders.webkit)));
console.log(`Their last pictures lie in ${pictures}.`);
