import type { Talk } from '../talk.ts';

const TYPED =
  /\b(?:my (?:full |birth |maiden |whole |real )*name(?:'s| is|:)|(?:full|birth|maiden|whole) name(?:'s| is|:)?)\s+(?!number|numerology|for|of|with)(?<name>[\p{L}'-]+(?:\s+(?!and\b|but\b|what\b|so\b|born\b|i\b|can\b|am\b)[\p{L}'-]+){0,3})/iu;

const NAME = String.raw`(?<name>(?!(?:what|whats|what's|calculate|count|tell|give|is|my|me|mine|your|his|her|hers|our|us|their|this|that|it|the|an?|today|love|marriage|beginners|business|babies|people|someone|\d)\b)[\p{L}'-]{2,}(?:\s+(?!(?:my|your|the|pls|please|thanks?|and|but|or|is|what|so|born|i|in|with|vs|for|as|to|number|numerology|name)\b)[\p{L}'-]+){0,3})`;
/** "name number for ana lima", "ana lima name number" */
const COUNTED = [
  new RegExp(
    String.raw`\b(?:(?:name|expression|destiny) numbers?|numerology|number of the name|letter sum)\s+(?:of|for|is)\s+(?:the name\s+)?${NAME}`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:(?:what is|what's|whats|calculate|count)\s+)?(?:the\s+)?${NAME}(?:'s)?\s+(?:name number|numerology|expression number|destiny number)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:what|which) number (?:is|has) (?:the name |my name,? )?${NAME}\W*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\bnumber (?:of|for) (?:my|the|his|her) (?:\w+ )?name[,:;.]\s*(?:it'?s )?${NAME}\W*$`,
    'iu',
  ),
];

const nameBy = (pattern: RegExp, message: string): string | undefined =>
  pattern.exec(message)?.groups?.['name'];

/** Whether the number of a name is asked for that stands in the message. */
export const countsTypedName = (message: string): boolean =>
  COUNTED.some((pattern) => pattern.test(message));

/** The talk with the name that the user typed for a number of the name; the talk itself where none was typed. */
export function withTypedName(message: string, talk: Talk): Talk {
  const [name] = [TYPED, ...COUNTED].flatMap((pattern) => nameBy(pattern, message) ?? []);
  return name === undefined ? talk : { ...talk, birthName: withCapitals(name) };
}

/** "ANA LIMA" and "ana lima" as Ana Lima. */
export const withCapitals = (name: string): string =>
  (name === name.toUpperCase() ? name.toLowerCase() : name).replaceAll(
    /(?<![\p{L}'])\p{L}/gu,
    (letter) => letter.toUpperCase(),
  );
