import { createSkyTable } from '@palm/astrology/sky-table';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { expect, it } from 'vitest';
import { drawnReceipts } from './drawn-receipts.ts';

const sky = createSkyTable();
const at = '2026-12-05T17:00:00.000Z';
const transit = {
  id: 'transit:pluto-conjunction-saturn',
  kind: 'transit',
  words: 'Pluto at 3°39′ Aquarius',
  body: 'pluto',
  bodyLongitudeDeg: 303.65,
  point: 'saturn',
  pointLongitudeDeg: 303.74,
  pointUncertaintyDeg: 0,
  aspect: 'conjunction',
  orbDeg: 0.1,
  isApplying: true,
  at,
  timing: {
    startAt: '2025-02-20T00:00:00.000Z',
    exactAt: ['2026-12-09T08:33:00.000Z'],
    endAt: '2027-01-29T00:00:00.000Z',
  },
};

it('gives a long contact the way of its planet, in the shape the screens read', () => {
  const [drawn] = drawnReceipts([transit], sky);
  const fact = ReceiptFact.parse(drawn);
  expect(fact.kind === 'transit' && fact.path?.offsetsDeg.length).toBe(97);
});

it('gives a fact about the Moon its phase at that moment', () => {
  const visit = { id: 'house:moon', kind: 'house', words: '', body: 'moon', house: 4, at };
  const [drawn] = drawnReceipts([{ ...visit, longitudeDeg: 220, isRetrograde: false }], sky);
  const fact = ReceiptFact.parse(drawn);
  const moon = fact.kind === 'house' ? fact.moon : undefined;
  expect(moon?.illuminatedFraction).toBeCloseTo(0.09, 1);
  expect(moon?.angleDeg).toBeGreaterThan(300);
});

it('leaves every other receipt as it is', () => {
  const palm = { id: 'palm:heart', kind: 'palm', words: 'A long heart line' };
  expect(drawnReceipts([palm], sky)).toEqual([palm]);
});
