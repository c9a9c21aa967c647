import { seconds } from '@palm/contract/durations';
import type * as z from 'zod';
import { flag, number, oneOf } from '../../setting-kinds.ts';

const REASONING = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type Reasoning = (typeof REASONING)[number];

/** How long a model may take, and what it may do. */
export interface WritingConfig {
  /** How much it thinks before it writes; null: as the provider has it. */
  readonly reasoning: Reasoning | null;
  readonly firstWordMs: number;
  /** For the whole answer. */
  readonly limitMs: number;
  readonly maxOutputTokens: number;
  /** Whether the model is asked about each part, yes or no, before it is shown. */
  readonly hasSecondCheck: boolean;
  /** Whether the daily mail's pages are written by the model too: a call or two for each user on each day. */
  readonly writesMail: boolean;
}

/** An answer is promised within 30 seconds, and our own words need a moment when the model gave none. */
const LONGEST_SECONDS = 28;
const withinTheLimit = number('must be a number of seconds')
  .min(1, { error: 'must be at least 1' })
  .max(LONGEST_SECONDS, { error: `must be at most ${LONGEST_SECONDS}` });

export const writingSettings = {
  ORACLE_REASONING: oneOf(...REASONING).optional(),
  ORACLE_FIRST_WORD_SECONDS: withinTheLimit.default(11),
  ORACLE_TIME_LIMIT_SECONDS: withinTheLimit.default(25),
  // Several times what 250 words take, because some models think before they write.
  ORACLE_MAX_TOKENS: number('must be a number of tokens')
    .int({ error: 'must be a whole number' })
    .min(300, { error: 'must be at least 300' })
    .default(3000),
  ORACLE_SECOND_CHECK: flag.default(false),
  ORACLE_WRITES_MAIL: flag.default(false),
};

export const writingConfigFrom = (
  env: z.infer<z.ZodObject<typeof writingSettings>>,
): WritingConfig => ({
  reasoning: env.ORACLE_REASONING ?? null,
  firstWordMs: seconds(env.ORACLE_FIRST_WORD_SECONDS),
  limitMs: seconds(env.ORACLE_TIME_LIMIT_SECONDS),
  maxOutputTokens: env.ORACLE_MAX_TOKENS,
  hasSecondCheck: env.ORACLE_SECOND_CHECK,
  writesMail: env.ORACLE_WRITES_MAIL,
});
