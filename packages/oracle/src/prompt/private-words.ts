const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Dates, telephones, cards, house numbers with their codes: nothing the Oracle needs. */
const FIGURES = /\+?\d(?:[\d\s./-]{4,}\d)/gu;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Names that are also words: only as a name is written are they one. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'will may mark grace hope faith joy rose art bill rich grant chance love sky sunny dawn summer june april pat guy jack drew'.split(
    ' ',
  ),
);

/**
 * A reader's words as they may leave the server: without the names of the profile, addresses, links and long figures.
 */
export function withoutPrivateWords(text: string, name: string | undefined): string {
  const names = new Set((name ?? '').match(WORD));
  const lower = new Set([...names].map((one) => one.toLowerCase()));
  const isName = (word: string): boolean =>
    names.has(word) || (lower.has(word.toLowerCase()) && !ALSO_WORDS.has(word.toLowerCase()));
  return text
    .replaceAll(MAIL, '[address]')
    .replaceAll(LINK, '[link]')
    .replaceAll(FIGURES, '[figures]')
    .replaceAll(WORD, (word) => (isName(word) ? '{name}' : word));
}
