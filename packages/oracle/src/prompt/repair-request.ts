import type { Drafting, Fault } from '../answer-check/draft.ts';
import type { Objection } from '../answer-check/objections/part-check.ts';
import type { ReadingPart } from '../reading.ts';

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

/** Asks once for other words in the place of those that did not pass, and for more where a page is too short. */
export const repairRequest = ({
  faults,
  isShort,
  parts,
}: Pick<Drafting, 'faults' | 'isShort' | 'parts'>): string =>
  [
    'REPAIR',
    ...(faults.length > 0 ? replacements(faults) : []),
    ...(isShort ? more(parts) : []),
  ].join('\n');

const replacements = (faults: readonly Fault[]): string[] => [
  `${faults.length === 1 ? 'One part' : 'Some parts'} of your answer could not be used:`,
  ...faults.map(({ text, objection }) => `${JSON.stringify(text)}: ${REASONS[objection]}.`),
  `Write one line in the place of each, in this order and in the same format, that fits between its neighbors. ${faults.length === 1 ? 'One line' : `${faults.length} lines`} and nothing else.`,
];

const more = (parts: readonly ReadingPart[]): string[] => [
  'Your page is too short for its TASK. So far it says:',
  ...parts.map(({ text }) => JSON.stringify(text)),
  'Go on from there with one to three more lines in the same format, each a paragraph.',
];
