/** Words that change how something is said and not what is said. */
const FILLERS: ReadonlySet<string> = new Set(
  'so just really very please hey hi hello oracle ok okay omg ugh well lol haha wow um actually honestly literally seriously'.split(
    ' ',
  ),
);

/** Partners and pronouns are exchanged for each other freely; who does it to whom stays, by the order of the words. */
const PARTNER =
  /\bmy (?:boyfriend|girlfriend|husband|wife|partner|fiancee?|spouse|bf|gf|hubby|man)\b/gu;
const SUBJECT = /\b(?:he|she|this guy|this girl)\b/gu;
const OBJECT = /\b(?:him|her|his|hers|their|them)\b/gu;

/** The same for messages in plain words that say the same thing word for word, whoever they are about. */
export function phraseKey(plain: string): string {
  const words = plain
    .replace(PARTNER, 'they')
    .replace(SUBJECT, 'they')
    .replace(OBJECT, 'them')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length === 0 ? words : telling).join(' ');
}
