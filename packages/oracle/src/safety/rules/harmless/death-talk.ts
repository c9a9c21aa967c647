const NOT_A_PERSON =
  '(?:fish|goldfish|plants?|flowers?|chickens?|hens|bees|birds?|trees?|crops?|grass|succulents?|orchids?|cactus|seedlings?|herbs|basil|hamsters?|butterflies|stars?|suns?|code|server|site|website|build|script|deploy|pc|app|connection|signal|car|truck|bike|boiler|plot|scene|trend|genre|meme|language|tradition|season|friendship|romance|passion|vibe|conversation|thread|market|economy|crypto|coin|libido|old self|old me|ego|former self)s?';

/** Talk of death that puts no person in danger: things and plants, dyed hair, questions of children, death in the abstract. */
export const HARMLESS_DEATH_TALK: readonly string[] = [
  `${NOT_A_PERSON} (?:is |are |was |were |keep |keeps |kept |has |have |had |just |all |already |slowly |almost |nearly |always |of mine |in my [a-z]+ )*(?:die|dies|died|dying|dead)(?: on me| off| out| away| again| down)?`,
  '(?:laptop|phone|computer|printer|car|van|bike|boiler|oven|fridge|toaster|kettle|tv|screen|tablet|washing machine|dishwasher|router|wifi|battery|app|plants?|cactus|sourdough|starter|fish|goldfish|diet|motivation|career|team|sims?|character|spider|bug|bird)s? (?:of mine )?(?:<soften>)(?:has |have |just |basically |is |are |keeps |keep |wants to |decided to |tried to )*(?:commit(?:s|ted|ting)? suicide|kill(?:s|ed|ing)? (?:itself|themselves))',
  '(?:let|letting|make|kill|killing|bury|burying) (?:<few>)(?:my |the |your |this )*(?:old|former|past|younger|false|shy|people pleasing|ego) ?(?:self|me|version of (?:me|myself|you)|life|ego)(?: die| go)?',
  '(?:dying|die|dyed|dye) (?:my|his|her|the|your) (?:hair|roots|beard|eyebrows|brows|dress|shirt|sheets|jeans|shoes|eggs|bangs|tips|ends)',
  '(?:asks?|asked|asking|wants? to know|explain|understands?|wonders?) (?:me |us )?(?:about )?(?:what (?:death|dying) (?:is|means|feels like)|why (?:people|we|animals|dogs|cats|grandma|grandpa|everyone|everybody|things) (?:all |has to |have to |had to )*(?:die|dies|died))',
  '(?:every|each|any|with every) (?:headache|cough|chest pain|ache|pain|twinge|symptom|lump|mole|flight|turbulence|cold|sniffle|fever|time (?:<few>)(?:google|check|read))\\b[a-z ,]{0,30}(?:i (?:am )?|means i am |think i am |convinced i am )(?:<soften>)(?:dying|going to die|sure i am dying)',
  '(?:patients?|residents?|clients?|pupils|students|grandparents|old people|elders|poets|philosophers|books|songs|people) (?:<few>)(?:talk|talks|talking|joke|jokes|joking|speak|speaking|write|writing|sing) (?:<few>)about (?:dying|death|suicide|killing themselves)',
  '(?:jump off|cross|burn) (?:that|this|the) bridge when (?:i|we) (?:get|come)',
  '(?:what|where|how|does|can) (?:<few>)(?:death|dying) (?:means?|(?:is |are )?(?:shown|seen|read|show|look like)|in (?:astrology|tarot|the chart|vedic astrology|a chart|general|buddhism|islam|hinduism|christianity))',
  '(?:dog|cat|rabbit|horse|hamster|puppy|kitten|bird|pet|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|gran|nan|nana|granddad|grandad|uncle|aunt|great aunt)(?: probably| likely)? (?:will|would|may|might|is|can)(?: probably)? not (?:going to )?(?:make it|survive|live|last|see|be (?:here|around)) (?:to|until|till|past|through|for|another) ?(?:the |this |next |another )?(?:weekend|week|month|year|night|morning|spring|summer|winter|autumn|holidays|christmas|birthday|wedding|[a-z]+day)',
  '(?:sick|tired|done|fed up|finished|through|had enough) (?:of|with) living (?:in|with|next to|near|at|out of|above|below|under|beside|from|on|paycheck|month to month) (?!(?:this |constant |so much |such |all this )*(?:world|body|hell|skin|life|pain|fear|agony|misery|darkness|nightmare|planet|earth)|my (?:own )?(?:head|body|skin)|a (?:body|world|nightmare)|the (?:dark|world|edge))[a-z ]+',
  '(?:suicide|murder|death|killing|overdose|rape|torture) (?:scenes?|plots?|subplot|arc|monologue|chapter|storyline|ballad|aria)',
  '(?:drag|stage|dj|user|gamer|pen|roller derby|wrestling|team|boat) ?name (?:is|was|will be) (?:[a-z]+ ?){1,3}',
  'never (?:been )?born (?:an? |the |under |in |on |with )[a-z]+',
  'i do not (?:<soften>)want to be here(?= (?:[.,] )?(?:at (?:the|this|my|work)|this (?:<few>)(?:conference|party|meeting|wedding|class|lecture|dinner|course|training|event|workshop|hotel|office|town|place) (?:is|was)))',
  'goodbye (?:forever |for ever |for good )?(?:[.,] )?(?:my |old |dear |beloved |sweet |to my |to the )*(?:sofa|couch|car|flat|house|phone|hair|job|carbs|sugar|gluten|meat|dairy|summer|winter|city|twenties|thirties|braces|glasses|laptop|desk|student life|bike|jeans|wallpaper|instagram|facebook|20s|30s)',
  'have a plan and a date(?=[., ]{1,4}(?:i (?:will )?|to )?(?:quit|resign|marry|wed|move|propose|launch|open|fly|leave (?:the|my) (?:job|company|office)|start))',
  'killing (?:me|us) softly(?: with [a-z ]+)?',
  '(?:when|until|till|after|before|where|why|how|once) (?:do |does |must )?(?:we|people|souls|humans|animals|pets|stars|relationships|you|bodies) (?:all |must |have to )*(?:die|dies)',
  '(?:omg+|lmao|lol|bro|girl|stop|stahp|bruh|jesus|haha[ha]*) (?:<soften>)i am (?:<soften>)(?:dying|dead|deceased)|i am (?:<soften>)(?:dying|dead|deceased) (?:at (?!home|peace)[a-z]+|over (?:here|this|that|his|her)|(?:she|he|they) (?:said|says|did|called|told|really))',
  '(?:the day|time|until|till|when|before|after|once|by the time|as long as) (?:that )?i (?:<soften>)die',
  '(?:look|looks|looked|looking|feel|feels|felt|feeling) like (?:death(?: warmed (?:up|over))?|a (?:corpse|zombie))(?! (?:is|would|to me|every|all the time|and (?:i want|nobody)))',
  'i (?:am|was) (?:<soften>)(?:dying|dead) when (?:he|she|they|you|it)|not die on me|be the death of me',
];
