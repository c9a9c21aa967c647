import type { Finding } from '@palm/palmistry/findings';
import type { PalmStatement } from '@palm/palmistry/vocabulary';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../../load/open-book.ts';
import { palmPage } from './palm-page.ts';

const book = openBook();

const findingsOf = (seen: Readonly<Record<string, PalmStatement>>): Finding[] =>
  Object.entries(seen).map(([id, what]) => ({
    id: id as Finding['id'],
    subject: 'lines',
    what,
    value: 1,
    unit: 'ratio',
    evidence: { text: 'Seen.', confidence: 1 },
  }));

const told = (seen: Readonly<Record<string, PalmStatement>>) =>
  palmPage(book, findingsOf(seen))?.used.map((id) => id.slice('palm/'.length, id.indexOf('#'))) ??
  [];

const AIR_HAND = {
  'heart.end': 'heart-line-ends-between-index-and-middle',
  'heart.curve': 'heart-line-straight',
  'head.length': 'head-line-of-middle-length',
  'head.slope': 'head-line-sloping',
  'head.curve': 'head-line-straight',
  'life.sweep': 'life-line-keeps-close-to-the-thumb',
  'life.reach': 'life-line-runs-low',
  'fate.seen': 'fate-line-seen',
  'fate.depth': 'fate-line-deep',
  'lines.heart-head': 'heart-and-head-lines-far-apart',
  'lines.head-life': 'head-and-life-lines-apart',
  'palm.shape': 'palm-square',
  'hand.shape': 'hand-of-air',
  'fingers.length': 'fingers-of-middle-length',
  'fingers.little': 'little-finger-short',
  'thumb.angle': 'thumb-held-wide',
} as const;

const BETWEEN = 'heart-line-ends-between-index-and-middle';

describe('the page of a palm', () => {
  it('tells each line and each part of the hand once', () => {
    const parts = told(AIR_HAND);
    expect(parts).toHaveLength(4);
    expect(parts.filter((one) => one.startsWith('fate-line'))).toEqual(['fate-line-seen']);
    expect(parts.filter((one) => one.startsWith('head-line')).length).toBeLessThan(2);
  });

  it('does not speak of the fingers beside the shape of the hand', () => {
    const { 'fingers.length': length, 'hand.shape': shape } = AIR_HAND;
    expect(told({ 'fingers.length': length, 'hand.shape': shape })).toEqual(['hand-of-air']);
  });

  it.each(['air', 'earth', 'fire', 'water'] as const)(
    'fits fingers and palms of a middle kind where it speaks of a hand of %s',
    (element) => {
      const entry = book.entry(`palm/hand-of-${element}`);
      expect(entry?.passages).toHaveLength(2);
      for (const { text } of entry?.passages ?? []) {
        expect(text).not.toMatch(
          /\b(?:long|short) fingers\b|(?:^|with a |A )(?:square|long) palm\b/iu,
        );
        expect(text).toMatch(/nearer|side|ish\b|a bit/u);
      }
    },
  );

  it('does not contradict itself: a bold start of the lines and a homebody, words and no words', () => {
    const parts = told(AIR_HAND);
    expect(parts).toContain('head-and-life-lines-apart');
    expect(parts).not.toContain('life-line-keeps-close-to-the-thumb');
    expect(parts.includes('hand-of-air') && parts.includes('little-finger-short')).toBe(false);
    const plain = told({ 'fingers.little': 'little-finger-long', 'hand.shape': 'hand-of-earth' });
    expect(plain).toEqual(['little-finger-long']);
  });

  it('puts what says the same side by side, joined by a sentence, and ends on the hand as a whole', () => {
    const page = palmPage(
      book,
      findingsOf({
        'fate.seen': 'fate-line-seen',
        'head.curve': 'head-line-straight',
        'life.reach': 'life-line-runs-low',
        'hand.shape': 'hand-of-earth',
      }),
    );
    expect(page?.used.map((id) => id.split('#')[0])).toEqual([
      'palm/fate-line-seen',
      'palm/hand-of-earth',
      'palm/head-line-straight',
      'palm/life-line-runs-low',
    ]);
    expect(page?.parts[2]?.text).toMatch(/^The same good sense shows in a second place\. /u);
    expect(page?.parts.at(-1)?.text).toMatch(/^On the whole it's a hand/u);
    expect(page?.parts.at(-1)?.cites).toHaveLength(4);
  });

  it.each([
    ['lines.heart-head', 'heart-and-head-lines-close', 'heart.end', BETWEEN],
    ['fingers.little', 'little-finger-short', 'head.curve', 'head-line-straight'],
    ['lines.head-life', 'head-and-life-lines-apart', 'fingers.little', 'little-finger-short'],
    ['hand.shape', 'hand-of-water', 'life.reach', 'life-line-runs-low'],
    ['lines.head-life', 'head-and-life-lines-apart', 'head.curve', 'head-line-curved'],
    ['lines.heart-head', 'heart-and-head-lines-close', 'hand.shape', 'hand-of-fire'],
    ['heart.end', 'heart-line-ends-under-middle', 'hand.shape', 'hand-of-fire'],
    ['fingers.little', 'little-finger-short', 'life.reach', 'life-line-ends-high'],
    [
      'lines.head-life',
      'head-and-life-lines-apart',
      'lines.heart-head',
      'heart-and-head-lines-close',
    ],
  ] as const)(
    'tells one of two findings that say the opposite: %s %s, %s %s',
    (a, one, b, other) => {
      expect(told({ [a]: one, [b]: other })).toHaveLength(1);
    },
  );

  it('tells what most hands have only where a hand has little of its own', () => {
    const own = {
      'heart.end': 'heart-line-ends-under-index',
      'life.sweep': 'life-line-sweeps-wide',
      'fingers.little': 'little-finger-long',
    } as const;
    const usual = { 'lines.heart-head': 'heart-and-head-lines-at-middle-distance' } as const;
    expect(told({ ...own, ...usual })).toEqual(expect.arrayContaining(Object.values(own)));
    expect(told({ ...own, ...usual })).toHaveLength(3);
    expect(told(usual)).toEqual(['heart-and-head-lines-at-middle-distance']);
  });

  it('prefers what agrees with the first finding to what only does not contradict it', () => {
    const parts = told({
      'heart.end': 'heart-line-ends-under-middle',
      'fingers.little': 'little-finger-short',
      'lines.heart-head': 'heart-and-head-lines-far-apart',
      'head.curve': 'head-line-curved',
      'hand.shape': 'hand-of-earth',
    });
    expect(parts[0]).toBe('heart-line-ends-under-middle');
    expect(parts.slice(0, 3)).toContain('little-finger-short');
    expect(parts.slice(0, 3)).toContain('hand-of-earth');
  });

  it('ends on nothing that a finding of the page contradicts', () => {
    const page = palmPage(
      book,
      findingsOf({
        'life.sweep': 'life-line-keeps-close-to-the-thumb',
        'lines.head-life': 'head-and-life-lines-joined',
        'hand.shape': 'hand-of-earth',
        'head.curve': 'head-line-straight',
      }),
    );
    expect(page?.used).toHaveLength(3);
    const practical = book.entry('temper/practical')?.lines.map(({ text }) => text);
    expect(practical).not.toContain(page?.parts.at(-1)?.text);
  });
});
