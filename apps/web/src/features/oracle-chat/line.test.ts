import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/ask-oracle.ts';
import { answered, answering, asked, beforeAsking, failed, withPart } from './line.ts';
import { isUncounted, restored } from './conversation.ts';

const now = new Date('2026-11-15T12:00:00Z');
const answer: Answer = {
  response: 'Mars is near.',
  title: null,
  parts: [{ text: 'Mars is near.', cites: ['mars'] }],
  receipts: [{ id: 'mars', kind: 'sky', words: 'Mars 4° Leo' }],
  choices: [],
  date: '2026-11-15',
  messagesLeft: 4,
  moon: null,
  pageId: null,
  isCare: false,
  source: { writer: 'embedded', model: null, fallback: null },
};
const whole = (given: Partial<Answer> = {}) => answered(answering(now), { ...answer, ...given });
const said = (text: string, isUser: boolean, isCare = false) => ({
  id: '6b1c0b52-5a0e-4d4b-9a63-3f5a2f0c9d11',
  text,
  isUser,
  isCare,
  timestamp: now.toISOString(),
});

it('gives each line of a conversation an id of its own', () => {
  expect(asked('Why?', now).id).not.toBe(asked('Why?', now).id);
});

it('grows by its parts, and stays the same line when the whole is there', () => {
  const begun = answering(now);
  const more = withPart(withPart(begun, { text: 'Mars', cites: [] }), { text: 'is.', cites: [] });
  expect(more).toMatchObject({ id: begun.id, state: 'coming', text: 'Mars is.' });
  expect(answered(more, answer)).toMatchObject({
    id: begun.id,
    state: 'whole',
    text: 'Mars is near.',
    receipts: answer.receipts,
  });
});

it('names the fallback writer', () => {
  const source = { writer: 'embedded', model: null, fallback: 'budget' } as const;
  expect(whole({ source }).fallback).toBe('budget');
});

it('keeps what an answer of an earlier visit rests on', () => {
  const { parts, receipts } = answer;
  const messages = [{ ...said(answer.response, false), parts, receipts }];
  expect(restored({ messages, choices: [], messagesLeft: 5 }).lines[0]).toMatchObject({
    parts,
    receipts,
  });
});

describe('a question that failed', () => {
  const question = asked('What is near?', now);
  const lines = [whole(), question, failed('Please try again.', 'What is near?', now)];

  it('is shown once when it is asked again', () => {
    expect(beforeAsking(lines, 'What is near?')).toEqual([lines[0]]);
  });

  it('stays when another one is asked, without the words in place of its answer', () => {
    expect(beforeAsking(lines, 'And what is far?')).toEqual(lines.slice(0, 2));
  });

  it('keeps the text that arrived before it was cut off', () => {
    const half = withPart(answering(now), { text: 'Mars', cites: [] });
    const broken = [question, half, failed('Please try again.', 'What is near?', now)];
    expect(beforeAsking(broken, 'What is near?')).toEqual([question, half]);
  });
});

describe('a conversation that ended in care', () => {
  const care = whole({ isCare: true });
  const lines = [asked('…', now), care];

  it('sells nothing, also while the next question is on its way', () => {
    expect(isUncounted({ lines, choices: [], messagesLeft: 5 })).toBe(true);
    expect(
      isUncounted({ lines: [...lines, asked('Thanks', now)], choices: [], messagesLeft: 5 }),
    ).toBe(true);
  });

  it('sells nothing after it either, as long as the server counts nothing', () => {
    expect(isUncounted({ lines: [...lines, whole()], choices: [], messagesLeft: null })).toBe(true);
  });

  it('is over with the next answer that counts', () => {
    expect(isUncounted({ lines: [...lines, whole()], choices: [], messagesLeft: 5 })).toBe(false);
  });

  it('is known again on the next visit', () => {
    const messages = [said('…', true), said('Please call.', false, true)];
    expect(isUncounted(restored({ messages, choices: [], messagesLeft: 5 }))).toBe(true);
    const reading = [said('…', true), said('Venus is in Libra.', false)];
    expect(isUncounted(restored({ messages: reading, choices: [], messagesLeft: 5 }))).toBe(false);
  });
});
