/** RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** A spreadsheet takes what begins like this for a formula and runs it; people choose their own names. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
