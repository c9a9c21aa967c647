import { describe, expect, it } from 'vitest';
import { assess, careAfter } from '../assess.ts';

const wordsFor = (message: string): string => assess(message).answer ?? '';
const EMERGENCY_FIRST = /^Please call your local emergency number/u;

describe('words that put the emergency number first', () => {
  it.each([
    'im sitting on the bridge for an hour now and cant decide',
    'the pills are in front of me',
    'quiero morirme ya, tengo la cuerda en el cuarto',
  ])('for a person with the means at hand: %s', (message) => {
    expect(wordsFor(message)).toMatch(
      /Please call your local emergency number[\s\S]*Put distance between you/u,
    );
  });

  it.each([
    'my wife says she has the tablets in her hand right now',
    'my brother locked himself in the bathroom with a razor and wont answer',
  ])('for another person with the means at hand: %s', (message) => {
    expect(wordsFor(message)).toMatch(EMERGENCY_FIRST);
    expect(wordsFor(message)).toContain('Give their name, where they are');
  });

  it.each([
    'my toddler swallowed the drain cleaner',
    'my boyfriend took all his pills and is so sleepy',
  ])('for another person who swallowed something: %s', (message) => {
    expect(wordsFor(message)).toMatch(EMERGENCY_FIRST);
    expect(wordsFor(message)).toContain('Do not make them vomit');
  });

  it('speaks to the one who took the pills, also beside another person', () => {
    expect(wordsFor('he left me so i took all my pills an hour ago')).toContain(
      'If you took it because you wanted to die',
    );
  });
});

describe('words for whom it happens to', () => {
  it.each([
    ['my daughter in law locks me in my room and gives me one meal. i am 82', 'your own child'],
    [
      'the night carer slaps my gran and ties her to the bed',
      'a person who cannot defend themselves',
    ],
    [
      'the neighbours boy is beaten with a belt, i hear him every night',
      'do not confront the grown-up',
    ],
    [
      'mum is gone since sunday, no food, im alone with my little sister',
      'We are alone and have nothing to eat',
    ],
    ['he did not stop when i cried and begged', 'Without your yes it was not right'],
  ])('%s', (message, words) => {
    const { grade, answer } = assess(message);
    expect(grade).toBe(3);
    expect(answer).toContain(words);
  });

  it('speaks to a child as to a child', () => {
    expect(wordsFor('im 12 and my uncle touches me')).toContain('Thank you for saying this');
  });
});

describe('a conversation about another person', () => {
  const worried = careAfter(['my best friend says she wants to kill herself']);

  it('stays with the one who worries', () => {
    expect(assess('i dont know what to do', worried).answer).toContain('not looking away');
  });

  it('mourns with them', () => {
    expect(assess('she died last night', worried).answer).toMatch(/^I am so sorry/u);
  });
});
