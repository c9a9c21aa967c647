import { expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { choicesFor } from './choices.ts';

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
