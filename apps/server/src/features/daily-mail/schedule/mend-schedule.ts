import { days } from '@palm/contract/durations';
import type { Deps } from '../../../deps.ts';
import { LATE_MAX_MS } from '../jobs.ts';
import { moveFarDue } from '../store/schedule.ts';

/** The next mail is never further away, whatever the zone does. */
const AHEAD_MAX_MS = days(3);

/**
 * A clock that ran ahead has put the next mail too far into the future. Once the clock is corrected, such users are
 * marked as long overdue: the next run sends them nothing and schedules again from the current day.
 */
export const mendSchedule = ({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> =>
  moveFarDue(db.system, {
    after: new Date(now.getTime() + AHEAD_MAX_MS),
    to: new Date(now.getTime() - LATE_MAX_MS - 1),
  });
