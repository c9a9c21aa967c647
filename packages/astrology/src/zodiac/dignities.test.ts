import { describe, expect, it } from 'vitest';
import { signAt, degreeInSign, signStartDeg } from './sign-at.ts';
import { dignitiesOf } from './dignities.ts';
import { PLANET_IDS, SIGN_IDS } from '../vocabulary.ts';

describe('signs', () => {
  it('take thirty degrees each, the first degree included', () => {
    expect(signAt(0)).toBe('aries');
    expect(signAt(29.999_999)).toBe('aries');
    expect(signAt(30)).toBe('taurus');
    expect(signAt(-0.001)).toBe('pisces');
    expect(degreeInSign(95)).toBe(5);
    for (const sign of SIGN_IDS) expect(signAt(signStartDeg(sign))).toBe(sign);
  });
});

describe('dignities', () => {
  it('follow the old table', () => {
    expect(dignitiesOf('sun', 'leo')).toEqual(['domicile']);
    expect(dignitiesOf('sun', 'aries')).toEqual(['exaltation']);
    expect(dignitiesOf('sun', 'aquarius')).toEqual(['detriment']);
    expect(dignitiesOf('sun', 'libra')).toEqual(['fall']);
    expect(dignitiesOf('mercury', 'virgo')).toEqual(['domicile', 'exaltation']);
    expect(dignitiesOf('mercury', 'pisces')).toEqual(['detriment', 'fall']);
    expect(dignitiesOf('saturn', 'aquarius')).toEqual(['domicile']);
    expect(dignitiesOf('trueNode', 'leo')).toEqual([]);
  });

  it('give every planet as many homes as exiles', () => {
    for (const planet of PLANET_IDS) {
      const all = SIGN_IDS.flatMap((sign) => dignitiesOf(planet, sign));
      expect(all.filter((one) => one === 'domicile').length).toBeGreaterThan(0);
      expect(all.filter((one) => one === 'domicile')).toHaveLength(
        all.filter((one) => one === 'detriment').length,
      );
    }
  });
});
