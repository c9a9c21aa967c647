import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Place as IndexedPlace, PlaceIndex } from '@palm/astrology/places/place';
import { createPlaceIndex } from '@palm/astrology/places/place-index';
import { searchPlaces } from '@palm/astrology/places/search-places';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

type Place = OutputOf<Calls['searchPlaces']>['places'][number];

const SHOWN = 8;

/** Loaded when a user first searches for a city, then kept in memory: 170,000 places in some 35 MB. */
let loading: Promise<PlaceIndex> | null = null;

function gazetteer(): Promise<PlaceIndex> {
  loading ??= load().catch((error: unknown) => {
    // A file that could not be read this time is tried again the next.
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<PlaceIndex> {
  const file = fileURLToPath(import.meta.resolve('@palm/astrology/places/gazetteer'));
  return createPlaceIndex(await promisify(brotliDecompress)(await readFile(file)));
}

export async function findPlaces(query: string): Promise<Place[]> {
  if (query === '') return [];
  return searchPlaces(await gazetteer(), query, { limit: SHOWN }).map(placeOf);
}

/** The place meant by a city and country that were typed and not picked; null unless the names are really those. */
export async function findCity(city: string, country: string): Promise<Place | null> {
  const [found] = await findPlaces(`${city}, ${country}`);
  return found && isNamed(found.name, city) && sameName(found.country, country) ? found : null;
}

/** People say New York where the list says New York City. */
const isNamed = (name: string, typed: string): boolean =>
  sameName(name, typed) || sameName(name, `${typed} City`);

const sameName = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

const placeOf = ({
  id,
  name,
  region,
  country,
  latitude,
  longitude,
  zone,
}: IndexedPlace): Place => ({
  id,
  name,
  region: region ?? null,
  country,
  latitude,
  longitude,
  zone,
});
