import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { fanOutMail } from '../../apps/server/src/features/daily-mail/schedule/fan-out.ts';
import { sendDailyMail } from '../../apps/server/src/features/daily-mail/jobs.ts';
import { createMailLinks } from '../../apps/server/src/features/daily-mail/settings/mail-links.ts';
import { mailTheDay } from '../../apps/server/src/features/daily-mail/send-daily-mail.ts';
import { createOracleMemory } from '../../apps/server/src/features/oracle/oracle-memory.ts';
import { openPostgres } from '../../apps/server/src/platform/db/adapters/postgres.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openJobs } from '../../apps/server/src/platform/jobs/adapters/pg-boss.ts';
import { createSmtpMailer } from '../../apps/server/src/platform/mail/adapters/smtp.ts';
import type { Person } from '../../apps/server/test/mail-day/people.ts';
import { populate } from '../../apps/server/test/mail-day/population.ts';
import { onServer, withDatabase } from '../../apps/server/test/prepare-databases.ts';

/*
 * NODE_ENV=production TEST_DATABASE_URL=postgres://… node bench/mail/mail.ts [READERS…]: one process, everybody due at the same hour. How fast
 * are mails queued, and how fast written, rendered and handed over by SMTP? The database and the mail server run beside
 * it; "per core" counts the processor time of this process alone, which another load on the machine does not change.
 */

const SENDING_MS = 25_000;
/** What the first mails cost is the compiler's work. */
const WARM_UP_MAILS = 300;
const BEFORE = new Date('2026-11-15T06:00:00Z');
const NOW = new Date('2026-11-15T07:00:30Z');
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000];
const serverUrl = process.env['TEST_DATABASE_URL'];
if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set.');

const sink = fork(fileURLToPath(new URL('mail-sink.ts', import.meta.url)));
const [smtpUrl] = await once(sink, 'message');

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const everybodyIn = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    userId: crypto.randomUUID(),
    email: `recipient${index}@example.com`,
    zone: 'Europe/Lisbon',
    hour: 7,
    kind: 'both',
  }));

async function measure(server: string, recipients: number): Promise<void> {
  const name = `palm_mail_${process.pid}_${recipients}`;
  await onServer(server, `create database ${name}`);
  const db = await openPostgres({ url: withDatabase(server, name) });
  await migrate(db);
  await populate(db.system, everybodyIn(recipients), BEFORE);
  await db.raw.exec('analyze');
  const smtp = createSmtpMailer({
    url: String(smtpUrl),
    from: 'Palm & Soul <oracle@palm.example>',
  });
  let sent = 0;
  const jobs = await openJobs(db, console);
  const deps = {
    db,
    jobs,
    mail: {
      send: (mail: Parameters<typeof smtp.send>[0]) => smtp.send(mail).then(() => void sent++),
    },
    clock: { now: () => NOW },
    config: { readingDate: null, publicUrl: 'https://palm.example' },
    oracle: createOracleMemory(),
    tokens: { mailLinks: createMailLinks(new Uint8Array(32)) },
  };
  await jobs.workTogether(sendDailyMail, (tasks) => mailTheDay(deps, tasks));

  const queueingAt = performance.now();
  const queued = await fanOutMail(deps);
  const queueingMs = performance.now() - queueingAt;

  await jobs.start();
  const upTo = async (mails: number, ms: number): Promise<void> => {
    const endAt = performance.now() + ms;
    const isReached = () => sent >= mails || performance.now() >= endAt;
    while (!isReached()) await sleep(5);
  };
  await upTo(WARM_UP_MAILS, Number.POSITIVE_INFINITY);
  const [before, sendingAt, cpuAt] = [sent, performance.now(), cpuMs()];
  await upTo(queued, SENDING_MS);
  const count = sent - before;
  const sendingMs = performance.now() - sendingAt;
  const cpu = cpuMs() - cpuAt;
  await jobs.stop();
  smtp.close();
  await db.close();
  await onServer(server, `drop database ${name} with (force)`);
  console.log(
    `${recipients} recipients: queued in ${(queueingMs / 1000).toFixed(1)} s (${((queueingMs * 1000) / queued).toFixed(0)} µs each); ` +
      `${count} sent, ${(count / (sendingMs / 1000)).toFixed(0)}/s by the clock, ${(count / (cpu / 1000)).toFixed(0)}/s per core`,
  );
}

for (const recipients of sizes) await measure(serverUrl, recipients);
sink.disconnect();
