import { SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { BIRTH_DATE_MIN } from './limits.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from './reading-types.ts';

const sign = z.enum(SIGN_IDS);

/** For a real comparison of two charts instead of two signs. Used for this answer and kept nowhere. */
const partnerBirthDate = z.optional(
  z.iso.date().check(z.refine((date) => date >= BIRTH_DATE_MIN, 'lies before 1900')),
);

/** One of the people the user keeps, whose chart is used instead of sign and date. */
const personId = z.optional(z.uuid());

/** Which reading is wanted. Access is decided by this, never by the words of the message. */
export const OracleContext = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chat') }),
  z.object({ kind: z.literal('daily'), type: z.enum(DAILY_TYPES) }),
  z.object({ kind: z.literal('horoscope'), type: z.enum(HOROSCOPE_TYPES), sign }),
  z.object({ kind: z.literal('partner'), partnerSign: sign, partnerBirthDate, personId }),
  z.object({
    kind: z.literal('compatibility'),
    sign,
    partnerSign: sign,
    partnerBirthDate,
    personId,
  }),
]);
export type OracleContext = z.infer<typeof OracleContext>;

/** A computed fact a sentence rests on, in words and with its numbers. */
export const Receipt = z.looseObject({ id: z.string(), kind: z.string(), words: z.string() });
export type Receipt = z.infer<typeof Receipt>;

/** A sentence or two of an answer, or a paragraph of a page, with the ids of the facts it rests on. */
export const OraclePart = z.object({
  text: z.string(),
  cites: z.array(z.string()),
  /** True where it stands as a paragraph of its own. */
  isParagraph: z.optional(z.literal(true)),
  /** True for what stands beside the thought of a page: what else happens, or what runs beneath it. */
  isAside: z.optional(z.literal(true)),
});
export type OraclePart = z.infer<typeof OraclePart>;

/** What can be tapped under an answer instead of typing. */
export const OracleChoice = z.object({ id: z.string(), label: z.string() });
export type OracleChoice = z.infer<typeof OracleChoice>;

/** The choice that opens the help lines instead of being sent back. */
export const HELP_PAGE_CHOICE = 'help-page';
/** The last choice where an answer asks which of its guesses is meant. */
export const SOMETHING_ELSE_CHOICE = 'something-else';

/** Who wrote an answer, and why it was not the language model where one is set up. */
export const OracleSource = z.object({
  /** `fixed`: words reviewed in advance. */
  writer: z.enum(['embedded', 'model', 'fixed']),
  /** As in `ORACLE_MODEL`; null where no model had a part in it. */
  model: z.nullable(z.string()),
  /**
   * `unavailable`: the model gave no answer that could be used. `budget`: the day's money is spent.
   * `unchecked`: some of what it wrote did not pass its check and was replaced or left out.
   */
  fallback: z.nullable(z.enum(['unavailable', 'budget', 'unchecked'])),
});
export type OracleSource = z.infer<typeof OracleSource>;
