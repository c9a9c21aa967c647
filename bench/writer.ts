// How alike the embedded writer's texts are, and how many it writes in a second on one core.
// Usage: node bench/writer.ts
import { factsFor } from '@palm/oracle/facts';
import { skyOfDay } from '@palm/oracle/sky-of-day';
import { write } from '@palm/oracle/write';
import {
  likenessOf,
  pairsWithLongRow,
  repeatedShare,
} from '../packages/oracle/test/writer/measures.ts';
import { people } from '../packages/oracle/test/writer/people.ts';
import {
  READING_KINDS,
  bookOf,
  daysFrom,
  editionOf,
  readerOf,
} from '../packages/oracle/test/writer/requests.ts';

const PEOPLE = 200;
const READERS_OF_A_MONTH = 20;
const DATE = '2026-11-15';
const GOALS = 'goals: mean .02, p99 .12, max .25 · month max .12 · run 16 words · repeated 4 %';

const shown = (value: number): string => value.toFixed(3);

function sameDay(): void {
  const sky = skyOfDay(DATE);
  const readers = people(PEOPLE).map((person) => readerOf(person, sky));
  console.log(`\n${PEOPLE} people on ${DATE}`);
  for (const kind of READING_KINDS) {
    const texts = editionOf(readers.map((read) => read(kind))).map(({ reading }) => reading.text);
    const like = likenessOf(texts);
    const runs = `pairs with a run above 16 words ${pairsWithLongRow(texts).size}`;
    console.log(
      `${kind.type.padEnd(20)} mean ${shown(like.mean)} p99 ${shown(like.p99)} max ${shown(like.max)} ${runs}`,
    );
  }
}

function oneMonth(): void {
  const skies = daysFrom('2026-11-01', 30);
  const readers = people(READERS_OF_A_MONTH, 11).map((person) =>
    skies.map((sky) => readerOf(person, sky)),
  );
  console.log(`\n${READERS_OF_A_MONTH} people, thirty days each, worst of all`);
  for (const kind of READING_KINDS) {
    const books = readers.map((days) => bookOf(days.map((read) => read(kind))));
    const max = Math.max(...books.map((texts) => likenessOf(texts).max));
    const repeated = Math.max(...books.map(repeatedShare));
    console.log(
      `${kind.type.padEnd(20)} max ${shown(max)} repeated ${(100 * repeated).toFixed(1)} %`,
    );
  }
}

/** Facts and words for a new person each time; the sky of the day is shared, as on a server. */
function speed(): void {
  const sky = skyOfDay(DATE);
  const readers = people(600, 5);
  const started = process.cpuUsage();
  for (const [index, person] of readers.entries()) {
    const request = { kind: 'daily', type: 'daily-guidance', date: DATE, person } as const;
    write(request, factsFor(request, sky), { seed: String(index) });
  }
  const { user, system } = process.cpuUsage(started);
  const perSecond = (readers.length * 1_000_000) / (user + system);
  console.log(`\nreadings a second of one core: ${Math.round(perSecond)}`);
}

console.log(GOALS);
sameDay();
oneMonth();
speed();
