import { expect, it } from 'vitest';
import { readingLabel } from './reading-label.ts';

it.each([
  ['daily:love-forecast', 'Love Forecast'],
  ['horoscope:weekly:leo', 'Weekly Horoscope, Leo'],
  ['partner:aries', 'Partner’s Day: Aries'],
  ['compatibility:pisces:libra', 'Pisces and Libra'],
])('calls %s by the name its screen has', (reading, label) => {
  expect(readingLabel(reading)).toBe(label);
});
