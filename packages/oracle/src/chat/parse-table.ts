import type { Report } from './format-problem.ts';
import type { Table } from './family.ts';
import type { Section } from './read-sections.ts';

export function parseTable(section: Section, report: Report): Table {
  const rows = section.body
    .map((line, index) => ({
      line: section.bodyLine + index,
      cells: cellsOf(line),
    }))
    .filter(({ cells }) => cells !== null);
  const [key = '', ...columns] = rows[0]?.cells ?? [];
  if (columns.length === 0) report(section.line, 'a table needs a key column and another');
  const lines: Record<string, Record<string, string>> = {};
  for (const { line, cells } of rows.slice(1)) {
    const [value = '', ...rest] = cells ?? [];
    if (/^:?-+:?$/u.test(value)) continue;
    if (rest.length !== columns.length) report(line, `${columns.length + 1} cells expected`);
    const name = value.toLowerCase();
    if (Object.hasOwn(lines, name)) report(line, `"${value}" stands twice`);
    lines[name] = Object.fromEntries(columns.map((column, index) => [column, rest[index] ?? '']));
  }
  if (section.name === null) report(section.line, 'a table has a name: "## table · NAME"');
  return { name: section.name ?? '', key, columns, rows: lines };
}

function cellsOf(line: string): string[] | null {
  const trimmed = line.trim();
  if (!trimmed.startsWith('|')) return null;
  return trimmed
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
