/** 4:20 PM, as `Intl` writes it, becomes 4:20 pm, and does not break. */
export const smallHalfDay = (words: string): string =>
  words.replaceAll(/\s[AP]M\b/gu, (half) => `\u{A0}${half.trim().toLowerCase()}`);
