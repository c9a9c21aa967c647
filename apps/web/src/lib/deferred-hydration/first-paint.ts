/** Stands on `html` until the page was painted: the style sheet asks then for no face that can wait. */
export const UNPAINTED = 'data-unpainted';

export const markPainted = (): void => document.documentElement.removeAttribute(UNPAINTED);
