import { sentencesOf } from '../../text/sentences.ts';
import { CLAIM_KINDS, type ClaimKind } from './claim-kinds.ts';
import { CLAIM_RULES } from './claim-rules.ts';

/** Says that something is not known, or passes on what the reader told. */
const NOT_CLAIMED =
  /\b(?:I (?:can't|cannot|can not|don't|do not|couldn't|won't|wouldn't|have no way)\b|I'd be (?:making|guessing)|nobody (?:can|knows)|no one (?:can|knows)|not in (?:a|the|any|your) (?:chart|sky|stars|palm)|isn't (?:in a|in the|something)|only (?:he|she|they|your \w+) (?:can|knows?)|you (?:said|told|wrote|mentioned|say|think|fear|worry|hope|feel)|as you (?:tell|put) it|whether|if (?:he|she|they|your|you)|ask (?:him|her|them|your|what|whether)|what (?:he|she|they|your \w+) (?:feels?|thinks?|wants?|meant|means))\b/iu;
/** What the machinery says of itself is no less true for being denied. */
const ALWAYS: ReadonlySet<ClaimKind> = new Set(['instructions']);

/** The first thing a text claims that the rules are sure of. */
export function findClaimByRule(text: string): ClaimKind | null {
  const plain = text.replaceAll('’', "'");
  for (const sentence of sentencesOf(plain)) {
    const isClaimed = !sentence.endsWith('?') && !NOT_CLAIMED.test(sentence);
    const kind = CLAIM_KINDS.find(
      (each) =>
        (isClaimed || ALWAYS.has(each)) &&
        CLAIM_RULES[each].some((pattern) => pattern.test(sentence)),
    );
    if (kind !== undefined) return kind;
  }
  return null;
}

/** Whether a sentence hands a matter on or does not know: then its topic says nothing against it. */
export const isNotClaimed = (sentence: string): boolean =>
  NOT_CLAIMED.test(sentence.replaceAll('’', "'"));
