/** What the person will do now, said after advice: the kind of later message that has texts for it, by its words. */
const DECIDED: readonly (readonly [id: string, said: RegExp])[] = [
  [
    'any-i-changed-my-mind',
    /\b(?:(?:i |i have )?changed my mind|on second thoughts?|scratch that)\b/u,
  ],
  [
    'any-it-is-decided-now',
    /^(?:(?:ok|okay|alright|all right|fine|right|well|then|so|yes|yeah|sure|good|deal|that is it|you are right|you convinced me|you (?:have )?won) )+(?:and )?i (?:will|am going to|am not going to|have decided|decided)\b|\bi (?:have )?(?:decided|made up my mind)\b/u,
  ],
];
/** Nothing is decided yet, or the deed comes with a worry that wants more of an answer. */
const UNDECIDED =
  /\b(?:if|but|not decided|can not decide|do not know|not sure|maybe|try|think about|scared|afraid|worried|unless|until)\b/u;

/** "ok you convinced me, i'll let her stop"; null for any other message. */
export const decidedKind = (plain: string): string | null =>
  UNDECIDED.test(plain) ? null : (DECIDED.find(([, said]) => said.test(plain))?.[0] ?? null);
