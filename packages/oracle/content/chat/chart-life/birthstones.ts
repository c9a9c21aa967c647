/** The stone of each month, from January on, as jewelers fixed the list in 1912. */
export const BIRTHSTONES: readonly string[] = [
  'garnet',
  'amethyst',
  'aquamarine',
  'diamond',
  'emerald',
  'pearl',
  'ruby',
  'peridot',
  'sapphire',
  'opal',
  'topaz',
  'turquoise',
];
