/** RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** A character that begins a formula, also after invisible characters: spaces, controls, marks, fillers. */
const FORMULA = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@]/u;
/** Some spreadsheets go on from here as if the cell began anew. */
const BREAK = /^[\t\r\n]/;

/**
 * A spreadsheet runs what begins like a formula; people choose their own names. Full-width and other compatible forms of
 * a sign count as the sign (NFKC).
 */
const harmless = (text: string): string =>
  FORMULA.test(text.normalize('NFKC')) || BREAK.test(text) ? `'${text}` : text;
