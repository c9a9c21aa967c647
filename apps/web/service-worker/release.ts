/** The release that this worker belongs to. Inserted by after-build. */
declare const RELEASE: {
  /** Changes whenever any page or script does. */
  readonly id: string;
  /** Pages that open without a network from the first visit on. */
  readonly pages: readonly string[];
  /** The styles, fonts and scripts those pages need. */
  readonly assets: readonly string[];
};

export const release = RELEASE;

const PREFIX = 'release-';
export const CACHE = PREFIX + release.id;
export const isOfAnotherRelease = (cache: string): boolean =>
  cache.startsWith(PREFIX) && cache !== CACHE;
