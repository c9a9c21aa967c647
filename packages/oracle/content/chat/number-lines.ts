/** What numerology makes of a number; each fits after "reads 9 as". */
export const NUMBER_LINES: Readonly<Record<number, string>> = {
  1: 'a beginning: going first, and standing on your own feet.',
  2: 'a pair: patience, tact and another person.',
  3: 'company: talk, play and things you make.',
  4: 'order: work, walls and what lasts.',
  5: 'change: travel, freedom and a short attention span.',
  6: 'care: home, family and being the one who looks after it.',
  7: 'quiet: thinking, doubt and time alone.',
  8: 'weight: money, ambition and getting it done.',
  9: 'an ending that makes room: generosity, and letting go.',
  11: 'a 2 with the volume up: quick to feel, and easily overloaded. It is one of the three that are not added up further.',
  22: 'a 4 with larger plans: building something big, one dull day at a time. It is one of the three that are not added up further.',
  33: 'a 6 for the whole room: care that has to remember itself. It is one of the three that are not added up further.',
};
