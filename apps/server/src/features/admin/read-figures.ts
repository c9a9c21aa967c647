import { days } from '@palm/contract/durations';
import { ADMIN_WINDOW_DAYS } from '@palm/contract/limits';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Db } from '../../platform/db/db.ts';
import { Turns } from '../../platform/db/turns.ts';
import { type VisitorFigures, visitorFigures } from '../analytics/visitor-figures.ts';
import { countPlans, countUsers, type UserCounts } from './store/user-counts.ts';

type Reading<T> = (db: Db, now: Date) => Promise<T>;

/**
 * Reads the figures of the operator's dashboard one at a time, so that looking at them takes one core of the database and
 * one connection at most, and customers get their turn between any two figures.
 */
export interface AdminFigures {
  /** One figure, as of one moment: a day that is being counted meanwhile is counted once. */
  read<T>(reading: Reading<T>): Promise<T>;
  readonly users: () => Promise<UserCounts>;
  readonly plans: () => Promise<{ readonly trial: number; readonly premium: number }>;
  readonly visitors: () => Promise<VisitorFigures>;
}

/** The start of the window that "the last 30 days" means. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - days(ADMIN_WINDOW_DAYS));

export function createAdminFigures({ db, clock }: { db: Database; clock: Clock }): AdminFigures {
  const turns = new Turns();
  const asOneMoment = <T>(reading: Reading<T>): Promise<T> =>
    db.system.transaction(
      async (tx) => {
        // A large sort would otherwise be spread over every core there is.
        await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
        return reading(tx, clock.now());
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

  /**
   * Several calls want the same figure. Calls that ask before the query starts share its result. A call that asks after
   * the start gets the next result, because a row may have changed in between. No caller gets a result older than its
   * request.
   */
  const shared = <T>(reading: Reading<T>): (() => Promise<T>) => {
    let waiting: Promise<T> | null = null;
    return () =>
      (waiting ??= turns.take(() => {
        waiting = null;
        return asOneMoment(reading);
      }));
  };

  return {
    read: (reading) => turns.take(() => asOneMoment(reading)),
    users: shared((tx, now) => countUsers(tx, windowStart(now))),
    plans: shared(countPlans),
    visitors: shared(visitorFigures),
  };
}
