import { Client } from 'pg';
import type { Database } from '../../db/db.ts';
import type { Changes } from '../changes.ts';
import { Watchers } from '../watchers.ts';

const CHANNEL = 'palm_changes';
const RECONNECT_AFTER_MS = 250;
const CONNECT_WITHIN_MS = 10_000;

/** PostgreSQL carries announcements between processes. Listening takes one connection of each. */
export async function openPostgresChanges(db: Database, url: string): Promise<Changes> {
  const watchers = new Watchers();
  const listener = new Listener(url, watchers);
  await listener.connect();
  return {
    announce: async (userId) => {
      await db.raw.query('select pg_notify($1, $2)', [CHANNEL, userId]);
    },
    watch: (userId, watcher) => watchers.add(userId, watcher),
    watchersOf: (userId) => watchers.count(userId),
    endWatching: () => watchers.end(),
    close: async () => {
      watchers.end();
      await listener.close();
    },
  };
}

class Listener {
  readonly #url: string;
  readonly #watchers: Watchers;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, watchers: Watchers) {
    this.#url = url;
    this.#watchers = watchers;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'palm-and-soul changes',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#watchers.tell(payload ?? ''));
    // A lost connection reports an error and then its end; the end is what we act on.
    client.on('error', () => {});
    client.once('end', () => this.#reconnectSoon());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #reconnectSoon(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#watchers.tellAll(),
        () => this.#client?.end().catch(() => undefined),
      );
    }, RECONNECT_AFTER_MS).unref();
  }
}
