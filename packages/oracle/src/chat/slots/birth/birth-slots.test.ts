import { describe, expect, it } from 'vitest';
import {
  contextFor,
  DANIEL,
  JORDAN,
  MAYA,
  receiptsOf,
  textOf,
} from '../../../../test/slot-context.ts';

const sunSignOn = (iso: string) =>
  textOf('date_sign', contextFor(MAYA, { entities: { date: { words: iso, iso, isBirth: true } } }));

describe('birth chart slots', () => {
  it('look up signs, houses and rulers, each with its receipt', () => {
    const asked = contextFor(MAYA, { entities: { planet: 'Venus', house: 7 } });
    expect(textOf('sun_sign', asked)).toBe('Pisces');
    expect(textOf('rising_sign', asked)).toBe('Aries');
    expect(textOf('planet_sign', asked)).toBe('Aries');
    expect(textOf('planet_house', asked)).toBe('1st');
    expect(textOf('house_sign', asked)).toBe('Libra');
    expect(textOf('house_ruler', asked)).toBe('Venus');
    expect(textOf('house_planets', asked)).toBeNull();
    expect(textOf('chart_ruler', asked)).toBe('Mars');
    expect(receiptsOf('planet_sign', asked)).toEqual(['Natal Venus at 24°38′ Aries, first house']);
    expect(textOf('moon_sign', contextFor(DANIEL))).toBe('Cancer');
    expect(receiptsOf('rising_sign', contextFor(DANIEL))).toEqual(['Ascendant at 7°39′ Capricorn']);
  });

  it('have nodes and Chiron', () => {
    const asked = contextFor(MAYA);
    expect(textOf('north_node_sign', asked)).toBe('Capricorn');
    expect(textOf('south_node_sign', asked)).toBe('Cancer');
    expect(textOf('chiron_sign', asked)).toBe('Cancer');
    expect(receiptsOf('chiron_sign', asked)).toEqual([
      'Natal Chiron at 21°14′ Cancer, fourth house',
    ]);
  });

  it('guess nothing that the hour of birth decides', () => {
    const asked = contextFor(JORDAN, { entities: { planet: 'venus', house: 7 } });
    for (const slot of ['moon_sign', 'rising_sign', 'mc_sign', 'planet_house', 'house_sign']) {
      expect(textOf(slot, asked)).toBeNull();
    }
    expect(textOf('sun_sign', contextFor({ sign: 'leo' }))).toBe('Leo');
  });

  it('count stelliums, elements and patterns', () => {
    expect(textOf('stellium_sign', contextFor(JORDAN))).toBe('Aquarius');
    expect(textOf('stellium_planets', contextFor(JORDAN))).toBe('Sun, Mars, Jupiter and Uranus');
    expect(textOf('stellium_sign', contextFor(MAYA))).toBeNull();
    expect(textOf('dominant_element', contextFor(MAYA))).toBe('fire');
    expect(textOf('weak_element', contextFor(MAYA))).toBe('earth');
    // The grand cross of August 1999: Sun, Mars, Saturn and Uranus in the four fixed signs.
    const cross = contextFor({ birth: { date: '1999-08-08' } });
    expect(textOf('pattern_name', cross)).toBe('a grand cross');
    expect(textOf('pattern_name', contextFor(MAYA))).toBeNull();
  });

  it('find the aspect between two points that were named', () => {
    const asked = contextFor(MAYA, { entities: { planet: 'jupiter', point: 'saturn' } });
    expect(textOf('natal_aspect', asked)).toBe('opposition');
    expect(textOf('natal_aspect_orb', asked)).toBe('one degree');
    const none = contextFor(MAYA, { entities: { planet: 'sun', point: 'moon' } });
    expect(textOf('natal_aspect', none)).toBeNull();
  });

  it('say the Sun sign of a named day by the sky, and on a border day that the hour decides', () => {
    expect(sunSignOn('1988-11-19')).toBe('Scorpio');
    expect(sunSignOn('1999-01-20')).toBe('Capricorn or Aquarius, depending on the hour');
  });
});
