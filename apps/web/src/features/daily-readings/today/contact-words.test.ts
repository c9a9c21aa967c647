import { expect, it } from 'vitest';
import { plutoOnSaturn } from '../../../../test/sample-transits.ts';
import { type Contact, edgeWords, exactWords, timesOf, titleOf } from './contact-words.ts';

const contact = plutoOnSaturn;
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
  expect(edgeWords(Date.UTC(2027, 4, 21), times, 'UTC')).toBe('May 21, 2027');
});

it('tells only months where the hour of birth is unknown', () => {
  const times = timesOf({ ...contact, pointUncertaintyDeg: 0.5 });
  expect(exactWords(times.told ?? 0, times, 'UTC')).toBe('December 2026');
});
