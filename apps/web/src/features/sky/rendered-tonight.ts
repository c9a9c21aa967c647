import type { Tonight } from './tonight.ts';

let drawn: Tonight | undefined;

/** The sky that a deferred page was rendered with, if any: React hydrates with the same. */
export const renderedTonight = (): Tonight | undefined => drawn;

export const setRenderedTonight = (sky: Tonight): void => {
  drawn = sky;
};
