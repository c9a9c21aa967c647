export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
