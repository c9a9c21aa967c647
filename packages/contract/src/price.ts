import { days, minutes } from './durations.ts';

/* What Premium costs and when. The landing page loads this file before the app. */

export const PREMIUM_PRICE_CENTS = 999;
export const PREMIUM_PRICE = '$9.99';
export const TRIAL_DAYS = 7;
export const TRIAL_PALM_SCANS = 1;
export const TRIAL_LIFETIME_MS = days(TRIAL_DAYS);
/** The mail before the first charge goes out this long before it. */
export const TRIAL_REMINDER_MS = days(3);
/** How long access outlives a payment that failed, or a renewal of which no word has come. */
export const PAYMENT_GRACE_MS = days(3);
/** What a checkout shows names a day, so it does not stay open for long. */
export const CHECKOUT_LIFETIME_MS = minutes(60);
