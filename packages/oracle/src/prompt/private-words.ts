const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Dates, telephones, cards, house numbers with their codes: nothing the Oracle needs. */
const FIGURES = /\+?\d(?:[\d\s./-]{4,}\d)/gu;
/** "at 29°32′ Aquarius": our own answers name degrees, and those of a chart give the birth date away. */
const DEGREES =
  /(?:\bat )?\b\d{1,2}(?:[.,]\d+)?\s?(?:°|degrees?\b)(?:\s?\d{1,2}\s?[′'’])?(?:\s?\d{1,2}\s?[″"”])?(?:\s(?:of|in)\b)?/giu;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** A day with its year is a birth date, and so is any day after "born". */
const BIRTH_DATES = new RegExp(
  String.raw`\b(?:${DAY}(?: of)? ${MONTH}|${MONTH} ${DAY}),? (?:19|20)\d\d\b|(?<=\b(?:born|birthday|birth date|date of birth|dob)\b[^.?!]{0,20})(?:${DAY}(?: of)? ${MONTH}|${MONTH} ${DAY}|(?:19|20)\d\d)\b`,
  'giu',
);
const BIRTH_HOUR =
  /(?<=\bborn\b[^.?!]{0,40})\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\b\d{1,2}:\d\d\b/giu;
const BIRTH_PLACE = /(?<=\bborn\b[^.?!]{0,40}\bin )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/gu;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Names that are also words: only as a name is written are they one. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'will may mark grace hope faith joy rose art bill rich grant chance love sky sunny dawn summer june april pat guy jack drew'.split(
    ' ',
  ),
);

/**
 * Words of a conversation as they may leave the server: without the names of the profile, addresses, links, birth data,
 * degrees and long figures.
 */
export function withoutPrivateWords(text: string, name: string | undefined): string {
  const names = new Set((name ?? '').match(WORD));
  const lower = new Set([...names].map((one) => one.toLowerCase()));
  const isName = (word: string): boolean =>
    names.has(word) || (lower.has(word.toLowerCase()) && !ALSO_WORDS.has(word.toLowerCase()));
  return text
    .replaceAll(MAIL, '[address]')
    .replaceAll(LINK, '[link]')
    .replaceAll(BIRTH_DATES, '[date]')
    .replaceAll(BIRTH_HOUR, '[hour]')
    .replaceAll(BIRTH_PLACE, '[place]')
    .replaceAll(DEGREES, 'in')
    .replaceAll(FIGURES, '[figures]')
    .replaceAll(WORD, (word) => (isName(word) ? '{name}' : word));
}
