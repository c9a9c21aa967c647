/** The faces of a style sheet alone, for pages with a style of their own. */
export const facesOf = (css: string): string =>
  css.match(/@font-face\s*\{[^}]*\}/g)?.join('\n') ?? '';
