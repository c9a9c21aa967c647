import { expect, it } from 'vitest';
import { birthWords } from './birth-words.ts';

const maya = { birth_date: '1991-03-14', birth_time: '06:42', birth_city: 'New York' };

it('says when and where', () => {
  expect(birthWords(maya)).toBe(
    'March 14, 1991, 6:42 am, New\u{A0}York. It looked like this from where you were born.',
  );
  expect(birthWords({ ...maya, birth_time: '00:05' })).toContain('12:05 am');
  expect(birthWords({ ...maya, birth_time: '12:00' })).toContain('12:00 pm');
});

it('says the day alone where the time or the place is unknown', () => {
  const day =
    'March 14, 1991. This is where the planets were that day. Brass arcs show how far they moved.';
  expect(birthWords({ ...maya, birth_time: null })).toBe(day);
  expect(birthWords({ ...maya, birth_city: null })).toBe(day);
});
