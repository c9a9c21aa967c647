/** Every text of a reading's drawing that a user can see. */
export const copy = {
  pathOf: (body: string) => `${body}’s path`,
  yourPoint: (point: string, place: string) => `your ${point}, ${place}`,
  towardsPoint: (aspect: string, point: string, place: string) =>
    `${aspect} to your ${point}, ${place}`,
  today: 'today',
  crossings: (count: string, length: string) => `${count} crossings in ${length}.`,
  oneCrossing: (when: string) => `One crossing, ${when}.`,
  noCrossing: 'It comes close and does not cross.',
  next: (when: string) => `The next is ${when}.`,
  lastAhead: (when: string) => `The last is ${when}.`,
  lastBehind: (when: string) => `The last was ${when}.`,
  pathLabel: (body: string, target: string, dates: string) =>
    `${body}’s path back and forth over the degree of ${target}. Exact: ${dates}.`,
  pathLabelWithoutDates: (body: string, target: string) =>
    `${body}’s path near the degree of ${target}.`,
  moon: (phase: string, lit: number, days: number) =>
    `${phase}, ${lit}% lit, about ${days} days old.`,
  moonLabel: (phase: string, lit: number) => `The Moon: ${phase}, ${lit}% lit`,
  lunation: (name: string, when: string, place: string) => `${name}, ${when}, at ${place}.`,
  newMoon: 'New Moon',
  fullMoon: 'Full Moon',
  pair: (first: string, second: string) => `${first}, and ${second}.`,
  pairLabel: (first: string, second: string) => `The signs ${first} and ${second} side by side`,
  inHouse: (body: string, house: string, until: string) =>
    `${body} in your ${house} house${until}.`,
  inSign: (body: string, house: string, sign: string, until: string) =>
    `${body} in the ${house} sign from ${sign}${until}.`,
  until: (when: string) => `, until ${when}`,
  houseLabel: (house: string) => `A wheel of twelve houses with the ${house} lit`,
  signLabel: (house: string, sign: string) =>
    `The twelve signs counted from ${sign}, with the ${house} lit`,
  natal: (point: string, place: string, house: string) => `Your ${point} in ${place}${house}.`,
  ofHouse: (house: string) => `, ${house} house`,
  toYour: (body: string, aspect: string, point: string) => `${body} ${aspect} your ${point}`,
  exactOn: (when: string) => `, exact ${when}`,
  between: (first: string, aspect: string, second: string) => `${first} ${aspect} ${second}.`,
  your: (point: string) => `Your ${point}`,
  their: (point: string) => `their ${point}`,
  enters: (body: string, sign: string) => `${body} enters ${sign}.`,
  turnsBack: (body: string, place: string) => `${body} turns backward at ${place}.`,
  turnsAhead: (body: string, place: string) => `${body} turns forward again at ${place}.`,
  stands: (body: string, place: string) => `${body} in ${place}.`,
  ofSign: (sign: string, ruler: string) => `${sign}, ruled by ${ruler}.`,
  ringLabel: (caption: string) => `On the ring of the zodiac: ${caption}`,
} as const;
