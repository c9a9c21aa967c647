import { RELATIONS } from '../../../entities/relation-words.ts';

const NAMES = [...RELATIONS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const OWNER = String.raw`(?:my|our|his|her|their|the)`;
const PERSON = String.raw`${OWNER} (?:\p{L}+ )?(?:step)?(?:${NAMES})(?:'?s)?(?: in law)?`;
const LEADS = String.raw`(?:(?:no+|nah|nope|sorry|oops|wait|actually|well|but|ok|oh|typo|lol|haha|ah|hm+|argh)[\s,.:!]*)*`;

/** "sorry i meant my stepsister, she says i lied", "actually my dad. mom knows", "not my brother, my brother in law" */
const MEANT = new RegExp(
  String.raw`^${LEADS}(?<sign>(?:i (?:meant|mean|was talking about)(?: to say)?|not (?:${OWNER} )?[\p{L}]+(?: in law)?[\s,.]+(?:but |its |it is |i mean |i meant )*|(?<=(?:no+|nah|nope|sorry|oops|wait|actually|typo)[\s,.:!]+))\s*)(?:(?:not )?(?:him|her|them)[\s,.]+)?(?:its |it is |about )?(?<right>${PERSON})(?:[\s!.]*$|[,.!]\s*(?<rest>.+)$)`,
  'iu',
);

const ANY_PERSON = new RegExp(String.raw`\b${OWNER} (?:step)?(?:${NAMES})(?: in law)?\b`, 'giu');

export interface CorrectedPerson {
  /** The earlier message about the person who was meant, with what was added to it. */
  readonly message: string;
  /** As the user named that person. */
  readonly right: string;
}

/** An earlier message about the person who was meant; null where the turn puts no person right. */
export function correctedPerson(turn: string, earlier: string): CorrectedPerson | null {
  const { right, rest } = MEANT.exec(turn.trim())?.groups ?? {};
  if (right === undefined || earlier.toLowerCase().includes(right.toLowerCase())) {
    return right !== undefined && isLonger(right, earlier) ? placed(earlier, right, rest) : null;
  }
  return placed(earlier, right, rest);
}

/** "my brother in law" after "my brother". */
const isLonger = (right: string, earlier: string): boolean =>
  !new RegExp(String.raw`${right}\b`, 'iu').test(earlier);

function placed(earlier: string, right: string, rest: string | undefined): CorrectedPerson | null {
  const named = earlier.match(ANY_PERSON) ?? [];
  const [wrong] = named;
  const isOne = new Set(named.map((one) => one.toLowerCase())).size === 1;
  const message =
    wrong !== undefined && isOne
      ? ofTheirSex(earlier.replaceAll(new RegExp(String.raw`\b${wrong}\b`, 'giu'), right), right)
      : withNamed(earlier, right);
  if (message === null || message === earlier) return null;
  return { message: rest === undefined ? message : `${message}. ${rest}`, right };
}

/** "should i text him happy birthday": the one pronoun is the person; "my dog died": it is theirs. */
function withNamed(earlier: string, right: string): string | null {
  if (/(?<!^)\b(?:him|her)\b|\b(?:he|she)\b/iu.test(earlier)) {
    return ofTheirSex(earlier.replace(/\b(?:he|she|him|her)\b/iu, right), right);
  }
  return null;
}

const SAID_OF: Readonly<Record<'he' | 'she', Readonly<Record<string, string>>>> = {
  he: { she: 'he', her: 'him' },
  she: { he: 'she', him: 'her', his: 'her' },
};

/** The pronouns beside the person go with the new one. */
function ofTheirSex(message: string, right: string): string {
  const name = right.toLowerCase().replace(new RegExp(String.raw`^${OWNER} (?:step)?`, 'u'), '');
  const they = RELATIONS.get(name)?.they;
  if (they === undefined || they === 'they') return message;
  return message.replaceAll(
    /\b(?:he|she|him|her|his)\b(?! (?:step)?(?:mom|mum|dad|mother|father|sister|brother))/giu,
    (word) => SAID_OF[they][word.toLowerCase()] ?? word,
  );
}
