import type { Condition, Family, Passage, PassagePart } from '../family.ts';
import { ENTITY_SLOTS } from '../slot-names.ts';
import { fillPassage, type FilledPassage } from './fill-passage.ts';
import { holds, type Situation } from './holds.ts';

/** Lets others have their turn between two pieces of work; see `Talk.pause`. */
export type Pause = () => Promise<void>;

export interface Chosen extends FilledPassage {
  readonly family: Family;
  readonly passage: Passage;
}

export interface Wanted {
  readonly part: PassagePart;
  /** A passage of that name is taken whatever its conditions. */
  readonly name?: string | null;
  /** Only what is written for words or feelings of the message. */
  readonly isSpecific?: boolean;
}

/** "answer · today" */
export const passageName = ({ part, name }: Passage): string =>
  name === null ? part : `${part} · ${name}`;

export const usedName = (family: Family, passage: Passage): string =>
  `${family.id}/${passageName(passage)}`;

/**
 * The passage with the most conditions, all of which hold, that was not said in this
 * conversation and can be filled. Among equals the one nearest to the reader's words, then the writer's order.
 */
export async function choosePassage(
  family: Family,
  { part, name, isSpecific = false }: Wanted,
  situation: Situation,
  { used, pause }: { used: readonly string[]; pause: Pause },
): Promise<Chosen | null> {
  const unused = family.passages.filter(
    (passage) => passage.part === part && !used.includes(usedName(family, passage)),
  );
  const candidates =
    name === undefined
      ? byConditions(unused.filter((passage) => part === 'answer' || passage.name === null))
      : unused.filter((passage) => passage.name === name);
  for (const passage of candidates) {
    if (isSpecific && !passage.when.some(({ kind }) => kind === 'words' || kind === 'feels'))
      continue;
    // Written for a kind of message; whether this is one is not known without its phrases.
    if (name === undefined && passage.when.length === 0 && passage.phrases.length > 0) continue;
    await pause();
    const isMet =
      name !== undefined || passage.when.every((condition) => holds(condition, situation));
    if (!isMet) continue;
    const filled = fillPassage(passage.text, situation.source, situation.piece.entities);
    if (filled !== null) return { family, passage, ...filled };
  }
  return null;
}

const byConditions = (passages: readonly Passage[]): Passage[] =>
  passages.toSorted((a, b) => b.when.length - a.when.length || closenessOf(b) - closenessOf(a));

/** What the reader typed counts more than what happens to be known of them. */
const closenessOf = ({ when }: Passage): number =>
  when.reduce((sum, condition) => sum + weightOf(condition), 0);

function weightOf(condition: Condition): number {
  if (condition.kind === 'has') return ENTITY_SLOTS.has(condition.slot) ? 3 : 1;
  return WEIGHTS[condition.kind];
}

const WEIGHTS = {
  words: 4,
  feels: 3,
  joke: 2,
  asks: 2,
  about: 2,
  chart: 1,
  tells: 1,
  no: 0,
} as const satisfies Record<Exclude<Condition['kind'], 'has'>, number>;
