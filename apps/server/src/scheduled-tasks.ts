import { days, hours } from '@palm/contract/durations';
import { lt } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { sweepExpired } from './features/accounts/sweep-expired.ts';
import { sweepExports } from './features/exports/make-export.ts';
import { resumeDeletions } from './features/account-deletion/complete-deletion.ts';
import { fanOutMail } from './features/daily-mail/schedule/fan-out.ts';
import { mendSchedule } from './features/daily-mail/schedule/mend-schedule.ts';
import { forgetMails } from './features/daily-mail/store/daily-mails.ts';
import { forgetHistory } from './features/history/forget-history.ts';
import { forgetPages } from './features/oracle/store/pages.ts';
import { forgetModelCalls } from './features/oracle/store/model-calls.ts';
import { forgetReservations } from './features/oracle/store/quota.ts';
import { forgetShared } from './features/oracle/store/shared-readings.ts';
import { sweepPhotos } from './features/palms/kept-photos.ts';
import { forgetActions } from './features/admin/audit.ts';
import { rollUpAnalytics } from './features/analytics/jobs.ts';
import { forgetShown } from './features/palms/store/shown-palms.ts';
import { queueReminders } from './features/push/queue-reminders.ts';
import { reconcileBilling } from './features/subscriptions/stripe/reconcile.ts';
import { outboxMails } from './platform/db/schema.ts';
import { forgetWindows } from './platform/rate-limit/rate-limit.ts';

/** A reading that was not saved is deleted; the record that a palm was read is kept. */
const SHOWN_PALM_KEPT_MS = hours(24);
/** Long enough to come back to an upload that was interrupted. */
const UNREAD_PHOTO_KEPT_MS = hours(24);
/** A passage of daily guidance rests for 300 days. */
const PAGES_KEPT_MS = days(301);
/** A date lasts fifty hours around the world; after that no user asks for it again. */
const SHARED_READINGS_KEPT_MS = days(4);
/** A year's bill can still be looked into, and the one before it compared. */
const MODEL_CALLS_KEPT_MS = days(800);
const OUTBOX_KEPT_MS = days(30);
/** Longer than any date lasts anywhere: what was sent for it is not sent again. */
const DAILY_MAILS_KEPT_MS = days(14);
const ACTIONS_KEPT_MS = days(730);

type Task = (deps: Deps, now: Date) => Promise<unknown>;

interface ScheduledTask {
  /** When it runs, in UTC. */
  readonly cron: string;
  readonly run: Task;
}

const everyMinute = (run: Task): ScheduledTask => ({ cron: '* * * * *', run });
/** Each at a minute of its own, so that they do not all run at once. */
const hourly = (minute: number, run: Task): ScheduledTask => ({ cron: `${minute} * * * *`, run });

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** The name of a task is kept in the database: a renamed task is another one. */
export const tasks = {
  'queue-daily-mails': everyMinute(fanOutMail),
  'queue-reminders': everyMinute(queueReminders),
  'reconcile-billing': hourly(1, reconcileBilling),
  'resume-deletions': hourly(2, resumeDeletions),
  'delete-unread-photos': hourly(3, (deps, now) =>
    sweepPhotos(deps, before(now, UNREAD_PHOTO_KEPT_MS)),
  ),
  'delete-expired-accounts': hourly(4, ({ db }, now) => sweepExpired(db.system, now)),
  'delete-exports': hourly(5, sweepExports),
  'roll-up-analytics': hourly(6, ({ db, jobs }) =>
    jobs.enqueue(db.system, rollUpAnalytics, {}, { singletonKey: 'all days' }),
  ),
  'repair-mail-schedule': hourly(7, mendSchedule),
  // No rate limit looks back further than an hour.
  'delete-rate-limits': hourly(8, ({ db }, now) => forgetWindows(db.system, before(now, hours(1)))),
  'delete-outbox': hourly(9, ({ db }, now) =>
    db.system.delete(outboxMails).where(lt(outboxMails.sentAt, before(now, OUTBOX_KEPT_MS))),
  ),
  'delete-daily-mails': hourly(10, ({ db }, now) =>
    forgetMails(db.system, before(now, DAILY_MAILS_KEPT_MS)),
  ),
  'delete-reading-pages': hourly(11, ({ db }, now) =>
    forgetPages(db.system, before(now, PAGES_KEPT_MS)),
  ),
  'delete-shared-readings': hourly(12, ({ db }, now) =>
    forgetShared(db.system, before(now, SHARED_READINGS_KEPT_MS)),
  ),
  'delete-chat-reservations': hourly(13, ({ db }, now) => forgetReservations(db.system, now)),
  'delete-model-calls': hourly(14, ({ db }, now) =>
    forgetModelCalls(db.system, before(now, MODEL_CALLS_KEPT_MS)),
  ),
  'delete-shown-palms': hourly(15, ({ db }, now) =>
    forgetShown(db.system, before(now, SHOWN_PALM_KEPT_MS)),
  ),
  'delete-admin-actions': hourly(16, ({ db }, now) =>
    forgetActions(db.system, before(now, ACTIONS_KEPT_MS)),
  ),
  'delete-old-history': hourly(17, ({ db }, now) => forgetHistory(db.system, now)),
} as const satisfies Record<string, ScheduledTask>;

export type TaskName = keyof typeof tasks;
