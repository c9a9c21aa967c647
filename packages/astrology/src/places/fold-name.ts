/** Letters that Unicode does not decompose, written the way people type them without their marks. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
};

const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
const LATIN_MARKS = /[\u0300-\u036f]/gu;
// Apostrophes vanish (N'Djamena is typed ndjamena); other punctuation separates words.
const APOSTROPHES = /['’‘ʼʻ`´ʹ]/gu;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The form in which names are compared: small letters, no Latin diacritics, words parted by one space.
 * The build script and the search both use it, so a change here needs a rebuild of the data.
 * Only Latin marks go: Hangul and kana would otherwise fall apart into pieces that users do not type.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim();
}
