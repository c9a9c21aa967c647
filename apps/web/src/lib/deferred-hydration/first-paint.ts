/** An attribute of `html` until the first paint: the style sheet then requests no font that can wait. */
export const UNPAINTED = 'data-unpainted';

export const markPainted = (): void => document.documentElement.removeAttribute(UNPAINTED);
