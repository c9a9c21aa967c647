import { expect, it } from 'vitest';
import { messages, say } from './messages.ts';
import { refusals } from '../refusals.ts';

it('fills the blanks of a sentence', () => {
  expect(say('profile.saved', { sign: 'Leo' })).toEqual({
    title: 'Birth Details Saved',
    message: 'Your birth information has been saved. Your zodiac sign is Leo.',
  });
  expect(say('admin.deleted', { email: '{email}' }).message).toBe(
    'User {email} has been deleted successfully.',
  );
});

it('has a title and a sentence for every moment, without a stray blank or space', () => {
  for (const [key, { title, message }] of Object.entries(messages)) {
    expect(`${key}: ${title}`).toMatch(/: \S.*\S$/);
    expect(`${key}: ${message}`).toMatch(/: \S.*[.\w]$/);
    expect(`${title}${message}`).not.toMatch(/ {2}|[“”‘’]/);
  }
});

it('phrases every refusal', () => {
  for (const { message } of Object.values(refusals)) expect(messages[message]).toBeDefined();
});
