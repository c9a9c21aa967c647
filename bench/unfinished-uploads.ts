/**
 * What 300 uploads take that send nearly 10 MB each and never end: all of one account, and then of 150 accounts at 25
 * addresses.
 *
 *   node bench/unfinished-uploads.ts
 */
import { request, type ClientRequest } from 'node:http';
import { startMembersServer } from './start-members-server.ts';

const UPLOADS = 300;
const ACCOUNTS = 150;
const ADDRESSES = 25;
const BYTES = 10 * 2 ** 20;
const CLIENT = 'x-client';
/** Nothing has changed for this long: all has arrived that will. */
const QUIET_MS = 6000;

const { ready, memoryMb, stop } = await startMembersServer({
  members: ACCOUNTS,
  env: { TRUSTED_IP_HEADER: CLIENT },
});
console.log(`idle: ${memoryMb()} MB`);
await measure('300 of one account', () => 0);
await measure('300 of 150 accounts', (upload) => upload % ACCOUNTS);
await stop();

async function measure(name: string, accountOf: (upload: number) => number): Promise<void> {
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  let peakMb = 0;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, memoryMb())), 50);
  const uploads = Array.from({ length: UPLOADS }, (_, upload) => begin(accountOf(upload), count));
  for (let known = -1; known !== total(answers);) {
    known = total(answers);
    await pause(QUIET_MS);
  }
  clearInterval(timer);
  console.log(
    `${name}: at most ${peakMb} MB, ${memoryMb()} MB in the end; ${[...answers].map(([what, times]) => `${times} × ${what}`).join(', ')}`,
  );
  for (const upload of uploads) upload.destroy();
  await pause(2000);
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, times) => sum + times, 0);
}

/** All but the last bytes. */
function begin(account: number, count: (what: string) => void): ClientRequest {
  const sent = request(`${ready.url}/functions/v1/upload-palm-photo`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ready.tokens[account]}`,
      'content-length': BYTES,
      [CLIENT]: `192.0.2.${account % ADDRESSES}`,
    },
  });
  sent.on('response', (response) => {
    count(`answered ${response.statusCode}`);
    response.resume();
  });
  sent.on('error', () => count('hung up on'));
  sent.write(Buffer.alloc(BYTES - 1000), (error) => error ?? count('sent but for its end'));
  return sent;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
