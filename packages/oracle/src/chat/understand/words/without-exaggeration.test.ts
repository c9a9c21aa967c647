import { describe, expect, it } from 'vitest';
import { withoutExaggeration } from './without-exaggeration.ts';

describe('Exaggerated talk of death', () => {
  it.each([
    ['i literally died when he said my name', 'when he said my name'],
    ['i am dead my mom liked his picture', 'my mom liked his picture'],
    [
      'if she says that once more i will simply pass away',
      'if she says that once more i can not take it',
    ],
    ['i would kill for a nap', 'i want a nap'],
    ['the wedding is killing me', 'the wedding is too much for me'],
  ])('is left out: %s', (typed, plain) => {
    expect(withoutExaggeration(typed)).toBe(plain);
  });

  it.each(['my dad died in march', 'i am dead inside', 'she passed away', 'i died in a dream'])(
    'stays where it is meant: %s',
    (typed) => {
      expect(withoutExaggeration(typed)).toBe(typed);
    },
  );

  it('stays where nothing else is said', () => {
    expect(withoutExaggeration('i am dead')).toBe('i am dead');
  });
});
