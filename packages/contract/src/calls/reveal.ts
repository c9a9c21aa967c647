import { SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { birthMoment, birthPlace } from '../birth.ts';
import { defineCall } from '../call.ts';
import { Chart } from '../chart.ts';
import { Profile } from '../entities.ts';
import { OraclePart, Receipt } from '../oracle.ts';

/** The user's own time zone, for what today is. */
const zone = z.optional(z.string().check(z.maxLength(64)));

/** What a chart is known for: Sun, Moon and rising sign, each in two sentences. */
const Placement = z.object({
  point: z.enum(['sun', 'moon', 'ascendant']),
  /** Two signs where the birth time is unknown and the body changed signs that day. */
  meanings: z.array(z.object({ sign: z.enum(SIGN_IDS), text: z.string() })),
  /** Degrees of the ecliptic; null where the birth time is unknown. */
  longitude: z.nullable(z.number()),
});

const Reveal = z.object({ chart: Chart, placements: z.array(Placement) });

export const previewChart = defineCall({
  name: 'preview-chart',
  method: 'POST',
  access: 'anyone',
  summary:
    'A chart before any account: its wheel, its placements and a line for today. Not stored.',
  input: z.object({ ...birthMoment, ...birthPlace, zone }),
  output: z.object({
    ...Reveal.shape,
    /** The title and the first sentences of today's page for this chart. */
    today: z.object({ date: z.string(), title: z.string(), opening: z.string() }),
  }),
  refusals: ['birth_date_out_of_range', 'timezone_unknown', 'birth_time_ambiguous'],
});

export const getReveal = defineCall({
  name: 'get-reveal',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's chart with its placements in words, null without a birth date.",
  input: z.object({}),
  output: z.nullable(Reveal),
  refusals: [],
});

export const keepChart = defineCall({
  name: 'keep-chart',
  method: 'POST',
  access: 'user',
  summary: 'Stores the birth that was typed before signing up, unless the profile has one already.',
  input: z.object({
    ...birthMoment,
    birth_time_unknown: z.boolean(),
    birth_city: z.nullable(z.string().check(z.trim(), z.maxLength(120))),
    birth_country: z.nullable(z.string().check(z.trim(), z.maxLength(120))),
    ...birthPlace,
  }),
  output: Profile,
  refusals: ['birth_date_out_of_range', 'timezone_unknown', 'birth_time_ambiguous'],
});

export const signHoroscope = defineCall({
  name: 'sign-horoscope',
  method: 'POST',
  access: 'anyone',
  summary: "Today's horoscope of a sign, for everybody.",
  input: z.object({ sign: z.enum(SIGN_IDS), zone }),
  output: z.object({
    /** The date it is for, yyyy-MM-dd. */
    date: z.string(),
    title: z.string(),
    parts: z.array(OraclePart),
    receipts: z.array(Receipt),
  }),
  refusals: [],
});
