import { findEntities } from '../entities/find-entities.ts';
import { isJoke } from '../entities/find-feelings.ts';
import type { Entities, Form } from '../understood.ts';
import type { Whom } from '../vocabulary.ts';
import { plainText } from './words/plain-text.ts';
import { questionForm, whomAbout } from './question-form.ts';
import type { BankWords } from './words/repair-spelling.ts';
import type { Part } from './split-message.ts';
import { withoutExaggeration } from './words/without-exaggeration.ts';
import { withTypes } from './words/type-tokens.ts';

/** A piece of a message with everything that can be seen in it before it is recognised. */
export interface Looked {
  readonly plain: string;
  /** The statement before it, plain. */
  readonly before: string;
  /** Plain text with the statement before it, and types instead of names and numbers. */
  readonly typed: string;
  readonly entities: Entities;
  readonly form: Form;
  readonly about: Whom;
  readonly isJoke: boolean;
}

/** "born 9 nov 2004 19:40 manchester" says whose chart it is, and nothing of what is asked. */
const ONLY_BIRTH = /^\W*(?:i was |i'?m |i am )?born (?=[^?]*\d)[^?]{4,60}$/iu;

export function lookAt({ text, said }: Part, words: BankWords, today: string): Looked {
  const plain = withoutExaggeration(plainText(text, words));
  const isTold = said !== '' && !ONLY_BIRTH.test(said);
  const before = isTold ? withoutExaggeration(plainText(said, words)) : '';
  const entities = findEntities(text, said, today);
  return {
    plain,
    before,
    typed: withTypes(`${before} ${plain}`.trim(), entities),
    entities,
    form: questionForm(plain, text),
    about: whomAbout(plain),
    isJoke: isJoke(`${said} ${text}`),
  };
}

const MARKED = [
  'sign',
  'sign_b',
  'planet',
  'point',
  'house',
  'aspect',
  'element',
  'card',
  'term',
  'number',
  'place',
  'date',
  'clock',
  'span',
  'age',
  'name',
  'pet',
  'died',
  'line',
  'language',
  'deadline',
  'pattern',
  'a',
] as const satisfies readonly (keyof Entities)[];

/** What was found, as names of features. */
export function marksOf({ entities, form, about, typed }: Looked): string[] {
  const has = MARKED.filter((key) => entities[key] !== undefined);
  const relation = entities.who?.relation;
  const words = typed.split(' ').length;
  return [
    ...has,
    `form ${form}`,
    `about ${about}`,
    ...(relation ? [`who ${relation}`] : []),
    ...(entities.feels ?? []).map((feeling) => `feels ${feeling}`),
    words <= 2 ? 'tiny' : words <= 5 ? 'short' : words <= 14 ? 'middle' : 'long',
  ];
}
