import { fanOutMail } from '../../src/features/daily-mail/schedule/fan-out.ts';
import { sendDailyMail } from '../../src/features/daily-mail/jobs.ts';
import { createMailLinks } from '../../src/features/daily-mail/settings/mail-links.ts';
import { mailTheDay } from '../../src/features/daily-mail/send-daily-mail.ts';
import type { Database } from '../../src/platform/db/db.ts';
import { createOracleMemory } from '../../src/features/oracle/oracle-memory.ts';
import { openJobs } from '../../src/platform/jobs/adapters/pg-boss.ts';
import type { Mailer } from '../../src/platform/mail/mail.ts';

export interface QueueState {
  /** Jobs that wait, run or are to be tried again. */
  readonly waiting: number;
  readonly nextDue: Date | null;
}

/** One of several processes that send mail, wherever it runs. */
export interface MailProcess {
  /** What the minute brings: the clock stands at `now`, and whatever is due is queued. */
  strike(now: Date): Promise<void>;
  state(): Promise<QueueState>;
  close(): Promise<void>;
}

const silence = { error: () => undefined, warn: () => undefined };

/** The real job, told apart from the dead sooner than in two minutes. Who is merely slow has time to end what it began. */
const impatient = {
  ...sendDailyMail,
  retryDelaySeconds: 0,
  retryBackoff: false,
  retryLimit: 100,
  expireInSeconds: 10,
};
const BEGIN_WITHIN_MS = 4000;

export async function openMailProcess(database: Database, mail: Mailer): Promise<MailProcess> {
  let now = new Date(0);
  const jobs = await openJobs(database, silence, { pollSeconds: 0.5, superviseSeconds: 1 });
  const deps = {
    db: database,
    jobs,
    mail,
    clock: { now: () => now },
    config: { readingDate: null, publicUrl: 'https://palm.example' },
    oracle: createOracleMemory(),
    tokens: { mailLinks: createMailLinks(new Uint8Array(32)) },
  };
  await jobs.workTogether(impatient, (tasks) => mailTheDay(deps, tasks, BEGIN_WITHIN_MS));
  let isStarted = false;
  return {
    strike: async (at) => {
      now = at;
      // Not before it knows the time: a mail that is sent in 1970 would not be late.
      if (!isStarted) await jobs.start();
      isStarted = true;
      await fanOutMail(deps);
    },
    state: async () => {
      const { rows } = await database.raw.query(`
        select (select count(*)::int from pgboss.job where name = 'send-daily-mail' and state < 'completed') as waiting,
          (select min(due_at) from mail_schedule) as due`);
      const due = rows[0]?.['due'];
      return { waiting: Number(rows[0]?.['waiting']), nextDue: due instanceof Date ? due : null };
    },
    close: () => jobs.stop(),
  };
}
