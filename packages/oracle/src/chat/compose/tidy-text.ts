const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const MARKS = '(?:\\u{E000}\\d+\\u{E001})*';

/** What filling a hole can do to the words around it, put right. */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // A day takes "on", a month "in".
  [new RegExp(String.raw`\bin (?=${MONTH} \d{1,2}\b(?!\d))`, 'gu'), 'on '],
  [
    new RegExp(String.raw`\bon (?=${MONTH} \d{4}\b|(?:early|late) ${MONTH}|mid-${MONTH})`, 'gu'),
    'in ',
  ],
  [/\bon (?=(?:today|tomorrow|yesterday|tonight)\b)/gu, ''],
  [/\bthe the\b/gu, 'the'],
  [
    /(^|[.?!:]\s+|\n)(Sun|Moon)(?= (?:is|was|has|moves|enters|stands|goes|changes)\b)/gu,
    '$1The $2',
  ],
  [/\b([Yy])our your\b/gu, '$1our'],
  [/(\d+(?:st|nd|rd|th))(?:st|nd|rd|th)\b/gu, '$1'],
  [/\bhouse (\d+)(?:st|nd|rd|th)\b/gu, 'house $1'],
  // "a Aries", "an Virgo"
  [/\b([Aa]) (?=(?:Aries|Aquarius|an?\b|11th?\b|8th?\b|easy|opposition))/gu, '$1n '],
  [new RegExp(String.raw`([ap]\.m\.${MARKS})\.`, 'gu'), '$1'],
  [new RegExp(String.raw`([?!])(${MARKS})\.`, 'gu'), '$1$2'],
  [/ {2,}/gu, ' '],
  [/ +([,.;:?!])/gu, '$1'],
  [/,(?=[.;:?!])/gu, ''],
  [/,{2,}/gu, ','],
  [/ *\n */gu, '\n'],
];

export function tidyText(text: string): string {
  const tidied = REPAIRS.reduce((words, [wrong, right]) => words.replaceAll(wrong, right), text);
  return tidied
    .trim()
    .replaceAll(
      new RegExp(String.raw`(^|(?<![ap]\.m|e\.g|i\.e)[.?!]${MARKS}\s+|\n)(\p{Ll})`, 'gu'),
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

const SENTENCE_END = new RegExp(
  String.raw`(?<=(?<!\b[ap]\.m)[.?!]["”)]?${MARKS})\s+|(?<=[ap]\.m\.${MARKS})\s+(?=[A-Z])`,
  'u',
);

/** Sentences with their closing marks; "p.m." ends none unless a new one begins, and words to send stay together. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of text.split(SENTENCE_END)) {
    const joined = open === '' ? piece : `${open} ${piece}`;
    const isInsideQuote = (joined.match(/"/gu)?.length ?? 0) % 2 === 1;
    if (!isInsideQuote && joined.trim() !== '') sentences.push(joined);
    open = isInsideQuote ? joined : '';
  }
  return open === '' ? sentences : [...sentences, open];
}
