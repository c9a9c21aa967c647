import type { Entities } from '../../src/chat/understood.ts';

export interface Gate {
  readonly when: (entities: Entities, plain: string) => boolean;
  readonly excludes: readonly string[];
}

const isEx = ({ who }: Entities): boolean => who?.relation?.startsWith('ex') ?? false;

const MOST_COURTESY_WORDS = 9;

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
  {
    when: (_, plain) => plain.split(' ').length > MOST_COURTESY_WORDS,
    excludes: ['greeting', 'bye', 'thanks', 'test-message'],
  },
  {
    when: (_, plain) => /\blike i (?:am|was) (?:5|five|an? |10|12)/u.test(plain),
    excludes: ['minor-user'],
  },
  {
    when: (_, plain) =>
      /\b(?:bet|bets)\b/u.test(plain) &&
      !/\b(?:lotter\w*|lotto|jackpot|gambl\w*|casino|scratch\w*|lucky|horses?|odds|team|match|game)\b/u.test(
        plain,
      ),
    excludes: ['lottery-luck'],
  },
  {
    // Another person who retires leaves a place; the reader does not retire.
    when: (_, plain) =>
      /\b(?:boss|manager|therapist|doctor|dentist|teacher|coworker|colleague|supervisor|director|owner) (?:is |just |finally )*retir/u.test(
        plain,
      ),
    excludes: ['retire'],
  },
  {
    when: (_, plain) =>
      /\bchinese\b/u.test(plain) &&
      !/\b(?:zodiac|animals?|sign|horoscope|year|born)\b/u.test(plain),
    excludes: ['chinese-zodiac'],
  },
  {
    // A pet that is there, and of which no loss is told.
    when: ({ died }, plain) =>
      died === undefined &&
      /\b(?:with|does|can) my (?:dogs?|cats?|kittens?|pupp(?:y|ies)|pets?)\b/u.test(plain) &&
      !/\b(?:lost|losing|gone|miss\w*|grie\w+|buried|ashes|heaven|put (?:\w+ ){0,2}(?:down|to sleep))\b/u.test(
        plain,
      ),
    excludes: ['grief-pet'],
  },
  {
    when: (_, plain) => /\bput (?:\w+ ){0,2}to sleep\b/u.test(plain),
    excludes: ['empty-nest'],
  },
  {
    // An age that is told and is no child's.
    when: (_, plain) =>
      /\b(?:i am|i will be|turn(?:ing|ed)?|age|aged) (?:1[89]|[2-9]\d)\b/u.test(plain),
    excludes: ['minor-user'],
  },
  {
    // A day is asked for, and these have none to give.
    when: (_, plain) =>
      /\b(?:which|what|best|good|auspicious|lucky|better) (?:day|date)\b/u.test(plain),
    excludes: ['start-business', 'buy-house', 'job-search', 'manifest', 'business-slow'],
  },
];
