import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsTo, type Mail } from './mailbox.ts';
import { launch } from './launch-server.ts';

/** Where a server listens, and where its data and its log lie. */
export interface ServerPlace {
  readonly url: string;
  readonly dataDir: string;
}

export interface RunningServer extends ServerPlace {
  /** What it wrote so far, standard output and standard error as they came. */
  log(): string;
  /** The mails to one address that the local outbox took, newest first. */
  mailbox(to: string): Promise<Mail[]>;
}

export interface OwnServer extends RunningServer {
  /** Asks it to leave and waits until it has. Data of its own goes with it. */
  stop(): Promise<void>;
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
export async function startServer({ env, dataDir }: ServerOptions = {}): Promise<OwnServer> {
  const data = dataDir ?? (await freshData());
  const child = launch({ PORT: '0', DATA_DIR: data, ...env }, logOf(data));
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
    if (dataDir === undefined) await rm(data, { recursive: true, force: true });
  };
  const url = await addressOf(child, data).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return { ...serverAt({ url, dataDir: data }), stop: () => end('SIGTERM') };
}

/** A server that another process started. */
export const serverAt = (place: ServerPlace): RunningServer => ({
  ...place,
  log: () => readFileSync(logOf(place.dataDir), 'utf8'),
  mailbox: (to) => mailsTo(place.url, to),
});

const logOf = (dataDir: string): string => join(dataDir, 'server.log');

async function freshData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'palm-e2e-'));
  const template = process.env[DATA_TEMPLATE];
  if (template !== undefined) await cp(template, data, { recursive: true });
  await rm(logOf(data), { force: true });
  return data;
}

/** The server says its address once it listens, and answers `/readyz` once it can work. */
async function addressOf(child: ChildProcess, dataDir: string): Promise<string> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  const log = () => readFileSync(logOf(dataDir), 'utf8');
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
