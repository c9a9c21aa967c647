import { ByteReader, decodeUtf8 } from './byte-reader.ts';
import { readNameTable } from './name-table.ts';
import type { Place, PlaceIndex } from './place.ts';

const UNITS_PER_DEGREE = 10_000;
const LINE_END = 10;
/** A place without a count is taken for a village. */
const UNCOUNTED = 500;

/** Reads the unpacked data file (its layout is written by scripts/places/encode-places.mjs). */
export function createPlaceIndex(bytes: Uint8Array): PlaceIndex {
  const reader = new ByteReader(bytes);
  const zones = reader.lines();
  const countryCodes = reader.lines();
  const countryNames = reader.lines();
  const regionNames = reader.lines();
  const regionCountry = reader.numbers(new Uint16Array(regionNames.length));
  const nameBytes = reader.block();
  const nameStart = lineStarts(nameBytes);
  const size = nameStart.length - 1;
  const index = {
    size,
    zones,
    countryCodes,
    countryNames,
    regionNames,
    regionCountry,
    nameBytes,
    nameStart,
    region: reader.sums(new Uint16Array(size)),
    zone: reader.numbers(new Uint16Array(size)),
    latitude: reader.sums(new Int32Array(size)),
    longitude: reader.sums(new Int32Array(size)),
    ...counted(reader.numbers(new Uint32Array(size))),
    names: readNameTable(reader),
    qualifiers: readNameTable(reader),
  };
  if (!reader.isAtEnd) throw new RangeError('the places file holds more than it should');
  return index;
}

function counted(population: Uint32Array): Pick<PlaceIndex, 'population' | 'magnitude'> {
  const magnitude = Float32Array.from(population, (count) => Math.log10(count || UNCOUNTED));
  return { population, magnitude };
}

function lineStarts(bytes: Uint8Array): Uint32Array {
  const starts = [0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === LINE_END) starts.push(i + 1);
  return Uint32Array.from(starts);
}

/** The place at a row. Names stay packed until they are read. */
export function placeAt(index: PlaceIndex, row: number): Place {
  const region = index.region[row] ?? 0;
  const country = index.regionCountry[region] ?? 0;
  const countryCode = index.countryCodes[country] ?? '';
  const latitude = (index.latitude[row] ?? 0) / UNITS_PER_DEGREE;
  const longitude = (index.longitude[row] ?? 0) / UNITS_PER_DEGREE;
  const regionName = index.regionNames[region] ?? '';
  const [start, end] = [index.nameStart[row] ?? 0, index.nameStart[row + 1] ?? 1];
  return {
    id: `${countryCode}:${latitude},${longitude}`,
    name: decodeUtf8(index.nameBytes.subarray(start, end - 1)),
    ...(regionName && { region: regionName }),
    country: index.countryNames[country] ?? '',
    countryCode,
    latitude,
    longitude,
    zone: index.zones[index.zone[row] ?? 0] ?? '',
    population: index.population[row] ?? 0,
  };
}
