import { expect, test } from 'vitest';
import { pieceOf, talkFor } from '../../../../test/talk.ts';
import { MAYA } from '../../../../test/slot-context.ts';
import { readFamilies } from '../../../../load/read-families.ts';
import { withToldNews } from './told-news.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const talk = talkFor(MAYA, new Map(), { families });
const familyOf = (text: string): string | null =>
  withToldNews(pieceOf(text, { family: 'trying-to-conceive', zone: 'likely' }), talk).family;

test.each([
  ['we had a baby girl on tuesday', 'family-joy'],
  ['he paid me back', 'good-news'],
  ['i found a lump and the doctor said it is nothing', 'good-news'],
  ['we finally got the keys', 'good-news'],
])('"%s" is good news', (text, family) => {
  expect(familyOf(text)).toBe(family);
});

test.each(['will he ever pay me back', 'i hope the scan is all clear', 'he has not paid me back'])(
  '"%s" is none',
  (text) => {
    expect(familyOf(text)).toBe('trying-to-conceive');
  },
);
