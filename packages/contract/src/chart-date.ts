import { ASPECT_IDS, PLANET_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { Receipt } from './oracle.ts';

/** A day of the coming weeks that matters for the user's chart. */
export const ChartDate = z.object({
  id: z.string(),
  kind: z.enum(['contact', 'return', 'lunation', 'station', 'end']),
  /** The exact moment, ISO 8601 in UTC. */
  at: z.string(),
  /** The day in the user's zone, and the clock where it can be told, HH:mm. */
  date: z.iso.date(),
  time: z.nullable(z.string()),
  title: z.string(),
  sentence: z.string(),
  /** How rare it is, when it ends, how close it comes. */
  line: z.nullable(z.string()),
  isStrong: z.boolean(),
  /** What is drawn beside it. */
  mark: z.object({
    body: z.enum(PLANET_IDS),
    aspect: z.nullable(z.enum(ASPECT_IDS)),
    point: z.nullable(z.enum([...PLANET_IDS, 'ascendant', 'midheaven'])),
    phase: z.nullable(z.enum(['new', 'full'])),
  }),
  receipt: Receipt,
});
export type ChartDate = z.infer<typeof ChartDate>;
