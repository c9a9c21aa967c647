import { expect, it } from 'vitest';

import { knownZone, listZones } from './zone-name.ts';

it('offers the zones a person could be born in', () => {
  const zones = listZones();
  expect(zones).toEqual(zones.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(zones).toEqual(
    expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'America/New_York']),
  );
  expect(zones.filter((zone) => !zone.includes('/'))).toEqual([]);
  expect(zones.length).toBeGreaterThan(400);
});

it('offers none that the engine would refuse', () => {
  for (const timeZone of listZones()) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

it('knows old names and any case, and nothing else', () => {
  expect(knownZone('asia/calcutta')).toBe('Asia/Calcutta');
  expect(knownZone('utc')).toBe('UTC');
  expect(knownZone('__proto__')).toBeUndefined();
  expect(knownZone('CEST')).toBeUndefined();
});
