import type { OracleSource } from '@palm/contract/oracle';
import { copy } from './copy.ts';

/** Who wrote an answer, as shown to the user. */
export const writerWords = copy.writers satisfies Record<OracleSource['writer'], string>;

/** Why it was not the language model alone, where one is set up. */
export const fallbackWords = copy.fallbacks satisfies Record<
  NonNullable<OracleSource['fallback']>,
  string
>;
