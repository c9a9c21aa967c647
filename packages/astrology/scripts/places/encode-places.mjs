import { countryName, countryQualifiers, regionQualifiers } from './country-names.mjs';
import { searchNames } from './search-names.mjs';

const compare = (a, b) => (a < b ? -1 : Number(a > b));

function varints(numbers) {
  const bytes = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

/** Signed steps from one value to the next, as numbers that are small when the step is. */
function steps(values) {
  return values.map((value, index) => {
    const step = value - (values[index - 1] ?? 0);
    return step < 0 ? -2 * step - 1 : 2 * step;
  });
}

function sharedLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Sorted names: how much each shares with the one before, what is new, and whom it names. */
function nameTable(entries) {
  const sorted = entries.toSorted((a, b) => compare(a.name, b.name) || a.owner - b.owner);
  const shared = sorted.map(({ name }, i) => sharedLength(name, sorted[i - 1]?.name ?? ''));
  return [
    varints([sorted.length]),
    varints(shared),
    text(sorted.map(({ name }, i) => name.slice(shared[i]))),
    varints(sorted.map(({ owner }) => owner)),
  ];
}

function text(lines) {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  return Buffer.concat([varints([bytes.length]), bytes]);
}

function regionsOf(places, regionNames) {
  const codes = new Set(places.map(({ country, regionCode }) => `${country}.${regionCode}`));
  return [...codes].toSorted(compare).map((key) => {
    const [country, code] = key.split('.');
    return { key, country, code, name: regionNames.get(key) ?? '' };
  });
}

/** The layout that src/places/decode-places.ts reads. */
export function encodePlaces(unsorted, regionNames) {
  const regions = regionsOf(unsorted, regionNames);
  const regionIndex = new Map(regions.map(({ key }, index) => [key, index]));
  const regionOf = ({ country, regionCode }) => regionIndex.get(`${country}.${regionCode}`);
  // Neighbours stand together, so that the steps between positions stay small.
  const places = unsorted.toSorted(
    (a, b) => regionOf(a) - regionOf(b) || a.latitude - b.latitude || a.longitude - b.longitude,
  );
  const countries = [...new Set(regions.map(({ country }) => country))];
  const zones = [...new Set(places.map(({ zone }) => zone))].toSorted(compare);
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
  const countryIndex = new Map(countries.map((code, index) => [code, index]));

  return Buffer.concat([
    text(zones),
    text(countries),
    text(countries.map((code) => countryName(code))),
    text(regions.map(({ name }) => name)),
    varints(regions.map(({ country }) => countryIndex.get(country))),
    text(places.map(({ name }) => name)),
    varints(steps(places.map((place) => regionOf(place)))),
    varints(places.map(({ zone }) => zoneIndex.get(zone))),
    varints(steps(places.map(({ latitude }) => Math.round(latitude * 1e4)))),
    varints(steps(places.map(({ longitude }) => Math.round(longitude * 1e4)))),
    varints(places.map(({ population }) => population)),
    ...nameTable(placeNames(places)),
    ...nameTable(qualifierNames(regions, countries)),
  ]);
}

/** Owner: twice the place's row, plus one for an alternate name. */
function placeNames(places) {
  const names = [];
  for (const [row, place] of places.entries()) {
    const { main, alternate } = searchNames(place);
    for (const name of main) names.push({ name, owner: 2 * row });
    for (const name of alternate) names.push({ name, owner: 2 * row + 1 });
  }
  return names;
}

/** Owner: twice the region's row, or twice the country's plus one. */
function qualifierNames(regions, countries) {
  const names = [];
  for (const [row, { country, code, name }] of regions.entries()) {
    for (const word of regionQualifiers(country, code, name))
      names.push({ name: word, owner: 2 * row });
  }
  for (const [row, code] of countries.entries()) {
    for (const word of countryQualifiers(code)) names.push({ name: word, owner: 2 * row + 1 });
  }
  return names;
}
