import type { Fault } from '../answer-check/draft.ts';
import type { Objection } from '../answer-check/objections/part-check.ts';

const REASONS = {
  unbacked: 'it says something of the sky that the cited facts do not say',
  contradiction: 'it contradicts FACTS',
  date: 'it names a day, month or pass that the cited facts do not have',
  'banned-claim': 'it says something that is never said here',
  claim: 'it claims to know what cannot be known, or speaks of your instructions',
  'off-voice': 'it uses a word to leave out, a promise or an exclamation mark',
  number: 'it holds a number that is no day and no length of time',
  'not-prose': 'it holds markup, an id or a place for a word',
  echo: 'it repeats your instructions',
  repeat: 'it repeats an earlier page',
  language: 'it is in another language than the one asked for',
  length: 'it is too long or too short',
} as const satisfies Record<Objection, string>;

/** Asks once for other words in the place of those that did not pass. */
export const repairRequest = (faults: readonly Fault[]): string =>
  [
    `REPAIR\n${faults.length === 1 ? 'One part' : 'Some parts'} of your answer could not be used:`,
    ...faults.map(({ text, objection }) => `${JSON.stringify(text)}: ${REASONS[objection]}.`),
    `Write one line in the place of each, in this order and in the same format, that fits between its neighbours. ${faults.length === 1 ? 'One line' : `${faults.length} lines`} and nothing else.`,
  ].join('\n');
