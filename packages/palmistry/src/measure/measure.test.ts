import { describe, expect, it } from 'vitest';
import { allVisible, ridgesOf } from '../../test/creased-frame.ts';
import { OPEN_RIGHT_PALM } from '../../test/open-palm.ts';
import { toFrame } from '../frame/palm-frame.ts';
import type { Point } from '../geometry/point.ts';
import type { Polyline } from '../geometry/polyline.ts';
import { TEMPLATES } from '../lines/templates.ts';
import { traceLines } from '../lines/trace-lines.ts';
import { measureHand } from './measure-hand.ts';
import { measureLine } from './measure-line.ts';
import { measurePalm } from './measure-palm.ts';

const traced = (points: Polyline) => ({
  points: points.map(toFrame),
  strength: 0.6,
  evidence: 10,
  cover: 1,
  breaks: 0,
  confidence: 1,
});

describe('a line', () => {
  it('has no curvature when it is straight', () => {
    const line = traced([
      [0.3, -0.8],
      [0, -0.6],
      [-0.3, -0.4],
    ]);
    expect(measureLine(line, 0.2, 0)).toMatchObject({
      length: 0.721,
      curvature: 0,
      slopeDeg: 33.7,
      depth: 3,
      start: [0.3, -0.8],
      end: [-0.3, -0.4],
    });
  });

  it('has curvature one half when it is a half circle', () => {
    const circle = Array.from({ length: 181 }, (_, degree): Point => {
      const angle = (degree * Math.PI) / 180;
      return [0.3 * Math.cos(angle), -0.5 - 0.3 * Math.sin(angle)];
    });
    const { curvature, length } = measureLine(traced(circle), 0.2, 0);
    expect(curvature).toBeCloseTo(0.5);
    expect(length).toBeCloseTo(0.3 * Math.PI, 2);
  });
});

const { heart, head, life } = TEMPLATES;
const measure = (creases: readonly Polyline[]) => {
  const ridges = ridgesOf({ creases });
  return measurePalm(OPEN_RIGHT_PALM, traceLines(ridges, allVisible()), ridges, allVisible());
};

describe('forks and distances', () => {
  it('counts the branch of a forked head line, and none where there is none', () => {
    const branch: Polyline = [
      [-0.2, -0.55],
      [-0.24, -0.46],
      [-0.26, -0.36],
      [-0.27, -0.28],
    ];
    expect(measure([heart, head, life]).lines.head?.forks).toBe(0);
    expect(measure([heart, head, life, branch]).lines.head?.forks).toBe(1);
  });

  it('measures how far apart heart and head line run', () => {
    const lower = head.map(([x, y]): Point => [x, y + 0.04]);
    const [near, far] = [head, lower].map((line) => measure([heart, line, life]).spacing);
    expect((far?.heartToHead ?? 0) - (near?.heartToHead ?? 0)).toBeCloseTo(0.04, 1);
  });

  it('sees a head line that begins apart from the life line', () => {
    const higher = head.map(([x, y]): Point => [x, y - 0.06]);
    expect(measure([heart, head, life]).spacing.headToLife).toBeLessThan(0.04);
    expect(measure([heart, higher, life]).spacing.headToLife).toBeGreaterThan(0.045);
  });

  it('leaves out what it cannot measure', () => {
    expect(measure([]).spacing).toEqual({});
    expect(measure([]).lines).toEqual({});
  });
});

describe('a hand', () => {
  it('measures the same at any size and turn', () => {
    const [cosine, sine] = [1.7 * Math.cos(1), 1.7 * Math.sin(1)];
    const turned = OPEN_RIGHT_PALM.map(([x, y]): Point => [
      x * cosine - y * sine + 90,
      x * sine + y * cosine,
    ]);
    const [upright, other] = [measureHand(OPEN_RIGHT_PALM), measureHand(turned)];
    for (const [name, value] of Object.entries(upright)) {
      expect(other[name as keyof typeof other]).toBeCloseTo(value, 2);
    }
  });

  it('knows the longer of index and ring finger', () => {
    const longer = OPEN_RIGHT_PALM.map((point, joint): Point => (joint === 8 ? [390, 200] : point));
    expect(measureHand(longer).indexToRing).toBeGreaterThan(
      measureHand(OPEN_RIGHT_PALM).indexToRing,
    );
  });
});
