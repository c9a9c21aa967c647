import type { LaterMatter } from '../../../../../content/chat/later/later-matter.ts';
import { LATER_MATTERS } from '../../../../../content/chat/later/later-matters.ts';
import type { Nearness } from '../../../understood.ts';
import { isGraver } from '../../everyday/find-matter.ts';

export interface FoundLater {
  readonly matter: LaterMatter;
  readonly likeness: number;
}

const BY_ID = new Map(LATER_MATTERS.map((matter) => [matter.id, matter]));

/** What a message goes on with, by the story and the message in plain words; null where nothing is like it. */
export function laterMatterOf(text: string, near: Nearness): FoundLater | null {
  for (const [id, likeness] of Object.entries(near)) {
    const matter = BY_ID.get(id);
    if (matter === undefined || matter.unless?.test(text) === true) continue;
    if (
      !isGraver(
        text,
        matter.tries.map((pair) => pair.join('. ')),
      )
    )
      return { matter, likeness };
  }
  return null;
}
