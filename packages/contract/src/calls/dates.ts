import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { ChartDate } from '../chart-date.ts';

const zone = z.optional(z.string().check(z.trim(), z.maxLength(64)));

export const getDates = defineCall({
  name: 'get-dates',
  method: 'POST',
  access: 'user',
  summary:
    'The days of the next eight weeks that matter for your chart; null without a birth date.',
  input: z.object({ zone }),
  output: z.nullable(
    z.object({
      /** The first day that is told. */
      from: z.iso.date(),
      hasBirthTime: z.boolean(),
      dates: z.array(ChartDate),
    }),
  ),
  refusals: [],
});

export const getCalendarLink = defineCall({
  name: 'get-calendar-link',
  method: 'POST',
  access: 'user',
  summary: 'Since when a private calendar link of yours works; null without one.',
  input: z.object({}),
  output: z.nullable(z.object({ made_at: timestamp })),
  refusals: [],
});

export const makeCalendarLink = defineCall({
  name: 'make-calendar-link',
  method: 'POST',
  access: 'user',
  summary:
    'Makes a private link to your dates for calendar apps. It is shown this once; an older link stops working.',
  input: z.object({}),
  output: z.object({
    /** Below the address of this server. */
    path: z.string(),
    made_at: timestamp,
  }),
  refusals: [],
});

export const stopCalendarLink = defineCall({
  name: 'stop-calendar-link',
  method: 'POST',
  access: 'user',
  summary: 'Ends your private calendar link.',
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
  refusals: [],
});
