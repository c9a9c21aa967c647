const BODIES = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto';
const SIGNS =
  'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces';
const POINTS = 'ascendant|rising|descendant|midheaven|nodes?|houses?|chart|angles?';

const TELLING = [
  /\b(?:birthdays?|birth|born|natal|years? old)\b/iu,
  // 'Your Taurus Sun', 'your own Saturn', 'its own place in your chart'.
  new RegExp(`\\byour(?: [\\w’'-]+){0,2} (?:${BODIES}|${POINTS})\\b`, 'iu'),
  // 'A Pisces like you', 'you have Mars in Leo'. A sign of the sky alone tells nothing.
  new RegExp(`\\byou[a-z]*\\b[^.!?]*\\b(?:${SIGNS})\\b`, 'iu'),
  new RegExp(`\\b(?:${SIGNS})\\b[^.!?]*\\byou`, 'iu'),
  // A return of Saturn tells an age, one of the Sun a birthday.
  new RegExp(`\\b(?:${BODIES}|solar|lunar)(?:['’]s)? return`, 'iu'),
];

/** Whether a text says something of the birth date or the birth chart of the person it speaks to. */
export const tellsBirth = (text: string): boolean => TELLING.some((words) => words.test(text));
