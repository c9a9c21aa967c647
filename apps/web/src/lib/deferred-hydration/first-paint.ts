/**
 * An attribute of `html` while the style sheet requests no font that can wait: until the first paint, and on a page
 * that the app builds (`app`) until it has.
 */
export const UNPAINTED = 'data-unpainted';
export const UNTIL_HYDRATED = 'app';

export const markPainted = (): void => {
  const root = document.documentElement;
  if (root.getAttribute(UNPAINTED) !== UNTIL_HYDRATED) root.removeAttribute(UNPAINTED);
};

/** An attribute of `html` while a page that the app builds shows no font at all (`page-scripts.tsx`). */
export const COLD = 'data-cold';

export const markBuilt = (): void => {
  for (const mark of [UNPAINTED, COLD]) document.documentElement.removeAttribute(mark);
};
