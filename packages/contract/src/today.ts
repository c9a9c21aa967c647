import { SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { ChartDate } from './chart-date.ts';
import { EveningMoon } from './evening-moon.ts';
import { Receipt } from './oracle.ts';
import { DAILY_TYPES } from './reading-types.ts';

/** The first words of one of today's pages. */
export const TodaysPage = z.object({
  type: z.enum(DAILY_TYPES),
  /** True where the plan does not include it. */
  isLocked: z.boolean(),
  /** Null while it is not written: a language model writes it when it is opened. */
  title: z.nullable(z.string()),
  /** Its first sentences; of a locked page a few words. */
  opening: z.nullable(z.string()),
});
export type TodaysPage = z.infer<typeof TodaysPage>;

/** What a day holds for a chart. */
export const Today = z.object({
  /** The user's day. */
  date: z.iso.date(),
  moon: z.extend(EveningMoon, {
    sign: z.enum(SIGN_IDS),
    /** Where the user's clock is that of the birth place. */
    rise: z.nullable(z.object({ at: z.string(), place: z.string() })),
  }),
  /** The heaviest contact of a slow planet that runs today, with all its dates. */
  contact: z.nullable(Receipt),
  pages: z.array(TodaysPage),
  /** The next day that matters for the chart. */
  next: z.nullable(ChartDate),
});
export type Today = z.infer<typeof Today>;
