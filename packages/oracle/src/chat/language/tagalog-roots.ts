/** What stands before a root: "nagtatrabaho", "makipag-usap", "pinagsabihan". */
const PREFIX =
  /^(?:nakikipag|makikipag|makipag|nakipag|nagpapa|magpapa|nakaka|makaka|ipinag|pinaka|nagpa|magpa|ipina|pinag|pina|naka|maka|nang|mang|nag|mag|pag|pam|pan|ipa|na|ma|ni|in|pa|ka|i)(?=\p{L}{3})/u;
const SUFFIX = /(?<=\p{L}{3})(?:han|hin|ang|ing|an|in|ng)$/u;
/** "tumatawag", "sinisigawan". */
const INFIX = /^(?<first>[bcdfghjklmnpqrstvwyz]?)(?:um|in)(?=[aeiou]\p{L}{2})/u;
/** "tatawag", "tatrabaho", "aapply". */
const DOUBLED =
  /^(?:(?<first>[bcdfghjklmnpqrstvwyz])(?<vowel>[aeiou])(?=\k<first>[lr]?\k<vowel>)|(?<alone>[aeiou])(?=\k<alone>))/u;

const TAKEN_OFF: readonly ((word: string) => string)[] = [
  (word) => word.replace(DOUBLED, ''),
  (word) => word.replace(INFIX, '$<first>'),
  (word) => word.replace(PREFIX, ''),
  (word) => word.replace(SUFFIX, ''),
];

/** Prefix, infix, doubled syllable and suffix may all stand at one root. */
const MOST_TAKEN_OFF = 4;

/** What a Tagalog verb may come from: fewest affixes taken off first, the word itself not among them. */
export function tagalogRoots(word: string): readonly string[] {
  const found: string[] = [];
  let last = [word];
  for (let taken = 0; taken < MOST_TAKEN_OFF; taken += 1) {
    last = [...new Set(last.flatMap((one) => TAKEN_OFF.map((take) => take(one))))].filter(
      (one) => one !== word && !found.includes(one),
    );
    found.push(...last);
  }
  return found;
}
