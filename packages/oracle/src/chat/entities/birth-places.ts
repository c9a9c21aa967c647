const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?`;
/** Dates, hours and the words around them part a place from the rest of a message. */
const BETWEEN = new RegExp(
  String.raw`[,;:?!()]|\s[-–]\s|\.(?:\s|$)|\b\d[\w:./-]*|\b${MONTH}\b|\b(?:in|at|on|of|the|to|born|around|about|near|from|noon|midday|midnight|am|pm|morning|night|evening|afternoon|past|half|quarter|o'?clock|and|is|was|what|whats|what's|which|my|rising|sign|ascendant|place|birthplace|city|town|time|dob|birth|location|moon|sun|chart|i|i'm|im)\b`,
  'giu',
);
const MOST_WORDS = 4;
const MOST_PLACES = 6;

/** What may be the place of a birth in a message, the last first: people put the place at the end. */
export function possiblePlaces(text: string): string[] {
  const found = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part) && part.split(/\s+/u).length <= MOST_WORDS);
  return [...new Set(found)].toReversed().slice(0, MOST_PLACES);
}
