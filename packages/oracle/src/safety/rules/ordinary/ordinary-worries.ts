const CHILD = '(?:daughter|son|toddler|kid|child|little one|baby|boy|girl|stepson|stepdaughter)';
const ELDER =
  '(?:mum|mother|dad|father|parents?|nan|nana|gran|grandma|grandmother|grandpa|grandad|grandfather)';
const JOB =
  '(?:translator|interpreter|illustrator|copywriter|writer|editor|proofreader|designer|programmer|developer|coder|accountant|bookkeeper|typist|secretary|printer|journalist|photographer|tailor|seamstress|driver|cashier|teller|travel agent|artist|animator|photo editor|call centre agent)';

/** Taken out before the rules look: a child who clings, a farewell that was forgotten, a trade that is no longer wanted. */
export const HARMLESS_ORDINARY: readonly string[] = [
  // A phone that a partner keeps private is a secret, and no cage.
  '(?:does|do|will|would|is) not (?:let|allow(?:ing)?|letting) me (?:<soften>)see (?:his|her|their) (?:<few>)(?:phone|messages|chats|screen|laptop|texts|stories|bank account|payslip)',
  `(?<=\\b${CHILD}\\b[a-z0-9 ,]{0,60})(?:will|does|would) not let me (?:leave|go) (?:for|to) (?:work|the (?:office|bathroom|toilet|shop))`,
  '(?:forgot|forgets|forgotten) to say goodbye',
  '(?<=\\b(?:gran|grandma|grandmother|nan|nana|grandpa|grandad|grandfather) (?:<few>)(?:film|record) (?:her|him) )saying goodbye to every(?:one|body)',
  '(?<=\\b(?:passenger|customer|client|guest|drunk|stranger|patient|pupil|student|visitor|tourist)s? (?:<soften>|has |had )*)spat (?:at|on) me',
  `(?<=\\bi am an? (?:[a-z]+ ){0,2}${JOB} and )(?:nobody|no one) needs me any more`,
  '(?:can|could) not (?:<soften>)swallow (?:big |large |the |my |those |any )*(?:pills|tablets|capsules|vitamins)',
  'had (?:a |his |her |their )?(?:first )?(?:heart attack|stroke) (?:at|when (?:he|she) was) (?:age |only |just )?\\d\\d(?! (?:today|minutes|past))',
  '(?<=\\b(?:playstation|xbox|nintendo|console|switch|ipad|wifi|games?|gaming) (?:<few>)and )(?:he|she) (?:punch|kick|slamm|hit)(?:ed)? (?:the|his|her) (?:door|wall)',
  '(?<=\\b(?:hit|scratched|dented|scraped|bumped|clipped) (?:<few>)(?:car|van|truck|bumper|bike|fence|mirror)(?: [a-z]+){0,3} and (?:<soften>))left (?:<few>)note|wrote (?:<few>)notes? to myself',
  `(?<=\\b${CHILD}\\b[a-z ,]{0,60}(?:keeps asking|asks|asked) (?:me )?)(?:if|when) i am going to die(?: too)?`,
  `(?<=^(?:my )?${ELDER} (?:keeps|will not stop|always|is always) (?:saying|says) )when i am gone$`,
  'giving away (?:her|his) [a-z]+(?= while (?:my|her|his) hand is warm)',
  '(?:bit|nipped) (?:me|my [a-z]+|our [a-z]+) , (?:not hard|playfully|by accident|while playing)',
];

/** Thanks at the end of an evening, in words that hold nothing else. */
const THANKS =
  '(?:ok(?:ay)?|so|oh|and|but|aww?|hey|oracle|you|youre|your|ur|im|are|is|am|i|me|my|it|this|that|the|a|an|kind of|kind|only|one|ones|who|which|got|get|gets|really|honestly|truly|literally|just|actually|very|much|more|all|here|there|for|of|to|at|in|with|being|listen(?:ed|ing|s)?|help(?:ed|s|ful|ing)?|understand(?:s|ing)?|understood|answer(?:ed|ing|s)?|nicer?|kinder|sweet|lovely|great|good|best|wise|calm(?:er)?|better|feel|lot|needed|means|made|right|night|tonight|today|evening|morning|now|sleep|bed|going|go|will|can|have|had|been|talk(?:ed|ing)?|tomorrow|bye|byebye|goodbye|friend|love|appreciate|laugh|smile|haha|lol)';
const LOOKS =
  '(?:skin|acne|spots|pimples?|breakouts?|rash|eczema|psoriasis|cold sore|teeth|braces|nose|hair|haircut|eyebrows|lips|belly|face|double chin|weight|stretch marks)';
const UNSEEN =
  '(?:cancel(?:s|led|ed|ing)?|skip(?:s|ped|ping)?|stay(?:s|ed|ing)? (?:home|in|inside)|(?:see|sees|look at|looks at|photograph|film) me|mirrors?|photos?|make ?up|camera|go(?:ing)? out|avoid[a-z]*)';

/** Everyday things that sound like a farewell, a wound or a fear: nothing to ask about, unless a hint stands beside it. */
export const ORDINARY_WORRIES = [
  '(?:hit|scratched|dented|scraped|bumped|backed into|reversed into|clipped) (?:<few>)(?:car|van|truck|bumper|bike|fence|mirror)(?: [a-z]+){0,3} and (?:<soften>)left (?:<few>)note',
  'wrote (?:<few>)notes? to myself',
  '^(?:<few>)left the (?:stove|oven|iron|hob|straighteners?) on [.,] i am (?:already )?(?:on|at|in) (?:the|my|a) [a-z]+$',
  '^(?:why are )?my (?:hands|feet|fingers|toes) (?:are )?(?:always |so |constantly )*(?:cold|freezing)(?: and i keep googling (?:it|why))?$',
  '^(?:i )?(?:can|could) not (?:<soften>)swallow (?:pills|tablets|capsules)(?: ,)?(?: never could| without [a-z]+)?$',
  '^(?:i )?woke up with (?:a |some )?(?:weird |strange |random )*(?:scratch|scratches|bruise|bruises) on my [a-z]+$',
  `${ELDER} wants? to be (?:cremated|buried)\\b[a-z ,]{0,40}\\b(?:family|church|religion|brothers?|sisters?|siblings)`,
  `^(?:my )?${ELDER} (?:keeps|will not stop|always|is always) (?:saying|says) when i am gone$`,
  `${ELDER} (?:<few>)(?:says?|said)[a-z ]{0,20} (?:rather|sooner) die than go (?:in|into|to) an? (?:<few>)home$`,
  `${CHILD}\\b[a-z ,]{0,60}(?:keeps asking|asks|asked)(?: me)? (?:if|when) i am going to die(?: too)?$`,
  '(?:forgot|forgets|forgotten) to say goodbye to the (?:cat|dog|rabbit|hamster|bird|fish|horse|pet)',
  '(?:ears|eyes|nose|smile|chin|hands|name|laugh|hair) and (?:he|she) is not here to (?:see|meet|hold|hear)',
  'gave (?:them|it|in) (?:to (?:him|her|them) )?so (?:that )?there is (?:some )?peace',
  'bought the (?:dress|outfit|suit|shoes) (?:when|because) i (?:<soften>)thought',
  '(?:nobody|no one) (?:is|was|got) (?:hurt|injured) but i can not stop shaking',
  '(?:tiktoks?|memes?|reels?|videos|posts|stories|texts?|messages)\\b[a-z0-9 ,]{0,20} (?:is|gets|was|are) (?:hurt|upset|offended|sad) (?:if|when) i do not (?:<soften>)(?:react|reply|answer|like|watch)',
  'while (?:my|her|his|the) hands? (?:is|are) (?:still )?warm',
  `^(?=.*\\b(?:thanks?|ty|thx|tysm)\\b)(?:(?:${THANKS}|thanks?|ty|thx|tysm)(?:[ ,.]+|$))+$`,
  `^(?!.*\\b(?:scars?|cut|cuts|blood|bleed[a-z]*|burn[a-z]*|eat|ate|eating|vomit|purge)\\b)(?=.*\\b${LOOKS}\\b).*\\b${UNSEEN}\\b`,
  `^(?!.*\\b(?:on purpose|asleep|die|died|dead|kill|smell|fire)\\b).*${ELDER} (?:<few>)?(?:leaves?|leaving|left|forgets?|forgetting|forgot) (?:<few>)(?:gas|stove|oven|hob|cooker|tap|iron|door|heater|candles?|water|kettle)`,
  '(?:end|ending|finish) (?:it|things) with (?:him|her|my (?:<few>)?(?:boyfriend|girlfriend|husband|wife|partner|fiancee?|therapist|ex|bf|gf))',
  'if i (?:have to |must )?(?:hear|watch|see|read) (?!<few>(?:cry|cries|crying|scream[a-z]*|whin[a-z]*)\\b)(?:<some>)(?:one more time|once more|again) i (?:<soften>)(?:will|am going to|might) (?:<soften>)(?:lose it|scream|go (?:mad|insane|crazy))',
  'threaten(?:s|ed|ing)? (?:<few>)?to (?:cut (?:me|him|her|us) off|disown|disinherit|fire|sue|report (?:me|us)|stop paying)',
].join('|');
