import { describe, expect, it } from 'vitest';
import { fourGrams, likeness, sharedRunWords } from './four-grams.ts';
import { readingEase } from './reading-ease.ts';
import { filled } from './sentences.ts';
import { drawFrom } from './shuffle-bag.ts';
import { varied } from './vary.ts';

describe('a shuffle bag', () => {
  const entries = Array.from({ length: 17 }, (_, index) => index);
  const drawn = Array.from({ length: 17 * 6 }, (_, draw) => drawFrom(entries, 'ana', draw));

  it('gives everything once in a round', () => {
    for (let round = 0; round < 6; round += 1) {
      const dealt = drawn.slice(round * 17, round * 17 + 17);
      expect(new Set(dealt).size).toBe(17);
    }
  });

  it('gives nothing again before half the bag has passed', () => {
    for (const [at, entry] of drawn.entries()) {
      expect(drawn.slice(at + 1, at + 9)).not.toContain(entry);
    }
  });

  it('is another bag for another person', () => {
    expect(drawn).not.toEqual(entries.map((_, draw) => drawFrom(entries, 'ben', draw)));
  });

  it('refuses to be empty', () => {
    expect(() => drawFrom([], 'ana', 0)).toThrow(RangeError);
  });
});

describe('a filled sentence', () => {
  it('has the article that the name asks for', () => {
    expect(filled('A {sign} Moon is a {mood} one.', { sign: 'Aries', mood: 'Easy' })).toBe(
      'An Aries Moon is an Easy one.',
    );
    expect(filled('A {sign} Moon, after all.', { sign: 'Virgo' })).toBe('A Virgo Moon, after all.');
    expect(filled('It is a {body} day.', { body: 'Uranus' })).toBe('It is a Uranus day.');
  });
});

describe('likeness', () => {
  const one = 'The shortest way to another person is a true question.';

  it('is 1 for the same words and 0 for others', () => {
    expect(likeness(new Set(fourGrams(one)), new Set(fourGrams(one)))).toBe(1);
    const other = new Set(fourGrams('Rest is part of the work, like spaces.'));
    expect(likeness(new Set(fourGrams(one)), other)).toBe(0);
  });

  it('tells the longest row of words two texts share', () => {
    const earlier = new Set(fourGrams('She said: another person is a true question, always.'));
    expect(sharedRunWords(fourGrams(one), earlier)).toBe(6);
    expect(sharedRunWords(fourGrams(one), new Set())).toBe(0);
  });
});

describe('a sentence', () => {
  it('is filled in its places and begins with a capital', () => {
    expect(filled('{body} is here.', { body: 'the Moon' })).toBe('The Moon is here.');
    expect(() => filled('{body} is here.', {})).toThrow(/nothing for \{body\}/u);
  });

  it('keeps its meaning when its words are chosen anew, and one key chooses one way', () => {
    const sentence = 'Perhaps somebody tells nobody.';
    const all = new Set(Array.from({ length: 40 }, (_, key) => varied(sentence, String(key))));
    expect(all.size).toBe(8);
    expect(all).toContain('Maybe someone tells no one.');
    expect(varied(sentence, 'ana')).toBe(varied(sentence, 'ana'));
  });

  it('leaves a verb alone that only looks like a synonym', () => {
    expect(varied('Pick up that glove.', 'ana')).toBe('Pick up that glove.');
  });

  it('reads more easily when its words are short', () => {
    const hard = 'Institutional considerations necessitate extraordinary deliberation.';
    expect(readingEase('The cat sat on the mat.')).toBeGreaterThan(90);
    expect(readingEase(hard)).toBeLessThan(0);
  });
});
