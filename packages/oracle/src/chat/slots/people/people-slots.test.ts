import { describe, expect, it } from 'vitest';
import { contextFor, MAYA, receiptsOf, textOf } from '../../../../test/slot-context.ts';

const born = (iso: string) => ({ date: { words: iso, iso, isBirth: true } });

describe('two people', () => {
  it('compare the user with the sign that was typed', () => {
    const asked = contextFor(MAYA, { entities: { sign: 'aquarius' } });
    expect([textOf('sign_a', asked), textOf('sign_b', asked)]).toEqual(['Pisces', 'Aquarius']);
    expect(textOf('element_line', asked)).toBe(
      'Air wants to talk about a feeling; water wants you to notice it.',
    );
    expect(textOf('distance_line', asked)).toBe(
      'The two are neighbors: not much in common, a lot to trade.',
    );
    expect(textOf('signs_apart', asked)).toBe('1');
  });

  it('take the typed signs before the profile, and say so', () => {
    const asked = contextFor(MAYA, { entities: { sign: 'leo', sign_b: 'virgo' } });
    expect([textOf('sign_a', asked), textOf('profile_sign', asked)]).toEqual(['Leo', 'Pisces']);
  });

  it('are the two whose birth dates were typed, the user or not', () => {
    const two = { ...born('1991-04-02'), date_b: { words: '', iso: '1988-11-19', isBirth: true } };
    const asked = contextFor(MAYA, { entities: two });
    expect([textOf('sign_a', asked), textOf('sign_b', asked)]).toEqual(['Aries', 'Scorpio']);
    expect(textOf('best_cross', asked)).toBeNull();
    const own = { ...born('1991-03-14'), date_b: { words: '', iso: '1989-05-20', isBirth: true } };
    expect(textOf('best_cross', contextFor(MAYA, { entities: own }))).not.toBeNull();
  });

  it('compare two birth dates by the closest easy and hard contact, never with a minor', () => {
    const asked = contextFor(MAYA, { entities: born('1989-05-20') });
    expect(textOf('best_cross', asked)).toMatch(/^your \w+ .* their \w+$/u);
    expect(textOf('hard_cross', asked)).toMatch(
      /^your \w+ is (?:at a hard angle to|opposite) their/u,
    );
    expect(textOf('cross_step', asked)).not.toBeNull();
    expect(textOf('best_cross', contextFor(MAYA, { entities: born('2012-08-03') }))).toBeNull();
  });
});

describe('the last palm', () => {
  it('is quoted for the line that was named, with what was measured', () => {
    const palm = [
      {
        text: 'Your heart line runs nearly straight. Palmists read calm affection in it.',
        findings: [{ id: 'heart.curve', words: 'It bends by 0.04 of its length.' }],
      },
    ];
    const asked = contextFor(MAYA, { palm, entities: { line: 'heart' } });
    expect(textOf('palm_seen', asked)).toBe('Your heart line runs nearly straight.');
    expect(receiptsOf('palm_line', asked)).toEqual(['It bends by 0.04 of its length.']);
    expect(textOf('palm_line', { ...asked, entities: { line: 'life' } })).toBeNull();
  });
});
