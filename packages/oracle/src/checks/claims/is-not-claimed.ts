/** Says that something is not known, or passes on what the reader told. */
const NOT_CLAIMED =
  /\b(?:I (?:can't|cannot|can not|don't|do not|couldn't|won't|wouldn't|have no way)\b|I'd be (?:making|guessing)|nobody (?:can|knows)|no one (?:can|knows)|not in (?:a|the|any|your) (?:chart|sky|stars|palm)|isn't (?:in a|in the|something)|only (?:he|she|they|your \w+) (?:can|knows?|could)|you (?:said|told|wrote|mentioned|say|think|fear|worry|hope|feel)|as you (?:tell|put) it|whether|if (?:he|she|they|your|you)|ask (?:him|her|them|your|what|whether)|what (?:he|she|they|your \w+) (?:feels?|thinks?|wants?|meant|means))\b/iu;

/** Whether a sentence hands a matter on or does not know: then its topic says nothing against it. */
export const isNotClaimed = (sentence: string): boolean =>
  NOT_CLAIMED.test(sentence.replaceAll('’', "'"));
