import type { LineName } from '@palm/palmistry/vocabulary';

/** On a photo, whatever the theme: these can be seen on any skin, in a dark casing. */
export const CASING = '#14100a';
export const inks = {
  heart: '#ffd98a',
  head: '#f7f1e3',
  life: '#9fe0c4',
  fate: '#b9c9ee',
} as const satisfies Record<LineName, string>;

/** The same on the page itself. */
export const pageInks = {
  heart: 'text-brass-bright',
  head: 'text-paper',
  life: 'text-verdigris',
  fate: 'text-lapis',
} as const satisfies Record<LineName, string>;

/** So fine that the crease still shows beside it. In pixels of a picture that is 352 wide. */
export const LINE_PX = 1.7;
/** How far the dark casing reaches to either side. */
export const CASING_PX = 0.6;
