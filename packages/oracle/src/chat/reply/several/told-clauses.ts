/** One of the things that a message tells beside each other. */
export interface ToldClause {
  readonly text: string;
  /** It is said to be another thing: "also my …". */
  readonly isAnother: boolean;
}

const LED_IN = String.raw`(?:(?:today|yesterday|tonight|now|so|then|oh|(?:the )?same day|last week|this week|it['’]?s)\s+)?`;
/** What a clause of its own begins with: whose matter it is, or what befell the person. */
const BEGINS = String.raw`${LED_IN}(?:my|our|the|i|i['’]?(?:m|ve|d)|we|we['’]?(?:re|ve)|an?|got|lost|failed|passed|broke|\p{L}+ (?:is|are|was|were)(?! so\b))`;
const ALSO = String.raw`(?:(?:\s*[,;.!]+\s*|\s+and\s+)(?:and )?(?:also|plus|on top of that,?|another thing is|secondly,?)\s+(?=\S+\s+\S)|\s+(?:also|plus)\s+(?=${BEGINS}\s+\S))`;
const NEXT = String.raw`(?:\s*[.!;…\n]+\s*(?:(?:and|but)\s+)?|\s*,\s*(?:(?:and|but)\s+)?|\s+(?:and|but|&|\+)\s+)(?=${BEGINS}\s+\S)`;
const BETWEEN = new RegExp(`(?<also>${ALSO})|${NEXT}`, 'giu');

const LEAST_WORDS = 3;
const MOST_CLAUSES = 4;

/** "my mom is furious about it", "my daughter likes her": what was told before says who or what is meant. */
const POINTS_BACK =
  /\b(?:him|it|they|them|their|that|this|these|those|hes|shes|her(?= (?:too|now|again|so|and|or)\b| ?$))\b/iu;
const OF_SOMEONE = /\b(?:he|she|his|her)\b/iu;
const NAMES_SOMEONE = /\b(?:my|our)\s+\p{L}/iu;
/** "because i left": it follows from what was told before. */
const FOLLOWS = /^(?:so|because|since|which|who|when|while|if|until|that|then)\b/iu;

/** Words that do not say what a clause is about. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `our the his her their this that and but with from for not have has had was were are been being will wont cant dont
  didnt doesnt isnt its ive just now today yesterday tonight week month year day really very also still again about
  when what who than then because there here she him they them you your too all any some one two three every after
  before since out get got getting said say keep want wanted back last next same time first need like new`.split(
    /\s+/u,
  ),
);

const namesIn = (clause: string): readonly string[] =>
  (clause.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => !NO_NAMES.has(word) && !NO_NAMES.has(`${word}s`));

/** "i am so nervous" */
const FEELS = /^i(?:['’]?m| am| feel)(?: \p{L}+){1,2}[\s,;.!…]*$/iu;

const isOfStory = (clause: string): boolean =>
  FOLLOWS.test(clause) ||
  FEELS.test(clause) ||
  POINTS_BACK.test(clause) ||
  (OF_SOMEONE.test(clause) && !NAMES_SOMEONE.test(clause));

const GREETING =
  /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon|night)|namaste|dear|sir|madam|oracle|ok|so)[\s,.!]+)+/iu;

/** The clauses of what is told; one that is about a person or a thing of the one before stays with it. */
export function toldClauses(message: string): readonly ToldClause[] {
  const told = message.replace(GREETING, '');
  const starts = [{ from: 0, to: 0, isAnother: false }];
  for (const { 0: between, index, groups } of told.matchAll(BETWEEN))
    starts.push({
      from: index,
      to: index + between.length,
      isAnother: groups?.['also'] !== undefined,
    });
  const clauses: ToldClause[] = [];
  for (const [at, { from, to, isAnother }] of starts.entries()) {
    const text = told.slice(to, starts[at + 1]?.from);
    const before = clauses.at(-1);
    const known = new Set(clauses.flatMap((clause) => namesIn(clause.text)));
    const isSame = isOfStory(text) || namesIn(text).some((name) => known.has(name));
    if (before !== undefined && (isSame || isShort(text) || isShort(before.text)))
      clauses[clauses.length - 1] = { ...before, text: before.text + told.slice(from, to) + text };
    else clauses.push({ text, isAnother });
  }
  const bare = clauses.map((clause) => ({ ...clause, text: bareOf(clause.text) }));
  return bare.length > MOST_CLAUSES ? [] : bare;
}

const isShort = (clause: string): boolean => clause.trim().split(/\s+/u).length < LEAST_WORDS;

const bareOf = (clause: string): string =>
  clause
    .trim()
    .replace(/(?:[\s,;.!…]+(?:help|help me|pls|please|lol|haha+|thanks))*[\s,;.!…]*$/iu, '');

/** "i turn 50 tomorrow": with the person as its subject a clause mostly goes on with the one before. */
export const isOfSelf = ({ text }: ToldClause): boolean =>
  new RegExp(String.raw`^${LED_IN}(?:i|i['’]?(?:m|ve|d)|we|we['’]?(?:re|ve))\b`, 'iu').test(text);

/** "business is slow": it may also be the end of what was told before. */
export const isOfThing = ({ text }: ToldClause): boolean =>
  !new RegExp(String.raw`^${LED_IN}(?:my|our|got|lost|failed|passed|broke)\b`, 'iu').test(text);
