import { spawn } from 'node:child_process';
import { toolEnv } from './install.mjs';
import { outcome } from './run.mjs';

/** Without a first percent by then, the download is not reachable from here. */
const FIRST_SIGN_MS = 10_000;
const WHOLE_MS = 300_000;

/** Lets Playwright download its browser, if it can; tells whether it did. */
export async function installPlaywrightBrowser() {
  const child = spawn('playwright', ['install', '--only-shell', 'chromium'], {
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let limit = setTimeout(() => child.kill(), FIRST_SIGN_MS);
  const noticeProgress = (/** @type {Buffer} */ text) => {
    if (!/\d% of/.test(text.toString())) return;
    child.stdout.off('data', noticeProgress).resume();
    clearTimeout(limit);
    limit = setTimeout(() => child.kill(), WHOLE_MS);
  };
  child.stdout.on('data', noticeProgress);
  child.stderr.resume();
  const code = await outcome(child);
  clearTimeout(limit);
  return code === 0;
}
