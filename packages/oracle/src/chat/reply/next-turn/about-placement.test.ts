import { expect, test } from 'vitest';
import { readFamilies } from '../../../../load/read-families.ts';
import { MAYA } from '../../../../test/slot-context.ts';
import { converse, type Turn } from '../../../../test/talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const saidTo = async (...turns: readonly Turn[]): Promise<string> =>
  (await converse(MAYA, turns, { families })).at(-1)?.text ?? '';

const MOON: Turn = ['whats my moon', { family: 'moon-sign-mine', form: 'what' }];

test.each([
  ['what does that mean for sleep', 'For sleep, your Moon is read for'],
  ['and money', 'For money, your Moon is read for'],
  ['ok and as a mom', 'For life with children, your Moon is read for'],
  ['does that explain why i burn out at work', 'A little, at most; a chart describes a style.'],
])('After a placement "%s" is answered for that part of life', async (message, expected) => {
  expect(await saidTo(MOON, [message, {}])).toContain(expected);
});

test('Whether it explains a habit is answered with what the placement is said to do', async () => {
  const text = await saidTo(MOON, ['is that why i never text back', {}]);
  expect(text).toMatch(/^A little, at most; a chart describes a style\. By the book, the Moon in/u);
});

test('A placement that is told is one that can be asked about', async () => {
  const text = await saidTo(
    ['i have sun in leo', { entities: { planet: 'sun', sign: 'leo' } }],
    ['how does that show up at work', {}],
  );
  expect(text).toContain('For work, the Sun is read for');
});

test('A second part of life is told of the same placement', async () => {
  const text = await saidTo(MOON, ['what does that mean for sleep', {}], ['and for money?', {}]);
  expect(text).toContain('For money, your Moon is read for');
});

test('After the big three the planet of that part of life is told', async () => {
  const text = await saidTo(
    ['big 3', { family: 'big-three' }],
    ['what does it mean for money', {}],
  );
  expect(text).toContain('For money, your Venus is read for');
});

test('The placement of the last answer is compared with the one that is named', async () => {
  const text = await saidTo(MOON, ['is it stronger than my mars', {}]);
  expect(text).toMatch(/^By the old rules of rank, your Moon:.*your Mars in Gemini/u);
});

test('A story that names work is no question about the placement', async () => {
  const text = await saidTo(MOON, [
    'my boss shouted at me in front of everyone at work this morning and i walked out',
    { family: 'bad-boss' },
  ]);
  expect(text).not.toContain('your Moon');
});
