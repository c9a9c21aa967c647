import { type Draft, plainPart } from '../../draft.ts';

const ASKED =
  /\b(?:one word|(?:just|only|simply) (?:say |answer )?(?:a )?yes or no|yes or no (?:only|pls|please)|(?:just|only) yes or no)\b/iu;
const VERDICT =
  /^(?:My lean(?: is|:)? |I lean (?:toward )?(?:a )?|I'd say )?(?<verdict>yes|no)\b/iu;

/** "yes or no. one word": the verdict alone, where the answer begins with one. */
export function inOneWord(message: string, draft: Draft): Draft {
  const verdict = ASKED.test(message)
    ? VERDICT.exec(draft.parts[0]?.text ?? '')?.groups?.['verdict']
    : undefined;
  if (verdict === undefined) return draft;
  return { ...draft, parts: [plainPart(verdict.toLowerCase() === 'yes' ? 'Yes.' : 'No.')] };
}
