import { FINDING_SUBJECTS, HANDS, LINE_NAMES } from '@palm/palmistry/vocabulary';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { PALM_IMAGE_MAX_BYTES } from '../limits.ts';

const point = z.tuple([z.number(), z.number()]);

/** What the photo showed, in pixels of the photo as it was stored: upright. */
const Palm = z.object({
  hand: z.enum(HANDS),
  width: z.int(),
  height: z.int(),
  /** The 21 joints in the order of the landmark network: wrist, then each finger to its tip. Older readings have none. */
  joints: z.optional(z.array(point)),
  lines: z.array(
    z.object({
      name: z.enum(LINE_NAMES),
      points: z.array(point),
      confidence: z.number(),
      /** In palm lengths: wrist to the middle knuckle. Older readings have none. */
      length: z.optional(z.number()),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.string(),
      subject: z.enum(FINDING_SUBJECTS),
      /** The line to point at in the picture. */
      line: z.nullable(z.enum(LINE_NAMES)),
      /** What was measured, in plain words. */
      evidence: z.string(),
      confidence: z.number(),
    }),
  ),
});
export type Palm = z.infer<typeof Palm>;

const PalmReading = z.object({
  analysis: z.string(),
  /** Of the finding that sets this hand apart. Older readings have none. */
  title: z.optional(z.string()),
  /** Names the scan when its reading is saved. */
  scanId: z.uuid(),
  /** True where the plan gives the beginning only; the rest stays on the server. */
  isPreview: z.boolean(),
  /** The same text in parts, each with the findings it rests on. */
  parts: z.array(z.object({ text: z.string(), cites: z.array(z.string()) })),
  palm: Palm,
});

export const uploadPalmPhoto = defineCall({
  name: 'upload-palm-photo',
  method: 'POST',
  access: 'user',
  summary:
    'Stores a photo privately as {userId}/{timestamp}.{ext}, upright and without its metadata. The body is the file itself.',
  body: { maxBytes: PALM_IMAGE_MAX_BYTES },
  input: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  output: z.object({ path: z.string() }),
  refusals: [
    'photo_too_large',
    'photo_wrong_type',
    'invalid_image',
    'palm_reader_busy',
    'palm_failed',
  ],
});

export const biometricAnalysis = defineCall({
  name: 'biometric-analysis',
  method: 'POST',
  access: 'user',
  summary:
    'Reads the palm in a photo of your own. The photo is deleted afterwards unless you keep it.',
  input: z.object({
    filePath: z.string().check(z.maxLength(200)),
    analysisType: z.literal('palm'),
    keepPhoto: z._default(z.boolean(), false),
  }),
  output: PalmReading,
  refusals: ['scan_limit', 'invalid_image', 'palm_reader_busy', 'palm_failed'],
});

export const lastPalmReading = defineCall({
  name: 'last-palm-reading',
  method: 'POST',
  access: 'user',
  summary:
    'Your newest palm reading, as it was shown, for a day after its scan. Null where there is none.',
  input: z.object({}),
  output: z.nullable(z.extend(PalmReading, { isSaved: z.boolean() })),
  refusals: [],
});

export const palmAllowance = defineCall({
  name: 'palm-allowance',
  method: 'POST',
  access: 'user',
  summary: 'How many palm scans and saved readings the plan gives and how many are used.',
  input: z.object({}),
  output: z.object({
    scansUsed: z.int(),
    /** Null: as many as one likes. */
    scansAllowed: z.nullable(z.int()),
    saved: z.int(),
    savedAllowed: z.int(),
  }),
  refusals: [],
});
