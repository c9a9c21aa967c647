import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { EMAIL_MAX_CHARS } from '../limits.ts';

const success = z.object({ success: z.literal(true) });
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS));

export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  access: 'user',
  summary:
    'Deletes your account with every row and file, cancels your subscription and ends every session. There is no way back.',
  /** What was typed to confirm: the account's own address. */
  input: z.object({ email }),
  output: success,
  refusals: ['address_mismatch'],
});

const DataExport = z.discriminatedUnion('state', [
  z.object({ state: z.literal('making'), requestedAt: timestamp }),
  z.object({
    state: z.literal('ready'),
    requestedAt: timestamp,
    expiresAt: timestamp,
    sizeBytes: z.int(),
  }),
]);

export const getExport = defineCall({
  name: 'get-export',
  method: 'POST',
  access: 'user',
  summary: 'The export of your data that is being made or waits for you; null without one.',
  input: z.object({}),
  output: z.nullable(DataExport),
  refusals: [],
});

export const requestExport = defineCall({
  name: 'request-export',
  method: 'POST',
  access: 'user',
  summary:
    'Begins to put everything stored about you into one file. A mail tells when it is ready. One is made at a time.',
  input: z.object({}),
  output: DataExport,
  refusals: [],
});

export const openExport = defineCall({
  name: 'open-export',
  method: 'POST',
  access: 'user',
  summary: 'Where your browser can download your export, for a minute.',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  refusals: ['export_gone'],
});

const PalmPhoto = z.object({ id: z.uuid(), created_at: timestamp });

export const listPalmPhotos = defineCall({
  name: 'list-palm-photos',
  method: 'POST',
  access: 'user',
  summary: 'The palm photos that you chose to keep, newest first.',
  input: z.object({}),
  output: z.object({ photos: z.array(PalmPhoto) }),
  refusals: [],
});

export const getPalmPhoto = defineCall({
  name: 'get-palm-photo',
  method: 'POST',
  access: 'user',
  summary: 'A palm photo of your own, small enough to look at, as a data URL.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ dataUrl: z.string() }),
  refusals: ['palm_reader_busy', 'palm_failed'],
});

export const deletePalmPhoto = defineCall({
  name: 'delete-palm-photo',
  method: 'POST',
  access: 'user',
  summary: 'Removes a palm photo of your own for good.',
  input: z.object({ id: z.uuid() }),
  output: success,
  refusals: [],
});
