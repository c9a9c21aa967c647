import type { Field } from '../frame/palm-frame.ts';
import type { Landmarks } from '../hand/landmarks.ts';
import type { TracedPalm } from '../lines/trace-lines.ts';
import type { Ridges } from '../ridge/ridge-filter.ts';
import { LINE_NAMES } from '../vocabulary.ts';
import { countForks } from './count-forks.ts';
import { measureHand } from './measure-hand.ts';
import { measureLine } from './measure-line.ts';
import { measureSpacing } from './measure-spacing.ts';
import type { Measurements } from './measurements.ts';

export function measurePalm(
  landmarks: Landmarks,
  traced: TracedPalm,
  ridges: Ridges,
  visible: Field,
): Measurements {
  const lines = LINE_NAMES.flatMap((name) => {
    const line = traced.lines[name];
    if (line === undefined) return [];
    const others = LINE_NAMES.filter((other) => other !== name).map(
      (other) => traced.lines[other]?.points ?? [],
    );
    const forks = countForks(ridges, visible, line, others, traced.threshold);
    return [[name, measureLine(line, traced.threshold, forks)]];
  });
  return {
    lines: Object.fromEntries(lines),
    spacing: measureSpacing(traced),
    hand: measureHand(landmarks),
  };
}
