import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from '../../scripts/checkout.mjs';
import { node24 } from '../../scripts/install.mjs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/memory.mjs';
import { mailsTo, type Mail } from './mailbox.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** What it wrote so far, standard output and standard error as they came. */
  log(): string;
  /** The mails to one address that the local outbox took, newest first. */
  mailbox(to: string): Promise<Mail[]>;
  /** Asks it to leave and waits until it has. Data of its own goes with it. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. Data in a given `dataDir` stays for a next start. */
  kill9(): Promise<void>;
}

interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Data that outlives this server; without it the server gets a folder of its own. */
  readonly dataDir?: string;
}

/** Only these reach the server: a journey must not depend on the settings of the machine. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
const ADDRESS = /http:\/\/localhost:\d+/;
const START_LIMIT_MS = 200_000;
/** The setting that names a folder with the data of an unused server. */
export const DATA_TEMPLATE = 'E2E_DATA_TEMPLATE';

/** Starts the product as `npm start` does, on a free port and with data of its own. */
export async function startServer({ env, dataDir }: ServerOptions = {}): Promise<RunningServer> {
  const data = dataDir ?? (await freshData());
  const child = launch({
    PORT: '0',
    DATA_DIR: data,
    CLOCK_AHEAD_FILE: join(data, 'clock-ahead'),
    ...env,
  });
  const ended = once(child, 'exit');
  const log = keepLog(child);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
    if (dataDir === undefined) await rm(data, { recursive: true, force: true });
  };
  const url = await addressOf(child, log).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  const stop = () => end('SIGTERM');
  const kill9 = () => end('SIGKILL');
  return { url, dataDir: data, log, mailbox: (to) => mailsTo(url, to), stop, kill9 };
}

async function freshData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'palm-e2e-'));
  const template = process.env[DATA_TEMPLATE];
  if (template !== undefined) await cp(template, data, { recursive: true });
  return data;
}

function launch(env: Record<string, string>): ChildProcess {
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const exitWithParent = inCheckout('scripts', 'exit-with-parent.mjs');
  const clockAhead = inCheckout('e2e', 'launch', 'clock-ahead.mjs');
  const main = inCheckout('apps', 'server', 'src', 'main.ts');
  return spawn(
    node24(),
    [...SERVER_FLAGS, '--import', exitWithParent, '--import', clockAhead, main],
    {
      cwd: inCheckout(),
      env: { ...SERVER_ENV, ...passedOn, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
}

function keepLog(child: ChildProcess): () => string {
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
  }
  return () => written;
}

/** The server says its address once it listens, and answers `/readyz` once it can work. */
async function addressOf(child: ChildProcess, log: () => string): Promise<string> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt && child.exitCode === null && child.signalCode === null) {
    const url = ADDRESS.exec(log())?.[0];
    if (url !== undefined && (await isReady(url))) return url;
    await sleep(50);
  }
  throw new Error(`The server did not start. It wrote:\n${log()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Not listening yet: the next look will tell.
    return false;
  }
}
