/** Straight quotation marks and apostrophes as they are printed. */
export const typographic = (text: string): string =>
  text
    .replaceAll(/(^|[\s([—–-])"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([“])'/gu, '$1‘')
    .replaceAll("'", '’');
