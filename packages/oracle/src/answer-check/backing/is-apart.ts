import type { BodyMention } from '../mentions/mention.ts';
import type { Scene } from '../scene.ts';

const CLAUSE =
  /[;:—–]|,? \b(?:while|whereas|because|although|though|until|when|where|so|but|as long as|before|after)\b|, (?:and|or|which|who|yet|not)\b|\. /giu;
/** "… while it presses on your Venus": the first body is still the subject. */
const SAME_SUBJECT = /^\s*(?:it|they|both|which|that|is|are|has|now|also|still)\b/iu;

/** Whether two bodies stand in clauses of their own. */
export function isApart(a: BodyMention, b: BodyMention, { sentence }: Scene): boolean {
  const between = sentence.slice(a.end, b.at);
  const last = [...between.matchAll(CLAUSE)].at(-1);
  return last !== undefined && !SAME_SUBJECT.test(between.slice(last.index + last[0].length));
}
