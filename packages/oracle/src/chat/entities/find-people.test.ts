import { describe, expect, test } from 'vitest';
import { findDied } from './find-died.ts';
import { findPerson, findPet } from './find-people.ts';

describe('The person in a message', () => {
  test.each([
    ['my ex texted me', 'your ex', 'ex', 'they'],
    ['my ex blocked me, he is weird', 'your ex', 'ex', 'he'],
    ['why is my mom like this', 'your mom', 'mom', 'she'],
    ['my mum and he fight', 'your mom', 'mom', 'she'],
    ['my older sister took it', 'your sister', 'sister', 'she'],
    ['his mother hates me', 'his mom', 'mom', 'she'],
    ['should i text the boss', 'your boss', 'boss', 'they'],
    ['does he like me', 'him', null, 'he'],
    ['will Daniel and I get back together', 'Daniel', null, 'he'],
    ['my boyfriend Dan is distant', 'Dan', 'boyfriend', 'he'],
    ['is priya into me', 'Priya', null, 'she'],
    ['I think Xochi likes me', 'Xochi', null, 'they'],
  ])('%s', (text, words, relation, they) => {
    expect(findPerson(text)).toMatchObject({ words, relation, they });
  });

  test.each([
    'i feel tired',
    'is Mercury retrograde',
    'Should I move to Berlin',
    'What about Monday',
  ])('is no person in: %s', (text) => {
    expect(findPerson(text)).toBeNull();
  });

  test('may be an animal', () => {
    expect(findPet('my old cat is ill, she sleeps')).toMatchObject({
      words: 'your cat',
      they: 'she',
    });
  });
});

describe('A person who died', () => {
  test.each([
    ['my dad died last week', 'your dad'],
    ['my nan passed away in the night', 'your grandmother'],
    ['my lola passed away in manila', 'your grandmother'],
    ['we had to put our dog down', 'your dog'],
    ['i lost my father', 'your dad'],
    ['my late wife', 'your wife'],
  ])('is found: %s', (text, died) => {
    expect(findDied(text)).toBe(died);
  });

  test.each([
    'my phone died',
    'when will my dad die',
    'i miss my boyfriend',
    'my son passed the exam',
    'my crush saw it and i died inside',
    'i am dying to know',
  ])('is not found in: %s', (text) => {
    expect(findDied(text)).toBeUndefined();
  });
});

describe('Who is meant', () => {
  test('is the one who does it, not whom they do it to', () => {
    expect(findPerson('he introduced me to his mom as a friend')).toMatchObject({ they: 'he' });
    expect(findPerson('her mother hates me')).toMatchObject({ words: 'her mom' });
  });

  test('is no half of a city', () => {
    expect(findPerson('i clean houses in Hong Kong and my kids miss me')?.name ?? null).toBeNull();
  });
});
