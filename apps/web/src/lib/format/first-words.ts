/** The first words of a text, cut between words. A text that was cut before ends with an ellipsis already. */
export function firstWords(text: string, maxChars: number): string {
  const plain = text.replace(/\s*…$/u, '');
  if (plain === text && text.length <= maxChars) return text;
  const cut =
    plain.length <= maxChars ? plain : plain.slice(0, maxChars + 1).replace(/\s+\S*$/u, '');
  return `${cut.replace(/[\s,;:–]+$/u, '')}…`;
}
