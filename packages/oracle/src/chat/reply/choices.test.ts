import { expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { choicesFor, insteadOf, waysToHelp } from './choices.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const labelsFor = (text: string, ids: readonly string[]): string[] =>
  choicesFor(ids, { families }, { said: '', text }).map(({ label }) => label);

test('A grave subject that the user did not name is not offered', () => {
  expect(labelsFor('i was so scared for 3 weeks', ['miscarriage', 'exam'])).toEqual([
    families.get('exam')?.label,
  ]);
});

test('A grave subject that was named is offered', () => {
  const label = families.get('miscarriage')?.label;
  expect(labelsFor('losing the pregnancy broke us', ['miscarriage'])).toEqual([label]);
});

const waysFor = (plain: string): string[] =>
  waysToHelp({ families }, { said: '', plain }).map(({ label }) => label);

test('A yes or no is one of the ways of helping, unless no side is taken on the matter', () => {
  expect(waysFor('the green one is back')).toEqual(['a yes or no', 'words to say', 'just listen']);
  expect(waysFor('the court and the lawyer again')).toEqual(['words to say', 'just listen']);
});

test('What says the same in other words is no choice', () => {
  expect(insteadOf('two-signs', ['compat-person', 'soulmate'])).toEqual(['soulmate']);
  expect(insteadOf('exam', ['compat-person'])).toEqual(['compat-person']);
});
