/** A word without its commonest endings: "texting", "texted" and "texts" are one. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const singular = word
    .replace(/(?<=..)ie[sd]$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<=[^sui])s$/u, '');
  const base = singular.replace(/(?<=[aeiouy].+|..[aeiouy])(?:ing|ed)$/u, '');
  const bare = base === singular ? singular.replace(/(?<=....)ly$/u, '') : undoubled(base);
  return bare.length > 3 ? bare.replace(/e$/u, '') : bare;
}

/** "stopp" → "stop" */
const undoubled = (base: string): string => base.replace(/([bdgmnprt])\1$/u, '$1');
