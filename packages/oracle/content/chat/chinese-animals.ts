/** The twelve animals of the Chinese zodiac in their order, with what tradition says of each. */
export const CHINESE_ANIMALS: readonly { readonly name: string; readonly line: string }[] = [
  { name: 'Rat', line: 'Tradition calls the Rat quick, thrifty and good at spotting a chance.' },
  { name: 'Ox', line: 'Tradition calls the Ox patient, reliable and hard to hurry.' },
  { name: 'Tiger', line: 'Tradition calls the Tiger brave, generous and impatient with rules.' },
  { name: 'Rabbit', line: 'Tradition calls the Rabbit gentle, tactful and fond of peace at home.' },
  { name: 'Dragon', line: 'Tradition calls the Dragon bold, lucky and larger than the room.' },
  {
    name: 'Snake',
    line: 'Tradition calls the Snake thoughtful, private and a good judge of people.',
  },
  {
    name: 'Horse',
    line: 'Tradition calls the Horse lively, independent and always about to leave.',
  },
  { name: 'Goat', line: 'Tradition calls the Goat kind, artistic and happiest in company.' },
  {
    name: 'Monkey',
    line: 'Tradition calls the Monkey clever, playful and good at getting out of things.',
  },
  { name: 'Rooster', line: 'Tradition calls the Rooster exact, proud and honest to a fault.' },
  { name: 'Dog', line: 'Tradition calls the Dog loyal, fair and quick to worry.' },
  { name: 'Pig', line: 'Tradition calls the Pig warm, generous and good at enjoying things.' },
];

/** By pairs of years: those that end in 0 and 1 are metal. */
export const CHINESE_ELEMENTS: readonly string[] = ['Metal', 'Water', 'Wood', 'Fire', 'Earth'];
