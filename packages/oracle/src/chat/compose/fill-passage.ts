import { capitalised } from '../../text/capitalised.ts';
import type { ChatFact } from '../../facts/fact.ts';
import type { ReadingPart } from '../../reading.ts';
import type { Entities } from '../understood.ts';
import { isVerbSlot, personIn, verbFor } from './entity-slots.ts';
import type { SlotSource } from './slot-source.ts';
import { sentencesIn, tidyText } from './tidy-text.ts';

/** A passage with its holes filled: in sentences, each with the facts it rests on. */
export interface FilledPassage {
  readonly parts: readonly ReadingPart[];
  readonly facts: readonly ChatFact[];
}

const OPTIONAL = /\[\[(?<inside>.*?)\]\]/gsu;
const SLOT = /\{(?<name>[A-Za-z]\w*)(?:\|(?<fallback>[^{}]*))?\}/gu;
/** Marks where a fact was used; private characters that no text has. */
const MARK = /\u{E000}(?<index>\d+)\u{E001}/gu;

/** Null when a slot that must be filled is empty. */
export function fillPassage(
  text: string,
  source: SlotSource,
  entities: Entities,
): FilledPassage | null {
  const facts: ChatFact[] = [];
  const fillIn = (words: string): string | null => fillSlots(words, source, entities, facts);
  const whole = text.replaceAll(OPTIONAL, (_, inside: string) => fillIn(inside) ?? '');
  const filled = fillIn(whole);
  if (filled === null) return null;
  const parts = sentencesIn(tidyText(filled)).map((sentence) => ({
    text: sentence.replaceAll(MARK, ''),
    cites: [...sentence.matchAll(MARK)].flatMap(({ groups }) => {
      const fact = facts[Number(groups?.['index'])];
      return fact === undefined ? [] : [fact.id];
    }),
  }));
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return {
    parts: parts
      .filter(({ text: said }, at) => parts.findIndex((part) => part.text.endsWith(said)) === at)
      .map((part) => ({ ...part, cites: [...new Set(part.cites)] })),
    facts: facts.filter(({ id }, at) => cited.has(id) && isFirst(facts, id, at)),
  };
}

const isFirst = (facts: readonly ChatFact[], id: string, at: number): boolean =>
  facts.findIndex((fact) => fact.id === id) === at;

function fillSlots(
  text: string,
  source: SlotSource,
  entities: Entities,
  facts: ChatFact[],
): string | null {
  let isWhole = true;
  let subject: 'person' | 'pronoun' = 'pronoun';
  const filled = text.replaceAll(
    SLOT,
    (_: string, written: string, fallback: string | undefined, at: number) => {
      const name = written.toLowerCase();
      if (isVerbSlot(name)) return verb(name, subject, entities, text.slice(0, at));
      const found = source(name);
      if (SUBJECTS.has(name)) subject = found === null ? 'pronoun' : 'person';
      if (name === 'they') subject = 'pronoun';
      if (found === null && fallback === undefined) isWhole = false;
      const after = text.slice(at + _.length);
      const words = found === null ? (fallback ?? '') : asSubject(name, found.text, after);
      const marks = (found?.facts ?? []).map((fact) => `\u{E000}${facts.push(fact) - 1}\u{E001}`);
      const shown = isLarge(written) ? capitalised(words) : words;
      return marked(shown, marks.join(''));
    },
  );
  return isWhole ? filled : null;
}

const SUBJECT_FORMS: Readonly<Record<string, string>> = {
  him: 'he',
  her: 'she',
  them: 'they',
};
const BEFORE_VERB =
  /^ (?:\{(?:is|has|does|was)\}|[a-z]+\{s\}|is|was|has|does|did|will|would|can|could|[a-z]+(?:ides|ants|ays|inks|eels|nows|oes)\b)/iu;

/** "it depends on what him decides" → "what he decides" */
const asSubject = (name: string, words: string, after: string): string =>
  name === 'who' && BEFORE_VERB.test(after) ? (SUBJECT_FORMS[words] ?? words) : words;

const SUBJECTS: ReadonlySet<string> = new Set(['who', 'name', 'pet', 'lost', 'died']);

/** After a noun the verb is that of one person; after a pronoun that of the pronoun. */
function verb(
  name: Parameters<typeof verbFor>[0],
  subject: 'person' | 'pronoun',
  entities: Entities,
  before: string,
): string {
  const they = personIn(entities)?.they ?? 'they';
  const isSingular = subject === 'person' || they !== 'they';
  const ending = verbFor(name, isSingular);
  if (name !== 's' || !isSingular) return ending;
  // "watch{s}", "go{s}", "try{s}"
  return /(?:s|x|z|ch|sh|o)$/u.test(before) ? 'es' : ending;
}

/** Every sentence of a value rests on its facts. */
const marked = (words: string, marks: string): string =>
  marks === '' ? words : words.replaceAll(/(?<!\b[ap]\.m)[.?!](?= [A-Z])/gu, `$&${marks}`) + marks;

const isLarge = (written: string): boolean => written.charAt(0) !== written.charAt(0).toLowerCase();
