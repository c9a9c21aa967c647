import type { Finding } from '@palm/palmistry/findings';
import { describe, expect, it } from 'vitest';
import { factsFor } from '../facts/facts-for.ts';
import type { PalmRequest } from '../request.ts';
import { write } from './write.ts';

const finding = (
  id: Finding['id'],
  subject: Finding['subject'],
  what: Finding['what'],
): Finding => ({
  id,
  subject,
  what,
  value: 1,
  unit: 'ratio',
  evidence: { text: `Measured: ${id}.`, confidence: 0.9 },
});

const readingOf = (findings: readonly Finding[]) => {
  const request: PalmRequest = { kind: 'palm', date: '2026-11-15', person: {}, findings };
  return write(request, factsFor(request), { seed: 'hand' });
};

describe('a palm reading', () => {
  const full = readingOf([
    finding('heart.end', 'heart-line', 'heart-line-ends-under-index'),
    finding('head.length', 'head-line', 'head-line-long'),
    finding('life.reach', 'life-line', 'life-line-ends-high'),
    finding('hand.shape', 'palm', 'hand-of-air'),
  ]);

  it('says what was seen in each great line, and cites it', () => {
    const cited = full.parts.flatMap(({ cites }) => cites);
    expect(cited).toEqual(
      expect.arrayContaining(['palm:heart.end', 'palm:head.length', 'palm:life.reach']),
    );
    expect(full.facts.map(({ words }) => words)).toContain('Measured: head.length.');
  });

  it('says unasked that the life line tells nothing of a life’s length', () => {
    expect(full.text).toMatch(
      /how long you live|how long a life is|length of a life|measures years/u,
    );
  });

  it('says so when a line could not be traced', () => {
    const { text } = readingOf([finding('head.seen', 'head-line', 'head-line-unseen')]);
    expect(text).toContain('could not be traced');
  });

  it('leads from one finding to the next, and from none that was not seen', () => {
    const lines = full.parts.map(({ text }) => text);
    expect(lines.find((text) => text.includes('your head line'))).toMatch(/^(?:Below|Under)/u);
    expect(lines.find((text) => text.includes('your life line'))).toMatch(
      /^(?:Next|Beside|Close)/u,
    );
    const { parts } = readingOf([
      finding('head.seen', 'head-line', 'head-line-unseen'),
      finding('life.depth', 'life-line', 'life-line-deep'),
    ]);
    expect(parts.map(({ text }) => text)).toContain('Your life line is deeply drawn.');
  });

  it('is not written about nothing', () => {
    expect(() => readingOf([])).toThrow(RangeError);
  });
});
