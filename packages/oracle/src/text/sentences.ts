export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/u).filter((sentence) => sentence !== '');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Puts words into the marked places of an authored sentence: "… {area} …". */
export function filled(sentence: string, places: Readonly<Record<string, string>>): string {
  const words = sentence.replaceAll(/\{(\w+)\}/gu, (_, place: string) => {
    const word = places[place];
    if (word === undefined) throw new RangeError(`nothing for {${place}} in: ${sentence}`);
    return word;
  });
  // Names are put in after the article was written: an Aries, a Virgo.
  return capitalised(words.replaceAll(/\b([Aa]) (?=[AEIO])/gu, '$1n '));
}
