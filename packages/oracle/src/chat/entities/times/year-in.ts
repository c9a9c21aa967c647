/** The year that a text names, such as 1994; null where it names none. */
export function yearIn(text: string): number | null {
  const [year] = /\b(?:19|20)\d{2}\b/u.exec(text) ?? [];
  return year === undefined ? null : Number(year);
}
