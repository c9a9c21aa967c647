import { describe, expect, it } from 'vitest';
import { eclipsesAfter } from './eclipses.ts';

describe('eclipses', () => {
  it('are those of the almanac from August 2026 to August 2027, in order', () => {
    const found = eclipsesAfter(Date.UTC(2026, 7, 1), 6);
    // F. Espenak, Five Millennium Catalogs of Solar and Lunar Eclipses; UT.
    const almanac = [
      ['sun', 'total', '2026-08-12T17:45'],
      ['moon', 'partial', '2026-08-28T04:13'],
      ['sun', 'annular', '2027-02-06T15:59'],
      ['moon', 'penumbral', '2027-02-20T23:12'],
      ['moon', 'penumbral', '2027-07-18T16:02'],
      ['sun', 'total', '2027-08-02T10:06'],
    ] as const;
    expect(found.map(({ of, kind }) => [of, kind])).toEqual(
      almanac.map(([of, kind]) => [of, kind]),
    );
    for (const [index, [, , time]] of almanac.entries()) {
      const at = found[index]?.at ?? 0;
      expect(Math.abs(at - Date.parse(`${time}Z`))).toBeLessThan(3 * 60_000);
    }
  });
});
