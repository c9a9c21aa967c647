import { describe, expect, test } from 'vitest';
import { parseFamily } from './parse-family.ts';

const ASKS = Array.from({ length: 12 }, (_, index) => `  - "ask number ${index}"`).join('\n');
const FAMILY = `---
id: got-fired
theme: work
kind: comfort
label: losing a job   # a comment
asks:
${ASKS}
entities: [span, who]
needs: [work_line]
near:
  should-quit: "leaving by choice"
requires: []
forbids: [died]
care: soft
facts: asked
---

## answer · today
when: tells, words fired|let go|lay*
then: yes = say "Good; I'm glad."; no = more; words boss = answer other

I'm sorry. [[{Span} is long.]] Rest {tonight}.

## answer · other

One company's decision.

## answer · sign
when: has sign
for: Fired as a leo | what does my sign say of it
for: sacked, and i am a pisces

By {sign} then.

## short

Sign nothing.

## plain

Nothing.

## more

Later.

## table · lines

| sign | line_of_sign |
|---|---|
| aries | Go. |
| taurus | Stay. |
`;

const problemsOf = (text: string) =>
  parseFamily('got-fired.md', text).problems.map(({ line, message }) => `${line}: ${message}`);

describe('A family file', () => {
  test('may have an empty line under a heading, as the formatter writes it', () => {
    const spaced = FAMILY.replaceAll(/^(## answer .*)$/gmu, '$1\n');
    expect(parseFamily('got-fired.md', spaced).family).toEqual(
      parseFamily('got-fired.md', FAMILY).family,
    );
  });

  test('becomes a family with its passages, conditions, branches and tables', () => {
    const { family, problems } = parseFamily('got-fired.md', FAMILY);
    expect(problems).toEqual([]);
    expect(family).toMatchObject({
      id: 'got-fired',
      label: 'losing a job',
      near: { 'should-quit': 'leaving by choice' },
      forbids: ['died'],
      purpose: null,
    });
    expect(family.passages[0]).toEqual({
      part: 'answer',
      form: null,
      name: 'today',
      when: [{ kind: 'tells' }, { kind: 'words', words: ['fired', 'let go', 'lay*'] }],
      phrases: [],
      branches: [
        {
          reply: { kind: 'yes' },
          target: { kind: 'say', text: "Good; I'm glad." },
        },
        { reply: { kind: 'no' }, target: { kind: 'more' } },
        {
          reply: { kind: 'words', words: ['boss'] },
          target: { kind: 'answer', name: 'other' },
        },
      ],
      text: "I'm sorry. [[{Span} is long.]] Rest {tonight}.",
    });
    expect(family.passages[2]?.phrases).toEqual([
      'fired as a leo',
      'what does my sign say of it',
      'sacked, and i am a pisces',
    ]);
    expect(family.tables[0]?.rows['aries']).toEqual({
      line_of_sign: 'Go.',
    });
  });

  test('may hold several passages for a next message of one form', () => {
    const next = '\n## next · told\n\nOne.\n\n## next · told\n\nTwo.\n\n## next · why\n\nThree.\n';
    const { family, problems } = parseFamily('got-fired.md', FAMILY + next);
    expect(problems).toEqual([]);
    const passages = family.passages.filter(({ part }) => part === 'next');
    expect(passages.map(({ form, name }) => [form, name])).toEqual([
      ['told', 'told'],
      ['told', 'told 2'],
      ['why', 'why'],
    ]);
  });

  test.each([
    ['an unknown key', 'care: soft', 'car: soft', '25: unknown key "car"'],
    ['an unknown theme', 'theme: work', 'theme: job', '3: "theme" is one of love'],
    ['an unknown condition', 'when: has sign', 'when: maybe', '39: unknown condition "maybe"'],
    ['an unknown slot', '{tonight}', '{tonite}', '29: unknown slot "tonite"'],
    ['an unknown entity', '[span, who]', '[span, whom]', '1: unknown entity "whom"'],
    ['a brace too many', 'Sign nothing.', 'Sign {nothing.', '46: a "{" or "}" that'],
    ['open brackets', '[[{Span} is long.]]', '[[{Span} is long.', '29: "[[" and "]]" do not'],
    ['a branch to nowhere', 'answer other', 'answer none', '29: "then:" leads to no answer'],
    ['a faulty branch', 'no = more', 'no → more', '29: not "reply = target": no → more'],
    ['a window without purpose', 'Later.', 'In {window}.', '54: {window} needs a purpose'],
    [
      'a phrase twice',
      '| what does',
      '| fired as a leo | what does',
      '39: twice in "for:": "fired',
    ],
    ['phrases for no answer', '## more\n', '## more\nfor: go on\n', '54: only answers have "for:"'],
    ['a missing part', '## plain\n\nNothing.\n', '', '1: no "## plain"'],
    ['an unknown heading', '## more', '## most', '54: unknown heading "most"'],
    ['a short row', '| aries | Go. |', '| aries |', '62: 2 cells expected'],
    ['another id', 'id: got-fired', 'id: fired', '1: the id is "fired"'],
  ])('with %s is refused, naming the line', (_, from, to, expected) => {
    expect(problemsOf(FAMILY.replace(from, to)).join('\n')).toContain(expected);
  });

  test('needs an answer that every user can get', () => {
    const needs = FAMILY.replace("One company's decision.", 'By {moon_sign} then.');
    const waits = FAMILY.replace('## answer · other\n', '## answer · other\nfor: a company\n');
    for (const text of [needs, waits])
      expect(problemsOf(text)).toContain(
        '1: no answer without "when:", "for:" and slots that may be empty',
      );
  });
});
