/** What is told without a question, and what is said to it. */
export interface ToldSituation {
  readonly id: string;
  /** Whom it must be told of; `any` where that makes no difference. */
  readonly whose: 'self' | 'relative' | 'pet' | 'any';
  /** By these words the situation is known. For `relative` and `pet` they stand after the one they are told of. */
  readonly is: RegExp;
  readonly unless?: RegExp;
  /** The family that its next messages belong to. */
  readonly family: string;
  readonly says: string;
  /** Added where a person close to the user does not know it yet. */
  readonly untold?: string;
  /** Whether it goes before an everyday matter, whose texts take such messages for another's. */
  readonly isFirst?: boolean;
  /** Whether it is written for a death too. */
  readonly isOfDeath?: boolean;
}
