import { sentencesOf } from '../../text/sentences.ts';
import { CLAIM_KINDS, type ClaimKind } from './claim-kinds.ts';
import { CLAIM_RULES } from './claim-rules.ts';
import { isNotClaimed } from './is-not-claimed.ts';

/** What the machinery says of itself is no less true for being denied. */
const ALWAYS: ReadonlySet<ClaimKind> = new Set(['instructions']);

/** The first thing a text claims that the rules are sure of. */
export function findClaimByRule(text: string): ClaimKind | null {
  const plain = text.replaceAll('’', "'");
  for (const sentence of sentencesOf(plain)) {
    const isClaimed = !sentence.endsWith('?') && !isNotClaimed(sentence);
    const kind = CLAIM_KINDS.find(
      (each) =>
        (isClaimed || ALWAYS.has(each)) &&
        CLAIM_RULES[each].some((pattern) => pattern.test(sentence)),
    );
    if (kind !== undefined) return kind;
  }
  return null;
}
