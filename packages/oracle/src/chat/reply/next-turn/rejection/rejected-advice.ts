import { ADVICE_KINDS, type AdviceKind } from '../../../../../content/chat/words/advice-kinds.ts';

const BEFORE =
  '(?:(?:ok|okay|but|and|also|please|just|no|well|yes|so|like|honestly|first|sorry|hey|or|then|look|listen) )*';

/** "do not tell me to …", "not the … again", "anything but …", "i said no …": the advice is refused. */
const REFUSES = [
  new RegExp(
    `^${BEFORE}(?:do not|never|stop|quit|you do not have to)(?: even| ever| you dare)? (?:tell(?:ing)? me|say(?:ing)?|suggest(?:ing)?|giv(?:e|ing) me|start(?:ing)?(?: with)?|com(?:e|ing)|recommend(?:ing)?|advis(?:e|ing)|mention(?:ing)?|send(?:ing)? me|bring(?:ing)? up|repeat(?:ing)?)\\b(?<rest>.*)`,
    'u',
  ),
  new RegExp(
    `^${BEFORE}(?:not|no more|enough with|enough of|anything but|without|skip|spare me|other than|besides|apart from|except|something other than|something besides|no)(?: the| any| that| another| all the| all that| a| your| more)* (?<rest>(?!(?:i|he|she|they|we|it|my|sure|yet|really|only)\\b)(?:\\S+ ?){1,4}?)(?: ?(?:please|again|i|it|thanks|this|he|she|they|and|because|we|stuff|either|anymore)\\b.*)?$`,
    'u',
  ),
  /\b(?:i (?:said|told you|asked for|asked you for)|like i said)(?: already)? (?:no|not|without|nothing about)\b(?<rest>.*)/u,
  /\b(?:before you|if you|and you will|now you will|you are going to|you will)(?: even)? (?:say|tell me|suggest|start|ask)\b(?<rest>.*)/u,
  /^(?:(?:but|and|no) )*(?<rest>(?:\S+ ){1,3})(?:is|are) (?:too expensive|not for me|useless|not my thing|not an option|out of the question|pointless)\b/u,
  /\bi (?:do not|can not|will not|am not going to|never|would rather not)(?: really| ever)? (?:want(?: to)?|do|like|need|believe in|afford|go to|see|use|have time for|trust|want any|care about)\b(?<rest>.*)/u,
] as const;

/** "we already tried …", "i asked him five times", "… did not help": the advice was followed. */
const TRIED = [
  /\b(?:i|we) (?:\w+ ){0,2}?(?:already|have already|did already) (?<rest>.*)/u,
  /\b(?:i|we)(?: have| did)? (?:tried|did try)\b(?<rest>.*)/u,
  /^(?<rest>.*?)\balready\b/u,
  /^(?<rest>.*)\b(?:(?:did|does) (?:not|nothing) ?(?:help|work|change)?(?: anything| for me)?|made it (?:even )?worse|(?:a|one) (?:hundred|thousand|million) times|\w+ times|twice|so many times|again and again|every (?:day|week|time)|for (?:years|months))(?: already)?$/u,
  /^(?:before you (?:say|suggest|tell me|ask)|do not tell me to)\b(?<rest>.*)\bi (?:have|did)\b/u,
] as const;

const MOST_WORDS = 26;
/** What somebody else does, what came of it, a fear, and what the user does not want to speak of here. */
const NO_REJECTION =
  /^(?:(?:and|but|so|well) )*(?:he|she|they|it|my \w+|what if|if) \w+|\b(?:and|but|then) (?:he|she|they) (?!does? not|did not|never|will not)\w+|\btalk about (?:it|this|that)\b/u;

/** "how do i tell her i already applied" asks for words. */
const ASKS_WORDS =
  /^(?:(?:and|but|so|ok|then) )*(?:how|what) (?:do|should|can|would) (?:i|we) (?:even |actually )?(?:tell|say|ask|explain|word|put|break)\b/u;

export interface Rejection {
  readonly kinds: readonly AdviceKind[];
  /** It was tried; else it is only not wanted. */
  readonly isTried: boolean;
}

/** The advice that a message says no to, in plain words; null where it says no to none. */
export function rejectionIn(plain: string): Rejection | null {
  if (plain.split(' ').length > MOST_WORDS) return null;
  if (NO_REJECTION.test(plain) || ASKS_WORDS.test(plain)) return null;
  const tried = kindsIn(plain, TRIED);
  if (tried.length > 0) return { kinds: tried, isTried: true };
  const refused = kindsIn(plain, REFUSES);
  return refused.length === 0 ? null : { kinds: refused, isTried: false };
}

function kindsIn(plain: string, patterns: readonly RegExp[]): readonly AdviceKind[] {
  const rests = patterns.flatMap((pattern) => pattern.exec(plain)?.groups?.['rest'] ?? []);
  return ADVICE_KINDS.filter(({ named }) => rests.some((rest) => named.test(rest)));
}
