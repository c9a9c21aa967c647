const ANIMAL =
  '(?:dog|cat|kitten|puppy|bunny|rabbit|hamster|guinea pig|horse|pony|bird|parrot|budgie|cockatiel|fish|tortoise|turtle|snake|lizard|gecko|ferret|rat|hen|chicken|goat|cow)';
const LOVE_AND_NERVES =
  '(?:kiss(?:ed|es)?|held my hand|head on my|hugged|leaned (?:on|against)|sat next to me|looked at me|smiled|so close|her eyes|his eyes|shoulder|perfume|concert|northern lights|so beautiful|crush)';
const KEEPS_ONE_CLOSE =
  '(?:(?:own|my|his|her|the) (?:family|in laws|parents|mother|mum)|in laws|small town|village|relationship|marriage|love (?:him|her|them|my [a-z]+)|clingy|texts me all day|too jealous|smother(?:s|ing|ed))';
const BIG_DAY =
  '(?:court|custody|hearing|judge|lawyer|interview|exams?|finals|speech|wedding|first (?:day|date)|driving test|audition|presentation|stage|recital|results|flight|so nervous|nervous)';
const WITH_DOCTORS =
  '(?:hospital (?:canteen|cafe|corridor|bed|chair|room|chapel|car park|garden|waiting)|upstairs in (?:the )?hospital|in (?:the )?(?:hospital|icu|hospice|intensive care|itu)|in a coma|on a ventilator|induced coma|visiting hours|since (?:the|her|his) (?:operation|surgery|accident|stroke))';
const DULL_DUTY =
  '(?:zoom|teams|meetings?|call|calls|emails?|spreadsheets?|powerpoint|slides|stand ?ups?|trainings?|lectures?|assignments?|workshops?|webinars?|family (?:dinner|lunch|function)|weddings?|baby showers?|rishta|relatives?|aunt(?:ie|y)?s?|customers?|tantrums?|nursery rhymes?|peppa pig|baby shark|group projects?)';

/** Animals that do not eat, breath held for love, nerves before a court, a patient among doctors, an elder who lets go of tools. */
export const HARMLESS_TOLD_CALMLY: readonly string[] = [
  `${ANIMAL}\\b(?:(?! (?:i|my (?:husband|wife|son|daughter|mum|mother|dad|father)) )[a-z ,.]){0,60}\\b(?:stopped|stops|not|hardly|barely|refuses to|refusing to|off) (?:<few>)(?:eat|eats|eating|eaten|ate|drink|drinking|food|breath(?:e|ing))(?: anything| much| properly| well| since [a-z]+| for [a-z0-9]+ days| today)*`,
  `(?<=\\b${LOVE_AND_NERVES}\\b[a-z0-9 ,.]{0,90})i (?:<soften>)(?:did not|could not|forgot to|forgot how to|can not|stopped) breath(?:e|ing)(?=<end>| until| for a (?:second|moment|minute)| the whole)`,
  `(?<=\\b${KEEPS_ONE_CLOSE}\\b[a-z0-9 ,.]{0,110})i (?:<soften>)(?:can not|can barely|could not) (?:<soften>)breathe(?=<end>| here| there| around| near| any ?more| with (?:him|her|them|everyone|all))`,
  `(?<=\\b${BIG_DAY}\\b[a-z0-9 ,.]{0,80})i (?:<soften>)(?:will|am going to|might|could|am about to|want to) (?:<soften>)(?:vomit|puke|throw up|be sick)(?= *(?:[.,]|$)| from nerves| of nerves| before)(?! [.,] (?:after|when i eat))`,
  `i (?:<soften>)(?:will|am going to|might|could|am about to|want to) (?:<soften>)(?:vomit|puke|throw up|be sick)(?= [a-z0-9 ,.]{0,60}\\b${BIG_DAY}\\b)(?![a-z0-9 ,.]{0,60}\\b(?:eat|ate|eating|food|meal|weight|fat|calories)\\b)`,
  `(?<=\\b${WITH_DOCTORS}\\b[a-z0-9 ,.]{0,110})(?:he|she|they|mum|mother|dad|father|grandma|grandpa|nan|gran|and|but) (?:<soften>|still )*(?:does|do|will|did|has|have|is) not (?:<soften>)(?:wake|woken|waking|wakes)(?: up)?`,
  `(?:he|she|they|mum|mother|dad|father|grandma|grandpa|nan|gran) (?:<soften>)(?:does|do|will|did|has|have|is) not (?:<soften>)(?:wake|woken|waking|wakes)(?: up)?(?=[a-z0-9 ,.]{0,60}\\b${WITH_DOCTORS}\\b)`,
  `(?:one|another) more (?:<few>)${DULL_DUTY}\\b[a-z ,]{0,40}i (?:<soften>)(?:will|am going to|might|swear i will|am gonna) (?:<soften>)(?:jump|throw myself|leap|walk) (?:out of|off|from|into) (?:the|a|my|this|our) (?:<few>)(?:window|balcony|roof|building|sea|canal)`,
  '(?:baby|child|kid|grandchild|grandson|granddaughter|niece|nephew|he|she|they) (?:is|are) not (?:even )?(?:<soften>)born(?: yet)?',
  `(?:vets?|doctor at the vets?) (?:<few>)(?:says?|said|thinks?|told (?:me|us)|suggests?) (?:that )?it is (?:<soften>|nearly |almost )*time(?: to (?:say goodbye|let (?:him|her|it) go))?|(?<=\\b${ANIMAL} is (?:\\d+|old|very old|so old)\\b[a-z0-9 ,.]{0,60})(?:it is|is it|when is it) (?:<soften>|nearly |almost )*time`,
  '(?:he|she|dad|mum|father|mother|grandpa|grandma)? ?(?:says?|said|thinks?|tells me) (?:that )?(?:he|she)? ?(?:will|does|would) not need (?:the|his|her|a) [a-z]+ any ?more(?=[a-z0-9 ,.]{0,60}\\b(?:[6-9]\\d|hips?|knees?|back|eyes|eyesight|retire[a-z]*|arthritis|stairs|driv(?:e|ing))\\b)',
  '(?<=\\b(?:my |our )(?:dad|father|mum|mother|stepdad|stepfather|grandpa|grandad|grandfather|uncle)s? (?:funeral|grave|ashes|died|is dead|has died|passed away|passed)\\b(?:(?! (?:husband|wife|boyfriend|girlfriend|partner|brother|son|yesterday|tonight|last night|again|now|today) )[a-z0-9 ,.]){0,60})(?:he|she) (?:<soften>|used to )?(?:hit|beat|hurt|slapped) (?:me|us|my mum|my mother)(?: (?:as (?:kids|children|a child|a kid)|when we were [a-z]+|when i was [a-z]+|growing up|for years|a lot|all))*(?= *(?:[.,]|$))',
  '(?:face|smile|mouth|nose) (?:is|looks|comes out) (?:<soften>)(?:crooked|lopsided|wonky) (?:in|on) (?:<few>)(?:photos?|pictures?|pics?|selfies?|videos?|passport)',
  // No overdose: what the drive is for says more.
  'had (?:<few>)bottles? of (?:vodka|wine|whisky|whiskey|gin|rum)(?=[a-z0-9 ,.]{0,200}\\b(?:that is me done|end of me)\\b)',
  // "Maarna" in figures: taunts, gossip, flirting, a walk.
  '(?:taane|taana|tane|tana|gapp?e|gapp?ein|line|chakkar|aankh|daant|phone|jhaadu|jhadu|jhak|makkhi|dialogue|funde|pose|selfie|entry|round) (?:<few>)(?:maart?[aei]|marte|marta|marti|maar)(?: hai[a-z]*| rahe| rahi| raha)*',
];
