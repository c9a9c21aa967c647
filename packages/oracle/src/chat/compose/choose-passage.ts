import type { Family, Passage, PassagePart } from '../family.ts';
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
}

/** "answer · today" */
export const passageName = ({ part, name }: Passage): string =>
  name === null ? part : `${part} · ${name}`;

export const usedName = (family: Family, passage: Passage): string =>
  `${family.id}/${passageName(passage)}`;

/**
 * The passage with the most conditions, all of which hold, that was not said in this
 * conversation and can be filled. Among equals the writer's order decides.
 */
export async function choosePassage(
  family: Family,
  { part, name }: Wanted,
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
  passages.toSorted((a, b) => b.when.length - a.when.length);
