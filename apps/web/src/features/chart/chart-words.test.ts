import type { ChartBody } from '@palm/contract/chart';
import { describe, expect, it } from 'vitest';
import { aspectWords, bodyLabel, placeWords, shortChartWords, signWords } from './chart-words.ts';

const sun: ChartBody = {
  id: 'sun',
  longitude: 233.2,
  sign: 'scorpio',
  degree: 23.2,
  speed: 1,
  isRetrograde: false,
  house: 4,
  range: null,
};
const moonOfTheDay: ChartBody = {
  ...sun,
  id: 'moon',
  house: null,
  range: { fromLongitude: 148.5, toLongitude: 161.25, fromSign: 'leo', toSign: 'virgo' },
};

describe('a chart in words', () => {
  it('says where a body stands, in which house and which way it goes', () => {
    expect(bodyLabel(sun)).toBe('Sun: 23°12′ Scorpio, 4th house');
    expect(bodyLabel({ ...sun, id: 'mars', isRetrograde: true })).toBe(
      'Mars: 23°12′ Scorpio, 4th house, retrograde',
    );
  });

  it('gives both signs of a day whose hour is unknown', () => {
    expect(signWords(moonOfTheDay)).toBe('Leo or Virgo');
    expect(placeWords(moonOfTheDay)).toBe('28°30′ to 11°15′');
  });

  it('says how exact an aspect is, and nothing where that is not known', () => {
    const trine = { a: 'sun', b: 'moon', aspect: 'trine' } as const;
    expect(aspectWords({ ...trine, orb: 2.25, isApplying: true })).toBe(
      'trine, 2°15′ from exact, closing in',
    );
    expect(aspectWords({ ...trine, orb: null, isApplying: null })).toBe('trine, all day');
  });

  it('fits one row: the lights and the rising sign, without degrees where the hour is unknown', () => {
    const houses = {
      ascendant: 3,
      midheaven: 271,
      system: 'placidus',
      cusps: [],
      isPolar: false,
    } as const;
    const moon = { ...sun, id: 'moon' as const, sign: 'leo' as const, degree: 0.9 };
    expect(shortChartWords({ bodies: [sun, moon], houses: { ...houses, cusps: [] } })).toBe(
      'Sun\u{A0}23°\u{A0}Scorpio, Moon\u{A0}0°\u{A0}Leo, Aries rising',
    );
    expect(shortChartWords({ bodies: [moonOfTheDay], houses: null })).toBe('Moon Leo or Virgo');
  });
});
