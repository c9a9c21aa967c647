/** A Markdown file of front matter and second-level headings, cut into its parts with line numbers. */
export type Sections = {
  readonly front: ReadonlyMap<string, string>;
  readonly sections: readonly Section[];
};

export type Section = { readonly heading: string; readonly line: number; readonly body: string };

export function readSections(source: string): Sections {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const front = new Map(lines.slice(1, Math.max(end, 1)).flatMap(readField));
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const sections = starts.map((start, index) => ({
    heading: (lines[start] ?? '').slice(3).trim(),
    line: start + 1,
    body: lines
      .slice(start + 1, starts[index + 1])
      .join('\n')
      .trim(),
  }));
  return { front, sections };
}

function readField(line: string): [string, string][] {
  const colon = line.indexOf(':');
  return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
}
