import { AUXILIARY, BEGINS_WITH_DEED } from './question-words.ts';

/** "moving in january yes or no? take the cat yes/no?": each asks whether to do it. */
const YES_OR_NO = /[,\s]*\b(?:yes ?(?:or|\/) ?no|y ?\/ ?n)\b[?.!]*/giu;
const ASKS_ITSELF = new RegExp(
  String.raw`^${AUXILIARY}\b|^(?:what|when|where|who|why|how|which)\b`,
  'iu',
);
const DEEDS =
  'move leave take make have give come propose marry dye divorce get quit cut date drive write use change keep buy sell tell text call book go stay start invite hire dump block forgive break accept adopt'.split(
    ' ',
  );
/** "moving", "cutting", "taking": the deed. */
const DEED_OF: ReadonlyMap<string, string> = new Map(
  DEEDS.flatMap((verb): [string, string][] => [
    [`${verb}ing`, verb],
    [`${verb.replace(/e$/u, '')}ing`, verb],
    [`${verb}${verb.at(-1) ?? ''}ing`, verb],
  ]),
);

/** A list in which each item asks for a yes or no, as questions. */
export function yesOrNoList(text: string): string {
  if ((text.match(YES_OR_NO)?.length ?? 0) < 2) return text;
  return text
    .split(YES_OR_NO)
    .map((item) => item.replace(/^[\s,;&]*(?:and |also )*/iu, '').trim())
    .filter((item) => item !== '')
    .map((item) => (ASKS_ITSELF.test(item) || /[?]$/u.test(item) ? item : asDeed(item)))
    .map((item) => (/[?.!]$/u.test(item) ? item : `${item}?`))
    .join(' ');
}

function asDeed(item: string): string {
  const [first = '', ...rest] = item.split(' ');
  const verb =
    DEED_OF.get(first.toLowerCase()) ??
    (BEGINS_WITH_DEED.test(item) || DEEDS.includes(first.toLowerCase()) ? first : null);
  return verb === null ? item : `should i ${[verb, ...rest].join(' ')}`;
}
