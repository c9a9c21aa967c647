export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/u).filter((sentence) => sentence !== '');
