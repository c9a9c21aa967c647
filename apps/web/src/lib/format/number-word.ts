const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
];

/** A small number in words, as in a sentence; a larger one in figures. */
export const numberWord = (value: number): string => WORDS[value] ?? value.toLocaleString('en-US');
