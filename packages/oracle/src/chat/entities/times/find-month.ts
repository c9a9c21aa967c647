import { MONTHS } from './calendar-day.ts';

const NAME = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** Not beside a day of its own: "march 3" is a day. "May" and "mar" need a word before them. */
const NAMED = new RegExp(
  String.raw`(?<!\d(?:st|nd|rd|th)?\s(?:of\s)?)(?<!since |last )\b(?:${NAME}\b|(?:in|for|about|next|early|late|until|of)\s+(?<may>may|mar|apr|jun|jul)\b)(?!\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b(?!\d))(?:\s+(?<year>20\d{2}))?`,
  'iu',
);

/** A month ahead that is named without a day, as YYYY-MM. */
export function findMonth(text: string, today: string): string | null {
  const found = NAMED.exec(text)?.groups;
  const name = (found?.['name'] ?? found?.['may'] ?? '').slice(0, 3).toLowerCase();
  if (name === '') return null;
  const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name)) + 1;
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const said = found?.['year'] === undefined ? null : Number(found['year']);
  return `${said ?? (month < now ? year + 1 : year)}-${String(month).padStart(2, '0')}`;
}
