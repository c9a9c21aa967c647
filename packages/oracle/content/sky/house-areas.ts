/** What a house touches in a person: singular noun phrases. */
export const HOUSE_AREAS: Readonly<Record<number, readonly string[]>> = {
  1: ['your sense of who you are', 'your ease in company'],
  2: ['your sense of worth', 'your sense of enough'],
  3: ['your way with words', 'your everyday conversation'],
  4: ['your sense of home', 'your private mood'],
  5: ['your playful side', 'your creative spark'],
  6: ['your daily rhythm', 'your patience with details'],
  7: ['your way with people', 'your sense of give and take'],
  8: ['your trust in other people', 'your readiness to share'],
  9: ['your trust in life', 'your love of learning'],
  10: ['your sense of direction', 'your good name'],
  11: ['your place among friends', 'your hope for the future'],
  12: ['your need for quiet', 'your inner life'],
};
