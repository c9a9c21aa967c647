/** Words that sound deep and say nothing; the persona's guide bans them one by one. */
const EMPTY_WORDS =
  /\b(?:energ(?:y|ies)|vibrations?|vibes?|universe|(?<!\bshort )journeys?|manifest(?:s|ed|ing|ation)?|cosmic)\b/giu;

/** Destiny, and the shouting that goes with it. What is said to be certain is a claim, and checked as such. */
const OVERSURE = /\bdestin(?:y|ed)\b|\bfated\b|!/giu;

/** Where a text leaves the Oracle's voice: the words, as they stand. Claims are checked elsewhere. */
export function findOffVoice(text: string): string[] {
  return [...text.matchAll(EMPTY_WORDS), ...text.matchAll(OVERSURE)].map(([words]) => words);
}
