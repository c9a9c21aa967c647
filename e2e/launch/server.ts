import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsTo, type Mail } from './mailbox.ts';
import { launch, keepLog } from './launch-server.ts';

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

const ADDRESS = /http:\/\/localhost:\d+/;
const START_LIMIT_MS = 500_000;
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
