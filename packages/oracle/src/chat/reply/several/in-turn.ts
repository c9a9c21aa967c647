import type { ReadingPart } from '../../../reading.ts';
import { plainPart } from '../draft.ts';
import type { Told } from './tell-rest.ts';

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;
const LEAST_COUNTED = 3;

/**
 * What is said to each, in a paragraph of its own. Of two the first needs no heading: its answer stands where it is
 * looked for.
 */
export function inTurn(
  each: readonly Pick<Told, 'heading' | 'parts' | 'isUnclear'>[],
  count: number,
): readonly ReadingPart[] {
  if (count >= LEAST_COUNTED) {
    const opening = plainPart(`${COUNTS[count] ?? 'Several'} things there, so one at a time.`);
    return [opening, ...each.map(({ heading, parts }) => paragraph(heading, parts))];
  }
  return each.map(({ heading, parts, isUnclear = false }, at) => {
    if (at === 0) return paragraph(isUnclear ? heading : '', parts);
    return paragraph(heading.startsWith('"') ? `And ${asTyped(heading)}` : heading, parts);
  });
}

const asTyped = (heading: string): string =>
  heading.replace(/^"(?!I\b)\p{Lu}(?=\P{Lu})/u, (start) => start.toLowerCase());

const paragraph = (heading: string, parts: readonly ReadingPart[]): ReadingPart => ({
  text: [heading, ...parts.map(({ text }) => text)].filter((text) => text !== '').join(' '),
  cites: [...new Set(parts.flatMap(({ cites }) => cites))],
  isParagraph: true,
});
