import { expect, it } from 'vitest';
import { promptOf, requestNamed } from '../../test/model/requests.ts';

it.each([
  [
    'daily daily-guidance ada 2026-11-15',
    '60 to 100 words for hours or a day, 100 to 170 for weeks, up to 250',
  ],
  ['horoscope weekly ada 2026-11-15', '120 to 250 words'],
  ['palm first 2026-11-15', '150 to 320 words'],
  ['chat ada 2026-11-15', '25 to 180 words'],
])('%s is asked for the length that is checked', (request, words) => {
  const { user, length } = promptOf(requestNamed(request));
  expect(user).toContain(words);
  expect(user).toContain(`${length.least} to`);
  expect(user).toContain(`${length.most}`);
});
