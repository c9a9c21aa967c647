import { beforeEach, describe, expect, it } from 'vitest';
import {
  eraseOfflineReadings,
  setOfflineReadingsOwner,
  storeOfflineReading,
  offlineReadings,
} from './offline-readings.ts';

const reading = (label: string, response = 'Stairs first.') => ({
  label,
  answer: {
    response,
    title: 'Stairs first',
    parts: [{ text: response, cites: [] }],
    receipts: [],
    choices: [],
    date: '2026-11-15',
    messagesLeft: null,
    moon: null,
    pageId: null,
    isCare: false,
    source: { writer: 'embedded', model: null, fallback: null } as const,
  },
});
const labels = () => offlineReadings().map(({ label }) => label);

describe('readings kept on this device', () => {
  beforeEach(() => localStorage.clear());

  it('are those of the signed-in user, newest first, one of each kind', () => {
    setOfflineReadingsOwner('wren');
    storeOfflineReading(reading('Daily Guidance', 'old'));
    storeOfflineReading(reading('Weekly Horoscope'));
    storeOfflineReading(reading('Daily Guidance', 'new'));
    expect(labels()).toEqual(['Daily Guidance', 'Weekly Horoscope']);
    expect(offlineReadings()[0]?.answer.response).toBe('new');
  });

  it('stay when the same person comes back, and go when another comes', () => {
    setOfflineReadingsOwner('wren');
    storeOfflineReading(reading('Daily Guidance'));
    setOfflineReadingsOwner('wren');
    expect(labels()).toEqual(['Daily Guidance']);
    setOfflineReadingsOwner('ash');
    expect(labels()).toEqual([]);
  });

  it('are gone after signing out, and a late answer brings none back', () => {
    setOfflineReadingsOwner('wren');
    storeOfflineReading(reading('Daily Guidance'));
    eraseOfflineReadings();
    storeOfflineReading(reading('Daily Guidance'));
    expect(labels()).toEqual([]);
  });

  it('are never more than six', () => {
    setOfflineReadingsOwner('wren');
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) storeOfflineReading(reading(label));
    expect(labels()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  });

  it('are validated: data from another release is left out', () => {
    localStorage.setItem(
      'kept-readings',
      JSON.stringify({ owner: 'wren', readings: [{ label: 'x', answer: { response: 1 } }] }),
    );
    expect(offlineReadings()).toEqual([]);
    localStorage.setItem('kept-readings', '{');
    expect(offlineReadings()).toEqual([]);
  });
});
