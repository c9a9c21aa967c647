import type { Report } from './format-problem.ts';

/** What stands under one "## heading". */
export interface Section {
  readonly line: number;
  /** "answer", "short", "plain", "more", "next" or "table". */
  readonly part: string;
  readonly name: string | null;
  /** The lines `when:`, `for:` and `then:` under the heading. */
  readonly when: string | null;
  readonly phrases: string | null;
  readonly branches: string | null;
  readonly body: readonly string[];
  /** The number of the body's first line. */
  readonly bodyLine: number;
}

export function readSections(lines: readonly string[], start: number, report: Report): Section[] {
  const heads = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => index >= start && line.startsWith('## '));
  const before = lines.slice(start, heads[0]?.index ?? lines.length);
  if (before.some((line) => line.trim() !== '')) report(start + 1, 'text before the first heading');
  return heads.map(({ index }, at) =>
    sectionOf(lines.slice(index, heads[at + 1]?.index ?? lines.length), index + 1),
  );
}

function sectionOf(lines: readonly string[], line: number): Section {
  const [part = '', ...name] = (lines[0] ?? '').slice(3).split('·');
  const clauses = new Map<string, string>();
  let at = 1;
  for (; at < lines.length; at += 1) {
    // The formatter of Markdown puts an empty line under a heading.
    if (lines[at]?.trim() === '') continue;
    const clause = /^(?<key>when|for|then):\s*(?<value>.*)$/u.exec(lines[at] ?? '')?.groups;
    if (!clause) break;
    const { key = '', value = '' } = clause;
    // A long list of phrases may stand on several lines.
    const before = key === 'for' ? clauses.get(key) : undefined;
    clauses.set(key, before === undefined ? value.trim() : `${before} | ${value.trim()}`);
  }
  return {
    line,
    part: part.trim(),
    name: name.length > 0 ? name.join('·').trim() : null,
    when: clauses.get('when') ?? null,
    phrases: clauses.get('for') ?? null,
    branches: clauses.get('then') ?? null,
    body: lines.slice(at),
    bodyLine: line + at,
  };
}
