import { describe, expect, it } from 'vitest';
import { answered, asked, endsInCare, restored } from './line.ts';

const now = new Date('2026-11-15T12:00:00Z');
const answer: Parameters<typeof answered>[0] = {
  response: 'Mars is near.',
  title: null,
  parts: [{ text: 'Mars is near.', cites: ['mars'] }],
  receipts: [
    { id: 'mars', kind: 'sky', words: 'Mars 4° Leo' },
    { id: 'moon', kind: 'sky', words: 'Moon 14° Aquarius' },
  ],
  date: '2026-11-15',
  messagesLeft: 4,
  isCare: false,
  source: { writer: 'embedded', model: null, fallback: null },
};
const said = (text: string, isUser: boolean, isCare = false) => ({
  id: '6b1c0b52-5a0e-4d4b-9a63-3f5a2f0c9d11',
  text,
  isUser,
  isCare,
  timestamp: now.toISOString(),
});

it('shows under an answer what it cites, and nothing else', () => {
  expect(answered(answer, now).receipts.map(({ id }) => id)).toEqual(['mars']);
});

it('gives each line of a conversation an id of its own', () => {
  expect(asked('Why?', now).id).not.toBe(asked('Why?', now).id);
});

describe('a conversation that ended in care', () => {
  const care = answered({ ...answer, isCare: true }, now);
  const lines = [asked('…', now), care];

  it('sells nothing, also while the next question is on its way', () => {
    expect(endsInCare({ lines, messagesLeft: 5 })).toBe(true);
    expect(endsInCare({ lines: [...lines, asked('Thanks', now)], messagesLeft: 5 })).toBe(true);
  });

  it('is over with the next reading', () => {
    expect(endsInCare({ lines: [...lines, answered(answer, now)], messagesLeft: 5 })).toBe(false);
  });

  it('is known again on the next visit', () => {
    const messages = [said('…', true), said('Please call.', false, true)];
    expect(endsInCare(restored({ messages, messagesLeft: 5 }))).toBe(true);
    const reading = [said('…', true), said('Venus is in Libra.', false)];
    expect(endsInCare(restored({ messages: reading, messagesLeft: 5 }))).toBe(false);
  });
});
