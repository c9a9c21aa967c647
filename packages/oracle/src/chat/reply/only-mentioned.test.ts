import { expect, test } from 'vitest';
import { isOnlyMentioned } from './only-mentioned.ts';

test.each([
  ['my ex is a lawyer and he wont text me back, does he miss me', 'legal'],
  ['he lives near the casino and never calls. is he into me', 'gambling'],
  ['my husband won the election for school board, does he still love me', 'politics'],
] as const)('"%s" asks about a person', (message, topic) => {
  expect(isOnlyMentioned({ topic, answer: '' }, message)).toBe(true);
});

test.each([
  ['court tomorrow. will i be ok', 'legal'],
  ['my ex is a lawyer, should i sue him', 'legal'],
  ['we have a custody hearing on friday, will the judge like her', 'legal'],
  ['what are my lucky numbers for saturday', 'gambling'],
  ['i owe 9000 in debts, what do i do', 'debt'],
] as const)('"%s" asks about the topic', (message, topic) => {
  expect(isOnlyMentioned({ topic, answer: '' }, message)).toBe(false);
});
