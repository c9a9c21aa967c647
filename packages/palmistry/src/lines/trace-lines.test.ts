import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allVisible, type FrameScene, ridgesOf } from '../../test/creased-frame.ts';
import { scoreLine } from '../../test/accuracy/score-line.ts';
import { toPalm } from '../frame/palm-frame.ts';
import type { Point } from '../geometry/point.ts';
import { curveThrough, type Polyline } from '../geometry/polyline.ts';
import { TEMPLATES } from './templates.ts';
import { traceLines, type TracedPalm } from './trace-lines.ts';

const trace = (scene: FrameScene): TracedPalm => traceLines(ridgesOf(scene), allVisible());

const moved = (line: Polyline, [dx, dy]: Point): Point[] => line.map(([x, y]) => [x + dx, y + dy]);

const scoreOf = (traced: TracedPalm, name: 'heart' | 'head' | 'life' | 'fate', truth: Polyline) => {
  const points = traced.lines[name]?.points.map(toPalm) ?? [
    [9, 9],
    [9, 9],
  ];
  return scoreLine(points, curveThrough(truth), 0.035);
};

const { heart, head, life, fate } = TEMPLATES;
const light = (x: number) => 0.25 + x / 460;
const shift = fc.double({ min: -0.05, max: 0.05, noNaN: true });

describe('tracing', () => {
  it('follows lines that lie elsewhere than on the average palm', () => {
    fc.assert(
      fc.property(shift, shift, shift, (up, turn, out) => {
        const lines = {
          heart: moved(heart, [0, up]),
          head: head.map(([x, y]): Point => [x, y + turn * (0.34 - x)]),
          life: life.map(([x, y]): Point => [x - out * Math.sin(Math.PI * y), y]),
        };
        const traced = trace({ creases: Object.values(lines) });
        for (const name of ['heart', 'head', 'life'] as const) {
          const { recall, precision } = scoreOf(traced, name, lines[name]);
          expect(recall).toBeGreaterThan(0.85);
          expect(precision).toBeGreaterThan(0.9);
        }
      }),
      { numRuns: 10, seed: 7 },
    );
  });

  it('finds nothing on skin without creases', () => {
    expect(trace({ creases: [] }).lines).toEqual({});
  });

  it('leaves out the one line that is not there', () => {
    const { lines } = trace({ creases: [head, life] });
    expect(Object.keys(lines).toSorted()).toEqual(['head', 'life']);
  });

  it('ends a line where its crease ends', () => {
    const short = head.slice(0, 5);
    const { recall, precision } = scoreOf(trace({ creases: [heart, short, life] }), 'head', short);
    expect(recall).toBeGreaterThan(0.9);
    expect(precision).toBeGreaterThan(0.85);
  });

  it('tells a fate line only where there is one', () => {
    expect(trace({ creases: [heart, head, life] }).lines.fate).toBeUndefined();
    const with4 = trace({ creases: [heart, head, life, fate] });
    expect(scoreOf(with4, 'fate', fate).precision).toBeGreaterThan(0.9);
    expect(scoreOf(with4, 'life', life).precision).toBeGreaterThan(0.9);
  });

  it('counts a wide gap as a break, and a whole line as none', () => {
    const gapped = trace({ creases: [heart, life, head.slice(0, 4), head.slice(5)] });
    expect(trace({ creases: [heart, head, life] }).lines.head?.breaks).toBe(0);
    expect(gapped.lines.head?.breaks).toBe(1);
  });

  it('is not misled by light that falls from one side', () => {
    const traced = trace({ creases: [heart, head, life], light });
    for (const name of ['heart', 'head', 'life'] as const) {
      expect(scoreOf(traced, name, TEMPLATES[name]).recall).toBeGreaterThan(0.85);
    }
  });

  it('is surer of a deep crease than of a faint one', () => {
    const creases = [heart, head, life];
    const [faint, deep] = [0.02, 0.3].map((depth) => trace({ creases, depth }).lines.heart);
    expect(faint?.confidence ?? 0).toBeLessThan(deep?.confidence ?? 0);
  });

  it('gives the same answer to the same frame', () => {
    const scene = { creases: [heart, head, life] };
    expect(trace(scene)).toEqual(trace(scene));
  });
});
