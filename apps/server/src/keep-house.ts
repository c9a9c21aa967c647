import { lt } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { sweepExpired } from './features/accounts/sweep-expired.ts';
import { outboxMails } from './platform/db/schema.ts';
import { forgetWindows } from './platform/rate-limit/rate-limit.ts';

const HOUR_MS = 60 * 60 * 1000;
const OUTBOX_KEPT_MS = 30 * 24 * HOUR_MS;

/** Every hour, in every process: deleting what is already gone costs nothing. Answers how to stop it. */
export function keepHouse(deps: Deps): () => void {
  const timer = setInterval(() => {
    sweep(deps).catch((error: unknown) => {
      deps.log.error({ err: error }, 'housekeeping failed');
    });
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** No rate limit looks back further than an hour. */
export async function sweep({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await forgetWindows(db.system, before(HOUR_MS));
  await db.system.delete(outboxMails).where(lt(outboxMails.sentAt, before(OUTBOX_KEPT_MS)));
  await sweepExpired(db.system, now);
}
