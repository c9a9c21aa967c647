/** A verb, or somebody who does something. */
const TELLS =
  /\b(?:he|she|they|you|it|that|there|nobody|everyone)\b.* |'(?:s|re|ve|ll|d)\b|n't\b|\b(?:is|are|was|were|has|have|had|did|does|do|will|would|can|could|\w{2,}ed|came|went|said|says|got|gets|left|wants?|needs?|took|made|knows?|lives?)\b/iu;
/** "the kids", "my old job", "with hr": nothing is told of it. */
const NOUN =
  /^(?:the|an?|your|his|her|our|their|this|that) \S+(?: \S+)?$|^(?:with|about|into|at|in|on|for|from|to|not) /iu;

/** A guess, a plan or a question in the form of a statement. */
const UNSETTLED =
  /^(?:maybe|perhaps|i guess|nvm|never ?mind|hopefully)\b|\b(?:right|correct|no|eh|huh|isn't it|don't you think)$/iu;

/** The user's words where they tell something that can be said back; null for a noun alone. */
export const toldClause = (told: string | null): string | null =>
  told === null || !TELLS.test(told) || NOUN.test(told) || UNSETTLED.test(told) ? null : told;
