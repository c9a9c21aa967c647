import { withoutQuery } from '../src/platform/db/postgres-error.ts';

/** Why a statement failed, as the database said it; null when it did not fail. */
export const failureOf = (statement: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(statement).then(() => null, withoutQuery);
