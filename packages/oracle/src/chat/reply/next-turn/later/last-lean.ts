import type { Talk } from '../../talk.ts';

const NO =
  /\b(?:my lean(?: is|:) no|lean(?:s|ing)? (?:toward(?:s)? )?no|i'd (?:say|lean) no|rather not|i wouldn't)\b|^no\b/iu;
const YES =
  /\b(?:my lean(?: is|:) yes|lean(?:s|ing)? (?:toward(?:s)? )?yes|i'd (?:say|lean) yes)\b|^(?:yes|do it|apply|go)\b/iu;

/** Whether the last answer leaned the other way: then its own follow-up puts that right. */
export function leansAgainst(id: string, { ownTexts }: Talk): boolean {
  const last = ownTexts.at(-1) ?? '';
  if (id === 'later-so-no') return YES.test(last) && !NO.test(last);
  return id === 'later-so-yes' && NO.test(last) && !YES.test(last);
}
