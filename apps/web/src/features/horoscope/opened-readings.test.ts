import { describe, expect, it } from 'vitest';
import { openedReadings, type OpenedReading, withOpened } from './opened-readings.ts';

const weekly: OpenedReading = { place: 'own', type: 'weekly', sign: 'leo' };
const love: OpenedReading = { place: 'own', type: 'love', sign: 'leo' };
const partner: OpenedReading = { place: 'partner' };
const together: OpenedReading = { place: 'together' };

describe('the readings that are open', () => {
  it('are opened again after a reload', () => {
    expect(openedReadings({ readings: [weekly, partner] })).toEqual([weekly, partner]);
  });

  it('are not found in what other links left behind', () => {
    for (const state of [
      null,
      undefined,
      'todays-page',
      {},
      { opens: 'lunar-wisdom' },
      { readings: [null, 'own', { place: 'own', type: 'yearly', sign: 'leo' }, { place: 'cat' }] },
    ])
      expect(openedReadings(state)).toEqual([]);
  });

  it('hold nothing about a partner', () => {
    const state = { readings: [{ ...partner, partnerBirthDate: '1981-08-05', personId: 'x' }] };
    expect(openedReadings(state)).toEqual([partner]);
  });
});

describe('a reading that is opened', () => {
  it('has an entry of its own, so that Back closes it and leaves the one before', () => {
    expect(withOpened([], weekly)).toEqual({ readings: [weekly], replaces: false });
    expect(withOpened([weekly], partner)).toEqual({
      readings: [weekly, partner],
      replaces: false,
    });
  });

  it('takes the place of another of its kind', () => {
    expect(withOpened([weekly, partner], love)).toEqual({
      readings: [love, partner],
      replaces: true,
    });
  });

  it('closes the comparison with the partner before, where it is another partner', () => {
    expect(withOpened([partner, together], partner)).toEqual({
      readings: [partner],
      replaces: true,
    });
  });
});
