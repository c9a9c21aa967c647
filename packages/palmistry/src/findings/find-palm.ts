import type { TracedPalm } from '../lines/trace-lines.ts';
import type { Measurements } from '../measure/measurements.ts';
import { round } from '../measure/round.ts';
import { LINE_NAMES, type LineName } from '../vocabulary.ts';
import { findHand } from './find-hand.ts';
import { findHead } from './find-head.ts';
import { findHeart } from './find-heart.ts';
import { findLife } from './find-life.ts';
import { findSpacing } from './find-spacing.ts';
import type { Finding } from './finding.ts';
import { findAnyLine, findingOfLine, type SeenLine, unseenLine } from './finding-of-line.ts';

/** From figures to statements. `presence` is how sure the models are of the hand itself. */
export function findPalm(
  measurements: Measurements,
  traced: TracedPalm,
  presence: number,
): readonly Finding[] {
  const { spacing, hand } = measurements;
  const confidenceOf = (name: LineName) => round(traced.lines[name]?.confidence ?? 0, 2);
  const ofLines = LINE_NAMES.flatMap((name) => {
    const figures = measurements.lines[name];
    if (figures === undefined) return unseenLine(name);
    const line = { ...figures, name, confidence: confidenceOf(name) };
    return findOwn[name](line, measurements).concat(findAnyLine(line));
  });
  return [...ofLines, ...findSpacing(spacing, confidenceOf), ...findHand(hand, round(presence, 2))];
}

/** What only this line is asked. */
const findOwn: Record<LineName, (line: SeenLine, measurements: Measurements) => Finding[]> = {
  heart: findHeart,
  head: findHead,
  life: (line, { spacing }) => findLife(line, spacing.lifeSweep),
  fate: (line) => [
    findingOfLine(line, {
      id: 'fate.seen',
      what: 'fate-line-seen',
      value: line.length,
      unit: 'palm-lengths',
      text: `Fate line: runs toward the middle finger, ${line.length.toFixed(2)} palm lengths from end to end.`,
    }),
  ],
};
