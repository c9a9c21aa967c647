const LINES = /\b(?<line>heart|head|life|fate|love|sun|marriage|money)\s?-?lines?\b/iu;

/** A line of the palm that is named. */
export const findLine = (text: string): string | undefined => {
  const line = LINES.exec(text)?.groups?.['line']?.toLowerCase();
  return line === 'love' ? 'heart' : line;
};

const LANGUAGES =
  /\b(?:speak|in|answer|reply|write|understand|know|talk)\s+(?:\w+\s+){0,2}?(?<language>spanish|french|german|portuguese|italian|hindi|turkish|english|russian|chinese|japanese|korean|arabic|dutch|polish|urdu|tagalog)\b/iu;

/** A language the user asks for. */
export function findLanguage(text: string): string | undefined {
  const name = LANGUAGES.exec(text)?.groups?.['language']?.toLowerCase();
  return name === undefined ? undefined : name.slice(0, 1).toUpperCase() + name.slice(1);
}

const MOST_QUOTED = 8;

/** Up to eight words in a row of the user's own, from the question itself. */
export function findQuote(text: string): string | undefined {
  const words = text.trim().replace(/\s+/gu, ' ').split(' ');
  if (words.length < 2) return undefined;
  return words
    .slice(0, MOST_QUOTED)
    .join(' ')
    .replace(/[,;:.!?]+$/u, '');
}
