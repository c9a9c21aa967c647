import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { readBefore } from '../../../test/book/read-before.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';

const book = fullBook();
const skyOf = createBookSkies();
const pageOfLeo = (used: ReadonlyMap<string, string>) =>
  writeFromBook(
    { kind: 'horoscope', type: 'daily', date: '2027-03-01', person: { sign: 'leo' } },
    { book, skyOf, seed: 'a', history: readBefore(used), again: 0 },
  )?.used[0];

const passages = book.entries.flatMap((entry) => entry.passages.map(({ id }) => id));
const allReadOn = (date: string) => new Map(passages.map((id) => [id, date]));
const readBut = (isUnread: (id: string) => boolean) =>
  new Map([...allReadOn('2027-02-20')].filter(([id]) => !isUnread(id)));
// Pluto is in Aquarius.
const oldest = 'visit/pluto/partners-sign#body 0';

it('where every passage was read within 60 days, takes the one of any news and lens read longest ago', () => {
  expect(pageOfLeo(new Map())).not.toBe(oldest);
  expect(pageOfLeo(new Map([...allReadOn('2027-02-20'), [oldest, '2027-01-10']]))).toBe(oldest);
});

it('takes the lightest news before a passage comes again within 60 days', () => {
  expect(pageOfLeo(readBut((id) => id === oldest))).toBe(oldest);
});

it('takes what was written for a week before a passage comes again, where the stay lasts that long', () => {
  const ofPluto = 'visit/pluto/partners-sign#lead 0';
  expect(pageOfLeo(readBut((id) => id === ofPluto))).toBe(ofPluto);
  expect(pageOfLeo(readBut((id) => /^visit\/moon\/.*#lead/u.test(id)))).not.toContain('#lead');
});
