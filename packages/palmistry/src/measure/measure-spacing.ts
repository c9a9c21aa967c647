import { PALM_JOINTS, toPalm } from '../frame/palm-frame.ts';
import { distanceToLine, pointOf, type Polyline, polylineLength } from '../geometry/polyline.ts';
import type { TracedPalm } from '../lines/trace-lines.ts';
import type { LineName } from '../vocabulary.ts';
import type { Spacing } from './measurements.ts';
import { round } from './round.ts';

/** Under the ring and middle fingers, where heart and head lines both run. */
const FROM_X = -0.3;
const TO_X = 0.05;
const STEP_X = 0.05;
/** Nearer than this, two creases are one. */
const TOGETHER = 0.035;

export function measureSpacing({ lines }: TracedPalm): Spacing {
  const lineOf = (name: LineName): Polyline => lines[name]?.points.map(toPalm) ?? [];
  const [heart, head, life] = [lineOf('heart'), lineOf('head'), lineOf('life')];
  const gap = gapBetween(heart, head);
  return {
    ...(gap === undefined ? {} : { heartToHead: round(gap) }),
    ...(head.length > 0 && life.length > 0 ? headBesideLife(head, life) : {}),
    ...(life.length > 0 ? { lifeSweep: round(sweepOf(life)) } : {}),
  };
}

function headBesideLife(head: Polyline, life: Polyline) {
  const parting = head.findIndex((point) => distanceToLine(point, life) > TOGETHER);
  const shared = parting === -1 ? head : head.slice(0, parting);
  return {
    headToLife: round(distanceToLine(pointOf(head, 0), life)),
    headWithLife: round(polylineLength(shared)),
  };
}

const sweepOf = (life: Polyline): number =>
  PALM_JOINTS.thumbBase.at[0] - Math.min(...life.map(([x]) => x));

function gapBetween(upper: Polyline, lower: Polyline): number | undefined {
  const gaps: number[] = [];
  for (let x = FROM_X; x <= TO_X; x += STEP_X) {
    const [top, bottom] = [heightAt(upper, x), heightAt(lower, x)];
    if (top !== undefined && bottom !== undefined) gaps.push(bottom - top);
  }
  if (gaps.length === 0) return undefined;
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

function heightAt(line: Polyline, x: number): number | undefined {
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [pointOf(line, index - 1), pointOf(line, index)];
    if ((a[0] - x) * (b[0] - x) > 0 || a[0] === b[0]) continue;
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return undefined;
}
