/**
 * Whether people can sign in while hostile photos of every kind arrive, as many as the limits let in: forty accounts at
 * four addresses, each sending all it may at once. Beside it, the same without photos.
 *
 *   node bench/hostile-photos.ts
 */
import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import { hostileFiles } from '../apps/server/test/palm/hostile-files.ts';
import { jpegOfScans } from '../apps/server/test/palm/many-scans.ts';
import { ask, lostConnection } from './callers.ts';
import { quantile } from './load.ts';
import { startMembersServer } from './start-members-server.ts';

const ACCOUNTS = 40;
const ADDRESSES = 4;
const AT_ONCE = 3;
const MS = Number(process.env['BENCH_MS'] ?? 60_000);
const CLIENT = 'x-client';

const photos = await slowPhotos();
// The limits are the ones of production. Sign-ins come from addresses of their own, so that none is counted out.
const { ready, memoryMb, stop } = await startMembersServer({
  members: ACCOUNTS,
  env: { RATE_LIMIT_SCALE: '1', TRUSTED_IP_HEADER: CLIENT },
});
const agent = new Agent({ keepAlive: true });

console.log(`${photos.length} kinds of photos`);
await report('quiet', () => pause(10_000));
const answers = new Map<string, number>();
await report('hostile photos', sendAll);
console.log([...answers].map(([what, times]) => `${times} × ${what}`).join('\n'));
agent.destroy();
await stop();

/** Signs in four times a second while the work goes on. */
async function report(name: string, work: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  const failures: number[] = [];
  let peakMb = 0;
  let count = 0;
  const signIn = async (): Promise<void> => {
    peakMb = Math.max(peakMb, memoryMb());
    const index = (count += 1);
    const { status, ms } = await ask(
      {
        url: `${ready.url}/functions/v1/sign-in`,
        method: 'POST',
        headers: { 'content-type': 'application/json', [CLIENT]: `198.51.100.${index % 250}` },
        body: JSON.stringify({
          email: ready.emails[index % ACCOUNTS],
          password: ready.password,
        }),
      },
      agent,
    );
    if (status === 200) times.push(ms);
    else failures.push(status);
  };
  const underWay: Promise<void>[] = [];
  const timer = setInterval(() => underWay.push(signIn()), 250);
  await work();
  clearInterval(timer);
  await Promise.all(underWay);
  times.sort((left, right) => left - right);
  const at = (share: number) => quantile(times, share).toFixed(0);
  console.log(
    `${name}: ${times.length} sign-ins, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, ${failures.length} failed; server at most ${peakMb} MB`,
  );
}

async function sendAll(): Promise<void> {
  const endAt = performance.now() + MS;
  const senders = Array.from({ length: ACCOUNTS * AT_ONCE }, (_, index) => sendOn(index, endAt));
  await Promise.all(senders);
}

/** One after the other; who is told to wait for longer than this bench lasts has used up the limit. */
async function sendOn(sender: number, endAt: number): Promise<void> {
  const account = sender % ACCOUNTS;
  for (let turn = sender; performance.now() < endAt; turn += 1) {
    const { status, retryAfterMs, body } = await ask(
      {
        url: `${ready.url}/functions/v1/upload-palm-photo`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${ready.tokens[account]}`,
          [CLIENT]: `192.0.2.${account % ADDRESSES}`,
        },
        body: photos[turn % photos.length] ?? Buffer.alloc(0),
      },
      agent,
    ).catch(lostConnection);
    const { code, reason } = JSON.parse(status === 0 ? '{}' : body) as {
      code?: string;
      reason?: string;
    };
    const what = `${status} ${code ?? ''} ${reason ?? ''}`.trim();
    answers.set(what, (answers.get(what) ?? 0) + 1);
    if (retryAfterMs > MS) return;
    if (retryAfterMs > 0) await pause(retryAfterMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What is refused by its header, and what passes every check and is as slow as a file of 10 MB can be. */
async function slowPhotos(): Promise<Buffer[]> {
  const flat = sharp({
    create: { width: 4500, height: 4500, channels: 3, background: '#987654' },
  });
  const slow = await Promise.all([
    noise(3900, 3300).webp({ quality: 80 }).toBuffer(),
    noise(1800, 1700).webp({ lossless: true, effort: 0 }).toBuffer(),
    noise(3000, 2700).jpeg({ quality: 92 }).toBuffer(),
    noise(1800, 1700).png({ progressive: true }).toBuffer(),
    flat.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    flat.clone().withMetadata({ orientation: 5 }).jpeg({ progressive: true }).toBuffer(),
  ]);
  const scans = jpegOfScans({ width: 4584, height: 4584, scans: 32 });
  const refused = (await hostileFiles()).map(({ bytes }) => Buffer.from(bytes));
  return [...slow, scans, ...refused];
}

function noise(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}
