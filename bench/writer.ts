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
import { people, signPeople } from '../packages/oracle/test/writer/people.ts';
import {
  READING_KINDS,
  type Reader,
  bookOf,
  daysFrom,
  editionOf,
  readerFor,
  readerOf,
} from '../packages/oracle/test/writer/requests.ts';

const PEOPLE = 200;
const READERS_OF_A_MONTH = 20;
const DATE = '2026-11-15';
const GOALS = 'goals: mean .02, p99 .12, max .25 · month max .12 · run 16 words · repeated 4 %';

const shown = (value: number): string => value.toFixed(3);

type Kind = {
  readonly name: string;
  readonly of: (who: number, sky: ReturnType<typeof skyOfDay>) => Reader;
};

const signs = signPeople();
const signFor = (index: number) => signs[index % signs.length] ?? {};

/** All kinds of reading for a list of people, the pages for two included. */
function kindsFor(readers: ReturnType<typeof people>): Kind[] {
  const person = (who: number) => readers[who % readers.length] ?? {};
  return [
    ...READING_KINDS.map((kind): Kind => ({
      name: `${kind.kind} ${kind.type}`,
      of: (who, sky) => readerOf(person(who), sky)(kind),
    })),
    {
      name: 'two charts',
      of: (who, sky) =>
        readerFor(
          {
            kind: 'compatibility',
            date: sky.date,
            person: person(who),
            partner: person(who * 7 + 3),
          },
          sky,
        ),
    },
    {
      name: 'two signs',
      of: (who, sky) =>
        readerFor(
          {
            kind: 'compatibility',
            date: sky.date,
            person: signFor(who),
            partner: signFor(Math.floor(who / 12)),
          },
          sky,
        ),
    },
    {
      name: 'partner',
      of: (who, sky) =>
        readerFor(
          { kind: 'partner', date: sky.date, person: person(who), partner: signFor(who) },
          sky,
        ),
    },
  ];
}

function sameDay(): void {
  const sky = skyOfDay(DATE);
  console.log(`\n${PEOPLE} people on ${DATE}`);
  for (const { name, of } of kindsFor(people(PEOPLE))) {
    // Twelve signs make only 144 pairs.
    const count = name === 'two signs' ? 144 : PEOPLE;
    const readers = Array.from({ length: count }, (_, who) => of(who, sky));
    const texts = editionOf(readers).map(({ reading }) => reading.text);
    const alone = readers.map((read) => read().reading.text);
    const like = likenessOf(texts);
    const share = (100 * pairsWithLongRow(alone).size * 2) / (count * (count - 1));
    console.log(
      `${name.padEnd(26)} mean ${shown(like.mean)} p99 ${shown(like.p99)} max ${shown(like.max)}` +
        ` · pairs above 16 words ${pairsWithLongRow(texts).size}, without the comparison ${share.toFixed(3)} %`,
    );
  }
}

function oneMonth(): void {
  const skies = daysFrom('2026-11-01', 30);
  console.log(`\n${READERS_OF_A_MONTH} people, thirty days each, worst of all`);
  for (const { name, of } of kindsFor(people(READERS_OF_A_MONTH, 11))) {
    const books = Array.from({ length: READERS_OF_A_MONTH }, (_, who) =>
      bookOf(skies.map((sky) => of(who * 13, sky))),
    );
    const max = Math.max(...books.map((texts) => likenessOf(texts).max));
    const rows = books.reduce((sum, texts) => sum + pairsWithLongRow(texts).size, 0);
    const repeated = Math.max(...books.map(repeatedShare));
    console.log(
      `${name.padEnd(26)} max ${shown(max)} pairs above 16 words ${rows} repeated ${(100 * repeated).toFixed(1)} %`,
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
