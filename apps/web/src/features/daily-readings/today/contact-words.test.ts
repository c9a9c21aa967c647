import { expect, it } from 'vitest';
import { type Contact, edgeWords, exactWords, timesOf, titleOf } from './contact-words.ts';

const contact: Contact = {
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
const titleAt = (at: string, more: Partial<Contact> = {}) => {
  const told = { ...contact, at, ...more };
  const { plain, lit } = titleOf(told, timesOf(told));
  return `${plain} ${lit}`;
};

it('says what meets what, and for which time', () => {
  expect(titleAt('2026-12-05T17:00:00.000Z')).toBe('Pluto meets your Saturn for the last time.');
  expect(titleAt('2025-05-05T17:00:00.000Z')).toBe('Pluto meets your Saturn for the second time.');
  expect(titleAt('2027-01-05T17:00:00.000Z')).toBe('Pluto meets your Saturn and is leaving.');
  expect(titleAt(contact.at, { aspect: 'square', point: 'midheaven' })).toBe(
    'Pluto presses your Midheaven for the last time.',
  );
});

it('tells near days by the day and far ones by the month', () => {
  const times = timesOf(contact);
  expect(exactWords(times.told ?? 0, times, 'UTC')).toBe('Wed, Dec 9');
  expect(edgeWords(times.start ?? 0, times, 'UTC')).toBe('February 2025');
  expect(edgeWords(times.end ?? 0, times, 'UTC')).toBe('January 29');
});

it('tells only months where the hour of birth is unknown', () => {
  const times = timesOf({ ...contact, pointUncertaintyDeg: 0.5 });
  expect(exactWords(times.told ?? 0, times, 'UTC')).toBe('December 2026');
});
