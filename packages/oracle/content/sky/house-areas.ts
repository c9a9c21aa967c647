/** What a house touches in a person: singular noun phrases. */
export const HOUSE_AREAS: Readonly<Record<number, readonly string[]>> = {
  1: ['your sense of who you are', 'your way of meeting the world'],
  2: ['your sense of worth', 'your sense of enough'],
  3: ['your way with words', 'your everyday conversation'],
  4: ['your sense of home', 'your private mood'],
  5: ['your playful side', 'your gift for delight'],
  6: ['your daily rhythm', 'your care for details'],
  7: ['your way of being with another person', 'your sense of fair give and take'],
  8: ['your trust in other people', 'your willingness to share'],
  9: ['your trust in life', 'your wish to learn'],
  10: ['your sense of direction', 'your good name'],
  11: ['your place among friends', 'your hope for the future'],
  12: ['your need for quiet', 'your inner life'],
};
