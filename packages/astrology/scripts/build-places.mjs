// Writes data/places.bin.br, the offline gazetteer. See data/README.md for the sources it needs.
// Usage: node scripts/build-places.mjs SOURCES
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { foldName } from '../src/places/fold-name.ts';
import { encodePlaces } from './places/encode-places.mjs';
import { mergeSources } from './places/merge-sources.mjs';
import { readSources } from './places/read-sources.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('give the folder in which the sources were installed');
const zoneAt = createRequire(join(folder, 'package.json'))('@photostructure/tz-lookup');
const historic = JSON.parse(
  readFileSync(new URL('../data/historic-names.json', import.meta.url), 'utf8'),
);

/** Names of former times that the gazetteer lacks, given to the largest place of that name. */
function addHistoricNames(places) {
  for (const { name, of, country } of historic) {
    const wanted = foldName(of);
    const [place] = places
      .filter((p) => p.country === country)
      .filter((p) => [p.name, ...p.alternates].some((other) => foldName(other) === wanted))
      .toSorted((a, b) => b.population - a.population);
    if (!place) throw new Error(`no place ${of} in ${country} to be called ${name}`);
    place.alternates.push(name);
  }
}

const sources = readSources(folder);
const places = mergeSources(sources, zoneAt);
addHistoricNames(places);
const raw = encodePlaces(places, sources.regionNames);
const packed = brotliCompressSync(raw, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  },
});
writeFileSync(new URL('../data/places.bin.br', import.meta.url), packed);
process.stdout.write(`${places.length} places, ${raw.length} bytes, ${packed.length} packed\n`);
