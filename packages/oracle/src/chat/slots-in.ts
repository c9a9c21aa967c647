/** A `{slot}` of a passage. */
export interface SlotUse {
  /** In small letters. */
  readonly name: string;
  readonly fallback: string | null;
  /** Stands inside `[[ … ]]`: the sentence is left out when it is empty. */
  readonly isOptional: boolean;
}

const OPTIONAL = /\[\[.*?\]\]/gsu;
const SLOT = /\{(?<name>[A-Za-z]\w*)(?:\|(?<fallback>[^{}]*))?\}/gu;

export function slotsIn(text: string): SlotUse[] {
  const optional = [...text.matchAll(OPTIONAL)].flatMap(([part]) => usesIn(part, true));
  return [...optional, ...usesIn(text.replace(OPTIONAL, ' '), false)];
}

const usesIn = (text: string, isOptional: boolean): SlotUse[] =>
  [...text.matchAll(SLOT)].map(({ groups }) => ({
    name: (groups?.['name'] ?? '').toLowerCase(),
    fallback: groups?.['fallback'] ?? null,
    isOptional,
  }));

/** Why the marks of a passage are not well formed; null when they are. */
export function faultyMarks(text: string): string | null {
  const rest = text.replaceAll(SLOT, '');
  if (/[{}]/u.test(rest)) return 'a "{" or "}" that belongs to no slot';
  const depth = [...rest.matchAll(/\[\[|\]\]/gu)].map(([mark]) => mark).join('');
  return /^(?:\[\[\]\])*$/u.test(depth) ? null : '"[[" and "]]" do not pair up';
}
