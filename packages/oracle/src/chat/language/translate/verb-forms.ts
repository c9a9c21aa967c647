/** What a form of a verb says. */
export interface VerbForm {
  /** The English verb, uninflected. */
  readonly english: string;
  readonly tense: Tense;
  /** 1 to 3 in the singular, 4 to 6 in the plural; 0 for none. */
  readonly person: number;
}

export type Tense = 'present' | 'past' | 'will' | 'would' | 'participle' | 'ing' | 'infinitive';

/** All forms of the verbs of a language; of several readings the likeliest comes first. */
export type VerbForms = ReadonlyMap<string, readonly VerbForm[]>;

/** A verb and its irregular parts, as far as it has any. */
export interface Verb {
  readonly infinitive: string;
  readonly english: string;
  readonly parts: readonly string[];
}

type Add = (tense: Tense, forms: readonly string[]) => void;

/** Six forms stand for six persons; any other number has none. */
export function collectForms(
  verbs: readonly Verb[],
  formsOf: (verb: Verb, add: Add) => void,
): VerbForms {
  const all = new Map<string, VerbForm[]>();
  for (const verb of verbs) {
    formsOf(verb, (tense, forms) => {
      forms.forEach((form, at) => {
        const person = forms.length === PERSONS ? at + 1 : 0;
        const reading = { english: verb.english, tense, person };
        const known = all.get(form);
        if (known === undefined) all.set(form, [reading]);
        else known.push(reading);
      });
    });
  }
  return all;
}
const PERSONS = 6;

/** The rows "infinitive: part / part"; a verb that ends with an irregular one goes like it. */
export function withIrregular(
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
  list: string,
): readonly Verb[] {
  const rows = new Map(
    list
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string[]] => {
        const [infinitive = '', parts = ''] = line.split(': ');
        return [infinitive.trim(), parts.split('/').map((part) => part.trim())];
      }),
  );
  return verbs.map(({ infinitive, english }) => {
    const own = rows.get(infinitive);
    if (own !== undefined) return { infinitive, english, parts: own };
    const [like, parts] =
      [...rows].find(([one]) => one.length >= SHORTEST_BASE && infinitive.endsWith(one)) ?? [];
    if (like === undefined || parts === undefined) return { infinitive, english, parts: [] };
    const prefix = infinitive.slice(0, -like.length);
    return { infinitive, english, parts: parts.map((part) => prefixed(prefix, part)) };
  });
}
/** "dar" is no part of "mandar", and "ser" none of "coser". */
const SHORTEST_BASE = 5;

const prefixed = (prefix: string, part: string): string =>
  part
    .split(' ')
    .map((form) => (form === '' ? '' : prefix + form))
    .join(' ');

export const formsIn = (list: string): readonly string[] =>
  list.split(' ').filter((form) => form !== '');

export const behind = (stem: string, endings: string): readonly string[] =>
  formsIn(endings).map((ending) => stem + (ending === '-' ? '' : ending));
