// A year of pages for many charts and the twelve signs: how often a passage comes again too soon, which facts find no
// passage, whether every key and date is true, how many pages a core writes in a second, and what the Book weighs.
// Usage: node bench/book-year.ts [charts] [days] [types of charts, as daily:daily-guidance,horoscope:love]
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { signOf } from '@palm/oracle/birth-chart';
import { readingOf } from '@palm/oracle/book/cards';
import { historyOf, type PageRecord } from '@palm/oracle/book/history';
import type { Page } from '@palm/oracle/book/page';
import { REST_DAYS } from '@palm/oracle/book/rest-days';
import { createBookSkies } from '@palm/oracle/book/skies';
import { writeFromBook } from '@palm/oracle/book/write';
import { openBook } from '@palm/oracle/open-book';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '@palm/oracle/vocabulary';
import type { DailyRequest, HoroscopeRequest } from '@palm/oracle/request';
import { faultsOfPage } from '../packages/oracle/test/book/faults-of-page.ts';
import { people } from '../packages/oracle/test/people.ts';

const CHARTS = Number(process.argv[2] ?? 20);
const DAYS = Number(process.argv[3] ?? 365);
const WANTED = process.argv[4]?.split(',');
const FIRST = Date.parse('2026-11-16T00:00:00Z');
const DAY_MS = 86_400_000;

type Asked = DailyRequest | HoroscopeRequest;
type Kind = Pick<DailyRequest, 'kind' | 'type'> | Pick<HoroscopeRequest, 'kind' | 'type'>;

const before = process.memoryUsage().heapUsed;
const started = performance.now();
const book = openBook();
globalThis.gc?.();
const passages = book.entries.flatMap((entry) => entry.passages);
const letters = JSON.stringify(book.entries).length;
console.log(
  `${book.entries.length} entries, ${passages.length} passages, ${(letters / 1e6).toFixed(1)} MB of text; ` +
    `read in ${Math.round(performance.now() - started)} ms, heap +${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(1)} MB`,
);

const skyOf = createBookSkies();
const dates = Array.from({ length: DAYS }, (_, day) =>
  new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10),
);

type Year = Record<'pages' | 'clean' | 'repeats' | 'passedOver' | 'none', number>;
const missing = new Map<string, number>();
const faults: string[] = [];
let reckoned = 0;

interface SampleUser {
  readonly person: Asked['person'];
  readonly seed: string;
  readonly records: PageRecord[];
}

type Read = { readonly date: string; readonly person: Asked['person']; readonly page: Page };

function readDay(
  kind: Kind,
  date: string,
  { person, seed, records }: SampleUser,
  year: Year,
): Read[] {
  const reading = readingOf(kind, signOf(person) ?? undefined);
  const request = { ...kind, date, person } as Asked;
  const history = historyOf(records, reading);
  const page = writeFromBook(request, { book, skyOf, seed, history, again: 0 });
  year.pages += 1;
  if (page === null) {
    year.none += 1;
    return [];
  }
  const last = history.used.get(page.used[0] ?? '');
  const isRepeat = last !== undefined && daysBetween(last, date) <= restOf(kind, person);
  if (isRepeat) year.repeats += 1;
  if (page.passedOver.length > 0) year.passedOver += 1;
  if (!isRepeat && page.passedOver.length === 0) year.clean += 1;
  for (const key of page.passedOver) {
    const shelf = `${reading}  ${key}`;
    missing.set(shelf, (missing.get(shelf) ?? 0) + 1);
  }
  const { used, told, shape } = page;
  records.push({ used, told, shape, reading, date });
  return [{ date, person, page }];
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

function restOf({ type }: Kind, { birth }: Asked['person']): number {
  if (birth === undefined) return REST_DAYS.sign;
  return type === 'daily-guidance' ? REST_DAYS.guidance : REST_DAYS.chart;
}

interface Reading {
  readonly kind: Kind;
  readonly year: Year;
}

/** Charts are read in groups, so that the pages of a group share the sky of a day and each chart is cast once. */
const GROUP = 50;

function readYear(
  whose: string,
  kinds: readonly Kind[],
  persons: readonly Asked['person'][],
): void {
  const readings = kinds.map((kind): Reading => {
    return { kind, year: { pages: 0, clean: 0, repeats: 0, passedOver: 0, none: 0 } };
  });
  let [micros, pages] = [0, 0];
  for (let first = 0; first < persons.length; first += GROUP) {
    const group = persons.slice(first, first + GROUP);
    const users = group.map((person, index) =>
      readings.map((reading) => ({ reading, person, seed: String(first + index), records: [] })),
    );
    for (const [day, date] of dates.entries()) {
      for (const user of users) {
        const cpu = process.cpuUsage();
        const read = user
          // A weekly page is read on the first day of each week.
          .filter(({ reading: { kind } }) => kind.type !== 'weekly' || day % 7 === 0)
          .flatMap((one) => readDay(one.reading.kind, date, one, one.reading.year));
        const { user: inUser, system } = process.cpuUsage(cpu);
        micros += inUser + system;
        pages += read.length;
        faults.push(...read.flatMap((one) => faultsOfPage(book, one)));
      }
    }
    const perSecond = Math.round((pages * 1_000_000) / micros);
    console.log(`\n${first + group.length} ${whose}: ${pages} pages, ${perSecond} a second`);
    for (const { kind, year } of readings) report(kind, year);
  }
  reckoned += pages;
}

function report(kind: Kind, year: Year): void {
  const share = (count: number): string => `${((100 * count) / year.pages).toFixed(2)} %`;
  console.log(
    `${`${kind.kind}:${kind.type}`.padEnd(28)} ${year.pages} pages · clean ${share(year.clean)} · ` +
      `read too lately ${share(year.repeats)} · a fact passed over ${share(year.passedOver)} · ` +
      `no page ${share(year.none)}`,
  );
}

const horoscopes = HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const);
const all: Kind[] = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...horoscopes,
];
const wanted = all.filter(({ kind, type }) => WANTED?.includes(`${kind}:${type}`) ?? true);
readYear(
  'signs',
  horoscopes,
  SIGN_IDS.map((sign) => ({ sign })),
);
readYear('charts', wanted, people(CHARTS, 11));

console.log(`\n${reckoned} pages reckoned anew: ${faults.length} faults`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);

console.log('\nShelves that were short, by days on which another fact was taken:');
for (const [key, days] of [...missing].toSorted((a, b) => b[1] - a[1]).slice(0, 200)) {
  console.log(`${String(days).padStart(6)}  ${key}`);
}
