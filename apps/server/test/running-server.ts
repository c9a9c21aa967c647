import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@palm/contract/client';
import { afterAll, beforeAll, describe } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { readOutbox, type OutboxMail } from '../src/platform/mail/outbox.ts';
import type { Timer } from '../src/platform/model/timer.ts';
import { startServer, type RunningServer } from '../src/start-server.ts';
import { type DatabaseKind, databases, oneDatabase } from './databases.ts';
import { embeddedFolder, postgresUrl } from './fresh-databases.ts';
import { sharedPorts } from './shared-ports.ts';

/** As much of a built web app as a server needs. */
export const WEB_BUILD = fileURLToPath(new URL('web-build', import.meta.url));

export interface TestServer extends RunningServer {
  /** Moves the server's clock onward. */
  pass(ms: number): void;
  mailTo(address: string): Promise<OutboxMail[]>;
}

/** Some are known only when the tests begin: the address of a stand-in. */
type Settings = Record<string, string> | (() => Promise<Record<string, string>>);

type Suite = (server: () => TestServer) => void;

/** The suite against a whole server over HTTP, on one database. */
export function onOneServer(
  title: string,
  suite: Suite,
  settings: Settings = {},
  /** How time passes for the language model. */
  timer?: Timer,
): void {
  for (const kind of oneDatabase()) onServerWith(kind, { title, suite, settings, timer });
}

/** The same on each database, for promises that the database can change. */
export function onEveryServer(title: string, suite: Suite, settings: Settings = {}): void {
  for (const kind of databases) onServerWith(kind, { title, suite, settings, timer: undefined });
}

/** The same on PostgreSQL alone, for what the embedded database cannot do. */
export function onPostgresServer(title: string, suite: Suite): void {
  const kind = databases.find(({ name }) => name === 'postgresql');
  if (kind) onServerWith(kind, { title, suite, settings: {}, timer: undefined });
}

function onServerWith(
  { name, missing }: DatabaseKind,
  {
    title,
    suite,
    settings,
    timer,
  }: { title: string; suite: Suite; settings: Settings; timer: Timer | undefined },
): void {
  const where = missing === undefined ? name : `${name}, skipped: ${missing}`;
  describe.skipIf(missing !== undefined)(`${title} (${where})`, () => {
    let running: { server: TestServer; dispose: () => Promise<void> } | undefined;
    beforeAll(async () => {
      const given = typeof settings === 'function' ? await settings() : settings;
      running = await startTestServer(name === 'postgresql', given, timer);
    });
    afterAll(() => running?.dispose());
    suite(() => {
      if (!running) throw new Error('The server runs in tests and hooks only.');
      return running.server;
    });
  });
}

async function startTestServer(
  onPostgres: boolean,
  settings: Record<string, string>,
  timer?: Timer,
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-server-'));
  const postgres = onPostgres ? await postgresUrl() : null;
  if (!postgres) await rename(await embeddedFolder(), path.join(dataDir, 'db'));
  let passedMs = 0;
  const config = parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '0',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...settings,
  });
  await mkdir(dataDir, { recursive: true });
  const running = await startServer(config, {
    clock: { now: () => new Date(Date.now() + passedMs) },
    webBuild: WEB_BUILD,
    runsSchedule: false,
    shared: sharedPorts,
    ...(timer && { timer }),
  });
  const server: TestServer = {
    ...running,
    pass: (ms) => {
      passedMs += ms;
    },
    mailTo: (to) => readOutbox(running.deps.db.system, { to, limit: 20 }),
  };
  return {
    server,
    dispose: async () => {
      await running.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A browser as far as calls go: it keeps its cookies and sends its access token. */
export interface Visitor {
  readonly call: Client;
  readonly cookies: Map<string, string>;
  token: string | null;
}

export function visit(url: string): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    token: null,
    call: createClient({
      accessToken: () => visitor.token,
      send: async (route, request) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url + route, {
          ...request,
          headers: { ...request.headers, cookie },
        });
        for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
        return response;
      },
    }),
  };
  return visitor;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
