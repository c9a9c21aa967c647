import { expect, it } from 'vitest';
import { careLinesOf } from './care-lines.ts';

it('makes buttons of the numbers an answer names, the emergency number last', () => {
  const text = 'If you are in danger now, call 911. You can also call or text 988, for free.';
  expect(careLinesOf(text, 'America/New_York')).toEqual([
    { number: '988', name: 'Suicide & Crisis Lifeline', takesTexts: true, isEmergency: false },
    { number: '911', name: '', takesTexts: false, isEmergency: true },
  ]);
});

it('makes none of a number that the directory does not know, or of words alone', () => {
  expect(careLinesOf('I am still with you. It was 2019 then.', 'America/New_York')).toEqual([]);
});
