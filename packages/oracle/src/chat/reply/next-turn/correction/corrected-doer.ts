import { RELATIONS } from '../../../entities/relation-words.ts';

const LEADS = String.raw`(?:(?:no+|nah|nope|sorry|oops|wait|actually|well|but|ok|oh|lol|haha|ah|hm+|i mean|i meant)[\s,.:!]*)*`;
const NAMES = [...RELATIONS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** "wait no it was me who forgot", "i was the one who forgot" */
const DOER = new RegExp(
  String.raw`^${LEADS}(?:(?:it was|its|it's|it is) (?<who>me|i|him|her|them|my (?:${NAMES}))(?:,? (?:who|that|not)\b.*)?|(?<other>i|he|she) (?:was|am|is) the one (?:who|that)\b.*)[\s.!]*$`,
  'iu',
);
const SUBJECT = new RegExp(
  String.raw`^(?<lead>.*?)\b(?<who>(?:my|his|her) (?:${NAMES})|he|she|they|i)\b(?= \p{L})`,
  'iu',
);

const AS_SUBJECT: Readonly<Record<string, string>> = {
  me: 'i',
  him: 'he',
  her: 'she',
  them: 'they',
};

/** "my boyfriend forgot our anniversary", then "it was me who forgot": the same with the one who did it. */
export function withRightDoer(turn: string, earlier: string): string | null {
  const { who, other } = DOER.exec(turn.trim())?.groups ?? {};
  const typed = (who ?? other)?.toLowerCase();
  const before = SUBJECT.exec(earlier)?.groups?.['who'];
  if (typed === undefined || before === undefined) return null;
  const right = AS_SUBJECT[typed] ?? typed;
  return before.toLowerCase() === right ? null : earlier.replace(SUBJECT, `$<lead>${right}`);
}

/** "well not fired, he cut my hours" */
const INSTEAD = new RegExp(
  String.raw`^${LEADS}not \p{L}+(?: \p{L}+)?\s*[,.;:-]+\s*(?:but |he just |its just |i mean |more like )?(?<clause>(?:he|she|they|i|we|my \p{L}+|it)\b .{4,60})$`,
  'iu',
);
const PERSON = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:step)?(?:${NAMES})(?: in law)?\b`,
  'iu',
);

/** What happened instead of what was told first, with the person of the story named; null for any other turn. */
export function withRightClause(turn: string, earlier: string): string | null {
  const typed = turn.trim();
  const clause = INSTEAD.exec(typed)?.groups?.['clause'];
  if (clause === undefined || !sharesWord(typed, earlier)) return null;
  const person = PERSON.exec(earlier)?.[0];
  return person === undefined ? clause : clause.replace(/^(?:he|she|they)\b/iu, person);
}

/** "not fired": the word that is taken back was said. */
const sharesWord = (turn: string, earlier: string): boolean => {
  const word = /\bnot (?:\p{L}+ )?(?<word>\p{L}{4,})[\s,.;:-]/iu.exec(turn)?.groups?.['word'];
  return word !== undefined && new RegExp(String.raw`\b${word}\b`, 'iu').test(earlier);
};

/** "no not mine my neighbors", "its my neighbors dog not mine" */
const OWNER = new RegExp(
  String.raw`^${LEADS}(?:not (?:mine|ours|my own)[\s,.]+(?:but |its |it is |it was )*(?<owner>my \p{L}+(?: \p{L}+)?)|(?:its |it was |it is )?(?<first>my \p{L}+?(?:'?s)?)(?: (?:one|dog|cat))?[\s,.]+not (?:mine|ours))[\s.!]*$`,
  'iu',
);

/** "my dog died", then "not mine, my neighbors": the same of theirs. */
export function withRightOwner(turn: string, earlier: string): string | null {
  const { owner, first } = OWNER.exec(turn.trim())?.groups ?? {};
  const right = (owner ?? first)?.replace(/'?s$/u, '');
  return right === undefined || !/\bmy\b/iu.test(earlier)
    ? null
    : earlier.replace(/\bmy\b/iu, `${right}'s`);
}
