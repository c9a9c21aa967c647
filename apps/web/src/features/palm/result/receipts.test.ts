import { expect, it } from 'vitest';
import type { Finding } from '../read-photo.ts';
import { receiptsOf } from './receipts.ts';

const finding = (id: string, line: Finding['line']): Finding => ({
  id,
  subject: 'lines',
  line,
  evidence: `What ${id} measured.`,
  confidence: 0.8,
});
const palm = {
  hand: 'left' as const,
  width: 10,
  height: 10,
  lines: [],
  findings: [
    finding('heart.end', 'heart'),
    finding('head.slope', 'head'),
    finding('palm.shape', null),
    finding('fate.seen', null),
  ],
};

it('numbers notes in the order in which the text rests on them, and marks each once', () => {
  const { notes, paragraphs } = receiptsOf({
    palm,
    parts: [
      { text: 'a', cites: ['head.slope'] },
      { text: 'b', cites: ['heart.end', 'head.slope'] },
    ],
  });
  expect(notes.map(({ number, finding: { id } }) => [number, id])).toEqual([
    [1, 'head.slope'],
    [2, 'heart.end'],
  ]);
  expect(paragraphs.map((each) => each.notes.map(({ number }) => number))).toEqual([[1], [2]]);
});

it('ties the words on the whole hand, which rest on what was told before, to no line', () => {
  const { paragraphs } = receiptsOf({
    palm,
    parts: [
      { text: 'a', cites: ['heart.end'] },
      { text: 'b', cites: ['head.slope'] },
      { text: 'c', cites: ['heart.end', 'head.slope'] },
    ],
  });
  expect(paragraphs[2]).toMatchObject({ notes: [], line: null });
});

it('ties a paragraph to the line it speaks of, and one about the hand to none', () => {
  const { paragraphs } = receiptsOf({
    palm,
    parts: [
      { text: 'a', cites: ['heart.end'] },
      { text: 'b', cites: ['palm.shape'] },
      { text: 'c', cites: [] },
    ],
  });
  expect(paragraphs.map(({ line }) => line)).toEqual(['heart', null, null]);
});

it('says what was not seen, and keeps it apart from what was only not spoken of', () => {
  const { notSeen, alsoMeasured } = receiptsOf({
    palm,
    parts: [{ text: 'a', cites: ['heart.end'] }],
  });
  expect(notSeen.map(({ id }) => id)).toEqual(['fate.seen']);
  expect(alsoMeasured.map(({ id }) => id)).toEqual(['head.slope', 'palm.shape']);
});

it('does without a finding that the palm does not have', () => {
  const { notes, paragraphs } = receiptsOf({ palm, parts: [{ text: 'a', cites: ['gone'] }] });
  expect(notes).toEqual([]);
  expect(paragraphs[0]?.notes).toEqual([]);
});
