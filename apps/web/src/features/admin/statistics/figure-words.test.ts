import { afterEach, expect, it, vi } from 'vitest';
import {
  costWords,
  dayWords,
  durationWords,
  percentWords,
  perDayWords,
  shareWords,
  typeWords,
} from './figure-words.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'names a UTC day the same in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayWords('2026-11-01')).toBe('Nov 1');
  },
);

it('formats shares, and is empty where the whole is 0', () => {
  expect(percentWords(33.3)).toBe('33.3%');
  expect(percentWords(40)).toBe('40%');
  expect(shareWords(1, 3)).toBe('33.3%');
  expect(shareWords(0, 0)).toBe('');
});

it('never shows 0 a day where there were some', () => {
  expect(perDayWords(0)).toBe('0 a day');
  expect(perDayWords(1 / 30)).toBe('0.033 a day');
  expect(perDayWords(12 / 30)).toBe('0.4 a day');
  expect(perDayWords(8.66)).toBe('8.7 a day');
  expect(perDayWords(1234.5)).toBe('1,235 a day');
});

it('says names and money', () => {
  expect(typeWords('horoscope-love')).toBe('Horoscope love');
  expect(costWords(1_234_567)).toBe('$1.23');
  expect(costWords(1200)).toBe('$0.0012');
  expect(costWords(0)).toBe('$0.00');
  expect(durationWords(999)).toBe('999 ms');
  expect(durationWords(1250)).toBe('1.3 s');
  expect(durationWords(null)).toBe('–');
});
