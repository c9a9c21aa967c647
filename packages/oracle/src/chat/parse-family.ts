import { checkFamily } from './check-family.ts';
import { parseBranches } from './parse-branches.ts';
import { parseConditions, parseWords } from './parse-condition.ts';
import { parseTable } from './parse-table.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { readHead } from './read-head.ts';
import { readSections, type Section } from './read-sections.ts';
import { NEXT_FORMS, PASSAGE_PARTS, type Family, type NextForm, type Passage } from './family.ts';
import type { FormatProblem, Report } from './format-problem.ts';

/** The text of `families/ID.md` → the family, and everything in it that is not as the format says. */
export function parseFamily(
  file: string,
  text: string,
): { readonly family: Family; readonly problems: readonly FormatProblem[] } {
  const problems: FormatProblem[] = [];
  const report: Report = (line, message) => problems.push({ file, line, message });
  const lines = text.split(/\r?\n/u);
  const front = readFrontMatter(lines, report);
  const sections = readSections(lines, front.end, report);
  const passages = numbered(sections).flatMap((section) => passageOf(section, report));
  const family: Family = {
    ...readHead(front, report),
    passages: passages.map(({ passage }) => passage),
    tables: sections
      .filter((section) => section.part === 'table')
      .map((section) => parseTable(section, report)),
  };
  if (`${family.id}.md` !== file) report(1, `the id is "${family.id}"`);
  checkFamily(family, (passage) => passages[passage]?.line ?? 1, report);
  return { family, problems };
}

function passageOf(section: Section, report: Report): { passage: Passage; line: number }[] {
  if (section.part === 'table') return [];
  const part = PASSAGE_PARTS.find((each) => each === section.part);
  if (!part) {
    report(section.line, `unknown heading "${section.part}"`);
    return [];
  }
  const when = section.when === null ? null : parseConditions(section.when);
  const then = section.branches === null ? null : parseBranches(section.branches);
  for (const fault of [...(when?.faults ?? []), ...(then?.faults ?? [])]) {
    report(section.line, fault);
  }
  const form = part === 'next' ? formOf(section) : null;
  if (part === 'next' && form === null) report(section.line, `unknown form "${section.name}"`);
  const text = section.body.join('\n').trim();
  const passage: Passage = {
    part,
    form,
    name: section.name,
    when: when?.conditions ?? [],
    phrases: section.phrases === null ? [] : parseWords(section.phrases),
    branches: then?.branches ?? [],
    text,
  };
  return [{ passage, line: section.line }];
}

const formOf = ({ name }: Section): NextForm | null =>
  NEXT_FORMS.find((form) => form === name?.split(' ')[0]) ?? null;

/** Several passages may answer the same next message: "told", "told 2". */
function numbered(sections: readonly Section[]): Section[] {
  const seen = new Map<string, number>();
  return sections.map((section) => {
    if (section.part !== 'next' || section.name === null) return section;
    const count = (seen.get(section.name) ?? 0) + 1;
    seen.set(section.name, count);
    return count === 1 ? section : { ...section, name: `${section.name} ${count}` };
  });
}
