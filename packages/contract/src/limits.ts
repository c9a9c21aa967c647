import { days, hours, minutes, seconds } from './durations.ts';

/* The numbers the product promises; those of Premium and its trial are in price.ts. Durations are milliseconds, sizes
   bytes, unless named otherwise. */

export const PALM_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const PALM_IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const;
export const PALM_PREVIEW_MAX_CHARS = 300;
export const PALM_BUCKET = 'biometric-uploads';

export const PASSWORD_MIN_CHARS = 6;
/** Far above any real password; keeps the hash from being fed megabytes. */
export const PASSWORD_MAX_CHARS = 256;
/** RFC 5321, 4.5.3.1.3. */
export const EMAIL_MAX_CHARS = 254;

export const CONFIRMATION_CODE_CHARS = 6;
export const CONFIRMATION_CODE_TRIES = 5;
export const CONFIRMATION_LIFETIME_MS = minutes(15);
export const PASSWORD_RESET_LIFETIME_MS = minutes(60);

export const ACCESS_TOKEN_LIFETIME_MS = minutes(5);
export const SESSION_LIFETIME_MS = days(30);
export const REFRESH_TICK_MS = seconds(30);
export const REFRESH_TICKS_AHEAD = 3;
export const REFRESH_RETRY_FIRST_MS = 200;

export const BIRTH_DATE_MIN = '1900-01-01';
export const AGE_MIN_YEARS = 18;
/** Stored with each account: which text of the terms was accepted. */
export const TERMS_VERSION = '2026-11-15';

export const PEOPLE_MAX = 10;

export const SUBSCRIPTION_RECHECK_MS = minutes(5);
export const EVENT_HEARTBEAT_MS = seconds(25);
/** While an answer streams: shorter than the patience of any proxy. */
export const STREAM_HEARTBEAT_MS = seconds(15);
export const EVENT_RECONNECT_MS = [seconds(1), seconds(2), seconds(5), seconds(10)] as const;

export const MOBILE_BREAKPOINT_PX = 768;
/** Long enough for a letter, short enough to answer. */
export const CHAT_MESSAGE_MAX_CHARS = 2000;
export const CHAT_CHOICE_ID_MAX_CHARS = 80;
/** More pages of one reading than anybody asks for in a day. */
export const READINGS_AGAIN_MAX = 99;
export const CHAT_PANEL_HEIGHT_PX = 600;
export const SAMPLE_QUESTION_COUNT = 20;
export const CONFETTI_MS = seconds(5);
export const CONFETTI_PIECES = 300;
export const SCROLL_TO_RESULT_MS = 300;
export const SCROLL_TO_PALM_RESULT_MS = 100;
export const SAVED_READING_BOX_REM = 16;
export const DELETION_REDIRECT_MS = seconds(2);

/** How long a page or a day of conversation stays in the history, unless it is kept. */
export const HISTORY_DAYS = 90;
/** How many days of history are listed at once. */
export const HISTORY_PAGE_DAYS = 10;
/** How long the words stay that were answered with care, unless their owner keeps that day. */
export const CARE_WORDS_KEPT_MS = hours(24);
export const NOTE_MAX_CHARS = 2000;
/** More than any reading has. */
export const READING_PARAGRAPHS_MAX = 99;

export const EXPORT_LIFETIME_MS = days(2);

export const ADMIN_WINDOW_DAYS = 30;
export const ADMIN_TREND_DAYS = [30, 90] as const;
/** How many users admin-users answers at once; up to here, the whole list without paging. */
export const ADMIN_LIST_MAX = 1000;
export const ADMIN_PAGE_USERS = 15;
export const DATE_LOCALE = 'en-US';
export const EMAIL_PREFERENCE_DEFAULTS = {
  daily_readings: true,
  daily_horoscope: true,
  mail_hour: 7,
} as const;
/** How often a user may send their own daily mail to themselves as a test. */
export const TEST_MAILS_AN_HOUR = 5;
