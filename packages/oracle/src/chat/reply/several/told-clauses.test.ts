import { describe, expect, test } from 'vitest';
import { toldClauses } from './told-clauses.ts';

const textsOf = (told: string): string[] => toldClauses(told).map(({ text }) => text);

describe('The clauses of what is told', () => {
  test.each([
    [
      'my son has a fever, my train is late and my mother in law arrives tonight lol',
      ['my son has a fever', 'my train is late', 'my mother in law arrives tonight'],
    ],
    [
      'i got the scholarship 🎉 but same day my girlfriend said she is leaving',
      ['i got the scholarship 🎉', 'same day my girlfriend said she is leaving'],
    ],
    [
      'the plumber never came and also my tooth aches',
      ['the plumber never came', 'my tooth aches'],
    ],
  ])('stand each by itself: %s', (told, clauses) => {
    expect(textsOf(told)).toEqual(clauses);
  });

  test.each([
    'my wife has a new job and my mother is angry about it',
    'my cat is pregnant again, my landlord says no more cats',
    'my ex has a baby and my sister likes her',
    'my boss left because my team complained',
    'my exam is tomorrow and i am so nervous',
    'i want to learn guitar but also sleep more',
  ])('stay together where one needs the other: %s', (told) => {
    expect(textsOf(told)).toHaveLength(1);
  });
});
