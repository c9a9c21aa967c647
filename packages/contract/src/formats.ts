import * as z from 'zod/mini';

/** An instant, as ISO 8601 with its offset. */
export const timestamp = z.iso.datetime({ offset: true });
/** yyyy-MM-dd */
export const isoDate = z.iso.date();
export const count = z.int().check(z.nonnegative());
