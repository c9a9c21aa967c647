import { signsIn } from '../../whole/chart-words.ts';

const WHICH_PART =
  /^(?:(?:ok|so|and|but|then) )*(?:(?:which|what) (?:part|thing|one|planet|aspect)(?: (?:is|of it|exactly))*|what is (?:the )?(?:hardest|worst|heaviest) (?:\w+ )?(?:in it|of it)?|whats (?:the )?(?:hardest|worst)(?: \w+){0,3})\W*$/u;

/** "which part", after "why is my chart so hard". */
export const askedHardest = (text: string, earlier: string): string | null =>
  WHICH_PART.test(text) &&
  /\b(?:hard|difficult|bad|heavy|worst)\b.*\bchart\b|\bchart\b.*\b(?:hard|difficult|bad|heavy)\b/u.test(
    earlier,
  )
    ? 'what is the hardest aspect in my chart'
    : null;

const ALWAYS =
  /^(?:(?:ok|so|and|but) )*(?:is|are) (?:it|that|they|those) always (?<what>bad|hard|good|difficult|negative)\W*$/u;
const ASPECT = /\b(?<aspect>square|opposition|trine|sextile|conjunction|quincunx)s?\b/u;

/** "is it always bad", after what a square is. */
export function askedAlways(text: string, last: string): string | null {
  const what = ALWAYS.exec(text)?.groups?.['what'];
  const aspect = ASPECT.exec(last)?.groups?.['aspect'];
  return what === undefined || aspect === undefined ? null : `is a ${aspect} always ${what}`;
}

const FIT_BETTER =
  /^(?:(?:ok|so|and|but) )*(?:who|which(?: one| sign)?|which of (?:them|those|the two)) (?:do|would|am|is|fits?|suits?|should) ?(?:i )?(?:fits?|suits?|match|go with|get along|more compatible|better|me)\b.{0,16}$/u;

/** "who do i fit better with", after two signs. */
export function askedOfSigns(text: string, earlier: string): string | null {
  const [a, b] = FIT_BETTER.test(text) ? signsIn(earlier).slice(-2) : [];
  return a === undefined || b === undefined ? null : `do i fit better with ${a} or ${b}`;
}

const AFFECTS =
  /^(?:(?:ok|so|and|but) )*(?:(?:does|do|will|how does) (?:that|it|this) (?:affect|do (?:anything|something) to|matter (?:for|to)|touch) me|what does (?:that|it|this) (?:do to|mean for) me)\W*$/u;
const I_AM = /^(?:(?:ok|well|and|but|because|so) )*(?:im|i am|as) an? (?<sign>\p{L}+)\W*$/u;

/** "does that affect me", "im a cancer", after where the Moon is. */
export function askedOfMoon(text: string, last: string): string | null {
  if (!/\bmoon\b/u.test(last) || /\bmy\b/u.test(last)) return null;
  if (AFFECTS.test(text)) return 'how does the moon today affect me';
  const [sign] = signsIn(I_AM.exec(text)?.groups?.['sign'] ?? '');
  return sign === undefined ? null : `what does the moon today mean for a ${sign}`;
}
