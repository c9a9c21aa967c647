const PICTURES = '(?:pics?|pictures?|photos?|images?|videos?|vids?|clips?|snaps?|screenshots?)';
const INTIMATE = `(?:nudes|sex ?tapes?|(?:nude|naked|intimate|private|explicit|topless|sexual|dirty|sexy|sex|spicy|bedroom|underwear|lingerie) ${PICTURES}|${PICTURES} of me (?:<few>)(?:nude|naked|topless|undressed|in (?:bed|my underwear|the shower)))`;
const SPREADS =
  '(?:spread(?:s|ing)?|leak(?:s|ed|ing)?|shar(?:e|es|ed|ing)|post(?:s|ed|ing)?|upload(?:s|ed|ing)?|publish(?:es|ed|ing)?|sends?|sending|sent|show(?:s|ed|ing)?|forward(?:s|ed|ing)?|pass(?:es|ed|ing)? (?:a)?round|put(?:s|ting)?|sell(?:s|ing)?|sold|expos(?:e|es|ed|ing))';
/** What the writer sends or posts is theirs to send. */
const NOT_BY_ME =
  '(?<!\\b(?:i|we|me|to|should i|can i) (?:<soften>|have |had |am |was |will |would )*)';
const OTHERS = '(?:he|she|they|<relative>|guy|man|<someone>|people)';

/** Pictures of a body, or of a bedroom, that somebody shows around or threatens to show. */
export const IMAGE_ABUSE: readonly string[] = [
  `${NOT_BY_ME}${SPREADS} (?:<few>)(?:my|our) (?:<few>)${INTIMATE}`,
  `${NOT_BY_ME}${SPREADS} (?:<few>)(?:sex ?tapes?|nudes|${PICTURES}) of (?:me|us) (?:<few>)(?:nude|naked|topless|undressed|online)`,
  `${NOT_BY_ME}(?:spread(?:s|ing)?|leak(?:s|ed|ing)?|circulat(?:es|ed|ing)) (?:<few>)my (?:<few>)${PICTURES}(?! of (?:the|his|her|our|a|an|my) )`,
  `(?:threat(?:en(?:s|ed|ing)?)?|blackmail(?:s|ed|ing)?|${OTHERS} (?:(?:says?|said) (?:he|she|they) )?(?:is going to|are going to|will|would|wants? to|could)) (?:<few>)${SPREADS} (?:<few>)(?:my|our) (?:<few>)${INTIMATE}`,
  `(?:threat(?:en(?:s|ed|ing)?)?|blackmail(?:s|ed|ing)?) (?:<few>)(?:${SPREADS}|with) (?:<few>)(?:my|our|the) ${PICTURES}`,
  `(?:my|our) (?:<few>)${INTIMATE} (?:are|is|were|was|got|have been|has been|ended up|being) (?:<few>)(?:leaked|shared|posted|sent|shown|spread|uploaded|online|everywhere|circulating|going (?:a)?round|out there|on (?:telegram|reddit|twitter|instagram|snapchat|whatsapp|the internet))`,
  `my ${PICTURES} (?:are|is|were|was|got|have been|being) (?:<few>)(?:leaked|circulating|being spread|passed (?:a)?round)`,
  '(?<!\\babout )(?:revenge porn|sextort[a-z]*)|(?:deep ?fakes?|(?:fake|ai) (?:nudes|porn)) (?:<few>)(?:of me|of my|with my face)',
  '(?:filmed|recorded|videoed|photographed|took (?:pictures|photos|a video) of) (?:me|us) (?:<few>)(?:naked|nude|having sex|during sex|in the shower|undressing|in bed without)',
];

/** Where a threat is known already, pictures of whatever kind are enough. */
export const PICTURES_THREATENED = `(?:send|post|leak|publish|spread|upload|show) (?:<few>)(?:my|our|the) ${PICTURES}`;
