import type { MatterBank } from '../../../everyday-matter.ts';
import { suitsRoles } from '../../../compose/suits-roles.ts';
import type { Nearness } from '../../../understood.ts';
import { type FoundMatter, isGraver, isLessGrave } from '../../everyday/find-matter.ts';

/** What a message goes on with, by the story and the message in plain words; null where nothing is like it. */
export function laterMatterOf(text: string, near: Nearness, bank: MatterBank): FoundMatter | null {
  for (const [id, likeness] of Object.entries(near)) {
    const matter = bank(id);
    if (matter === null || matter.unless?.test(text) === true) continue;
    const isGrave = isGraver(text, matter.tries) || isLessGrave(text, matter.tries);
    if (!isGrave && suitsRoles(matter.tries, text)) return { matter, likeness };
  }
  return null;
}
