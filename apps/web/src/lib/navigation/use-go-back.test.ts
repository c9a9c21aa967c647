import { expect, it } from 'vitest';
import { isPreviousPageOurs } from './use-go-back.ts';

const origin = 'https://palm.example';
const first = { state: { idx: 0 }, length: 1, referrer: '', origin };

it('goes back to a page of ours that the router showed', () => {
  expect(isPreviousPageOurs({ ...first, state: { idx: 2 }, length: 3 })).toBe(true);
});

it('goes back to a page of ours after a full load, as by a link before the app was there', () => {
  expect(isPreviousPageOurs({ ...first, length: 2, referrer: `${origin}/horoscope` })).toBe(true);
});

it('never leads back to another site, nor to nothing', () => {
  expect(isPreviousPageOurs(first)).toBe(false);
  expect(isPreviousPageOurs({ ...first, state: null, length: 5 })).toBe(false);
  expect(isPreviousPageOurs({ ...first, length: 2, referrer: 'https://search.example/' })).toBe(
    false,
  );
  // A tab of its own, opened from a page of ours.
  expect(isPreviousPageOurs({ ...first, referrer: `${origin}/horoscope` })).toBe(false);
});
