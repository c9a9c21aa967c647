import type { OracleSource } from '@palm/contract/oracle';

/** Who wrote an answer, as shown to the user. */
export const writerWords = {
  embedded: 'Written by a computer program, not by a person, from computed facts.',
  model:
    'Written by a language model, an AI and not a person, from computed facts; each sentence was checked against them.',
  fixed: 'These words were written in advance and reviewed by people.',
} as const satisfies Record<OracleSource['writer'], string>;

/** Why it was not the language model alone, where one is set up. */
export const fallbackWords = {
  unavailable:
    'The language model gave no full answer. Our own almanac stood in where it was needed.',
  budget: 'Written by our own almanac today.',
  unchecked: 'Something the language model wrote did not pass our checks and was left out.',
} as const satisfies Record<NonNullable<OracleSource['fallback']>, string>;
