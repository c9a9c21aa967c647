import type { EverydayMatter, MatterForm } from '../../everyday-matter.ts';
import type { ReadingPart } from '../../../reading.ts';
import { entitySlot } from '../../compose/entity-slots.ts';
import { fillPassage } from '../../compose/fill-passage.ts';
import { isLeftOut } from '../../compose/left-out.ts';
import { fill } from '../../slots/slot.ts';
import type { Entities } from '../../understood.ts';
import { storyName } from './find-matter.ts';

export interface SaidOfMatter {
  readonly parts: readonly ReadingPart[];
  /** By this name it is not said again. */
  readonly name: string;
}

/** What a matter says to a way of asking; null where it has nothing for it, or has said it. */
export function sayOfMatter(
  matter: Pick<EverydayMatter, 'id' | 'says'>,
  form: MatterForm,
  entities: Entities,
  used: readonly string[],
): SaidOfMatter | null {
  const name = `story/${storyName(matter)} · ${form}`;
  const text = matter.says[form];
  if (text === undefined || used.includes(name)) return null;
  if (form !== 'say' && isLeftOut(text, used)) return null;
  const filled = fillPassage(text, (slot) => fill(entitySlot(slot, entities)), entities);
  return filled === null ? null : { parts: filled.parts, name };
}
