import { describe, expect, test } from 'vitest';
import { findAge, findClock, findNumber, findSpan } from './find-times.ts';

describe('Times and numbers', () => {
  test.each([
    ['no reply for 3 days', 'three days'],
    ['laid off after 8 years', 'eight years'],
    ['a couple weeks ago', 'a couple of weeks'],
    ['2 yrs together', 'two years'],
    ['i waited an hour', 'an hour'],
    ['how is this week', 'this week'],
    ['will i marry in 2027', 'in 2027'],
    ['i am 30 years old', undefined],
  ])('span: %s', (text, span) => {
    expect(findSpan(text)).toBe(span);
  });

  test.each([
    ["i'm 31 and single", 31],
    ['turning thirty next month', 30],
    ['turning forty-two', 42],
    ['(29F) help', 29],
    ['starting over at 50', 50],
    ['at 11 pm', undefined],
    ['i am 20 minutes late', undefined],
  ])('age: %s', (text, age) => {
    expect(findAge(text)).toBe(age);
  });

  test('a clock time is told with its half of the day', () => {
    expect(findClock('awake at 3am again')).toBe('3 a.m.');
    expect(findClock('at 11:30 PM')).toBe('11:30 p.m.');
  });

  test.each([
    ['i keep seeing 11:11', '11:11'],
    ['444 everywhere', '444'],
    ['life path 7', '7'],
    ['two of us', undefined],
  ])('number: %s', (text, number) => {
    expect(findNumber(text)).toBe(number);
  });

  test.each(['she viewed it 5 min after i posted', 'i sent a 2 minute voice note'])(
    'is not a wait: %s',
    (text) => {
      expect(findSpan(text)).toBeUndefined();
    },
  );
});
