/** Says that something is not known, or hands it on to whoever knows. */
const NOT_KNOWN =
  /\b(?:I (?:can't|cannot|can not|don't|do not|couldn't|won't|wouldn't|have no way)\b|I'd be (?:making|guessing)|nobody (?:can|knows)|no one (?:can|knows)|not in (?:a|the|any|your) (?:chart|sky|stars|palm)|isn't (?:in a|in the|something)|only (?:he|she|they|your \w+) (?:can|knows?|could)|(?:told|said to|wrote to|asked|promised) you|as you (?:tell|put) it|I'm (?:so |very |really )?sorry (?:about|you|for|that|to)|don't change|the only (?:one|person) (?:who|to)|the person to (?:ask|call)|whether|ask (?:him|her|them|your|what|whether)|what (?:he|she|they|your \w+) (?:feels?|thinks?|wants?|meant|means)|you (?:said|wrote|told me)$)\b/iu;

/** What the reader told, fears or supposes, at the head of a clause: "… than you think" passes nothing on. */
const PASSED_ON =
  /^(?:(?:and|but|so|because|only|even|since|yes|no) )?(?:you (?:said|told|wrote|mentioned|say|think|fear|worry|hope|feel)|you(?:'re| are) (?:worried|afraid|scared|sure|convinced|wondering|asking)|I know you|if (?:he|she|they|your|you))\b/iu;

/** Whether a clause does not know, or only passes on what was told: then its topic says nothing against it. */
export function isNotClaimed(clause: string): boolean {
  const plain = clause.replaceAll('’', "'").replace(/[.,;:!\s]+$/u, '');
  return NOT_KNOWN.test(plain) || PASSED_ON.test(plain);
}
