import type { Entities } from '../../../src/chat/understood.ts';

/** Families that a message rules out. */
export interface Gate {
  /** `whole` is the piece with the statement before it. */
  readonly when: (entities: Entities, plain: string, whole: string) => boolean;
  readonly excludes: readonly string[];
  /** One of these is let in all the same where a phrase of its own is this near. */
  readonly liftedAt?: number;
}
