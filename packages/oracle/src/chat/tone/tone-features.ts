import { TONE_WORDS } from '../../../content/chat/tones/tone-words.ts';
import { hashFeature } from '../understand/hash-feature.ts';
import { withoutSlang } from '../understand/words/plain-text.ts';

/** What stands for a feeling in how something is typed, whatever the words are. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['calls', /!/u],
  ['calls loudly', /!!/u],
  ['shouts', /(?<![\p{L}\p{N}])(?!OMG|LOL|UK|USA|TV|HR|GP|CV|AI|IT)\p{Lu}{3,}(?![\p{L}\p{N}])/u],
  ['laughs', /\b(?:lol|lmao|haha+|hehe+)\b|[😂🤣😹😆💀]/iu],
  ['cries', /[😭😢😞😔💔🥺]/u],
  ['beams', /[🎉🥳😍🥰❤🙌✨🙏😊]/u],
  ['melts', /[🫠🥹😳🙈🫣]/u],
  ['groans', /[😩😤🙄😒😡🤬]|\bu+g+h+\b/iu],
  ['asks', /\?/u],
  ['trails off', /\.\.\.|…/u],
  ['quotes', /["“]/u],
];

const MOST_WORDS_OF_SHORT = 3;
/** A rule counts for several words. */
const RULE_WEIGHT = 3;

/** The features of a message that tell its tone: its words, pairs of neighbours, marks and rules. */
export function toneFeatures(message: string): number[] {
  const plain = withoutSlang(message);
  const words = plain.split(' ').map((word) => (/^\d+$/u.test(word) ? 'num' : word));
  const names = new Set<string>();
  words.forEach((word, at) => {
    names.add(`w ${word}`);
    names.add(`p ${word} ${words[at + 1] ?? 'end'}`);
  });
  for (const [name, pattern] of MARKS) if (pattern.test(message)) names.add(`m ${name}`);
  if (endsShort(message)) names.add('m ends short');
  if (words.length <= MOST_WORDS_OF_SHORT) names.add('m short');
  for (const [tone, pattern] of TONE_WORDS) {
    if (!pattern.test(plain)) continue;
    for (let count = 0; count < RULE_WEIGHT; count += 1) names.add(`r ${tone} ${count}`);
  }
  return [...names].map(hashFeature);
}

/** "I trained for months. Months." */
function endsShort(message: string): boolean {
  const sentences = message.split(/[.!?]+\s+/u);
  const last = sentences.at(-1)?.trim().split(/\s+/u).length ?? 0;
  return sentences.length > 1 && last <= MOST_WORDS_OF_SHORT;
}
