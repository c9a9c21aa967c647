import { isNotClaimed } from '../../checks/claims/is-not-claimed.ts';
import { type BannedClaimKind, findBannedClaims } from '../../safety/find-banned-claims.ts';
import { sentencesOf } from '../../text/sentences.ts';

/** A sentence may say that these are not known: "what a judge will decide isn't in a chart". */
const MAY_BE_UNKNOWN: ReadonlySet<BannedClaimKind> = new Set([
  'death',
  'illness',
  'pregnancy',
  'legal-outcome',
  'whereabouts',
  'infidelity',
  'soulmate',
]);

export const claimsBanned = (text: string): boolean =>
  sentencesOf(text).some((sentence) =>
    findBannedClaims(sentence).some(
      ({ kind }) => !(MAY_BE_UNKNOWN.has(kind) && isNotClaimed(sentence)),
    ),
  );
