import { ACCURACY_REPORT } from '@palm/astrology/accuracy';
import { expect, it } from 'vitest';
import { arcseconds, worstBody } from './accuracy-words.ts';

it('never rounds an error away', () => {
  expect(arcseconds(0.04)).toBe('0.1″');
  expect(arcseconds(13.17)).toBe('13.2″');
});

it('names the largest error of all, and the page may say that it is below 20″', () => {
  const worst = worstBody(ACCURACY_REPORT);
  const all = Object.values(ACCURACY_REPORT.bodies).flatMap((body) => [
    body.againstSwissEphemeris.maxArcsec,
    body.againstJplHorizons?.maxArcsec ?? 0,
  ]);
  expect(worst.maxArcsec).toBe(Math.max(...all));
  expect(worst.maxArcsec).toBeLessThan(20);
});
