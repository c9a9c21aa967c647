import { expect, it } from 'vitest';
import { parseMatter } from './parse-matter.ts';

const parse = (...lines: string[]): ReturnType<typeof parseMatter> =>
  parseMatter({ file: 'home.md', line: 7, text: lines.join('\n') });

it('reads a name, a label, words, what a message needs to tell, tries and what is said', () => {
  const { matter, problems } = parse(
    '# snoring',
    'label: my partner snoring',
    String.raw`words: \bsnor(?:e|es|ing)\b`,
    String.raw`needs: snor && @parent|he\b`,
    'unless: dog',
    '',
    '- he snores: all night',
    '- my wife snores',
    '',
    'told: Try sleeping on the side.',
    'should: Yes, tell them.',
  );
  expect(problems).toEqual([]);
  const texts = ['my mum snores', 'he snores', 'the dog snores'];
  expect(texts.filter((text) => matter.needs.every((one) => one.test(text)))).toEqual([
    'my mum snores',
    'he snores',
  ]);
  expect(matter).toEqual({
    id: 'snoring',
    label: 'my partner snoring',
    words: [/\bsnor(?:e|es|ing)\b/u],
    needs: [/\b(?:snor)/u, expect.any(RegExp)],
    unless: /dog/u,
    tries: ['he snores: all night', 'my wife snores'],
    says: { told: 'Try sleeping on the side.', should: 'Yes, tell them.' },
  });
});

it('reads what is said instead in a certain part of life', () => {
  const { matter, problems } = parse(
    '# snoring',
    'told: Try sleeping on the side.',
    String.raw`told if \b(?:dog|cat)\b: Let it sleep in the hall.`,
  );
  expect(problems).toEqual([]);
  expect(matter.says).toEqual({ told: 'Try sleeping on the side.' });
  expect(matter.variants).toEqual([
    { form: 'told', of: /\b(?:dog|cat)\b/u, text: 'Let it sleep in the hall.' },
  ]);
});

it.each([
  ['a name in capitals', ['# My Snoring', 'told: Try.'], 7],
  ['no "told"', ['# snoring', 'should: Yes.'], 7],
  ['a way of asking that is unknown', ['# snoring', 'told: Try.', 'shall: Yes.'], 9],
  ['a way of asking twice', ['# snoring', 'told: Try.', 'told: Or this.'], 9],
  ['an unknown group of words', ['# snoring', 'needs: @parrots', 'told: Try.'], 8],
  ['an unknown slot', ['# snoring', 'told: {They} snore{es}.'], 8],
  ['a line of no kind', ['# snoring', 'he snores', 'told: Try.'], 8],
])('tells of %s, and where', (_, lines, line) => {
  const { problems } = parse(...lines);
  expect(problems).toEqual([expect.objectContaining({ file: 'home.md', line })]);
});
