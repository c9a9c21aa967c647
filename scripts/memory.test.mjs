import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { inCheckout } from './checkout.mjs';
import { node24 } from './install.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './memory.mjs';

/** Starts the server as `npm start` does, and answers how many megabytes it took at most and takes now. */
async function startAndLook(/** @type {string} */ data) {
  const main = inCheckout('apps', 'server', 'src', 'main.ts');
  const server = spawn(node24(), [...SERVER_FLAGS, main, '--without-pages'], {
    env: { ...SERVER_ENV, DATA_DIR: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  await Promise.race([once(server.stdout, 'data'), gone]);
  const taken = memoryOf(server);
  server.kill('SIGTERM');
  await gone;
  return taken;
}

function memoryOf(/** @type {import('node:child_process').ChildProcess} */ { pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (/** @type {string} */ name) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return { most: megabytes('VmHWM'), now: megabytes('VmRSS') };
}

it('starts the embedded product in little memory, the first time and later', async (context) => {
  if (!existsSync('/proc/self/status')) return context.skip('the system does not tell');
  const data = mkdtempSync(join(tmpdir(), 'palm-memory-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  for (const time of ['first', 'second']) {
    const { most, now } = await startAndLook(data);
    // The product is meant to live under 512 MB; what is left is for the readings and palms that follow.
    expect(most, `at most, ${time} start`).toBeLessThan(420);
    expect(now, `at rest, ${time} start`).toBeLessThan(300);
  }
}, 600_000);

const MESSAGES = [
  'will he call me back',
  'should i quit my job? my boss is awful',
  'quiero saber si vuelve mi ex',
  'what does venus in scorpio mean for money, and when is the next full moon',
];

it('understands and answers messages in little memory', async (context) => {
  if (!existsSync('/proc/self/status')) return context.skip('the system does not tell');
  const chat = spawn(node24(), [...SERVER_FLAGS, inCheckout('apps', 'server', 'bin', 'ask.ts')], {
    env: { ...process.env, ...SERVER_ENV },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void chat.kill());
  const answers = createInterface({ input: chat.stdout })[Symbol.asyncIterator]();
  for (const message of MESSAGES) {
    chat.stdin.write(`${JSON.stringify({ message, date: '2026-11-19' })}\n`);
    expect((await answers.next()).value).toContain('"text"');
  }
  expect(memoryOf(chat).most, 'at most').toBeLessThan(340);
}, 120_000);
