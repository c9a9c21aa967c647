/** What a house is about, in the words of everyday talk: each fits after "about". */
export const HOUSE_MATTER_WORDS: Readonly<Record<number, string>> = {
  1: 'how you come across',
  2: 'money and what you own',
  3: 'talk, errands and siblings',
  4: 'home and family',
  5: 'play and romance',
  6: 'daily work and habits',
  7: 'partners',
  8: 'shared money and trust',
  9: 'travel and study',
  10: 'work and your name',
  11: 'friends and plans',
  12: 'rest and privacy',
};
