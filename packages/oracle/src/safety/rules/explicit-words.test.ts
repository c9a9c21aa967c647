import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const EXPLICIT = [
  'i want to kill myself',
  'i dont want to live anymore',
  'i just want to go to sleep and never wake up',
  'i took all my pills',
  'my daughter ate a lot of her tablets',
  'been saving up my heart tablets',
  'the pills are in front of me',
  'he hits me when hes drunk',
  'he choked me but he said sorry',
  'my stepdad comes into my room at night. im 13',
  'im going to kill him tonight',
  'quiero morirme',
  'vou me matar',
];

/** Words that a rule takes for a crisis, and that could mean something else. */
const OPEN = ['who would notice if i was gone for a week', 'my husband had a heart attack'];

const CALM = { isDoubted: true, isCalm: true } as const;

describe('a doubt of the classifier', () => {
  it.each(EXPLICIT)('changes nothing where the harm is named: %s', (message) => {
    expect(assess(message, undefined, { isDoubted: true }).grade).toBe(3);
  });

  it.each(OPEN)('turns a crisis into a question: %s', (message) => {
    expect(assess(message).grade).toBe(3);
    expect(assess(message, undefined, { isDoubted: true }).grade).toBe(2);
  });

  it.each(OPEN)('leaves alone what it finds wholly calm: %s', (message) => {
    expect(assess(message, undefined, CALM).grade).toBeLessThan(2);
  });

  it.each([
    ...EXPLICIT,
    'my uncle touches my daughter when i am at work',
    'is tonight a good night to go join my wife? she died in march',
  ])('never leaves alone what is named, told of a child, or told whole: %s', (message) => {
    expect(assess(message, undefined, CALM).grade).toBe(3);
  });
});
