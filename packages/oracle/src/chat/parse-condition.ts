import { CHARTS_KNOWN, type Condition } from './family.ts';
import { FEELINGS, QUESTION_FORMS, WHOMS } from './vocabulary.ts';

/** "has span, asks when" → the conditions; a text for each term that is not one. */
export function parseConditions(when: string): {
  conditions: Condition[];
  faults: string[];
} {
  const conditions: Condition[] = [];
  const faults: string[] = [];
  for (const term of when.split(',').map((each) => each.trim())) {
    const condition = conditionOf(term);
    if (condition === null) faults.push(`unknown condition "${term}"`);
    else conditions.push(condition);
  }
  return { conditions, faults };
}

function conditionOf(term: string): Condition | null {
  if (term === 'tells' || term === 'joke') return { kind: term };
  const [verb = '', ...rest] = term.split(/\s+/u);
  const object = rest.join(' ');
  if (object === '') return null;
  switch (verb) {
    case 'has':
    case 'no':
      return { kind: verb, slot: object };
    case 'words':
      return { kind: 'words', words: parseWords(object) };
    case 'feels':
      return oneOf(FEELINGS, object, (feeling) => ({ kind: 'feels', feeling }));
    case 'asks':
      return oneOf(QUESTION_FORMS, object, (form) => ({ kind: 'asks', form }));
    case 'about':
      return oneOf(WHOMS, object, (whom) => ({ kind: 'about', whom }));
    case 'chart':
      return oneOf(CHARTS_KNOWN, object, (chart) => ({ kind: 'chart', chart }));
    default:
      return null;
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
  build: (value: Value) => Condition,
): Condition | null {
  const value = values.find((each) => each === text);
  return value === undefined ? null : build(value);
}

/** "a|b c|d*" */
export const parseWords = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
