import { SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { dailyReadingTypes } from './plans.ts';

export const horoscopeTypes = ['daily', 'weekly', 'love', 'career', 'health', 'spiritual'] as const;
export type HoroscopeType = (typeof horoscopeTypes)[number];

const sign = z.enum(SIGN_IDS);

/** Which reading is wanted. Access is decided by this, never by the words of the message. */
export const OracleContext = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chat') }),
  z.object({ kind: z.literal('daily'), type: z.enum(dailyReadingTypes) }),
  z.object({ kind: z.literal('horoscope'), type: z.enum(horoscopeTypes), sign }),
  z.object({ kind: z.literal('partner'), partnerSign: sign }),
  z.object({ kind: z.literal('compatibility'), sign, partnerSign: sign }),
]);
export type OracleContext = z.infer<typeof OracleContext>;

/** A computed fact a sentence rests on, in words and with its numbers. */
export const Receipt = z.looseObject({ id: z.string(), kind: z.string(), words: z.string() });
export type Receipt = z.infer<typeof Receipt>;
