/** What a house is about: noun phrases that fit after "the corner of". */
export const HOUSE_MATTERS: Readonly<Record<number, readonly string[]>> = {
  1: ['self and first impressions', 'looks and first impressions'],
  2: ['money and belongings', 'wages and wants'],
  3: ['talk, errands and neighbours', 'letters and learning'],
  4: ['home and family', 'home and roots'],
  5: ['play, romance and making things', 'fun and flirting'],
  6: ['daily work and habits', 'the daily round'],
  7: ['close partnership', 'the people closest by'],
  8: ['shared money and old debts', 'trust and shared things'],
  9: ['travel, study and belief', 'far places and big questions'],
  10: ['work and reputation', 'work and good name'],
  11: ['friends and plans', 'friends and hopes'],
  12: ['rest and privacy', 'solitude and sleep'],
};
