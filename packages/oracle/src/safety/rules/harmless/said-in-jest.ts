const ANIMAL = '(?:goat|lamb|calf|duckling|donkey|piglet|hen|goose|pony|puppy|kitten|cat|dog|fox)';
const BODY_AND_HOME =
  '(?:menopause|perimenopause|puberty|hormones|hot flushes|hay fever|pollen|jet lag|sciatica|gravity|these stairs|this hill|my (?:knees|hips?|back|joints|sinuses|alarm clock|mattress))';
const AT_WORK_OR_PLAY = '(?:group project|lab|project|study|doubles|dance|tennis|quiz|bridge club)';

/** Jokes and grumbles of people who write to the chat, each with what makes it one. */
export const HARMLESS_IN_JEST: readonly string[] = [
  `${BODY_AND_HOME} (?:is|are) (?:<soften>)(?:trying|out|going) to (?:kill|murder|get|destroy) me`,
  '(?:kill|murder) me(?: ,)? (?:figuratively|metaphorically|not literally|with (?:<few>)(?:looks?|sighs?|eyebrows?|questions|kindness|puns))',
  '(?:kill|murder) me and then (?:resurrect|revive|bring me back)[a-z ]*',
  `(?:kill|murder|strangle|throttle) (?:my|our|the) (?:whole |entire )*${AT_WORK_OR_PLAY} (?:partners?|group|mates?|team)`,
  `(?<=\\b${ANIMAL}\\b[a-z ,.]{0,60})(?:kill|murder|strangle|throttle) (?:that|the) (?:animal|creature|beast)(?! who| for what)`,
  `(?<=\\b${ANIMAL}\\b[a-z ,.]{0,60})he followed me`,
  'bury (?:him|her|them) under the patio (?:one day|one of these days|some day)',
  '(?:do|will|would) (?:they|we|these two|the two of (?:us|them)) (?:<soften>)burn the (?:house|kitchen|place) down',
  '(?:rather|sooner) be buried alive',
  'be buried with (?:my|the|a) (?:<few>)(?:ball|guitar|books?|deck|cards|records?|boots|trophy|golf clubs|collection|fishing rod|phone)',
  '(?<=\\b(?:wedding|weddings|married|engaged|bouquet)\\b[a-z ,.]{0,80})(?:said|says|told me) (?:that )?(?:you are|i am) next',
  'sold my (?:<few>)(?:pc|laptop|console|car|van|bike|motorbike|boat|piano|guitar) to (?:pay|buy|fund|afford)',
  'want to die a (?:little|bit|tiny bit)(?: inside)?|(?:suicidal|homicidal|dying|wants to die|going to die|will die|would die)(?= (?:about|over|from) (?:a|an|the|her|his|their|my|our) (?:<few>)(?:hair ?cut|hair|fringe|bangs|tickets?|shoes|outfit|dress|makeup|cake|score|match|game|goal|wifi|grades?|nails|jumper|selfie|photo|typo))',
  '(?:he|she|they|sister|brother|daughter|son|friend|cousin|niece|nephew|teenager|teen)\\b[a-z ]{0,20}(?:says?|said|swears?|claims?|thinks?|screams?)(?: that)? (?:he|she|they) (?:<soften>)(?:will|would|is going to|are going to|wants? to) (?:<soften>)die (?:if (?:he|she|they|we|i|it) (?:do|does|did|can) not (?:get|see|win|have|go|buy|let)|of (?:boredom|shame|embarrassment|hunger|cringe|laughter|heat)|over (?:the|her|his|a) [a-z]+|when (?:the|her|his) (?:show|series|season|wifi))[a-z ]*',
  'stalker (?:cat|dog|goose|pigeon|seagull|squirrel|duck|chicken)s?(?: (?:who |that )?(?:follows?|followed|waits?|watches?) me)?|(?:cat|dog|goose|pigeon|squirrel|duck|chicken) (?:always |who |that )*(?:follows?|followed) me',
  'over ?dos(?:e|ed|ing) (?:<soften>)(?:with|on) (?:<few>)(?:garlic|salt|pepper|sugar|chil[a-z]*|glitter|perfume|hairspray|spice|spices|cheese|vanilla|cinnamon|vinegar|lemon|bleach blonde|filler)',
  '(?:people|friends|guests|kids|colleagues|everyone|cousins) (?:who|that) (?:will |can |have to |should |must |still )*pay (?:for|me)',
  '(?:good|great|top|best|better|bad|low|poor|high|full) (?:marks|grades)',
  'secret (?:club|handshake|password|base|den|hideout|language|code|recipe|fort|agent|santa)(?: with (?:his|her|their|my) (?:cousins?|friends?|brothers?|sisters?|class[a-z]*|buddy|bestie))?',
  'want (?:it|this|that) all to (?:end|stop)(?= [.,] (?:the|this|that|my|his|her|their|these) (?:construction|building|noise|drilling|road ?works|renovation|rain|heat|winter|snoring|group chat|meetings?|project|season|diet|semester))',
  '(?:keep|put|have) my (?:pills|tablets|meds|vitamins) in (?:a|my|the) (?:<few>)(?:box|organi[sz]er|tin|case|dispenser)(?:[ ,]*(?:monday|mon) to (?:sunday|sun))?',
  'said goodbye to everyone(?: today)?(?=[ ,.]{1,4}(?:<few>)(?:retirement|farewell|leaving|parental leave|last day|new job|moving))',
  '(?:laugh(?:ed|ing)?|smil(?:e|ed|ing)|yawn(?:ed|ing)?|giggl(?:e|ed|ing)|stood there|gasp(?:ed|ing)?) with my hand over my mouth',
];
