import { describe, expect, test } from 'vitest';
import { askedAs } from './asked-as.ts';

describe('What light words ask for', () => {
  test.each([
    ['whats my rising sign and what does that mean', 'whats my rising sign'],
    ['which sign is my mars in? what it means?', 'which sign is my mars in'],
    ['what is a yod, do i have one', 'what is a yod'],
    ['when will we finally have enough money?', 'when does my money situation get better'],
    ['whats my luckiest day next week', 'what are good days for me next week'],
  ])('"%s" is "%s", which is asked as it stands', (message, question) => {
    expect(askedAs(message, false)?.question).toBe(question);
    expect(askedAs(question, false)).toBeNull();
  });

  test.each([
    'what is my venus and what does it mean for my marriage',
    'what did he mean by that',
    'what do my stars say about me and my mother',
    'when will i have money for the rent, my boss pays late',
    'i need a new desk, do i have one',
    'what is a stellium and do i have one',
  ])('"%s" is left as it is', (message) => {
    expect(askedAs(message, false)).toBeNull();
  });
});
