import { createSkyTable } from '@palm/astrology/sky-table';
import { expect, it } from 'vitest';
import { SMALL_FAMILIES } from '../../../test/small-families.ts';
import type { Family, Passage } from '../family.ts';
import { checkBank } from './check-bank.ts';

const [family] = SMALL_FAMILIES.values();
const sky = createSkyTable();
const problemsWith = (passage: Partial<Passage>): string[] => {
  if (family === undefined) throw new RangeError('no family');
  const added: Passage = {
    part: 'answer',
    form: null,
    name: 'added',
    when: [],
    phrases: [],
    branches: [],
    text: 'Yes.',
    ...passage,
  };
  const changed: Family = { ...family, passages: [...family.passages, added] };
  return checkBank([changed], sky, []).map(({ message }) => message);
};

it('finds nothing wrong with families that are in order', () => {
  expect(checkBank([...SMALL_FAMILIES.values()], sky, [])).toEqual([]);
});

it('finds slots that nothing fills, links to nowhere and passages that no user gets', () => {
  expect(problemsWith({ text: 'The {weather} is fine.' })).toContain('nothing fills {weather}');
  expect(
    problemsWith({
      branches: [{ reply: { kind: 'yes' }, target: { kind: 'family', id: 'no-such' } }],
    }),
  ).toEqual(['"then:" leads to no family "no-such"']);
  expect(
    problemsWith({
      when: [
        { kind: 'has', slot: 'who' },
        { kind: 'no', slot: 'who' },
      ],
    }),
  ).toEqual(['its conditions contradict each other']);
  expect(problemsWith({ text: 'Shortly: [[{venus_line}]]' })).toEqual([
    'a colon stands before a sentence that may be left out',
  ]);
  expect(problemsWith({ part: 'plain', name: 'of no answer' })).toEqual([
    'no answer is named "of no answer"',
  ]);
  expect(
    problemsWith({
      text: 'Your rising sign is {rising_sign}.',
      when: [{ kind: 'chart', chart: 'date' }],
    }),
  ).toEqual(['no sample user gets it']);
});
