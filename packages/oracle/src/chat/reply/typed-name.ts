import type { Talk } from './talk.ts';

const TYPED =
  /\b(?:my (?:full |birth |maiden |whole |real )*name(?:'s| is|:)|(?:full|birth|maiden|whole) name(?:'s| is|:)?)\s+(?!number|numerology|for|of|with)(?<name>[\p{L}'-]+(?:\s+(?!and\b|but\b|what\b|so\b|born\b|i\b|can\b|am\b)[\p{L}'-]+){0,3})/iu;

/** The talk with the name that the reader typed for a number of the name; the talk itself where none was typed. */
export function withTypedName(message: string, talk: Talk): Talk {
  const name = TYPED.exec(message)?.groups?.['name'];
  return name === undefined ? talk : { ...talk, birthName: withCapitals(name) };
}

export const withCapitals = (name: string): string =>
  name.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
