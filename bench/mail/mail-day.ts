import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '../../apps/server/src/platform/db/adapters/embedded.ts';
import { openPostgres } from '../../apps/server/src/platform/db/adapters/postgres.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { readMessage } from '../../apps/server/test/stand-ins/read-message.ts';
import { startSmtpStandIn } from '../../apps/server/test/stand-ins/smtp.ts';
import { ChildMailProcess } from '../../apps/server/test/mail-day/child-mail-process.ts';
import { liveThrough } from '../../apps/server/test/mail-day/live-through.ts';
import { expectedMails } from '../../apps/server/test/mail-day/expected-mails.ts';
import { mixedPeople } from '../../apps/server/test/mail-day/people.ts';
import { populate } from '../../apps/server/test/mail-day/population.ts';
import { onServer, withDatabase } from '../../apps/server/test/prepare-databases.ts';

/*
 * node bench/mail/mail-day.ts [READERS]: a simulated day of mail around the change of Europe's clocks, sent over SMTP by
 * processes that are killed (SIGKILL) at random. Three on PostgreSQL (TEST_DATABASE_URL), or one on the embedded
 * database. A user who wants mail must get one for each date, at their own hour. No other user gets any.
 */

const FROM = new Date('2026-10-24T18:00:00Z');
const UNTIL = new Date('2026-10-25T20:00:00Z');

const recipients = Number(process.argv[2] ?? 10_000);
const serverUrl = process.env['TEST_DATABASE_URL'];
const place = serverUrl ? await postgresPlace(serverUrl) : await embeddedPlace();

async function postgresPlace(server: string) {
  const name = `palm_mail_day_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const remove = () => onServer(server, `drop database ${name} with (force)`);
  return { url, processes: 3, killWithinMs: 4000, open: () => openPostgres({ url }), remove };
}

async function embeddedPlace() {
  const url = await mkdtemp(path.join(tmpdir(), 'palm-mail-day-'));
  const remove = () => rm(url, { recursive: true });
  // It takes longer to come back: what was not written to disk is read from its log.
  return { url, processes: 1, killWithinMs: 20_000, open: () => openEmbedded(url), remove };
}

const database = await place.open();
await migrate(database);
const people = mixedPeople(recipients);
await populate(database.system, people, FROM);
await database.close();

let now = FROM;
const arrivals: { id: string; line: string; atMs: number }[] = [];
const minuteOf = (at: Date): string => at.toISOString().slice(0, 16);
const standIn = await startSmtpStandIn({
  onMessage: (source) => {
    const { headers } = readMessage(source);
    const id = headers.get('message-id') ?? '';
    const line = `${minuteOf(now)} ${headers.get('to') ?? ''}`;
    arrivals.push({ id, line, atMs: performance.now() });
    return undefined;
  },
});

const start = () => ChildMailProcess.start(place.url, standIn.url);
const alive: ChildMailProcess[] = [];
for (let each = 0; each < place.processes; each += 1) alive.push(await start());
const killedAtMs: number[] = [];
const over = new AbortController();

async function killAtRandom({ signal }: AbortController): Promise<void> {
  while (!signal.aborted) {
    await sleep(1000 + Math.random() * place.killWithinMs);
    if (signal.aborted) return;
    const victim = Math.floor(Math.random() * alive.length);
    const [dead] = alive.splice(victim, 1);
    killedAtMs.push(performance.now());
    await dead?.close();
    alive.push(await start());
  }
}

const startedAt = performance.now();
const killing = killAtRandom(over);
await liveThrough(() => alive, { until: UNTIL, onHour: (at) => void (now = at) });
over.abort();
const seconds = (performance.now() - startedAt) / 1000;
await killing;
await Promise.all(alive.map((each) => each.close()));
await standIn.stop();
await place.remove();

const expected = expectedMails(people, FROM, UNTIL).map(
  ({ email, at }) => `${minuteOf(at)} ${email}`,
);
// Of two under one Message-ID the first is the one that counts.
const once = new Map(arrivals.toReversed().map((arrival) => [arrival.id, arrival]));
const counted = [...once.values()].map(({ line }) => line);
const wanted = new Set(expected);
const arrived = new Set(counted);
const missing = expected.filter((line) => !arrived.has(line));
const unexpected = counted.filter((line) => !wanted.has(line));
const doubled = arrivals.filter((arrival) => once.get(arrival.id) !== arrival);
// Whose sender was killed before it could note that the first one had been taken.
const NOTED_WITHIN_MS = 500;
const byKill = doubled.filter(({ id }) => {
  const firstMs = once.get(id)?.atMs ?? 0;
  return killedAtMs.some((atMs) => Math.abs(atMs - firstMs) < NOTED_WITHIN_MS);
});
console.log(
  `${recipients} recipients, ${place.processes} processes, ${killedAtMs.length} kills, ${seconds.toFixed(0)} s: ` +
    `${expected.length} mails due, ${once.size} arrived by Message-ID, ${missing.length} missing, ` +
    `${unexpected.length} unexpected, ${doubled.length} handed over twice under one Message-ID (${byKill.length} of them by a process killed in that very moment)`,
);
if (missing.length > 0 || unexpected.length > 0 || once.size !== expected.length)
  process.exitCode = 1;
