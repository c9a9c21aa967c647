import { days, hours, minutes } from '@palm/contract/durations';
import { lt } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { sweepExpired } from './features/accounts/sweep-expired.ts';
import { sweepExports } from './features/exports/make-export.ts';
import { resumeDeletions } from './features/leaving/complete-deletion.ts';
import { fanOutMail } from './features/daily-mail/fan-out.ts';
import { mendSchedule } from './features/daily-mail/mend-schedule.ts';
import { forgetMails } from './features/daily-mail/store/daily-mails.ts';
import { forgetMarks } from './features/oracle/store/marks.ts';
import { forgetModelCalls } from './features/oracle/store/model-calls.ts';
import { forgetReservations } from './features/oracle/store/quota.ts';
import { forgetShared } from './features/oracle/store/shared-readings.ts';
import { sweepPhotos } from './features/palms/kept-photos.ts';
import { forgetActions } from './features/admin/audit.ts';
import { rollUpAnalytics } from './features/analytics/jobs.ts';
import { forgetShown } from './features/palms/store.ts';
import { reconcileBilling } from './features/subscriptions/reconcile.ts';
import { outboxMails } from './platform/db/schema.ts';
import { forgetWindows } from './platform/rate-limit/rate-limit.ts';

/** A reading nobody saved is forgotten; that a palm was read is not. */
const SHOWN_PALM_KEPT_MS = hours(24);
/** Long enough to come back to an upload that was interrupted. */
const UNREAD_PHOTO_KEPT_MS = hours(24);
/** Longer than readings are held apart. */
const MARKS_KEPT_MS = days(60);
/** A date lasts fifty hours around the world; then nobody asks for it again. */
const SHARED_READINGS_KEPT_MS = days(4);
/** A year's bill can still be looked into, and the one before it compared. */
const MODEL_CALLS_KEPT_MS = days(800);
const OUTBOX_KEPT_MS = days(30);
/** Longer than any date lasts anywhere: what was sent for it is not sent again. */
const DAILY_MAILS_KEPT_MS = days(14);
const ACTIONS_KEPT_MS = days(730);

/**
 * What time itself brings, in every process: deleting what is already gone costs nothing, and mail that is due is
 * queued by whoever looks first. Answers how to stop it.
 */
export function keepHouse(deps: Deps): () => void {
  const every = (ms: number, round: (deps: Deps) => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void round(deps), ms).unref();
  const timers = [every(hours(1), sweep), every(minutes(1), (all) => tryChore(all, fanOutMail))];
  return () => timers.forEach((timer) => clearInterval(timer));
}

type Chore = (deps: Deps, now: Date) => Promise<unknown>;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

const hourly: readonly Chore[] = [
  // No rate limit looks back further than an hour.
  ({ db }, now) => forgetWindows(db.system, before(now, hours(1))),
  ({ db }, now) =>
    db.system.delete(outboxMails).where(lt(outboxMails.sentAt, before(now, OUTBOX_KEPT_MS))),
  mendSchedule,
  ({ db }, now) => forgetMails(db.system, before(now, DAILY_MAILS_KEPT_MS)),
  ({ db }, now) => forgetMarks(db.system, before(now, MARKS_KEPT_MS)),
  ({ db }, now) => forgetShared(db.system, before(now, SHARED_READINGS_KEPT_MS)),
  ({ db }, now) => forgetReservations(db.system, now),
  ({ db }, now) => forgetModelCalls(db.system, before(now, MODEL_CALLS_KEPT_MS)),
  ({ db }, now) => forgetShown(db.system, before(now, SHOWN_PALM_KEPT_MS)),
  (deps, now) => sweepPhotos(deps, before(now, UNREAD_PHOTO_KEPT_MS)),
  (deps, now) => sweepExports(deps, now),
  ({ db }, now) => sweepExpired(db.system, now),
  (deps) => resumeDeletions(deps),
  ({ db }, now) => forgetActions(db.system, before(now, ACTIONS_KEPT_MS)),
  ({ db, jobs }) => jobs.enqueue(db.system, rollUpAnalytics, {}, { singletonKey: 'all days' }),
  (deps) => reconcileBilling(deps),
];

export async function sweep(deps: Deps): Promise<void> {
  for (const chore of hourly) await tryChore(deps, chore);
}

/** A store of photos that is out of reach must keep nobody's trial from being told of its end. */
async function tryChore(deps: Deps, chore: Chore): Promise<void> {
  try {
    await chore(deps, deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error }, 'housekeeping failed');
  }
}
