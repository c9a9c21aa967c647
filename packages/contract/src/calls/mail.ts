import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { EmailPreferences } from '../entities.ts';

const zone = z.string().check(z.trim(), z.maxLength(64));
const hour = EmailPreferences.shape.mail_hour;
/** As long as a token of ours, with room to spare. */
const token = z.string().check(z.maxLength(200));

const choices = {
  daily_readings: z.boolean(),
  daily_horoscope: z.boolean(),
  /** Left out: stays as it is. */
  mail_hour: z.optional(hour),
};

/** A user's mail preferences, and why mail to them is stopped. */
const MailSettings = z.extend(EmailPreferences, {
  /** The zone whose clocks `mail_hour` is read from. */
  zone: z.string(),
  /** Why nothing is sent to this address although it is wanted: mail came back, or was called spam. */
  stopped: z.nullable(z.enum(['bounced', 'complained'])),
});

export const getEmailPreferences = defineCall({
  name: 'get-email-preferences',
  method: 'POST',
  access: 'user',
  summary:
    'Which daily mails you get, at which hour of which zone. Both are on until you say else.',
  input: z.object({}),
  output: MailSettings,
  refusals: [],
});

export const saveEmailPreferences = defineCall({
  name: 'save-email-preferences',
  method: 'POST',
  access: 'user',
  summary: 'Stores which daily mails you want. An address that mail was stopped to is tried again.',
  input: z.object({
    ...choices,
    /** Where you are now, for the local hour. */
    zone: z.optional(zone),
  }),
  output: MailSettings,
  refusals: [],
});

export const testDailyEmails = defineCall({
  name: 'test-daily-emails',
  method: 'POST',
  access: 'user',
  summary: "Sends you today's readings at once, a few times an hour at most.",
  input: z.object({ test: z.literal(true) }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['mail_failed', 'nothing_to_mail'],
});

export const noteZone = defineCall({
  name: 'note-zone',
  method: 'POST',
  access: 'user',
  summary: 'Says in which time zone you are, so that mail comes in your morning.',
  input: z.object({ zone }),
  output: z.object({ success: z.literal(true) }),
  refusals: [],
});

/** What the link in a mail may see and change without signing in: these settings, and nothing else. */
const MailedSettings = z.object({
  /** The address with most of its name hidden. */
  address: z.string(),
  ...z.pick(MailSettings, {
    daily_readings: true,
    daily_horoscope: true,
    mail_hour: true,
    zone: true,
    stopped: true,
  }).shape,
});

export const getMailedPreferences = defineCall({
  name: 'get-mailed-preferences',
  method: 'POST',
  access: 'anyone',
  summary: 'The mail settings that the link in a daily mail belongs to. Reading changes nothing.',
  input: z.object({ token }),
  output: MailedSettings,
  refusals: ['mail_link_invalid'],
});

export const saveMailedPreferences = defineCall({
  name: 'save-mailed-preferences',
  method: 'POST',
  access: 'anyone',
  summary: 'Stores mail settings by the link in a daily mail, without signing in.',
  input: z.object({ token, ...choices }),
  output: MailedSettings,
  refusals: ['mail_link_invalid'],
});
