import { mayEcho } from '../../../compose/may-echo.ts';
import { toSecondPerson } from '../../../entities/second-person.ts';
import { contentWords } from '../own-subject.ts';

/** One of two things that a person chooses between. */
export interface Option {
  /** As it is said back. */
  readonly words: string;
  /** By these words it is known where the person speaks of it again. */
  readonly known: readonly string[];
}

const END = String.raw`(?=$|[?.,!;:]|\s(?:then|though|tho|on|for|to my|because|but|which|what|and i|i )\b)`;
const SOME = String.raw`[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,4}?`;
const LINK = String.raw`(?:is |in |for |at |with |from |to |as |near |by |closer to |it is |it's |its )?`;
const ARTICLE = '(?:an? )?';

/** How two options are told, in the order in which they are looked for. */
const TOLD = [
  String.raw`(?<!\b(?:the|this|that|which|no) (?:\p{L}+ )?)\bone (?<ofA>${LINK})${ARTICLE}(?<a>${SOME})(?:,? and|,| but)? (?:the other|another|one|other)(?: one)? (?<ofB>${LINK})${ARTICLE}(?<b>${SOME})${END}`,
  String.raw`\b(?:between|either) ${ARTICLE}(?<a>${SOME}) (?:and|or) ${ARTICLE}(?<b>${SOME})${END}`,
  String.raw`\btwo [\p{L} ]{2,30}[:,] ${ARTICLE}(?<a>${SOME}),? (?:and|or) ${ARTICLE}(?<b>${SOME})${END}`,
  String.raw`\b(?:got|have|ive got|i've got|bought|found) (?:an? |the )(?<a>${SOME}) and (?:an? |the )(?<b>${SOME})${END}`,
  String.raw`(?:^|[,?.!:]|\b(?:should i|do i|shall i|shall we|should we|better|wear|take|choose|pick|get|buy|book|visit|go to|go for|name|call|visit|between)) ?(?:wear |take |choose |pick |get |buy |book |go for |go to |go |do |sign |(?:name|call) (?:the |my |our )?\w+ )*(?<a>${SOME}) or ${ARTICLE}(?<b>${SOME})${END}`,
].map((pattern) => new RegExp(pattern, 'iu'));

const NO_OPTION =
  /^(?:me|us|you|him|her|them|not|no|never|what|something|whatever|am i|is it|else|two|so|more|less)\b/iu;

/** The two options of a choice that a text tells, newest text first; null where none tells two. */
export function optionsIn(texts: readonly string[]): readonly [Option, Option] | null {
  for (const text of texts.toReversed()) {
    for (const pattern of TOLD) {
      const { a, b, ofA, ofB } = pattern.exec(text)?.groups ?? {};
      const first = optionOf(a, ofA);
      const second = optionOf(b, ofB);
      if (first !== null && second !== null) return [first, second];
    }
  }
  return null;
}

/** "one in leeds" is said back as "the one in leeds". */
const oneOf = (words: string, link: string): string =>
  link === ''
    ? `the ${words} one`
    : /^(?:is|it)/iu.test(link)
      ? `the ${words}`
      : `the one ${link}${words}`;

function optionOf(typed: string | undefined, link?: string): Option | null {
  const words = typed?.replace(/^(?:i |to )+/iu, '').trim();
  if (words === undefined || words === '' || NO_OPTION.test(words) || !mayEcho(words)) return null;
  const known = contentWords(words.toLowerCase().replace(/ one$/u, ''));
  return {
    words: toSecondPerson(link === undefined ? words : oneOf(words, link)),
    known: known.length === 0 ? [words.toLowerCase()] : known,
  };
}

/** Whether a text speaks of an option. */
export const namesOption = (text: string, { known }: Option): boolean =>
  known.some((word) => new RegExp(String.raw`\b${word}`, 'iu').test(text));
