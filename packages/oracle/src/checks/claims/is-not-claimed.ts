/** Says that something is not known, or hands it on to a person who knows. */
const NOT_KNOWN =
  /\b(?:I (?:can't|cannot|can not|don't|do not|couldn't|won't|wouldn't|have no (?:way|view|idea|opinion))\b|there(?:'s| is) no (?:lucky|right|good|planet|day|way|line|transit|such)\b|I'd be (?:making|guessing|wary|careful)|(?:charts?|sky|stars?|planets?|transits?|synastry|astrology|moon|palm|horoscopes?|line in a hand) (?:can't|cannot|doesn't|don't|has nothing|have nothing|has no|have no|says? nothing)|I'd rather not|(?:nobody|no one) (?:ever )?(?:dies|died) of (?:an?|one|being) (?:\w+ )?(?:reply|answer|email|message|meeting|question|silence|haircut|late|early|bored|wrong|no)|nobody (?:can|knows)|no one (?:can|knows)|not in (?:a|the|any|your) (?:chart|sky|stars|palm)|none of (?:it|this|that) is (?:medicine|advice|a (?:promise|prediction|verdict|diagnosis))|isn't (?:in a|in the|something)|is not something|thank you for (?:telling|writing|sharing)|only (?:he|she|they|your \w+) (?:can|knows?|could)|(?:told|said to|wrote to|asked|promised) you|as you (?:tell|put) it|I'm (?:so |very |really )?sorry (?:about|you|for|that|to)|don't change|the only (?:one|person) (?:who|to)|the person to (?:ask|call)|(?<!\b(?!tells|says|shows|decides|knows|depends)\w+s )whether|ask (?:him|her|them|your|what|whether)|what (?:he|she|they|your \w+) (?:feels?|thinks?|wants?|meant|means)|you (?:said|say|wrote|write|told me|tell me|mentioned|describe)$)\b/iu;

/** What the user told, fears or supposes, at the head of a clause: "… than you think" passes nothing on. */
const PASSED_ON =
  /^(?:(?:and|but|so|because|only|even|since|yes|no) )?(?:you (?:said|told|wrote|write|mentioned|describe|described|asked|say|think|fear|worry|hope|feel)|you(?:'re| are) (?:worried|afraid|scared|sure|convinced|wondering|asking)|I know you|it sounds (?:as if|like|as though) you(?:'ve| have) been|if (?:he|she|they|your|you)|(?:what|how|when|whether|who) [^,;]*\b(?:will be|will|feels?|thinks?|wants?|means?|decides?|plans?|say|do|does)$)\b/iu;

/** Whether a clause does not know, or only passes on what was told: then its topic says nothing against it. */
export function isNotClaimed(clause: string): boolean {
  const plain = clause.replaceAll('’', "'").replace(/[.,;:!\s]+$/u, '');
  return NOT_KNOWN.test(plain) || PASSED_ON.test(plain);
}
