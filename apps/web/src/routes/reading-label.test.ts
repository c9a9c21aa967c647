import { expect, it } from 'vitest';
import { readingLabel } from './reading-label.ts';

it('names a person who is kept in place of the sign', () => {
  expect(readingLabel('partner:aries', 'Robin')).toBe('Partner’s Day: Robin');
  expect(readingLabel('compatibility:pisces:libra', 'Robin')).toBe('Pisces and Robin');
});

it.each([
  ['daily:love-forecast', 'Love Forecast'],
  ['horoscope:weekly:leo', 'Weekly Horoscope, Leo'],
  ['partner:aries', 'Partner’s Day: Aries'],
  ['compatibility:pisces:libra', 'Pisces and Libra'],
])('calls %s by the name its screen has', (reading, label) => {
  expect(readingLabel(reading)).toBe(label);
});
