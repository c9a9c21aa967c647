import type { CareState } from './care-state.ts';
import type { OtherLanguage } from './message-language.ts';
import type { CrisisTopic, FixedTopic, InjectionTopic, SensitiveTopic } from './topics.ts';

/** 3 crisis: fixed words. 2 unclear: asked once. 1 heavy: answered, with a soft line. 0: answered as what it is. */
export type Grade = 0 | 1 | 2 | 3;

/** What the user may tap under a question of care. `help-page` opens the help lines, the others are sent back. */
export const CARE_CHOICES = ['help-page', 'care-lighter', 'care-heavier'] as const;
export type CareChoice = { readonly id: (typeof CARE_CHOICES)[number]; readonly label: string };

export type Reviewed = { readonly topic: SensitiveTopic; readonly answer: string };

/** What a message needs. */
export type Assessment = {
  readonly grade: Grade;
  readonly topic: CrisisTopic | FixedTopic | null;
  /** Fixed words that are the whole answer; null where the message is answered as usual. */
  readonly answer: string | null;
  /** Words on a topic that are said where no family has an answer of its own to it. */
  readonly reviewed: Reviewed | null;
  /** Stands under `answer` when it asks. */
  readonly choices: readonly CareChoice[];
  /** Added at the end of a usual answer. */
  readonly softLine: string | null;
  /** The message addresses the machinery: no model may see it. */
  readonly injection: InjectionTopic | null;
  /** The language of the message where it is one we have a sentence in; null for English and all others. */
  readonly language: OtherLanguage | null;
  /** What the user told of themselves, in words for the memory of the conversation: "the reader's dad died in March". */
  readonly disclosure: string | null;
  /**
   * care: nothing but care in this answer. quiet: a person was at risk earlier; answered as usual, without jokes, cards,
   * offers or limits. ordinary: everything else.
   */
  readonly register: 'ordinary' | 'quiet' | 'care';
  /** Given to the next message of the conversation. */
  readonly next: CareState;
};
