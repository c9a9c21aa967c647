const ANYWHERE = '[a-z0-9 ,.]*\\b';

/** A pattern that finds several signs in one passage, in any order. */
export function allOf(...signs: readonly [string, ...string[]]): string {
  const [last, ...others] = signs.toReversed();
  return `^${others.map((sign) => `(?=${ANYWHERE}(?:${sign}))`).join('')}${ANYWHERE}(?:${last})`;
}
