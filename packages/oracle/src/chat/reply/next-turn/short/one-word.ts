import type { KeptPiece } from '../../../state.ts';
import { type Draft, plainPart } from '../../draft.ts';

const ASKED =
  /\b(?:one word|(?:just|only|simply) (?:say |answer )?(?:a )?yes or no|yes or no (?:only|pls|please)|(?:just|only) yes or no)\b/iu;
const VERDICT =
  /^(?:My lean(?: is|:)? |I lean (?:toward )?(?:a )?|I'd say )?(?<verdict>yes|no)\b/iu;

/** What others decide, or what only time tells: no lean on it may stand as a bare yes. */
const OUTCOME =
  /^(?:so |and |but |hi |hey |please )*(?:will|did|does|do (?:they|you think)|when will) /u;

/** "yes or no. one word": the verdict alone, where the answer begins with one and the question is the user's to decide. */
export function inOneWord(
  message: string,
  draft: Draft,
  asked: readonly Pick<KeptPiece, 'plain'>[],
): Draft {
  if (asked.some(({ plain }) => OUTCOME.test(plain))) return draft;
  const verdict = ASKED.test(message)
    ? VERDICT.exec(draft.parts[0]?.text ?? '')?.groups?.['verdict']
    : undefined;
  if (verdict === undefined) return draft;
  return { ...draft, parts: [plainPart(verdict.toLowerCase() === 'yes' ? 'Yes.' : 'No.')] };
}
