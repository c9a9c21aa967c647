import { describe, expect, it } from 'vitest';
import { mailSummaryWords, hourWords, isSameChoice } from './mail-choices.ts';

const settings = {
  user_id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11',
  daily_readings: true,
  daily_horoscope: true,
  mail_hour: 7,
  updated_at: null,
  zone: 'America/New_York',
  stopped: null,
};

describe('mail at a glance', () => {
  it('says what is sent, when, and in which time zone', () => {
    expect(mailSummaryWords(settings)).toBe(
      'Daily readings and daily horoscope, in one email at 7:00\u{A0}am, New York time.',
    );
    expect(mailSummaryWords({ ...settings, daily_readings: false, mail_hour: 0 })).toBe(
      'Daily horoscope, in one email at 12:00\u{A0}am, New York time.',
    );
  });

  it('says when nothing is sent', () => {
    const none = { ...settings, daily_readings: false, daily_horoscope: false };
    expect(mailSummaryWords(none)).toBe('No daily email.');
  });
});

it('tells the hours of a day apart', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hourWords(hour));
  expect(new Set(hours).size).toBe(24);
  expect([hours[0], hours[12], hours[23]]).toEqual([
    '12:00\u{A0}am',
    '12:00\u{A0}pm',
    '11:00\u{A0}pm',
  ]);
});

it('notices each change', () => {
  expect(isSameChoice(settings, { ...settings })).toBe(true);
  for (const change of [{ daily_readings: false }, { daily_horoscope: false }, { mail_hour: 8 }]) {
    expect(isSameChoice(settings, { ...settings, ...change })).toBe(false);
  }
});
