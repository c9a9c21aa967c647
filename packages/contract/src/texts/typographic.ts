const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const BEFORE_DAY = new RegExp(String.raw`\b(${MONTH}) (?=\d)`, 'gu');

/** Straight quotation marks and apostrophes as they are printed; a month and its day stay on one line. */
export const typographic = (text: string): string =>
  text
    .replaceAll(/(^|[\s([—–-])"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([“])'/gu, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(BEFORE_DAY, '$1\u00A0');
