import { sentencesOf } from '../../text/sentences.ts';
import { CLAIM_KINDS, type ClaimKind } from './claim-kinds.ts';
import { CLAIM_RULES } from './rules/claim-rules.ts';
import { clausesOf } from './clauses.ts';
import { foretells } from './foretells.ts';
import { HEAVY_IMAGES } from './rules/heavy-images.ts';
import { HEAVY_TOPICS, isHandedOn } from './rules/heavy-topics.ts';
import { isNotClaimed } from './is-not-claimed.ts';
import { withPlainNames } from './is-name.ts';
import { NAME } from './people-words.ts';
import { withoutCrab } from './plain-sky.ts';
import { readClause } from './read-clause.ts';
import { saidByQuestion } from './said-by-question.ts';
import { tellsOutcome } from './tells-outcome.ts';
import { tellsOfPerson } from './tells-of-person.ts';

/** The first thing a text claims that the rules are sure of. */
export function findClaimByRule(text: string): ClaimKind | null {
  for (const sentence of sentencesOf(text.replaceAll('’', "'"))) {
    const kind = kindOf(withPlainNames(withoutCrab(sentence.replace(TAG, '.')), NAME));
    if (kind !== null) return kind;
  }
  return null;
}

/** "…, don't they?" asks nothing. */
const TAG =
  /,? (?:do|does|did|is|are|was|were|has|have|will|would|ca|wo)n't (?:they|it|he|she|you|we)\?$/iu;

/** "If a big offer arrives": nothing is promised. */
const SUPPOSED =
  /^(?:(?:and|but|so|or|even) )?(?:if|in case|should|suppose|imagine|unless)\b|\bmay or may not\b/iu;

function kindOf(sentence: string): ClaimKind | null {
  // What the machinery says of itself is no less true for being asked or denied.
  if (CLAIM_RULES.instructions.some((pattern) => pattern.test(sentence))) return 'instructions';
  if (sentence.endsWith('?')) {
    const said = saidByQuestion(sentence);
    return said === null ? null : kindOf(said);
  }
  const clauses = clausesOf(sentence);
  const isClaimedIn = (from: number, to: number): boolean =>
    !clauses.some(({ at, text }) => at < to && at + text.length > from && isNotClaimed(text));
  const isOpen = (kind: ClaimKind, from: number, to: number): boolean =>
    kind === 'promise' &&
    clauses.some(({ at, text }) => at <= from && at + text.length >= to && SUPPOSED.test(text));
  const byWords = CLAIM_KINDS.find((kind) =>
    CLAIM_RULES[kind].some((pattern) => {
      const found = pattern.exec(sentence);
      if (found === null) return false;
      const [from, to] = [found.index, found.index + found[0].length];
      return isClaimedIn(from, to) && !isOpen(kind, from, to);
    }),
  );
  if (byWords !== undefined) return byWords;
  const claimed = clauses
    .map(({ text }) => text)
    .filter(
      (clause, at, all) =>
        !isNotClaimed(clause) &&
        !isOnlyNamed(clause, all[at + 1]) &&
        !isToldBack(all[at - 1]) &&
        !isToldBack(all[at + 1]) &&
        !/^after /iu.test(clause),
    );
  const topic = CLAIM_KINDS.find((kind) =>
    claimed.some(
      (clause) => isHeavy(kind, clause) && !isHandedOn(clause) && !isHarmlessAdvice(kind, clause),
    ),
  );
  if (topic !== undefined) return topic;
  if (claimed.some(tellsOfPerson)) return 'person';
  return claimed.some((clause) => foretells(clause) || tellsOutcome(clause)) ? 'promise' : null;
}

const isHeavy = (kind: ClaimKind, clause: string): boolean =>
  (HEAVY_TOPICS[kind]?.test(clause) ?? false) || (HEAVY_IMAGES[kind]?.test(clause) ?? false);

/** "For the back pain, a physio knows more than I do." */
const isOnlyNamed = (clause: string, next = ''): boolean =>
  /^(?:for|about|as for) /iu.test(clause) && isHandedOn(next);

/** "From what you write, your manager doesn't listen." Or a passer-by: "who's that, he looks all right". */
const isToldBack = (before = ''): boolean =>
  /^(?:from what you|by your account|in your words|according to you|as you (?:say|said|tell|told|write|wrote|describe|put)|you (?:told me|tell me|mentioned (?:it|that)|wrote to me))\b|\bwho(?:'s| is) that,?$/iu.test(
    before,
  );

/** "Sit beside the baby for ten minutes." Advice about a body or a debt may do harm. */
const isHarmlessAdvice = (kind: ClaimKind, clause: string): boolean =>
  (kind === 'pregnancy' || kind === 'child') && readClause(clause).form === 'advises';
