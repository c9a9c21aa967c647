import { describe, expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

describe('a sentence in another language', () => {
  it.each([
    'Mars drängt, so take a walk before you answer.',
    'Your Moon wants quiet, así que deja el teléfono en otra habitación.',
    'Dnes se Venuše dotýká tvé Luny.',
  ])('is found, also beside English: %s', (sentence) => {
    expect(isForeign(sentence)).toBe(true);
  });

  it.each([
    'A small café, two chairs and no phone.',
    'René calls, and you let it ring.',
    'Mars presses, so take a walk before you answer.',
  ])('is told from English with a borrowed word or a name: %s', (sentence) => {
    expect(isForeign(sentence)).toBe(false);
  });
});
