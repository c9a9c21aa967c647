import type { Backing } from './backing/backing-types.ts';
import type { BodyMention, Mention } from './mentions/mention.ts';
import { mentionsIn } from './mentions/mentions.ts';

/** A sentence, what it names of the sky, and what may be said. */
export interface Scene {
  readonly sentence: string;
  readonly mentions: readonly Mention[];
  readonly bodies: readonly BodyMention[];
  readonly backing: Backing;
  /** The body an "it" stands for: the last one of the sentences before. */
  readonly before: BodyMention | null;
}

export function sceneOf(sentence: string, backing: Backing, before: BodyMention | null): Scene {
  const mentions = mentionsIn(sentence);
  const bodies = mentions.filter((mention) => mention.is === 'body');
  return { sentence, mentions, bodies, backing, before };
}

export const isSame = (
  a: Pick<BodyMention, 'point' | 'owner'>,
  b: Pick<BodyMention, 'point' | 'owner'>,
): boolean => a.point === b.point && a.owner === b.owner;
