import { DAY_MS } from '@palm/astrology/instant';
import { TRIAL_DAYS } from '@palm/contract/price';

/** The free days before a first charge, one instant each, and the charge itself last. Days are UTC, as in checkout and mails. */
export const daysUpTo = (firstChargeAt: number): readonly number[] =>
  Array.from({ length: TRIAL_DAYS + 1 }, (_, day) => firstChargeAt - (TRIAL_DAYS - day) * DAY_MS);

/** The first charge of a trial that starts now. */
export const firstChargeFrom = (now: number): number => now + TRIAL_DAYS * DAY_MS;
