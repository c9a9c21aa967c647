const DARK =
  '(?:alone|empty|dead|die|dying|pain|tired|dark|nobody|hopeless|pills?|knife|life|living|everything|nothing|hurts?|cry|crying|hate|myself|worthless|broken|gone|end|done|exhausted|numb|lonely|scared|afraid|hits?|beats?|baby|newborn|lost|goodbye|sorry|drinking|drunk|voices?|any ?more)';
const PARENT = '(?:mum|mother|dad|father|parents|stepdad|stepfather|stepmum|stepmother)';
const CHILD =
  '(?:kids?|child|children|son|daughter|niece|nephew|grandchildren|grandkids|grandson|granddaughter|toddler)';
const ANIMAL = '(?:dog|cat|puppy|kitten|rabbit|horse|pony)';

/** Quarrels, break-ups, families and pasts in which a word of danger means something smaller. */
export const HARMLESS_EVERYDAY: readonly string[] = [
  // The home, not the life, is what is hated.
  '(?:hate|hating|hated|can not (?:<soften>)(?:stand|bear)) living (?:at home|in|with|next to|near|above|below) (?!(?:this |constant |so much |such |all this )*(?:world|body|hell|skin|life|pain|fear|agony|misery|darkness|planet|earth)|my (?:own )?(?:head|body|skin)|a (?:body|world)|the (?:dark|world))[a-z]+',
  '(?:hate|hating|can not (?:<soften>)(?:stand|bear)) living at home',
  'can not live like this(?: any ?more)?(?=[., ]{1,4}(?:<few>)(?:flatmates?|roommates?|neighbours?|landlord|mess|noise|in laws|mould|kitchen|commute))',
  // Meetings, harvests.
  '(?<=\\b(?:hot flash(?:es)?|blush[a-z]*|sweat[a-z]*|tripped|fart[a-z]*|embarrass[a-z]*|meetings?|presentation|zoom)\\b[a-z0-9 ,.]{0,60})i (?:<soften>)want to disappear<end>',
  '(?<=\\b(?:harvest|drought|rent|bills|salary|crops?|farm|heating)\\b[a-z0-9 ,.]{0,60})(?:do not know )?how (?:we|i) (?:<soften>)(?:make|get|will get) (?:it )?through (?:the )?(?:winter|month|year)',
  // Break-ups.
  'said (?:he|she|they) (?:can not|could not) do this any ?more and (?:left|broke up|dumped|hung up|walked out|moved out|ended it)(?! (?:a note|his life|her life))',
  'want to end it(?= but (?:she|he) (?:did|is|has|was|will))',
  '(?<=\\b(?:vacation|holiday|her (?:mum|dad)|his (?:mum|dad)|birthday|wedding|lease|dating|together|relationship|engagement|engaged)\\b[a-z ,]{0,20}and )i (?:<soften>)want to end it<end>',
  'said goodbye for ?ever and (?:then |now )?(?:added|texted|messaged|called|liked|followed|unblocked|blocked|came back)',
  'told (?:him|her) (?:that )?i (?:love|like|loved|liked) (?:him|her)(?= (?:at|after|on|in|over|drunk|by|last|too))',
  'push(?:es|ing|ed)? me (?:away|out)(?! of (?:a|the|his|her) (?:car|window|moving|door)| the (?:window|door))',
  '(?:it |she |he |this |that )?drags? me (?:down(?=<end>| emotionally| mentally| with)|(?:along )?to (?:<few>)(?:weddings?|parties|museums?|shops|church|dinners?|concerts?|events?|brunch|ikea|meetings?))',
  '(?:keeps?|kept|is|was) (?:<soften>)(?:blowing up|spamming|flooding) my phone',
  'follow(?:s|ed)? me and (?:likes|watches|views|comments)|follows me around since (?:he|she) (?:stopped|retired|lost|quit|got)',
  'took my money and (?:blocked|ghosted|disappeared|vanished|never)',
  '(?:tell|telling|told) (?:him|her|them|my [a-z]+) (?:that )?(?:he|she|they) hurt me(?= (?:without|by|when (?:he|she|they) (?:said|forgot|did not|cancelled|laughed)))',
  // Families.
  `(?:ex|ex wife|ex husband|brother|sister|son|daughter|in laws?|family) (?:<soften>)(?:will|does|do|would|is|are) not (?:let|letting|allow|allowing) me (?:to )?see (?:my|our|the|his|her) (?:${CHILD}|${ANIMAL})`,
  `${CHILD}(?: is (?:<few>)and)? (?:hits|bites|pushes|kicks) my (?:${CHILD}|little one)`,
  `${PARENT} (?:<soften>)(?:will|would|does|do) not let me go out(?=<end>| (?:on|after|late|with|at night|tonight|this))`,
  `(?:threaten(?:s|ed)? to |will |would |might |can |they |want to |going to )(?:<soften>)(?:throw|kick) (?:me|us) out(?! of (?:a|the|his|her) (?:car|window|bed|moving|train|van))`,
  `my (?:daughter|son) is dating and (?:she|he) is only 1[3-7]`,
  `(?:${PARENT}|grandma|grandpa|gran|nan|he|she) is not safe (?:at home|on (?:his|her) own|driving|alone|in (?:his|her) (?:house|flat))(?: alone| any ?more| by (?:himself|herself))*`,
  `${PARENT} (?:<few>)(?:locked|hit|beat|slapped|whipped|smacked) (?:me|us) (?:in |up )?(?:as a (?:child|kid|boy|girl)|as (?:children|kids)|when (?:i was|we were) (?:little|kids?|small|young|a child|children))`,
  `abusive (?:${PARENT}|ex|husband|parent) (?:is dying|died|has died|passed|is dead|is in (?:hospital|hospice|a home))`,
  'we named the baby after [a-z ]+',
  '(?:wife|husband|girlfriend|boyfriend|partner) is (?:<soften>)jealous of my late (?:wife|husband)',
  '(?:grandma|grandpa|granny|nana|grandad|a ghost|an angel|a lady) visits (?:her|him)(?=[a-z ,]*\\b(?:died|dead|ghost|dreams?|passed)\\b)',
  '(?:dna|paternity|ancestry|blood) (?:test|tests|results?)[a-z ]{0,30}(?:dad|father|mum|mother|brother|sister) is not my (?:real |biological )?(?:dad|father|mum|mother|brother|sister)',
  '(?:will|would|could|does|did|can) (?:my |our |the |this )(?:divorce|separation|move|job|break ?up|decision|bad thoughts|negativity|energy|mood|secret) (?:<soften>)hurt (?:my |the |our )?(?:kids|children|son|daughter|family|someone|others|people|him|her)',
  // Bodies and small fears.
  `my ${ANIMAL} (?:was|got) (?:attacked|bitten|mauled)`,
  '^i bruise (?:<soften>)easily$',
  '(?:how (?:do|can) i|help me|want to|trying to) (?:<soften>)stop (?:binge|stress|comfort|night|over) ?eating',
  'had a (?:mini )?(?:heart attack|stroke|seizure) (?:last (?:week|month)|(?:a|two|three|a few|\\d+) weeks ago|at (?:school|work) and everyone)',
  '(?:is|will) (?:my|this) (?:<few>)(?:illness|disease|cancer|condition|diabetes|blood pressure|asthma) (?:going to )?kill me',
  '(?<=\\b(?:fixed|repaired|mended|cooked|baked|built|parked|assembled|installed|sewed|painted|beat) [a-z0-9 ,.]{0,80})i am (?:literally |basically )?a god(?:dess)?<end>',
  '(?<=\\blate (?:again|for (?:work|school))[a-z ,]{0,6})my (?:boss|teacher|mum|coach|wife|husband|mother) (?:will|is going to) kill me<end>',
  '(?<=\\b(?:mortgage|lease|sleep over|heart is broken|clingy|moved in|in laws)\\b[a-z ]{0,20}and )i can not breathe<end>',
  // "X and I can't anymore": X is the trouble.
  `(?<=^(?:(?!${DARK}\\b)[a-z0-9]+ ){2,12}and )i (?:<soften>)(?:can not (?:<soften>)(?:any ?more|take it|stand it|do this any ?more)|want out|need out|want it to stop)<end>`,
];
