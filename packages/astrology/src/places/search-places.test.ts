import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { knownZone } from '../civil-time/zone-name.ts';
import { createPlaceIndex, placeAt } from './place-index.ts';
import { searchPlaces } from './search-places.ts';

const packed = readFileSync(new URL('../../data/places.bin.br', import.meta.url));
const index = createPlaceIndex(brotliDecompressSync(packed));

function namesFor(query: string, limit = 8): readonly string[] {
  return searchPlaces(index, query, { limit }).map((p) => `${p.name}, ${p.countryCode}`);
}

describe('cities of all sizes', () => {
  it.each([
    // place, a beginning of its name, its name with a slip
    ['Tokyo, JP', 'Toky', 'Tokio'],
    ['Delhi, IN', 'Delh', 'Dehli'],
    ['Shanghai, CN', 'Shangh', 'Shangahi'],
    ['São Paulo, BR', 'Sao Pau', 'Sao Palo'],
    ['Mexico City, MX', 'Mexico C', 'Mexcio City'],
    ['Cairo, EG', 'Cair', 'Caior'],
    ['London, GB', 'Lond', 'Lodnon'],
    ['New York City, US', 'New Yor', 'New Yrok'],
    ['Lagos, NG', 'Lago', 'Lagoss'],
    ['Berlin, DE', 'Berl', 'Berln'],
    ['Madrid, ES', 'Madr', 'Madird'],
    ['Philadelphia, US', 'Philad', 'Philedelpia'],
    ['San Francisco, US', 'San Fr', 'San Fransico'],
    ['Nairobi, KE', 'Nairo', 'Niarobi'],
    ['Melbourne, AU', 'Melbo', 'Melborne'],
    ['Amsterdam, NL', 'Amster', 'Amsterdma'],
    ['Edinburgh, GB', 'Edinb', 'Edinbrugh'],
    ['Albuquerque, US', 'Albuq', 'Albuqerque'],
    ['Graz, AT', 'Graz', 'Grza'],
    ['Reykjavík, IS', 'Reyk', 'Reikjavik'],
    ['Salzburg, AT', 'Salzb', 'Salzbrug'],
    ['Bath, GB', 'Bath', 'Baht'],
    ['Tübingen, DE', 'Tubin', 'Tuebigen'],
    ['Banff, CA', 'Banff', 'Bannf'],
    ['Kilkenny, IE', 'Kilke', 'Killkeny'],
    ['Queenstown, NZ', 'Queenst', 'Queenstwon'],
    ['Stratford-upon-Avon, GB', 'Stratford-u', 'Stratford uppon Avon'],
    ['Nuuk, GL', 'Nuuk', 'Nukk'],
    ['Millstatt, AT', 'Millst', 'Milstat'],
    ['Longyearbyen, SJ', 'Longy', 'Longyerbyen'],
    ['Braunau am Inn, AT', 'Braunau', 'Brauanu am Inn'],
    ['Portree, GB', 'Portre', 'Portee'],
  ])('finds %s by "%s" and by "%s"', (place, beginning, slip) => {
    expect(namesFor(beginning)).toContain(place);
    expect(namesFor(slip)).toContain(place);
  });
});

describe('names', () => {
  it.each([
    ['munchen', 'Munich, DE'],
    ['MÜNCHEN', 'Munich, DE'],
    ['Muenchen', 'Munich, DE'],
    ['Wien', 'Vienna, AT'],
    ['Praha', 'Prague, CZ'],
    ['Firenze', 'Florence, IT'],
    ['Warszawa', 'Warsaw, PL'],
    ['Cologne', 'Köln, DE'],
    ['Koeln', 'Köln, DE'],
    ['Москва', 'Moscow, RU'],
    ['東京', 'Tokyo, JP'],
    ['서울', 'Seoul, KR'],
    ['القاهرة', 'Cairo, EG'],
    ['Bombay', 'Mumbai, IN'],
    ['Calcutta', 'Kolkata, IN'],
    ['Madras', 'Chennai, IN'],
    ['Saigon', 'Ho Chi Minh City, VN'],
    ['Leningrad', 'Saint Petersburg, RU'],
    ['St Petersburg', 'Saint Petersburg, RU'],
    ['Stalingrad', 'Volgograd, RU'],
    ['Constantinople', 'Istanbul, TR'],
    ['Peking', 'Beijing, CN'],
    ['Karl-Marx-Stadt', 'Chemnitz, DE'],
    ['Breslau', 'Wrocław, PL'],
    ['Danzig', 'Gdańsk, PL'],
    ['Lemberg', 'Lviv, UA'],
    ['Kiev', 'Kyiv, UA'],
    ['Rangoon', 'Yangon, MM'],
    ['Léopoldville', 'Kinshasa, CD'],
    ['Lourenço Marques', 'Maputo, MZ'],
    ['Port Elizabeth', 'Gqeberha, ZA'],
    ['Christiania', 'Oslo, NO'],
    ['Hague', 'The Hague, NL'],
    ["N'Djamena", 'N’Djamena, TD'],
  ])('finds by "%s" %s first', (query, place) => {
    expect(namesFor(query)[0]?.replace("N'D", 'N’D')).toBe(place);
  });
});

describe('order', () => {
  it('puts the most populous of one name first', () => {
    const found = searchPlaces(index, 'Paris', { limit: 8 });
    expect(found[0]).toMatchObject({ name: 'Paris', countryCode: 'FR' });
    const called = found.filter(({ name }) => name === 'Paris').map((p) => p.population);
    expect(called.length).toBeGreaterThan(4);
    expect(called).toEqual(called.toSorted((a, b) => b - a));
  });

  it('puts a whole name before a larger place that only begins so', () => {
    expect(namesFor('Bath')[0]).toBe('Bath, GB');
    expect(namesFor('Bath')).toContain('Bathinda, IN');
  });

  it('puts a great city before a village whose whole name is its beginning', () => {
    expect(namesFor('Mos')[0]).toBe('Moscow, RU');
  });

  it('puts what is spelt right before what is nearly so', () => {
    const names = namesFor('Kiel', 1000);
    expect(names).toContain('Kyiv, UA');
    expect(names.lastIndexOf('Kiel, US')).toBeGreaterThan(names.indexOf('Kiel, DE'));
    expect(names.lastIndexOf('Kiel, US')).toBeLessThan(names.indexOf('Kyiv, UA'));
  });
});

describe('a region or country after a comma', () => {
  it.each([
    ['Paris, Texas', 'Texas'],
    ['Paris, TX', 'Texas'],
    ['paris,tex', 'Texas'],
    ['Paris, Texsa', 'Texas'],
    ['Paris, Texas, USA', 'Texas'],
    ['Paris Texas', 'Texas'],
    ['London, ON', 'Ontario'],
    ['London, England', 'England'],
    ['london uk', 'England'],
    ['Sydney, NSW', 'New South Wales'],
    ['Roma, Italia', 'Lazio'],
    ['Leningrad, USSR', 'St.-Petersburg'],
    ['Frankfurt, Deutschland', 'Hesse'],
  ])('reads "%s" as a place in %s', (query, region) => {
    expect(searchPlaces(index, query, { limit: 5 })[0]?.region).toBe(region);
  });

  it('takes a whole country for itself, not for the beginning of an empire', () => {
    const found = searchPlaces(index, 'Steyr, Austria', { limit: 20 });
    expect(new Set(found.map((p) => p.countryCode))).toEqual(new Set(['AT']));
  });

  it('answers nothing rather than another country', () => {
    expect(namesFor('Reykjavik, Japan')).not.toContain('Reykjavík, IS');
  });

  it('passes over words that name no region', () => {
    expect(namesFor('Berlin, qqqqq')[0]).toBe('Berlin, DE');
  });

  it('keeps to the country the caller asks for', () => {
    const found = searchPlaces(index, 'Paris', { limit: 20, country: 'us' });
    expect(new Set(found.map((p) => p.countryCode))).toEqual(new Set(['US']));
  });
});

describe('any query', () => {
  it.each(['', '   ', ',', '---', ', Texas', '\u0000', '🙂🙂🙂🙂'])(
    'has no place for %j',
    (query) => {
      expect(namesFor(query)).toEqual([]);
    },
  );

  it('never answers more than it was asked for', () => {
    expect(namesFor('s', 3)).toHaveLength(3);
    expect(namesFor('san', 0)).toEqual([]);
  });

  it('survives a stranger who pastes a book', () => {
    expect(() => namesFor('x, '.repeat(100_000))).not.toThrow();
    expect(() => namesFor('a b '.repeat(100_000))).not.toThrow();
  });
});

describe('the gazetteer', () => {
  const places = Array.from({ length: index.size }, (_, row) => placeAt(index, row));

  it('holds every place once, with a zone whose history is known', () => {
    expect(places.length).toBeGreaterThan(150_000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const zones = new Set(places.map(({ zone }) => zone));
    expect([...zones].filter((zone) => knownZone(zone) !== zone)).toEqual([]);
  });

  it('keeps positions on the globe and counts that can be', () => {
    const unsound = places.filter(
      ({ latitude, longitude, population, name, country }) =>
        Math.abs(latitude) > 90 ||
        Math.abs(longitude) > 180 ||
        population > 30_000_000 ||
        name === '' ||
        country === '',
    );
    expect(unsound).toEqual([]);
  });

  it('knows where Vienna is', () => {
    expect(searchPlaces(index, 'Vienna', { limit: 1 })).toEqual([
      {
        id: 'AT:48.2085,16.3721',
        name: 'Vienna',
        region: 'Vienna',
        country: 'Austria',
        countryCode: 'AT',
        latitude: 48.2085,
        longitude: 16.3721,
        zone: 'Europe/Vienna',
        population: 1_691_468,
      },
    ]);
  });

  it('refuses a file that was cut short or has something behind it', () => {
    const bytes = brotliDecompressSync(packed);
    expect(() => createPlaceIndex(bytes.subarray(0, 5_000_000))).toThrow(RangeError);
    expect(() => createPlaceIndex(Buffer.concat([bytes, Buffer.of(0)]))).toThrow(RangeError);
  });
});
