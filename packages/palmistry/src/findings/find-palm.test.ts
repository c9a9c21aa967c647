import { describe, expect, it } from 'vitest';
import { allVisible, ridgesOf } from '../../test/creased-frame.ts';
import { mirrored, OPEN_RIGHT_PALM } from '../../test/open-palm.ts';
import type { Point } from '../geometry/point.ts';
import type { Polyline } from '../geometry/polyline.ts';
import { TEMPLATES } from '../lines/templates.ts';
import { traceLines } from '../lines/trace-lines.ts';
import { measurePalm } from '../measure/measure-palm.ts';
import { FINDING_SUBJECTS, LINE_NAMES, LINE_STATEMENTS, PALM_STATEMENTS } from '../vocabulary.ts';
import { findHand } from './find-hand.ts';
import { findPalm } from './find-palm.ts';
import type { Finding } from './finding.ts';

function findingsOn(creases: readonly Polyline[], landmarks = OPEN_RIGHT_PALM): readonly Finding[] {
  const ridges = ridgesOf({ creases });
  const traced = traceLines(ridges, allVisible());
  return findPalm(measurePalm(landmarks, traced, ridges, allVisible()), traced, 0.98);
}

const { heart, head, life, fate } = TEMPLATES;
const tilted = (by: number) => head.map(([x, y]): Point => [x, y + by * (0.34 - x)]);
const whatOf = (findings: readonly Finding[], id: string) =>
  findings.find((finding) => finding.id === id)?.what;

describe('findings', () => {
  it('change with the line they speak of, and only there', () => {
    const long = findingsOn([heart, head, life]);
    const short = findingsOn([heart, head.slice(0, 5), life]);
    expect(whatOf(long, 'head.length')).toBe('head-line-long');
    expect(whatOf(short, 'head.length')).toBe('head-line-short');
    expect(whatOf(short, 'palm.shape')).toBe(whatOf(long, 'palm.shape'));
    expect(whatOf(short, 'heart.end')).toBe(whatOf(long, 'heart.end'));
  });

  it('tell a steep head line from a level one', () => {
    expect(whatOf(findingsOn([heart, tilted(0.15), life]), 'head.slope')).toBe('head-line-steep');
    expect(whatOf(findingsOn([heart, tilted(-0.14), life]), 'head.slope')).toBe('head-line-level');
  });

  it('say which lines could not be seen', () => {
    const findings = findingsOn([head]);
    expect(whatOf(findings, 'heart.seen')).toBe('heart-line-unseen');
    expect(whatOf(findings, 'fate.seen')).toBe('fate-line-unseen');
    expect(findings.some(({ id }) => id === 'heart.end' || id === 'lines.heart-head')).toBe(false);
  });

  it('tell a fate line that is there', () => {
    expect(whatOf(findingsOn([heart, head, life, fate]), 'fate.seen')).toBe('fate-line-seen');
  });

  it('are the same for a hand and its mirror image', () => {
    const creases = [heart, head, life];
    expect(findingsOn(creases, mirrored(OPEN_RIGHT_PALM))).toEqual(findingsOn(creases));
  });

  it('each have their own id, known words, and evidence in one sentence', () => {
    const known: string[] = [
      ...PALM_STATEMENTS,
      ...LINE_NAMES.flatMap((line) => LINE_STATEMENTS.map((word) => `${line}-line-${word}`)),
    ];
    const findings = findingsOn([heart, head, life, fate]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    for (const { what, subject, evidence } of findings) {
      expect(known).toContain(what);
      expect(FINDING_SUBJECTS).toContain(subject);
      expect(evidence.text).toMatch(/^[A-Z].*\.$/);
      expect(evidence.confidence).toBeGreaterThan(0);
      expect(evidence.confidence).toBeLessThanOrEqual(1);
    }
  });

  it('say what is seen before any figure, and no figure that needs explaining', () => {
    for (const { evidence } of findingsOn([heart, head, life, fate])) {
      expect(evidence.text).toMatch(/^[A-Z][a-z ]+: [a-z1-9]/);
      expect(evidence.text).not.toMatch(/strays|times as|%|\d\.\d{3}/);
    }
  });

  it('call fingers of middle length nearer long or nearer short, and never plainly so', () => {
    for (const [fingerLength, nearer] of [
      [0.87, 'short than long'],
      [0.89, 'long than short'],
    ] as const) {
      const hand = {
        palmWidth: 0.65,
        fingerLength,
        indexToRing: 1,
        littlePastJoint: 0,
        thumbDeg: 30,
      };
      const findings = findHand(hand, 1);
      expect(whatOf(findings, 'fingers.length')).toBe('fingers-of-middle-length');
      expect(whatOf(findings, 'palm.shape')).toBe('palm-oblong');
      const shape = findings.find(({ id }) => id === 'hand.shape')?.evidence.text;
      expect(shape).toBe(
        `Hand: the palm is nearer square than long, the fingers nearer ${nearer}.`,
      );
    }
  });

  it('never speak of health, a lifespan, children, marriages or dates', () => {
    const texts = [[], [head], [heart, head, life, fate]].flatMap((creases) =>
      findingsOn(creases).map(({ what, evidence }) => `${what} ${evidence.text}`),
    );
    const forbidden =
      /health|ill(ness)?\b|disease|death|die|lifespan|live|years?|age\b|child|marriage|wedding|money|danger/i;
    for (const text of [...texts, ...PALM_STATEMENTS]) expect(text).not.toMatch(forbidden);
  });
});
