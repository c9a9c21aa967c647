import type { Report } from './format-problem.ts';

export type FrontValue = string | readonly string[] | Readonly<Record<string, string>>;

export interface FrontMatter {
  readonly values: ReadonlyMap<string, { readonly line: number; readonly value: FrontValue }>;
  /** Index of the line after the closing `---`. */
  readonly end: number;
}

/** The part of YAML that families use: scalars, lists in brackets or on lines, and one level of keys. */
export function readFrontMatter(lines: readonly string[], report: Report): FrontMatter {
  const values = new Map<string, { line: number; value: FrontValue }>();
  if (lines[0]?.trim() !== '---') report(1, 'the file starts with "---"');
  let at = 1;
  while (at < lines.length && lines[at]?.trim() !== '---') {
    const line = lines[at] ?? '';
    const pair = /^(?<key>\w+):\s*(?<rest>.*)$/u.exec(line)?.groups;
    at += 1;
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!pair) {
      report(at, `not "key: value": ${line}`);
      continue;
    }
    const from = at;
    while (/^\s+\S/u.test(lines[at] ?? '') && lines[at]?.trim() !== '---') at += 1;
    const value = valueOf(pair['rest'] ?? '', lines.slice(from, at), (offset, message) =>
      report(from + offset, message),
    );
    values.set(pair['key'] ?? '', { line: from, value });
  }
  if (at >= lines.length) report(lines.length, 'the front matter has no closing "---"');
  return { values, end: at + 1 };
}

function valueOf(rest: string, block: readonly string[], report: Report): FrontValue {
  const text = withoutComment(rest);
  if (text.startsWith('[')) return listIn(text);
  if (text === '{}') return {};
  if (text !== '') return unquoted(text);
  const items = block
    .map((line, index) => ({
      text: withoutComment(line.trim()),
      offset: index + 1,
    }))
    .filter(({ text: item }) => item !== '');
  if (items.every((item) => item.text.startsWith('-'))) {
    return items.map((item) => unquoted(item.text.slice(1).trim()));
  }
  return Object.fromEntries(
    items.flatMap((item) => {
      const pair = /^(?<key>[\w-]+):\s*(?<value>.*)$/u.exec(item.text)?.groups;
      if (!pair) report(item.offset, `not "key: value": ${item.text}`);
      return pair ? [[pair['key'] ?? '', unquoted(pair['value'] ?? '')]] : [];
    }),
  );
}

const listIn = (text: string): string[] =>
  text
    .replace(/^\[|\]$/gu, '')
    .split(',')
    .map((item) => unquoted(item.trim()))
    .filter((item) => item !== '');

/** A comment starts with a space and "#", outside quotes. */
function withoutComment(text: string): string {
  if (text.startsWith('#')) return '';
  const quoted = /^(?:-\s*|[\w-]+:\s*)?(["']).*\1/u.exec(text);
  const from = quoted?.[0].length ?? 0;
  const comment = text.slice(from).search(/\s#/u);
  return (comment === -1 ? text : text.slice(0, from + comment)).trim();
}

function unquoted(text: string): string {
  const double = /^"(?<inner>.*)"$/u.exec(text)?.groups?.['inner'];
  if (double !== undefined) return double.replace(/\\(["\\])/gu, '$1');
  const single = /^'(?<inner>.*)'$/u.exec(text)?.groups?.['inner'];
  return single === undefined ? text : single.replaceAll("''", "'");
}
