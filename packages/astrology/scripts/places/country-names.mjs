import { readFileSync } from 'node:fs';

import { foldName } from '../../src/places/fold-name.ts';

const aliases = JSON.parse(
  readFileSync(new URL('../../data/country-aliases.json', import.meta.url), 'utf8'),
);
const LANGUAGES =
  'en de fr es it pt nl pl ru uk tr sv da nb fi cs sk hu ro el hr sr sl bg et lv lt ja zh ko ar he hi th vi id';

const namesIn = LANGUAGES.split(' ').map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

export function countryName(code) {
  return namesIn[0].of(code) ?? code;
}

/** What a person may write after the comma: the country in many languages, and states that are gone. */
export function countryQualifiers(code) {
  const dissolved = Object.entries(aliases.dissolved).filter(([, codes]) => codes.includes(code));
  const names = [
    code,
    ...namesIn.map((language) => language.of(code) ?? code),
    ...(aliases.today[code] ?? []),
    ...dissolved.map(([name]) => name),
  ];
  return [...new Set(names.map((name) => foldName(name)))];
}

/** A region's name, and the short form its people use: Texas and TX, Ontario and ON. */
export function regionQualifiers(country, code, name) {
  const short = Object.entries(aliases.regions[country] ?? {}).find(([, full]) => full === name);
  const codes = [...(country === 'US' ? [code] : []), ...(short ? [short[0]] : [])];
  return [...new Set([name, ...codes].map((text) => foldName(text)))].filter(Boolean);
}
