import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../vocabulary.ts';
import { skyEvents } from './sky-events.ts';

const MINUTE_MS = 60_000;
const during = (from: string, to: string) =>
  skyEvents({ from: Date.parse(from), to: Date.parse(to) });

describe('the events of a day', () => {
  it('find the Sun entering Aries at the equinox of 2024, 20 March 03:06 UTC', () => {
    const ingress = during('2024-03-20', '2024-03-21').find(({ body }) => body === 'sun');
    expect(ingress).toMatchObject({ kind: 'ingress', sign: 'aries', isRetrograde: false });
    expect(Math.abs((ingress?.at ?? 0) - Date.parse('2024-03-20T03:06:24Z'))).toBeLessThan(
      MINUTE_MS,
    );
  });

  it('find Mercury turning retrograde on 1 April 2024 at 22:14 UTC', () => {
    const station = during('2024-04-01', '2024-04-02').find(({ kind }) => kind === 'station');
    expect(station).toMatchObject({ body: 'mercury', turns: 'retrograde' });
    expect(Math.abs((station?.at ?? 0) - Date.parse('2024-04-01T22:14:00Z'))).toBeLessThan(
      5 * MINUTE_MS,
    );
  });

  it('find Pluto going back into Capricorn on 1 September 2024 and on into Aquarius in November', () => {
    const pluto = during('2024-08-01', '2024-12-31').filter(({ body }) => body === 'pluto');
    expect(pluto).toMatchObject([
      { kind: 'ingress', sign: 'capricorn', isRetrograde: true },
      { kind: 'station', turns: 'direct' },
      { kind: 'ingress', sign: 'aquarius', isRetrograde: false },
    ]);
    expect(new Date(pluto[0]?.at ?? 0).toISOString()).toMatch(/^2024-09-0[12]/);
    expect(new Date(pluto[2]?.at ?? 0).toISOString()).toMatch(/^2024-11-19/);
  });

  it('take the Moon through all signs in a month, in order', () => {
    const signs = during('2026-11-01', '2026-11-28').flatMap((event) =>
      event.body === 'moon' && event.kind === 'ingress' ? [event.sign] : [],
    );
    expect(new Set(signs).size).toBe(12);
    for (const [index, sign] of signs.entries()) {
      const first = SIGN_IDS.indexOf(signs[0] ?? 'aries');
      expect(sign).toBe(SIGN_IDS[(first + index) % 12]);
    }
  });
});
