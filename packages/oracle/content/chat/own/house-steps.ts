/** One useful thing to do in the part of life that a house stands for. */
export const HOUSE_STEPS: Readonly<Record<number, string>> = {
  1: 'One step: drop one thing you only do because people expect it of you.',
  2: 'One step: look at the last month of spending once, without blame, and move one bill.',
  3: "One step: answer the message that's been lying there, in two lines.",
  4: 'One step: say at home what you need this month, one thing, out loud.',
  5: 'One step: put one evening for fun in the calendar and treat it like an appointment.',
  6: 'One step: write down everything that lands on your desk for a week and hand one of them back.',
  7: "One step: ask the other person what they'd change first, and only listen.",
  8: 'One step: settle one thing that is owed, money or an apology.',
  9: 'One step: pick the one course or trip that matters and let the others go.',
  10: "One step: write down in a sentence what you'd want to be known for, and say no to one thing beside it.",
  11: 'One step: see one friend in person, and leave one group chat alone.',
  12: 'One step: take one quiet hour a week that belongs to nobody else.',
};
