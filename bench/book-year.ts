// A year of pages for many charts and the twelve signs: how often a passage comes again too soon, which facts find no
// passage, whether every key and date is true, how many pages a core writes in a second, and what the Book weighs.
// Usage: node bench/book-year.ts [charts] [days]
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { historyOf, type PageRecord } from '@palm/oracle/book/history';
import type { Page } from '@palm/oracle/book/page';
import { REST_DAYS } from '@palm/oracle/book/rest-days';
import { createBookSkies } from '@palm/oracle/book/skies';
import { writeFromBook } from '@palm/oracle/book/write';
import { openBook } from '@palm/oracle/open-book';
import type { DailyRequest, HoroscopeRequest } from '@palm/oracle/request';
import { faultsOfPage } from '../packages/oracle/test/book/faults-of-page.ts';
import { people } from '../packages/oracle/test/people.ts';

const CHARTS = Number(process.argv[2] ?? 20);
const DAYS = Number(process.argv[3] ?? 365);
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
type Read = { readonly date: string; readonly person: Asked['person']; readonly page: Page };
const missing = new Map<string, number>();
const read: Read[] = [];

interface SampleUser {
  readonly person: Asked['person'];
  readonly seed: string;
  readonly records: PageRecord[];
}

function readDay(
  kind: Kind,
  date: string,
  { person, seed, records }: SampleUser,
  year: Year,
): void {
  const reading = `${kind.kind}:${kind.type}`;
  const request = { ...kind, date, person } as Asked;
  const history = historyOf(records, reading);
  const page = writeFromBook(request, { book, skyOf, seed, history, again: 0 });
  year.pages += 1;
  if (page === null) {
    year.none += 1;
    return;
  }
  const last = history.used.get(page.used[0] ?? '');
  const isRepeat = last !== undefined && daysBetween(last, date) <= restOf(kind, person);
  if (isRepeat) year.repeats += 1;
  if (page.passedOver.length > 0) year.passedOver += 1;
  if (!isRepeat && page.passedOver.length === 0) year.clean += 1;
  for (const key of page.passedOver) missing.set(key, (missing.get(key) ?? 0) + 1);
  records.push({ ...page, reading, date });
  read.push({ date, person, page });
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

function restOf({ type }: Kind, { birth }: Asked['person']): number {
  if (birth === undefined) return REST_DAYS.sign;
  return type === 'daily-guidance' ? REST_DAYS.guidance : REST_DAYS.chart;
}

function report(name: string, kind: Kind, users: readonly Asked['person'][]): void {
  const year: Year = { pages: 0, clean: 0, repeats: 0, passedOver: 0, none: 0 };
  const cpu = process.cpuUsage();
  const reading = users.map((person, index) => ({ person, seed: String(index), records: [] }));
  // Day by day, as on a server: all users of a day share its sky.
  for (const date of dates) for (const user of reading) readDay(kind, date, user, year);
  const { user, system } = process.cpuUsage(cpu);
  const share = (count: number): string => `${((100 * count) / year.pages).toFixed(1)} %`;
  const perSecond = Math.round((year.pages * 1_000_000) / (user + system));
  console.log(
    `${name.padEnd(28)} ${year.pages} pages · clean ${share(year.clean)} · read too lately ${share(year.repeats)} · ` +
      `a fact passed over ${share(year.passedOver)} · no page ${share(year.none)} · ${perSecond} a second`,
  );
}

const charts = people(CHARTS, 11);
const signs = SIGN_IDS.map((sign) => ({ sign }));
report('daily guidance, charts', { kind: 'daily', type: 'daily-guidance' }, charts);
report('love forecast, charts', { kind: 'daily', type: 'love-forecast' }, charts);
report('lunar wisdom, charts', { kind: 'daily', type: 'lunar-wisdom' }, charts);
report('protection, charts', { kind: 'daily', type: 'protection-blessing' }, charts);
report('daily horoscope, signs', { kind: 'horoscope', type: 'daily' }, signs);
report('love horoscope, signs', { kind: 'horoscope', type: 'love' }, signs);
report('health horoscope, signs', { kind: 'horoscope', type: 'health' }, signs);

const faults = read.flatMap((one) => faultsOfPage(book, one));
console.log(`\n${read.length} pages reckoned anew: ${faults.length} faults`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);

console.log('\nShelves that were short, by days on which another fact was taken:');
for (const [key, days] of [...missing].toSorted((a, b) => b[1] - a[1]).slice(0, 40)) {
  console.log(`${String(days).padStart(6)}  ${key}`);
}
