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
];
