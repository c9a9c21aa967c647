import { minutes } from '@palm/contract/durations';
import type { RateRule } from '../../http/limits/limit-rate.ts';
import { hashToken } from './secrets.ts';

const MINUTES_15 = minutes(15);

/** Limits per address typed, on top of those per client: a botnet has many clients and one target. */
export const addressRates = {
  'sign-up': { max: 6, perMs: MINUTES_15 },
  'sign-in': { max: 20, perMs: MINUTES_15 },
  'password-reset': { max: 4, perMs: MINUTES_15 },
} as const satisfies Record<string, RateRule>;

/** The counters' keys hold no address that could be read. */
export const addressKey = (what: keyof typeof addressRates, email: string): string =>
  `${what}-address:${hashToken(email).toString('base64url')}`;

/** Every counter of an address: they go with the account. */
export const addressKeysOf = (email: string): string[] =>
  (Object.keys(addressRates) as (keyof typeof addressRates)[]).map((what) =>
    addressKey(what, email),
  );
