/**
 * How much memory the embedded product takes, all its processes together, under a limit that the kernel enforces.
 *
 *   node bench/memory.ts                 first start, rest, 10 palms, 100 readings, 20 messages, 10 palms, rest, second start
 *   node bench/memory.ts --palms 100     with more palms
 *   node bench/memory.ts --soak 10       and ten minutes of mixed traffic; it says what each minute ended with
 *   node bench/memory.ts --limit 400     under another limit, in megabytes
 *
 * The photos are those of ../shared/data/palms/palms; without them two rendered hands are read.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { calls } from '@palm/contract/calls';
import { type Client, createClient } from '@palm/contract/client';
import { DAILY_TYPES } from '@palm/contract/reading-types';
import { HANDS } from '@palm/palmistry/vocabulary';
import { PALMS, renderPhoto } from '../apps/server/test/palm/rendered-palm.ts';
import { adaInLisbon } from '../apps/server/test/ada.ts';
import { inCheckout } from '../scripts/checkout.mjs';
import { limitMemory, memoryOf } from './memory-limit.ts';

const { values } = parseArgs({
  options: {
    limit: { type: 'string', default: '512' },
    palms: { type: 'string', default: '10' },
    soak: { type: 'string', default: '0' },
  },
});
const MEMBER = { email: 'premium@demo.example', password: 'premium-demo-door' };
const QUESTIONS = ['Will I find love?', 'What about my work?', 'Why do I feel so tired?'];
const READINGS = 100;
const MESSAGES = 20;
const LOOK_EVERY_MS = 100;
const REST_MS = 10_000;
const PHOTOS = inCheckout('..', 'shared', 'data', 'palms', 'palms');

const group = limitMemory(Number(values.limit));
const row = (what: string, value: string) => console.log(`${what.padEnd(34)} ${value}`);
row('limit', group ? `${values.limit} MB` : 'none: this user may not make a control group');
const photos = await loadPhotos();
let stopServer = async (): Promise<void> => undefined;
const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-memory-'));
try {
  const first = await start('first start');
  await first.phase('rest', () => sleep(REST_MS));
  await first.client(calls.saveProfile, adaInLisbon);
  await first.phase(`${values.palms} palms`, () => readPalms(first.client, Number(values.palms)));
  await first.phase(`${READINGS} readings`, () => give(READINGS, first.client, askReading));
  await first.phase(`${MESSAGES} messages of a chat`, () => give(MESSAGES, first.client, askChat));
  await first.phase('palms after it', () => readPalms(first.client, Number(values.palms)));
  for (let minute = 1; minute <= Number(values.soak); minute += 1) {
    await first.phase(`soak, minute ${minute}`, () => soak(first.client));
  }
  await first.phase('rest', () => sleep(REST_MS));
  await stopServer();
  const second = await start('second start');
  await second.phase('rest', () => sleep(REST_MS));
} finally {
  await stopServer();
  if (group) row('processes the kernel ended', String(group.kills()));
  group?.remove();
  await rm(dataDir, { recursive: true });
}

/** Runs `scripts/start.mjs` from a tree that is installed and built, inside the limit. */
async function start(name: string) {
  const join = group ? `echo $$ > '${group.members}' && ` : '';
  const server = spawn('sh', ['-c', `${join}exec node scripts/start.mjs`], {
    cwd: inCheckout(),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '1',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  const pids = () => group?.pids() ?? treeOf(server.pid ?? 0);
  const phase = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pids()))), LOOK_EVERY_MS);
    await work().finally(() => clearInterval(timer));
    const now = memoryOf(pids());
    row(what, `at most ${Math.max(peak, now).toFixed(0)} MB, at its end ${now.toFixed(0)} MB`);
  };
  stopServer = async () => {
    server.kill('SIGTERM');
    await gone;
  };
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const address = () => /http:\/\/localhost:\d+/.exec(said)?.[0];
  await phase(name, async () => {
    while (address() === undefined && server.exitCode === null) await sleep(LOOK_EVERY_MS);
  });
  const url = address();
  if (url === undefined) throw new Error(`It did not start. It said:\n${said}`);
  return { client: await signIn(url), phase };
}

/** Without a control group: the process, its children and theirs. */
function treeOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .flatMap((name) => treeOf(Number(name)));
  return [pid, ...children];
}

function parentOf(pid: string): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
}

/** A token lasts five minutes: a caller whose token has ended signs in again. */
async function signIn(url: string): Promise<Client> {
  let token: string | null = null;
  const send = (place: string, request: RequestInit) => fetch(url + place, request);
  const renew = async (): Promise<true> => {
    token = (await createClient({ accessToken: () => null, send })(calls.signIn, MEMBER))
      .access_token;
    return true;
  };
  await renew();
  return createClient({ accessToken: () => token, isReplaced: renew, send });
}

async function give(
  count: number,
  client: Client,
  ask: (client: Client, turn: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await ask(client, turn);
}

function askReading(client: Client, turn: number): Promise<unknown> {
  return client(calls.oracleChat, {
    message: 'My reading for today',
    context: { kind: 'daily', type: DAILY_TYPES[turn % DAILY_TYPES.length] ?? 'daily-guidance' },
  });
}

function askChat(client: Client, turn: number): Promise<unknown> {
  return client(calls.oracleChat, { message: `${QUESTIONS[turn % QUESTIONS.length]} (${turn})` });
}

async function readPalms(client: Client, count: number): Promise<void> {
  await give(count, client, async (_, turn) => {
    const photo = photos[turn % photos.length] ?? new Uint8Array();
    const { path: filePath } = await client(calls.uploadPalmPhoto, photo);
    // A photo in which no palm is seen has been worked on all the same.
    await client(calls.biometricAnalysis, { filePath, analysisType: 'palm' }).catch(() => null);
  });
}

/** What six minutes of a small site bring, in one. */
async function soak(client: Client): Promise<void> {
  const endAt = Date.now() + 60_000;
  for (let turn = 0; Date.now() < endAt; turn += 1) {
    await askReading(client, turn);
    await askChat(client, turn);
    await client(calls.chatHistory, {});
    await client(calls.getProfile, {});
    if (turn % 5 === 0) await readPalms(client, 1);
  }
}

async function loadPhotos(): Promise<Uint8Array[]> {
  if (existsSync(PHOTOS)) {
    row('photos', `those of ${path.relative(inCheckout(), PHOTOS)}`);
    const files = readdirSync(PHOTOS).map((name) => readFile(path.join(PHOTOS, name)));
    return Promise.all(files);
  }
  row('photos', 'rendered: ../shared/data/palms/palms is absent');
  const rendered = HANDS.map((hand) => renderPhoto({ hand, side: 1280, creases: PALMS.one }));
  return (await Promise.all(rendered)).map(({ bytes }) => bytes);
}
