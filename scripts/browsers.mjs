import { buildWeb } from './build-web.mjs';
import { inCheckout } from './checkout.mjs';
import { hasDebianPackages } from './debian-packages.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { otherBrowser } from './other-browsers.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { show } from './run.mjs';
import { withTemporaryFolder } from './testing/temporary-folder.mjs';

/* One journey in Firefox and WebKit, beside the tests: from sign-up to the first reading. */
await whenRunDirectly(import.meta.url, async () => {
  if (!hasDebianPackages()) {
    throw new Refusal('Firefox and WebKit come from Debian: this needs Debian or Ubuntu.');
  }
  await ensureInstalled();
  await buildWeb();
  const folders = { firefox: await otherBrowser('firefox'), webkit: await otherBrowser('webkit') };
  process.exitCode = await withTemporaryFolder((scratch) =>
    show('node', [inCheckout('e2e', 'browsers', 'walk.ts')], {
      cwd: inCheckout(),
      env: { ...toolEnv(), TMPDIR: scratch, TEST_BROWSERS: JSON.stringify(folders) },
    }),
  );
});
