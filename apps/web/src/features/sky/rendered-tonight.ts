import type { Tonight } from './tonight.ts';

let drawn: Tonight | undefined;

/** The sky that a resting page was drawn with, if it was: React takes the page over with the same. */
export const renderedTonight = (): Tonight | undefined => drawn;

export const setRenderedTonight = (sky: Tonight): void => {
  drawn = sky;
};
