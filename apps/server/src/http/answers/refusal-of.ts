import { seconds } from '@palm/contract/durations';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../../deps.ts';
import { DatabaseDown } from '../../platform/db/database-down.ts';
import { SessionEnded } from '../../platform/db/db.ts';
import { withoutQuery } from '../../platform/db/postgres-error.ts';
import { StorageDown } from '../../platform/storage/storage.ts';
import { Refusal } from './refusal.ts';

export type RefusalOf = (thrown: unknown, context: Context) => Refusal;

const TRY_AGAIN_MS = seconds(5);

/** What a failed request is answered with. What is not expected is logged, and nothing of it is told. */
export const refusalWith =
  ({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): RefusalOf =>
  (thrown, context) => {
    const error = withoutQuery(thrown);
    if (error instanceof Refusal) return error;
    if (error instanceof SessionEnded) return new Refusal('signed_out');
    const requestId = context.get('requestId');
    if (isOutage(error)) {
      log.warn({ requestId, err: thrown }, 'unavailable');
      return new Refusal('unavailable', { retryAfterMs: TRY_AGAIN_MS });
    }
    log.error({ requestId, err: thrown }, 'unexpected');
    metrics.failures.inc({ route: routePath(context) });
    return new Refusal('unexpected');
  };

/** System errors of a disk that is full, failing or closed to writing, and of a process with too many files open. */
const DISK_CODES: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

/** Something that the server needs is down: asking again later may work. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDown || error instanceof StorageDown) return true;
  return ('code' in error && DISK_CODES.has(error.code)) || isOutage(error.cause);
}
