import type { Entities } from '../../src/chat/understood.ts';

export interface Gate {
  readonly when: (entities: Entities, plain: string) => boolean;
  readonly excludes: readonly string[];
}

const isEx = ({ who }: Entities): boolean => who?.relation?.startsWith('ex') ?? false;

/** What a message names rules out families that its words alone would allow. */
export const GATES: readonly Gate[] = [
  {
    when: isEx,
    excludes: [
      'ghosted',
      'partner-distant',
      'does-x-like-me',
      'fight-partner',
      'other-person-secret',
    ],
  },
  {
    when: ({ died }) => died !== undefined,
    excludes: [
      'ghosted',
      'other-person-secret',
      'partner-distant',
      'ex-come-back',
      'get-over-ex',
      'break-up-now',
      'new-pet',
    ],
  },
  {
    when: ({ died, pet }, plain) =>
      died !== undefined &&
      (pet === undefined || !died.includes(pet.relation ?? '')) &&
      !/\b(?:dog|cat|pet|vet)\b/u.test(plain),
    excludes: ['grief-pet'],
  },
  {
    when: ({ number, clock }, plain) =>
      number === undefined && clock === undefined && !/\bnumbers?\b|\d/u.test(plain),
    excludes: ['angel-numbers'],
  },
  {
    when: ({ planet }, plain) => planet === undefined && !/\bretrograde\b/u.test(plain),
    excludes: ['retrograde-other', 'retrograde-natal'],
  },
  {
    when: ({ house }, plain) => house === undefined && !/\bhouses?\b/u.test(plain),
    excludes: ['placement-house', 'house-meaning', 'empty-house', 'house-system'],
  },
  {
    when: (_, plain) => !/\b(?:teeth|tooth|dream\w*|nightmares?)\b/u.test(plain),
    excludes: ['dream-teeth', 'dream-ex', 'dream-general'],
  },
  {
    when: ({ month, date, weekdays }, plain) =>
      (month !== undefined || date !== undefined || weekdays !== undefined) &&
      /\b(?:good|better|best|ok|okay|lucky)\b/u.test(plain),
    excludes: ['is-x-good', 'is-it-worth'],
  },
];
