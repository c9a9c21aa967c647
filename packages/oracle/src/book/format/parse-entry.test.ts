import { expect, test } from 'vitest';
import { repeatedSentences, repeatedTitles } from './check-book.ts';
import { parseEntry } from './parse-entry.ts';
import { readBook } from '../../../load/read-book.ts';

const TEXT = 'You may notice this on an ordinary morning with the kettle on. '.repeat(5).trim();

const fileWith = (sections: string, front = 'needs: date'): string => `---
key: transit / pluto / together / saturn
gist: Old rules are tested.
recurs: once in a lifetime
${front}
---

${sections}
`;

const parse = (sections: string, front?: string) =>
  parseEntry('transit/pluto/together-saturn', fileWith(sections, front));

const faultsOf = (sections: string, front?: string) =>
  parse(sections, front).faults.map(({ what }) => what);

test('reads a passage with its lens, turn, title and shape', () => {
  const { entry, faults } = parse(`## whole@last · Hand back the keys\n*Letter*\n\n${TEXT}`);
  expect(faults).toEqual([]);
  expect(entry.passages).toEqual([
    {
      id: 'transit/pluto/together-saturn#whole@last',
      lens: 'whole',
      turn: 'last',
      title: 'Hand back the keys',
      shape: 'Letter',
      owner: null,
      text: TEXT,
    },
  ]);
});

test('reads whose planet is whose in a tie', () => {
  const { entry } = parse(
    `## love · You push, they weigh\n*Portrait · your mars, their venus*\n\n${TEXT}`,
  );
  expect(entry.passages[0]?.owner).toEqual({ yours: 'mars', theirs: 'venus' });
});

test('reads beats and season lines', () => {
  const { entry, faults } = parse(
    '## season\n\nThrough {until}: Pluto is crossing your Saturn.\n\n' +
      '## beat\n\n**{day}.** Pluto and your Saturn meet exactly, once in your life.',
  );
  expect(faults).toEqual([]);
  expect(entry.lines.map(({ kind }) => kind)).toEqual(['season', 'beat']);
});

test('names the file, the line and what is wrong', () => {
  const { faults } = parse('## whole · Too short a page\n*Letter*\n\nFour words are few.');
  expect(faults).toEqual([
    { file: 'transit/pluto/together-saturn.md', line: 8, what: 'has 4 words, not 40 to 185' },
  ]);
});

test.each([
  ['an unknown lens', `## luck · A lucky title\n*Letter*\n\n${TEXT}`, 'unknown lens "luck"'],
  ['a missing shape', `## whole · A plain title\n\n${TEXT}`, 'the shape is missing'],
  [
    'an unknown slot',
    `## whole · A plain title\n*Letter*\n\n${TEXT} {boss}`,
    'unknown slot {boss}',
  ],
  ['an em dash', `## whole · A plain title\n*Letter*\n\n${TEXT} Yes — no.`, 'has an em dash'],
  ['a promise', `## whole · A plain title\n*Letter*\n\n${TEXT} You'll win.`, 'has "you will"'],
  [
    'an aspect by name',
    `## whole · A plain title\n*Letter*\n\n${TEXT} A square and a trine.`,
    'has an aspect by name',
  ],
  [
    'a claim about health',
    `## whole · A plain title\n*Letter*\n\n${TEXT} You have cancer.`,
    'says what the Oracle never says (illness): "You have cancer"',
  ],
  [
    'a beat without its day',
    '## beat\n\nPluto and your Saturn meet exactly today, at last.',
    'a beat begins with "**{day}.**"',
  ],
])('refuses %s', (_, sections, fault) => {
  expect(faultsOf(sections)).toContain(fault);
});

test('refuses front matter that does not say what the entry needs', () => {
  expect(faultsOf('', 'needs: luck')[0]).toMatch(/^"needs" must be one of/u);
});

test('refuses a key that no fact has', () => {
  const { faults } = parseEntry('transit/pluto/together-house', fileWith(''));
  expect(faults.map(({ what }) => what)).toContain('no fact has this key');
});

test('the Book has no fault, no sentence twice and no title twice', () => {
  const { entries, faults } = readBook();
  expect(faults).toEqual([]);
  expect(entries.length).toBeGreaterThan(20);
  expect(repeatedSentences(entries)).toEqual([]);
  expect(repeatedTitles(entries)).toEqual([]);
});
