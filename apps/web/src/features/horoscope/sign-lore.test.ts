import { dignitiesOf } from '@palm/astrology/dignities';
import { BODIES, BODY_IDS, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { describe, expect, it } from 'vitest';
import { signLore } from './sign-lore.ts';

const allWords = SIGN_IDS.map((sign) => {
  const { text, sun, ruler } = signLore[sign];
  return { sign, words: [...text, sun, ruler].join(' ') };
});

describe('the words on a sign', () => {
  it.each(SIGN_IDS)('of %s name its ruler, and the older one where there is one', (sign) => {
    const { ruler, traditionalRuler } = SIGNS[sign];
    expect(signLore[sign].ruler).toContain(BODIES[ruler].name);
    expect(signLore[sign].ruler).toContain(BODIES[traditionalRuler].name);
  });

  it.each(allWords)('of $sign call exalted only what is exalted there', ({ sign, words }) => {
    const claimed = BODY_IDS.filter((body) =>
      new RegExp(`${BODIES[body].name} is (at home here and )?exalted`).test(words),
    );
    const exalted = BODY_IDS.filter((body) => dignitiesOf(body, sign).includes('exaltation'));
    expect(claimed).toEqual(exalted);
  });

  it('are not in the voice of fortune tellers, and are nowhere the same', () => {
    for (const { words } of allWords) {
      expect(words).not.toMatch(/\byou will\b|energ|vibration|universe|cosmic|manifest|journey|!/i);
    }
    const sentences = allWords.flatMap(({ words }) => words.split(/(?<=[.?])\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
