// How long a key stroke in the city field takes, beside a plain scan of the same names.
// Usage: node bench/places.ts
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

import { foldName } from '@palm/astrology/places/fold-name';
import type { PlaceIndex } from '@palm/astrology/places/place';
import { createPlaceIndex } from '@palm/astrology/places/place-index';
import { searchPlaces } from '@palm/astrology/places/search-places';

/** Typed letter by letter: right, wrong, in other scripts, with a region, and nonsense. */
const TYPED = [
  'San Francisco',
  'san fransico',
  'Stratford-upon-Avon',
  'Philedelphia',
  'Paris, Texas',
  'Leningrad, USSR',
  'saint peterburg russia',
  'Москва',
  '東京',
  'Constantinople',
  'santa maria',
  'xqzvwkjyh',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'San Juan de los Lagos',
];
const ROUNDS = 7;
const LINEAR_SAMPLE = 12;

function strokesOf(typed: readonly string[]): readonly string[] {
  return typed.flatMap((text) => Array.from(text, (_, i) => text.slice(0, i + 1)));
}

function namesOf({ names }: PlaceIndex): readonly string[] {
  let name = '';
  return Array.from({ length: names.size }, (_, i) => {
    const units = names.units.subarray(names.added[i], names.added[i + 1]);
    name = name.slice(0, names.shared[i]) + String.fromCharCode(...units);
    return name;
  });
}

/** Fewest slips between the query and any beginning of the name: the textbook table, row by row. */
function slipsTo(query: string, name: string): number {
  let above = Array.from({ length: query.length + 1 }, (_, j) => j);
  let fewest = query.length;
  for (let i = 0; i < name.length; i++) {
    const row = [i + 1];
    for (let j = 1; j <= query.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (name[i] === query[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    fewest = Math.min(fewest, row.at(-1) ?? fewest);
    above = row;
  }
  return fewest;
}

function scan(names: readonly string[], query: string): number {
  const folded = foldName(query);
  const exact = names.filter((name) => name.startsWith(folded)).length;
  if (exact > 0 || folded.length < 4) return exact;
  return names.filter((name) => slipsTo(folded, name) <= (folded.length < 8 ? 1 : 2)).length;
}

/** Milliseconds of this thread on a core: other work on the machine does not count. */
function timed(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const file = fileURLToPath(import.meta.resolve('@palm/astrology/places/gazetteer'));
const packed = readFileSync(file);
const before = process.memoryUsage();
let bytes: Uint8Array = new Uint8Array();
const unpackMs = timed(() => (bytes = brotliDecompressSync(packed)));
const start = process.threadCpuUsage();
const index = createPlaceIndex(bytes);
const indexMs = process.threadCpuUsage(start).user / 1000;
const after = process.memoryUsage();

const strokes = strokesOf(TYPED);
for (const stroke of strokes) searchPlaces(index, stroke, { limit: 8 });
const times = Array.from({ length: ROUNDS }, () =>
  strokes.map((stroke) => timed(() => searchPlaces(index, stroke, { limit: 8 }))),
)
  .flat()
  .toSorted((a, b) => a - b);

const names = namesOf(index);
const sample = strokes.filter((_, i) => i % Math.ceil(strokes.length / LINEAR_SAMPLE) === 0);
const scanMs = sample.reduce((sum, stroke) => sum + timed(() => scan(names, stroke)), 0);
const searchMs = sample.reduce(
  (sum, stroke) => sum + timed(() => searchPlaces(index, stroke, { limit: 8 })),
  0,
);

console.log(`${index.size} places, ${index.names.size} names, ${packed.length} bytes packed`);
console.log(`unpack ${unpackMs.toFixed(0)} ms, index ${indexMs.toFixed(0)} ms`);
const megabytes =
  (after.arrayBuffers - before.arrayBuffers + after.heapUsed - before.heapUsed) / 1e6;
console.log(`memory ${megabytes.toFixed(0)} MB with the unpacked file`);
console.log(
  `${times.length} key strokes: median ${quantile(times, 0.5).toFixed(1)} ms, ` +
    `99 % ${quantile(times, 0.99).toFixed(1)} ms, worst ${quantile(times, 1).toFixed(1)} ms (limit 20)`,
);
console.log(
  `plain scan of the same names: ${(scanMs / sample.length).toFixed(0)} ms a key stroke, ` +
    `${(scanMs / searchMs).toFixed(0)} times as long`,
);
