import { expect, it } from 'vitest';
import { openBook } from '../../../../load/open-book.ts';
import { people } from '../../../../test/people.ts';
import { createBookSkies } from '../../news/book-sky.ts';
import { writeFromBook } from '../../write-from-book.ts';
import { NO_HISTORY } from '../history.ts';

const options = {
  book: openBook(),
  skyOf: createBookSkies(),
  seed: 'a',
  history: NO_HISTORY,
  again: 0,
};
const partners = people(6, 31).filter(({ birth }) => birth?.time !== undefined);
const dates = Array.from({ length: 28 }, (_, day) =>
  new Date(Date.UTC(2027, 5, 1) + day * 86_400_000).toISOString().slice(0, 10),
);
const pages = partners.flatMap((partner) =>
  dates.map((date) =>
    writeFromBook({ kind: 'partner', date, person: { sign: 'leo' }, partner }, options),
  ),
);

it("a partner's day by their houses says nothing of their sign", () => {
  const saysSign = /\b(?:own sign|their sign|partner's sign|opposite|across from)\b/u;
  for (const page of pages) {
    expect(page?.facts[0]?.kind).toBe('house');
    expect(page?.text).not.toMatch(saysSign);
  }
});
