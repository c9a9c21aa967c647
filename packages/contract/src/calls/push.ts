import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const hour = z.int().check(z.gte(0), z.lte(23));
const endpoint = z.url().check(z.maxLength(1000));
/** Keys of a browser, base64url. */
const key = z.string().check(z.regex(/^[\w-]{16,120}$/));

const choices = {
  /** A word each morning that today's page is there. */
  wants_today: z.boolean(),
  /** A word on the days when something in the sky is exact for your chart. */
  wants_dates: z.boolean(),
  /** No reminder comes from the first hour until the second. */
  quiet_from: hour,
  quiet_to: hour,
};

export const getPush = defineCall({
  name: 'get-push',
  method: 'POST',
  access: 'user',
  summary: "The server's key for reminders, and what the browser with this address gets.",
  input: z.object({ endpoint: z.optional(endpoint) }),
  output: z.object({
    public_key: z.string(),
    /** Null where this browser gets none. */
    device: z.nullable(z.object(choices)),
  }),
  refusals: [],
});

export const savePush = defineCall({
  name: 'save-push',
  method: 'POST',
  access: 'user',
  summary: 'Sends reminders to a browser, of the kinds that are wanted, until it signs out.',
  input: z.object({
    endpoint,
    p256dh: key,
    auth: key,
    ...choices,
    zone: z.string().check(z.trim(), z.maxLength(64)),
  }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['push_service_unknown'],
});

export const stopPush = defineCall({
  name: 'stop-push',
  method: 'POST',
  access: 'user',
  summary: 'Ends the reminders to a browser.',
  input: z.object({ endpoint }),
  output: z.object({ success: z.literal(true) }),
  refusals: [],
});
