const OPENING = /^(Through [^:]{3,40}): /u;

/** A line that says itself until when it holds is not told twice: the day is its label, the rest its sentence. */
export function seasonWords(text: string): { through: string | undefined; sentence: string } {
  const [opening = '', through] = OPENING.exec(text) ?? [];
  const rest = text.slice(opening.length);
  return { through, sentence: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
