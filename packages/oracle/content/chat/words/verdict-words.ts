/** A question for a verdict on what was told: who is right, whether the user makes too much of it. */
export const ASKS_VERDICT =
  /\bwho(?: is|s| was)? (?:right|wrong|in the (?:right|wrong))\b|\bwhose side\b|\bam i (?:\w+ ){0,2}?(?:dramatic|overreacting|over reacting|too sensitive|sensitive|unreasonable|petty|difficult|wrong|in the wrong|the (?:bad|wrong) (?:one|guy|person)|the (?:villain|problem|jerk|asshole)|allowed to|right to be|crazy (?:for|to)|silly|making too (?:much|big))\b|\b(?:do|did) i have (?:a|any|the) right to be\b|\bis it (?:stupid|silly|petty|childish|bad) that i\b|\b(?:do|should) i (?:say (?:something|anything)|speak up|bring it up|mention it) or\b|\baita\b/u;

/** What makes "is it bad that i …" more than a feeling: no verdict is given on it. */
export const GRAVE_DEEDS =
  /\b(?:hit|hitting|slap\w*|hurt(?:ing)?|beat|cheat\w*|affair|stole|steal\w*|drunk|drinking|drugs?|pills?|meds|medication|cut|cutting|starv\w*|vomit\w*|purg\w*|threaten\w*|weapon|gun|knife|die|dying|dead|died|kill\w*|abus\w*|choke\w*|grabbed|afraid of (?:him|her|them)|scared of (?:him|her|them)|court|police|pregnan\w*|cancer|hospital|funeral|diagnos\w*)\b/u;

/** Kinds of stories that are answered by a verdict or a lean even where none is asked for. */
export const VERDICT_STORIES: readonly RegExp[] = [
  /\bi (?:started|picked|began|caused) (?:the|a|this|that|our) (?:\w+ )?(?:fight|argument|quarrel|row)\b.*\b(?:how|now|back down|take it back|fix|sorry)\b|\bi (?:went|took it|have gone) (?:way |a bit )?too far\b|\b(?:climb|back) down without losing face\b/u,
  /\b(?:i (?:lied|pretended|claimed|faked|made up)\b|(?:^|i )(?:told|said)\b.{0,25}\bi (?:speak|can|could|am an?|was an?|have|had|know|play|read|like|cook|run|ski)\b).*\b(?:and|so|but) now (?:they|he|she|everyone|everybody|we|i have to|my \w+|the \w+)\b.*\b(?:want|wants|expect\w*|think|thinks|believe\w*|ask|asks|asked|invited|keeps?|going|meet|translate|have to|gives?|made|signed)\b/u,
  /\b(?:everyone|everybody|they|the (?:team|group|others|family|girls|guys|class|whole \w+)|my (?:coworkers|siblings|cousins|roommates|colleagues|brothers|sisters|friends|team))\b.*\b(?:wants?|expects?|asked|told|picked|chose|elected|voted|sent)\b.{0,20}\bme\b.{0,12}\b(?:to (?:be the one|tell|talk to|speak for|ask the|break)|spokesperson|messenger|as the one)\b/u,
  /\bknows? (?:that )?i know\b/u,
  /\bone of us\b.{0,25}\b(?:take over|inherit|run|have|get|gets)\b|\b(?:both|two) (?:my |of my )?(?:kids|sons|daughters|children|brothers)\b.*\btake over\b/u,
  /\b(?:are|is|fall|falls|both|fell|lands?|being|scheduled)\b.{0,25}\b(?:on )?the same (?:day|night|weekend|evening|date)\b/u,
];

/** Where such words are about the sky or a birth, they tell another story. */
export const NO_VERDICT_STORY =
  /\b(?:born|birth|sign|signs|moon|sun|rising|eclipse|retrograde|zodiac|chart|planet|horoscope|tarot|card)\b/u;
