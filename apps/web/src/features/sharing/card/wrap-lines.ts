/** Breaks a text into lines no wider than `maxWidth`, as `widthOf` measures them. A longer word stands alone. */
export function wrapLines(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even in width as they can be. */
export function balancedLines(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  let lines = wrapLines(text, maxWidth, widthOf);
  for (let width = maxWidth; width > maxWidth / 2; width -= maxWidth / 40) {
    const tried = wrapLines(text, width, widthOf);
    const isWider = tried.some((line) => widthOf(line) > width);
    if (tried.length > lines.length || isWider) return lines;
    lines = tried;
  }
  return lines;
}
