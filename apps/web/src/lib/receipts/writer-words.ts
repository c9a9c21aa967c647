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
  unavailable: 'Written by our own almanac today: the language model could not be reached.',
  budget: 'Written by our own almanac today.',
  unchecked: 'A sentence that did not agree with the facts was left out or replaced.',
} as const satisfies Record<NonNullable<OracleSource['fallback']>, string>;
