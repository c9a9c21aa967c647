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
    ['my new boots are killing me', 'my new boots hurt'],
    ['this queue is murder every friday', 'this queue is too much for me every friday'],
    ['the stairs will be the death of me', 'the stairs is too much for me'],
    ['i could happily throttle whoever set this alarm', 'i am annoyed with whoever set this alarm'],
    ['my aunt will skin me alive i sold her vase', 'my aunt will be angry with me i sold her vase'],
    ['i would die if she read my diary', 'i would be so embarrassed if she read my diary'],
    ['i die of shame i waved at a stranger', 'i am so embarrassed i waved at a stranger'],
    ['kill me now i have to sing at noon', 'i have to sing at noon'],
    ['i would take a bullet for my dog', 'i love my dog'],
  ])('is left out: %s', (typed, plain) => {
    expect(withoutExaggeration(typed)).toBe(plain);
  });

  it.each([
    'my dad died in march',
    'i am dead inside',
    'she passed away',
    'i died in a dream',
    'it is killing him',
  ])('stays where it is meant: %s', (typed) => {
    expect(withoutExaggeration(typed)).toBe(typed);
  });

  it('stays where nothing else is said', () => {
    expect(withoutExaggeration('i am dead')).toBe('i am dead');
  });
});
