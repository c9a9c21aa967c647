const AT_WORK =
  '(?:coworkers?|co workers?|colleagues?|team|boss|manager|clients?|customers?|patients?|students?|pupils?|class|classmates|teachers?|professor|school|office|job|company|department|staff|neighbours?|followers|readers|subscribers|blog|channel|newsletter|group|ex|exes|landlord|city|town|house|home|flat|apartment|car|church|choir|band|club|coach|intern|crew|squad|guild|twenties|thirties|forties|youth|old self|past self|retiring [a-z]+)';

/** Farewells to a job, a place, a time of life or a person who moves; and last words of others. */
export const HARMLESS_FAREWELLS: readonly string[] = [
  `(?:goodbye|farewell|leaving|last|final|parting|thank you) (?:letters?|notes?|videos?|messages?|posts?|cards?|speech|speeches|words|poems?|toast|party|drinks|lunch|gift|present) (?:<soften>)(?:to|for|with|at|on|from|about) (?:<few>)${AT_WORK}`,
  '(?:write|word|phrase|sign|draft|give|plan|bring) (?:<few>)(?:goodbye|farewell|leaving) (?:(?:cards?|speech|poems?|toast|party)(?: please)?|(?:letters?|notes?|messages?) (?:for|to) [a-z]+ (?:who|from accounting|from work|at work))',
  '(?:how (?:do|should|can|would) i|help me|help) (?:<soften>)(?:word|phrase) (?:<few>)(?:goodbye|farewell|leaving) (?:messages?|notes?|emails?|letters?|posts?)',
  `(?:said|say|saying|bid|bidding|kiss|kissed|wave|waving) (?:<few>)(?:goodbye|farewell|bye|adieu) to (?:<few>)${AT_WORK}`,
  '(?:his|her|their|my (?:late )?(?:grand)?(?:mothers?|fathers?|mums?|dads?|mas?|pas?|nans?|husbands?|wifes?|sisters?|brothers?|friends?|uncles?|aunts?)) (?:last|final) (?:words?|letters?|notes?|messages?|texts?|posts?|wish|breath)|(?:last|final) (?:words?|letters?|notes?|messages?) (?:<few>)(?:my (?:<relative>|grandmother|grandfather|grandma|grandpa|late [a-z]+)|he|she|they) (?:<few>)(?:said|wrote|left|sent|spoke|gave|told)',
  '(?:last|final) (?:post|letter|note|words?|entry|episode|issue) (?:on|in|of|for) (?:my|the|our|this) (?:blog|channel|newsletter|podcast|series|book|novel|chapter|song|diary|linkedin|column|season|thesis|essay|film)',
  '(?:like|liked|answer|answered|read|see|saw|get|got|remember|ignore|ignored|skipped) my last (?:question|message)',
  '(?:two|2|one|1|four|4|three|3|a) (?:weeks?|months?) notice[a-z ,]*',
  '(?:will not|wont) be (?:here|around) (?:<few>)(?:[a-z]+ )?(?=[a-z0-9 ,]{0,40}\\b(?:(?:give|do|get|read|pull|draw) (?:me )?(?:two|2|both|a few|some|the) (?:readings?|horoscopes?|cards?)|flights?|train|visiting|wedding|camping|training|conference|deployed|dog ?sitter|house ?sit|on tour|exchange))',
  '(?:leave|leaves|leaving|left|exit|exits|exiting) (?:this|the) (?:earth|earthly|material|physical|astral) (?:plane|dimension|realm)',
  '(?:do|does|can|did|would) (?:all )?(?:souls?|spirits?|we|people|humans|animals|pets) (?:<few>)(?:choose|decide|know|plan|agree|leave) (?:<few>)(?:leave|go|exit|die|pass|death|end)(?: (?:this|the) (?:life|world|earth|body|plane))?',
  '(?:he|she) (?:is|seems|looks|was) (?:<soften>|much |so much |way )*(?:better|happier|fine)(?: off)? without me|(?:would|will|is) (?:he|she|my ex) (?:be )?(?:<soften>)(?:better|happier)(?: off)? without me',
];
