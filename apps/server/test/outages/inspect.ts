import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Acknowledged } from './acknowledged.ts';

const JOB_PATIENCE_MS = 240_000;

export async function sqlOn(
  url: string,
  sql: string,
  params: unknown[] = [],
): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, values: params, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Whose confirmation does not arrive. */
export async function unsentOf(url: string, { signups }: Acknowledged): Promise<string[]> {
  const giveUpAt = performance.now() + JOB_PATIENCE_MS;
  let unsent = [...signups];
  while (unsent.length > 0 && performance.now() < giveUpAt) {
    const rows = await sqlOn(
      url,
      'select a from unnest($1::text[]) a where not exists (select from outbox_mails where recipient = a)',
      [unsent],
    );
    unsent = rows.map(([address]) => String(address));
    if (unsent.length > 0) await sleep(100);
  }
  return unsent;
}

const numberOf = (name: string | undefined): number => Number(name?.split(' ')[1] ?? 0);

/** Compares what the server said it had done with what the database holds. */
export async function inspect(url: string, done: Acknowledged) {
  const profiles = await sqlOn(
    url,
    'select email, birth_name from profiles join users on users.id = user_id',
  );
  const names = new Map(profiles.map(([email, name]) => [String(email), String(name)]));
  const counts = await sqlOn(
    url,
    'select session_id, count(*)::int from app_analytics group by session_id',
  );
  const events = new Map(counts.map(([session, count]) => [String(session), Number(count)]));
  const users = new Set((await sqlOn(url, 'select email from users')).map(([email]) => email));
  return {
    acknowledged:
      [...done.names.values()].reduce((sum, name) => sum + numberOf(name), 0) +
      [...done.events.values()].reduce((sum, count) => sum + count, 0) +
      done.signups.length,
    // A later write than the last that was acknowledged may have been done without an answer.
    lost: [
      ...[...done.names].filter(([email, name]) => numberOf(names.get(email)) < numberOf(name)),
      ...[...done.events].filter(([session, count]) => (events.get(session) ?? 0) < count),
      ...done.signups.filter((email) => !users.has(email)),
    ].map(String),
    refusals: Object.fromEntries(done.refusals),
  };
}
