/** The things the product keeps, with the field names that travel between server and client. */
import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { OraclePart, Receipt } from './oracle.ts';

const timestamp = z.iso.datetime({ offset: true });
const isoDate = z.iso.date();

export const Role = z.enum(['admin']);
export type Role = z.infer<typeof Role>;

export const UserRole = z.object({ user_id: z.uuid(), role: Role });
export type UserRole = z.infer<typeof UserRole>;

export const User = z.object({
  id: z.uuid(),
  email: z.email(),
  email_confirmed_at: z.nullable(timestamp),
  created_at: timestamp,
  last_sign_in_at: z.nullable(timestamp),
});
export type User = z.infer<typeof User>;

export const Session = z.object({
  access_token: z.string(),
  /** Null in browsers: the refresh credential is an HttpOnly cookie that no script can read. */
  refresh_token: z.null(),
  /** Seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  token_type: z.literal('bearer'),
  user: User,
});
export type Session = z.infer<typeof Session>;

/** The sign by calendar date, under the name it is shown by. */
export const ZodiacSign = z.enum(SIGN_IDS.map((sign) => SIGNS[sign].name));
export type ZodiacSign = z.infer<typeof ZodiacSign>;

export const Profile = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  birth_name: z.nullable(z.string()),
  birth_date: z.nullable(isoDate),
  /** HH:mm. Null when never given, and null with `birth_time_unknown` when the person does not know. */
  birth_time: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  birth_time_unknown: z.boolean(),
  /** City and country joined by a comma. */
  birth_location: z.nullable(z.string()),
  birth_city: z.nullable(z.string()),
  birth_country: z.nullable(z.string()),
  birth_timezone: z.nullable(z.string()),
  birth_latitude: z.nullable(z.number()),
  birth_longitude: z.nullable(z.number()),
  /** Which of two readings of the clock was meant, in seconds east of UTC; null where there is only one. */
  birth_utc_offset: z.nullable(z.int()),
  zodiac_sign: z.nullable(ZodiacSign),
  display_name: z.nullable(z.string()),
});
export type Profile = z.infer<typeof Profile>;

/** A person whose chart a user compares with their own. */
export const KeptPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  birth_date: isoDate,
  /** HH:mm; null where it is not known. */
  birth_time: z.nullable(z.string()),
  /** Empty where it is not known. */
  birth_city: z.string(),
  birth_country: z.string(),
  birth_timezone: z.nullable(z.string()),
  birth_latitude: z.nullable(z.number()),
  birth_longitude: z.nullable(z.number()),
  sign: z.enum(SIGN_IDS),
});
export type KeptPerson = z.infer<typeof KeptPerson>;

export const SavedReading = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  analysis_type: z.literal('palm'),
  /** An object with a `text` or `reading` field, or plain text; anything else cannot be shown. */
  analysis_result: z.unknown(),
  file_path: z.string(),
  created_at: timestamp,
});
export type SavedReading = z.infer<typeof SavedReading>;

export const EmailPreferences = z.object({
  user_id: z.uuid(),
  daily_readings: z.boolean(),
  daily_horoscope: z.boolean(),
  /** 0 to 23, by the clocks of the user's own zone. */
  mail_hour: z.int().check(z.gte(0), z.lte(23)),
  updated_at: z.nullable(timestamp),
});
export type EmailPreferences = z.infer<typeof EmailPreferences>;

export const AnalyticsEvent = z.object({
  event_type: z.enum(['page_view', 'signup', 'profile_complete', 'subscription', 'reading']),
  user_id: z.nullable(z.uuid()),
  session_id: z.uuidv4(),
  page_path: z.string(),
  user_agent: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

export const ChatMessage = z.object({
  id: z.uuid(),
  text: z.string(),
  isUser: z.boolean(),
  timestamp,
  /** A fixed answer to a user who may be in need: nothing is to be sold beside it. */
  isCare: z.boolean(),
  /** The sentences of an answer with the ids of the facts they rest on, where it rests on any. */
  parts: z.optional(z.array(OraclePart)),
  /** The facts those ids name, as they were when it was said. */
  receipts: z.optional(z.array(Receipt)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const SubscriptionState = z.object({
  subscribed: z.boolean(),
  hasAccess: z.boolean(),
  isInTrial: z.boolean(),
  trialDaysLeft: z.int(),
  accessType: z.enum(['free', 'trial_ended', 'trial', 'premium']),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const AdminUserRecord = z.object({
  id: z.uuid(),
  email: z.string(),
  display_name: z.nullable(z.string()),
  email_confirmed_at: z.nullable(timestamp),
  subscription_status: z.enum(['premium', 'trial', 'free']),
  trial_days_left: z.int(),
  created_at: timestamp,
  last_sign_in_at: z.nullable(timestamp),
});
export type AdminUserRecord = z.infer<typeof AdminUserRecord>;

export const AdminStats = z.object({
  totalUsers: z.int(),
  confirmedUsers: z.int(),
  recentlyActive: z.int(),
  totalPageViews: z.int(),
  uniqueVisitors: z.int(),
  /** Percent, one decimal. */
  conversionRate: z.number(),
  trialUsers: z.int(),
  premiumUsers: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;
