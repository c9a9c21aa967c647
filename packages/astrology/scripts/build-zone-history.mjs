// Writes data/zone-history.json: what JavaScript's own zone data does not tell. See data/README.md.
// Usage: node scripts/build-zone-history.mjs SOURCES TZ_BEFORE_1970_JSON
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder, beforeFile] = process.argv.slice(2);
if (!folder || !beforeFile) throw new Error('give the folder of sources and tz-before-1970.json');
const require = createRequire(join(folder, 'package.json'));
const today = require('moment-timezone').tz;
const beforeMerges = require('moment-timezone-2021').tz;

/** Zones folded into a neighbour in tzdata 2022f and later, although their clocks once differed. */
const MERGED_SINCE_2021 = [
  'America/Nipigon',
  'America/Pangnirtung',
  'America/Thunder_Bay',
  'America/Yellowknife',
  'Europe/Uzhgorod',
  'Europe/Zaporozhye',
];
/** Names that share the clock of a zone in the table, but which engines link elsewhere. */
const SAME_CLOCK = {
  'America/Kralendijk': 'America/Curacao',
  'America/Lower_Princes': 'America/Curacao',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Marigot': 'America/Guadeloupe',
  'America/St_Barthelemy': 'America/Guadeloupe',
  'America/Virgin': 'America/St_Thomas',
  'Africa/Asmera': 'Africa/Asmara',
  'Africa/Timbuktu': 'Africa/Bamako',
  'Arctic/Longyearbyen': 'Europe/Oslo',
  'Atlantic/Jan_Mayen': 'Europe/Oslo',
  'Antarctica/South_Pole': 'Antarctica/McMurdo',
  Iceland: 'Atlantic/Reykjavik',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
};
/** Their first offset in the table is a legal national time, not the mean time of each town. */
const NATIONAL_MEAN_TIME = new Set(['Europe/Amsterdam', 'Europe/Monaco']);
const QUARTER_HOUR = 900;

const offsetOf = (zone, index) => Math.round(-zone.offsets[index] * 60);

function historyOf(zone) {
  const periods = zone.untils.map((until, index) => ({ until, offset: offsetOf(zone, index) }));
  const early = periods.filter((_, index) => index === 0 || periods[index - 1].until < 0);
  return {
    first: early[0].offset,
    changes: early.slice(1).map(({ offset }, index) => [early[index].until / 1000, offset]),
  };
}

function beforeTable() {
  const given = JSON.parse(readFileSync(beforeFile, 'utf8'));
  const table = Object.entries(given).map(([name, { t, o0, o }]) => [
    name,
    { first: o0, changes: t.map((at, index) => [at, o[index]]) },
  ]);
  const merged = MERGED_SINCE_2021.map((name) => [name, historyOf(beforeMerges.zone(name))]);
  return Object.fromEntries([...table, ...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function meanTimeEndsFrom(zone) {
  return zone.abbrs[0] === 'LMT' ? zone.untils[0] / 1000 : undefined;
}

/** When the towns of a zone gave up their own mean time, in seconds since 1970. */
function meanTimeEnd(name, table) {
  if (MERGED_SINCE_2021.includes(name)) return meanTimeEndsFrom(beforeMerges.zone(name));
  const history = table[SAME_CLOCK[name] ?? name];
  if (!history) return meanTimeEndsFrom(today.zone(name));
  const isMeanTime = history.first % QUARTER_HOUR !== 0 && !NATIONAL_MEAN_TIME.has(name);
  return isMeanTime ? history.changes[0][0] : undefined;
}

function isKnownToEngine(name) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const before1970 = beforeTable();
const names = [...new Set([...today.names(), ...Object.keys(before1970)])]
  .filter((name) => isKnownToEngine(name))
  .toSorted((a, b) => (a < b ? -1 : 1));
const zones = Object.fromEntries(
  names.map((name) => [name, meanTimeEnd(name, before1970) ?? null]),
);
const file = new URL('../data/zone-history.json', import.meta.url);
const lines = (record) =>
  Object.entries(record).map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
writeFileSync(
  file,
  `{\n  "before1970": {\n${lines(before1970).join(',\n')}\n  },\n  "sameClock": {\n${lines(
    Object.fromEntries(Object.entries(SAME_CLOCK).filter(([name]) => names.includes(name))),
  ).join(',\n')}\n  },\n  "meanTimeUntil": {\n${lines(zones).join(',\n')}\n  }\n}\n`,
);
process.stdout.write(`${names.length} zones, ${Object.keys(before1970).length} with own history\n`);
