/** What a house is, in everyday words: each fits after "The 4th house is". */
export const HOUSE_LINES: Readonly<Record<number, string>> = {
  1: 'how you come across and begin things, before anyone knows you.',
  2: 'money, belongings and what you feel you are worth.',
  3: 'talk, siblings, neighbors and the daily round.',
  4: 'home, family and where you come from.',
  5: 'play, romance, children and whatever you make for its own sake.',
  6: 'daily work, habits and looking after the body.',
  7: 'partners, in love and in business, and what you meet in other people.',
  8: 'trust, shared money, and what changes you for good.',
  9: 'travel, study and what you believe.',
  10: 'work in public, reputation and where you are headed.',
  11: 'friends, groups and plans.',
  12: 'rest, privacy, sleep and what happens out of sight: an inner life that others see little of.',
};
