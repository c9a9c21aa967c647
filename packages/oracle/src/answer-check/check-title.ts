import { findClaimByRule } from '../checks/claims/find-claim-by-rule.ts';
import { findOffVoice } from '../checks/find-off-voice.ts';
import { findBannedClaims } from '../safety/find-banned-claims.ts';
import { wordsOf } from '../text/words-of.ts';
import { findUnbacked } from './backing/find-unbacked.ts';
import { isForeign } from './is-foreign.ts';
import { NUMBER, isNoProse } from './objections/objection-to-words.ts';

const LONGEST_TITLE_WORDS = 6;

/** A title names no planet, for it has no receipt. */
export function checkTitle(title: string): string | null {
  const words = wordsOf(title).length;
  const isPlain =
    words > 0 &&
    words <= LONGEST_TITLE_WORDS &&
    !isNoProse(title, false) &&
    !isForeign(title) &&
    !NUMBER.test(title) &&
    findClaimByRule(title) === null &&
    findBannedClaims(title).length === 0 &&
    findOffVoice(title).length === 0 &&
    findUnbacked(title, []).length === 0;
  return isPlain ? title : null;
}
