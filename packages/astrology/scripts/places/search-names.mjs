import { foldName } from '../../src/places/fold-name.ts';

const CODE = /^[A-Z]{3,5}$/u;
const LINK = /^https?:/u;
/** GeoNames adds machine transliterations in small letters ("bai lin") that users do not type. */
const TRANSLITERATION = /^[a-z][a-z' ʻ-]*$/u;
const UMLAUT_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);
const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const ARTICLE = /^(?:the|la|le|les|los|las|el|al|il|lo|den|s|t) (?=\p{L}{3})/u;
/** Short forms people use either way round, as whole words. */
const SHORT_FORMS = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sankt', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];
/** Where each script is at home. A town's name in a foreign one is rarely typed, a big city's is. */
const HOME_SCRIPTS = [
  [/\p{Script=Cyrillic}/u, 'RU UA BY BG RS MK ME BA XK KZ KG TJ UZ TM AZ AM GE MD MN LV LT EE'],
  [/\p{Script=Greek}/u, 'GR CY'],
  [
    /\p{Script=Arabic}/u,
    'AE AF BH DJ DZ EG EH ER IL IN IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE',
  ],
  [/\p{Script=Hebrew}/u, 'IL PS'],
  [/\p{Script=Armenian}/u, 'AM'],
  [/\p{Script=Georgian}/u, 'GE'],
  [/\p{Script=Han}/u, 'CN TW HK MO JP SG'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JP'],
  [/\p{Script=Hangul}/u, 'KR KP'],
  [/\p{Script=Thai}/u, 'TH'],
  [/\p{Script=Lao}/u, 'LA'],
  [/\p{Script=Khmer}/u, 'KH'],
  [/\p{Script=Myanmar}/u, 'MM'],
  [/\p{Script=Ethiopic}/u, 'ET ER'],
  [
    /[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}]/u,
    'IN NP LK',
  ],
  [/\p{Script=Bengali}/u, 'BD IN'],
  [/\p{Script=Sinhala}/u, 'LK'],
].map(([letters, countries]) => ({ letters, countries: new Set(countries.split(' ')) }));
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
const BIG_CITY = 100_000;

/** The reader of the file knows none, and no town needs one. */
const OUTSIDE_BASIC_PLANE = /[\u{10000}-\u{10ffff}]/u;
/** Longest name worth keeping: beyond it are descriptions, not names. */
const MAX_LETTERS = 40;

function withVariants(folded) {
  const variants = [folded, folded.replace(ARTICLE, '')];
  for (const [long, short] of SHORT_FORMS) {
    variants.push(folded.replace(new RegExp(`\\b${long}\\b`, 'u'), short));
    variants.push(folded.replace(new RegExp(`\\b${short}\\b`, 'u'), long));
  }
  return variants;
}

function isName(name) {
  return !CODE.test(name) && !LINK.test(name) && !TRANSLITERATION.test(name);
}

function isWrittenWhere(name, { country, population }) {
  if (population >= BIG_CITY || LATIN_ONLY.test(name)) return true;
  return HOME_SCRIPTS.some(
    ({ letters, countries }) => countries.has(country) && letters.test(name),
  );
}

function spellings(place) {
  if (!UMLAUT_COUNTRIES.has(place.country)) return [place.name];
  return [place.name, place.name.replace(/[äöüÄÖÜ]/gu, (letter) => UMLAUTS[letter])];
}

function isUsable(name) {
  return name.length > 0 && name.length <= MAX_LETTERS && !OUTSIDE_BASIC_PLANE.test(name);
}

/** The folded names a place is found by: those of today, and every alternate one. */
export function searchNames(place) {
  const main = new Set(spellings(place).flatMap((name) => withVariants(foldName(name))));
  const others = place.alternates.filter((name) => isName(name) && isWrittenWhere(name, place));
  const alternate = new Set(others.flatMap((name) => withVariants(foldName(name))));
  return {
    main: [...main].filter((name) => isUsable(name)),
    alternate: [...alternate].filter((name) => isUsable(name) && !main.has(name)),
  };
}
