import { expect, it } from 'vitest';
import { answering, asked, withPart } from '../line.ts';
import { spoken } from './spoken.ts';

const now = new Date('2026-11-15T12:00:00Z');
const answer = withPart(answering(now), { text: 'Mars is near.', cites: [] });

it('says that an answer begins, and the same while it grows', () => {
  const begun = spoken(answering(now), asked('Why?', now));
  expect(begun).toBe('The Oracle is answering.');
  expect(spoken(answer, asked('Why?', now))).toBe(begun);
});

it('says the whole of it at its end', () => {
  expect(spoken(null, answer)).toBe('The Oracle has answered. Mars is near.');
});

it('says nothing of earlier visits, nor of what the user said', () => {
  expect(spoken(null, { ...answer, id: '6b1c0b52-5a0e-4d4b-9a63-3f5a2f0c9d11' })).toBe('');
  expect(spoken(null, asked('Why?', now))).toBe('');
  expect(spoken(null, undefined)).toBe('');
});
