import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { createSkyTable } from '@palm/astrology/sky-table';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { expect, it } from 'vitest';
import { drawnReceipts } from './drawn-receipts.ts';

const sky = createSkyTable();
const day = { date: '2026-12-05', zone: 'America/New_York' };
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
  const [drawn] = drawnReceipts([transit], sky, day);
  const fact = ReceiptFact.parse(drawn);
  expect(fact.kind === 'transit' && fact.path?.offsetsDeg.length).toBe(97);
});

const visit = { id: 'house:moon', kind: 'house', words: '', body: 'moon', house: 4 };

function moonOf(moment: string) {
  const receipt = { ...visit, at: moment, longitudeDeg: 220, isRetrograde: false };
  const fact = ReceiptFact.parse(drawnReceipts([receipt], sky, day)[0]);
  return fact.kind === 'house' ? fact.moon : undefined;
}

it("gives a fact about the Moon the phase of the day's evening", () => {
  const { angleDeg, illuminatedFraction } = moonPhaseAt(Date.parse('2026-12-06T02:00:00Z'));
  expect(moonOf(at)).toEqual({ angleDeg, illuminatedFraction });
});

it('gives a fact of another day the phase of its own moment', () => {
  const other = '2026-12-09T12:00:00.000Z';
  const { angleDeg, illuminatedFraction } = moonPhaseAt(Date.parse(other));
  expect(moonOf(other)).toEqual({ angleDeg, illuminatedFraction });
});

it('leaves every other receipt as it is', () => {
  const palm = { id: 'palm:heart', kind: 'palm', words: 'A long heart line' };
  expect(drawnReceipts([palm], sky, day)).toEqual([palm]);
});
