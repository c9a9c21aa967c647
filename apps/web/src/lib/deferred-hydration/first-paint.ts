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

export const markBuilt = (): void => document.documentElement.removeAttribute(UNPAINTED);
