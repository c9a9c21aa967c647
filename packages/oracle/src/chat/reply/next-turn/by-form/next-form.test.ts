import { expect, test } from 'vitest';
import { nextFormOf } from './next-form.ts';

test.each([
  ['what do i even say', 'say'],
  ['is it normal that i already miss her', 'normal'],
  ['am i overreacting', 'normal'],
  ['what does he want', 'them'],
  ['will she reply', 'them'],
  ['why now', 'why'],
  ['how long will it take', 'when'],
  ['what month will it pick up', 'when'],
  ['how do i survive', 'how'],
  ['any tips', 'how'],
  ['should i write her a letter', 'should'],
  ['is it worth it', 'should'],
  ['too old', 'should'],
] as const)('"%s" asks %s', (plain, expected) => {
  expect(nextFormOf({ plain, form: 'yes-no', text: `${plain}?` })).toBe(expected);
});

test('A statement only tells', () => {
  expect(nextFormOf({ plain: 'he has three kids', form: 'tells', text: 'he has 3 kids' })).toBe(
    'told',
  );
});

test.each([
  ['can you just write the message for me', 'say'],
  ['could you draft him a short email', 'told'],
  ['draft me a short letter', 'say'],
  ['what i do first', 'how'],
] as const)('Words and first steps are asked for in broken sentences too: %s', (plain, form) => {
  expect(nextFormOf({ plain, form: 'tells', text: plain })).toBe(form);
});

test('A question for a name or a place has no form', () => {
  expect(nextFormOf({ plain: 'who told him', form: 'what', text: 'who told him?' })).toBeNull();
});
