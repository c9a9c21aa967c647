import type { EverydayMatter, MatterForm } from '../../everyday-matter.ts';

/** "is my son a bully" and "who am i then" ask for no advice. */
const ASKS_DEED = /\b(?:should|shall|worth|good idea|bad idea|or not|do i|can i|could i|must i)\b/u;
/** "am i a bad mother": a yes would say so. */
const ASKS_BLAME =
  /\b(?:am i|is (?:it|that|this)|does (?:it|that|this) make me)\b.*\b(?:bad|wrong|selfish|crazy|petty|mean|stupid|silly|weird|pathetic|rude|awful|terrible|horrible|overreacting|too (?:much|sensitive|harsh|strict)|fault|failure|failing|the problem|asshole)\b|\bwrong with me\b/u;
/** "too soon?" asks about a deed, and a yes would say that it is. */
const ASKS_TOO = /\b(?:too (?:soon|early|late|old|young|much|fast|far)|a mistake)\b/u;
const YES = /^yes\b/iu;
export const YES_OR_NO = /^(?:yes|no)\b/iu;

/** Whether what a matter says to a way of asking also answers this question. */
export function suitsQuestion(
  { says }: Pick<EverydayMatter, 'says'>,
  form: MatterForm,
  plain: string,
): boolean {
  if (form === 'should') {
    return ASKS_DEED.test(plain) || (ASKS_TOO.test(plain) && !YES_OR_NO.test(says.should ?? ''));
  }
  return form !== 'normal' || !YES.test(says.normal ?? '') || !ASKS_BLAME.test(plain);
}
