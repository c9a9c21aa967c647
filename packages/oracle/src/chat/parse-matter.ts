import {
  type EverydayMatter,
  MATTER_FORMS,
  type MatterForm,
  type MatterVariant,
} from './everyday-matter.ts';
import type { FormatProblem } from './format-problem.ts';
import { neededWords } from './needed-words.ts';
import { ENTITY_SLOTS } from './slot-names.ts';

const HEADING = '# ';
const TRY = '- ';

/** Slots that a message cannot fill: a text with one would never be said. */
const unknownSlots = (text: string): string[] =>
  [...text.matchAll(/\{(?<name>[^|}]*)/gu)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => !ENTITY_SLOTS.has(name.toLowerCase()));

export interface MatterText {
  readonly file: string;
  /** The line of the file that the text begins on. */
  readonly line: number;
  readonly text: string;
}

/** The text of one matter → the matter, and everything in it that is not as the format says. */
export function parseMatter({ file, line: start, text }: MatterText): {
  readonly matter: EverydayMatter;
  readonly problems: readonly FormatProblem[];
} {
  const problems: FormatProblem[] = [];
  const words: RegExp[] = [];
  const needs: RegExp[] = [];
  const tries: string[] = [];
  const says = new Map<MatterForm, string>();
  const variants: MatterVariant[] = [];
  let label: string | null = null;
  let unless: RegExp | null = null;
  const [heading = '', ...lines] = text.split(/\r?\n/u);
  for (const [at, line] of lines.entries()) {
    const report = (message: string): unknown =>
      problems.push({ file, line: start + 1 + at, message });
    const [, name = '', of, value = ''] = /^([a-z]+)(?: if (.+?))?: (.+)$/u.exec(line) ?? [];
    const form = MATTER_FORMS.find((each) => each === name);
    if (line.startsWith(TRY)) tries.push(line.slice(TRY.length));
    else if (name === 'label') label = value;
    else if (name === 'words') words.push(new RegExp(value, 'u'));
    else if (name === 'needs') needs.push(...neededWords(value, report));
    else if (name === 'unless') unless = new RegExp(value, 'u');
    else if (form !== undefined && of !== undefined)
      variants.push({ form, of: new RegExp(of, 'u'), text: value });
    else if (form !== undefined && says.has(form)) report(`"${form}" stands here twice`);
    else if (form !== undefined) says.set(form, value);
    else if (line !== '') report(`"${line.slice(0, 40)}" is no try and no answer`);
    if (form !== undefined)
      for (const slot of unknownSlots(value)) report(`unknown slot "${slot}"`);
  }
  const told = says.get('told') ?? '';
  const id = heading.slice(HEADING.length);
  if (!/^[a-z0-9-]+$/u.test(id))
    problems.push({ file, line: start, message: `a name like "${id}"` });
  if (told === '') problems.push({ file, line: start, message: `${id} has no "told"` });
  const matter = {
    id,
    label,
    words,
    needs,
    unless,
    tries,
    says: { ...Object.fromEntries(says), told },
    ...(variants.length > 0 && { variants }),
  };
  return { matter, problems };
}
