import { expect, it } from 'vitest';
import { letterOf } from './daily-letter.ts';
import { writeLetter } from './write-letter.ts';

const links = { readings: '/r', preferences: '/p', unsubscribe: '/u' };
const guidance = {
  title: 'They mentioned you',
  parts: [
    { text: 'Another page, on Jupiter.', cites: [], isAside: true as const },
    { text: 'A friend mentions you. It was good.', cites: ['a'] },
    { text: 'Through May: Saturn is near.', cites: ['b'], isAside: true as const },
  ],
  receipts: [{ id: 'a', kind: 'transit', words: 'Jupiter at 26°03′ Leo' }],
};

it('has the title of the page as its subject and its first sentence as its preview', () => {
  const letter = writeLetter('2026-11-18', { guidance, horoscope: null, sign: 'leo' });
  if (letter === null) throw new Error('no letter');
  const { subject, preview, blocks } = letterOf(letter, links);
  expect(subject).toBe('They mentioned you');
  expect(preview).toBe('A friend mentions you.');
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'aside',
    'paragraph',
    'aside',
    'facts',
    'button',
  ]);
});

it('is none where there is nothing to say', () => {
  const nothing = { guidance: null, horoscope: null, sign: 'leo' } as const;
  expect(writeLetter('2026-11-18', nothing)).toBeNull();
});
