/** What a house is about: noun phrases that fit after "the corner of". */
export const HOUSE_MATTERS: Readonly<Record<number, readonly string[]>> = {
  1: ['self and first impressions', 'identity and appearance'],
  2: ['money and belongings', 'possessions and values'],
  3: ['talk, errands and near neighbours', 'letters and learning'],
  4: ['home and roots', 'hearth and family ground'],
  5: ['play, romance and making things', 'delight'],
  6: ['daily work and habits', 'routine and upkeep'],
  7: ['close partnership', 'one-to-one ties'],
  8: ['shared money and old debts', 'trust and shared resources'],
  9: ['travel, study and belief', 'far places and big questions'],
  10: ['work and reputation', 'public life'],
  11: ['friends and plans', 'company and hopes'],
  12: ['rest and privacy', 'solitude and quiet'],
};
