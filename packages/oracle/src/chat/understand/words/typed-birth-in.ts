const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
/** Day first, with the words between them that a translation leaves: "3 of may of 1990". */
const DATE = new RegExp(
  String.raw`\b(?<day>\d{1,2}) (?:of )?(?<month>${MONTH}) (?:of )?(?<year>(?:19|20)\d{2})\b`,
  'u',
);
const DATE_IN_NUMBERS = /\b\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}\b/u;
const HOUR = /\b(?<hour>\d{1,2})(?::|h)(?<minute>\d{2})\b/u;
/** The last place that a message names: "à Lyon", "en sevilla". */
const PLACE =
  /(?:.*\s)(?:en|in|à|a|em|mein|me) (?<place>\p{L}{3,}(?:[ -]\p{L}+){0,2}?)(?: geboren| hua| hui)?(?=\s*(?:[.,;?!]|$))/isu;
const OF_CHART = /\b(?:rising|moon sign|birth chart|my sign|life path|venus sign)\b/u;

/**
 * The birth that is typed with a question, as a sentence in English; null where none is. `english` is the message
 * word by word in English.
 */
export function typedBirthIn(message: string, english: string, question: string): string | null {
  if (!/\bborn\b/u.test(english) && !OF_CHART.test(question)) return null;
  const { day, month, year } = DATE.exec(english)?.groups ?? {};
  const date = day === undefined ? DATE_IN_NUMBERS.exec(message)?.[0] : `${day} ${month} ${year}`;
  if (date === undefined) return null;
  const { hour, minute } = HOUR.exec(message)?.groups ?? {};
  const clock = hour === undefined ? '' : ` at ${hour}:${minute}`;
  const place = PLACE.exec(message)?.groups?.['place'];
  return `i was born on ${date}${clock}${place === undefined ? '' : ` in ${place}`}`;
}
