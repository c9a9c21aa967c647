import type { ReceiptFact } from '@palm/contract/receipt-fact';

/** A contact of two years that is exact three times. */
export const plutoOnSaturn: Extract<ReceiptFact, { kind: 'transit' }> = {
  kind: 'transit',
  body: 'pluto',
  bodyLongitudeDeg: 303.65,
  point: 'saturn',
  pointLongitudeDeg: 303.74,
  pointUncertaintyDeg: 0,
  aspect: 'conjunction',
  orbDeg: 0.1,
  isApplying: true,
  at: '2026-12-05T17:00:00.000Z',
  timing: {
    startAt: '2025-02-20T00:00:00.000Z',
    exactAt: ['2025-04-16T10:00:00.000Z', '2026-02-02T10:00:00.000Z', '2026-12-09T08:33:00.000Z'],
    endAt: '2027-01-29T00:00:00.000Z',
  },
};

/** A contact of some days, without its times. */
export const marsOnMoon = {
  kind: 'transit',
  body: 'mars',
  bodyLongitudeDeg: 124.2,
  point: 'moon',
  pointLongitudeDeg: 124.4,
  pointUncertaintyDeg: 0,
  aspect: 'conjunction',
  orbDeg: 0.2,
  isApplying: true,
  at: '2026-11-15T12:00:00.000Z',
} as const;
