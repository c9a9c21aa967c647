import type { ClaimKind } from '../claim-kinds.ts';
import { any, EVENT_IMAGES, MONEY_AND_LAW_IMAGES } from './event-images.ts';

/*
 * Heavy matters by their images: what a careless writer says in the place of "death", "pregnant" or "you will win". A
 * clause with one of them is treated like a clause that names the matter.
 */

const SEASON =
  '(?:spring|summer|autumn|fall|winter|harvest|snow|christmas|easter|new year|birthday|may|june|roses|leaves|swallows|equinox|solstice)';
const FOR_LAST = '(?:last|final)';

export const HEAVY_IMAGES: Readonly<Partial<Record<ClaimKind, RegExp>>> = {
  death: any(
    '(?:an?|the|some|another) (?:loss|parting|farewell|gap|departure) in (?:the|your) (?:family|older|circle|household|generation)|(?:grave|serious|mortal|great) danger (?:around|at|in|near|before)|while (?:that|it) is (?:still )?possible(?=[.,]|$)|older generation (?:\\w+ ){0,2}?(?:will|leaves?|departs?|goes|may)',
    '(?:a|the|his|her|their) graves?(?= (?:in|before|this|by|with|near|soon)|[.,]|$)|bereavements?|(?:spirits|souls|voices?) of the dead|the (?:beyond|other shore|hereafter|next world)(?=[.,]|$| on| and| is| are)|(?:bury|buried|burying) (?:an?|one|two|three|your|some(?:one|body))',
    '(?:lose|losing|lost to death|be parted from) (?:your (?:mother|father|mum|mom|dad|gran\\w*|husband|wife|brother|sister|uncle|aunt|dog|cat)|an? (?:parent|grandparent|loved one|elder)|someone (?:very |so )?(?:close|dear|old|you love)|somebody (?:close|dear))(?= (?:soon|this|before|by|in|within|under|next|when|for good)|[.,]|$)',
    "(?:no|not be a|never be a|isn't a|be no) next (?:time|birthday|christmas|summer|visit|spring|winter)|(?:could|may|might|will) be (?:your|his|her|their) last(?=[.,]|$| (?:one|christmas|summer|winter|spring|birthday|year))|would still be alive|(?:has|have|had|got) (?:only |just )?(?:one|a few|few|not many|not much|little|no) (?:more )?(?:time|years|months|weeks|days|summers?|winters?|springs?) left|(?:much|many|long) (?:years |time |months )?left(?= for (?:him|her|them|your)|[.,]$)(?<=(?:not|n't) have (?:much|many|long) (?:years |time |months )?left)",
    "while (?:he|she|they|your \\w+|some(?:one|body)|there's still somebody) (?:\\w+ )?(?:can still|still can|is still (?:here|alive|around|with)|are still (?:here|alive|around)|still (?:knows|remembers) (?:you|your))|(?:feel|sense) your (?:late )?(?:mother|father|mum|mom|dad|gran\\w*|husband|wife) (?:standing|near|beside|around|with)",
    `(?:won't|will not|may not|might not|isn't going to|never) (?:\\w+ )?(?:see|live to see|reach|greet|hear|smell|have) (?:\\w+ ){0,2}${SEASON}(?:s|es)? ?(?:again|come|out|back|bloom|through)?`,
    `(?:his|her|their|your \\w+'s|grand\\w+'s) ${FOR_LAST} (?:${SEASON}|weeks|days|months|breath|journey|road|hours|chapter|page|words|bed|rest|curtain)`,
    `${FOR_LAST} (?:goodbye|farewell|rites|resting place|respects|chapter for|page for|curtain)`,
    '(?:an?|one|the) (?:empty|missing|vacant) (?:chair|seat|place|pew|plate|side of the bed)(?= (?:at|in|by|before|next|this|will|soon|come))',
    'one (?:fewer|less|chair|voice|plate|stocking|name|place|candle|seat) (?:\\w+ )?(?:at|in|fewer|less|short|around|on) (?:\\w+ )?(?:the |your )?(?:table|family|pew|fire|chair|list|cake)',
    '(?:black|dark) (?:dress|suit|clothes|coat|tie|armband|veil|shoes)(?= |[.,]|$)',
    'wreaths?|tombstones?|headstones?|gravesides?|graveyards?|cemeter(?:y|ies)|churchyard|eulog(?:y|ies)|hearse|mortuary|morgue|crematorium|urn|deathbeds?|pallbearers?|reaper|ferryman|hymns?|requiem|wake for|(?:plan|attend|expect|prepare for|foresee|see|brings?|means?) (?:an?|the|another|more than one) (?:\\w+ )?(?:funeral|burial)|(?:funeral|burial) (?:is coming|ahead|this (?:year|winter|spring|summer|autumn)|before (?:the|long))|hospice (?:will|has|is (?:the|her|his) )',
    '(?:hourglass|sand|clock|candle|lamp|thread|flame|battery|rope|hours|time) (?:\\w+ ){0,3}?(?:(?:is|are) (?:running (?:out|down|low)|nearly (?:empty|out|through)|almost (?:empty|out|through)|burning (?:out|low|down)|counted|numbered|cut|wearing thin)|burns? (?:out|low|down)|runs? out|goes? out)(?= (?:for|on) |[.,]|$| (?:before|by|in|under|this|and))(?<!your (?:own )?(?:battery|time|lamp|candle)(?: is)? (?:\\w+ ){1,3})',
    '(?:cross(?:es|ed|ing)?|reach(?:es|ed)?|gone|goes|steps?|passed) (?:over )?(?:to )?(?:the )?(?:other side|far shore|river|great beyond|rainbow bridge|next world|threshold of life)',
    '(?:leave|leaves|left|leaving|depart\\w*|slip(?:s|ped)? (?:out of|from)|quit|part from) (?:this|the) (?:world|earth|life|body|flesh|mortal \\w+|stage for good)',
    '(?:go|goes|going|went|called|calls|taken|pass|passes) (?:home to|to (?:god|heaven|the light|the ancestors)|into the light|to (?:his|her) rest|before (?:his|her) time|too (?:soon|early|young))',
    '(?:looks?|looking|watch(?:es|ing)?|smiles?|smiling|sends?|speaks?|whispers?|waves?|greets?|calls?|reach(?:es|ing)? out|visits?) (?:\\w+ ){0,3}?(?:from (?:above|beyond|the (?:other side|grave|light|stars|heavens)|where (?:he|she|they) (?:is|are)(?: now)?|up there)|down on you|over you from)',
    'from (?:beyond|the grave|where (?:he|she) is now)|in spirit|spirit (?:is|of your|stands|sits|visits)|ancestors? (?:is|are|speaks?|calls?|stands?|wants?|warns?|asks?|says?)',
    '(?:feather|robin|butterfly|coin|scent|song|bird|dream|flicker\\w*|rainbow) (?:\\w+ ){0,6}?(?:is|was|were) (?:\\w+ )?(?:him|her|them|your (?:late )?(?:mother|father|mum|mom|dad|gran\\w*|husband|wife|son|daughter|brother|sister|aunt|uncle|friend)|a (?:hello|greeting|message|visit) from)',
    '(?:the|your) (?:line of life|life ?line|life|years|road|thread) (?:\\w+ ){0,2}?(?:ends?|stops?|breaks? off|is (?:short|cut)|runs? out|closes?) (?:early|young|soon|before|at|around|in your)',
    '(?:make|made|grow|grows|making) (?:very )?old bones|one foot in the grave|at rest (?:now|at last|by)|laid to rest|lay(?:s|ing)? (?:him|her|them|down (?:his|her|their)) (?:to rest|load|tools|burden)|(?:number|time) (?:is|has) (?:up|come) for|race is run',
    "(?:won't|will not|doesn't|does not|isn't going to|never) (?:wake(?: up)?|come home|get up|return|recover|walk out|come out|make it)(?: again| from (?:it|this|that|the)| through| to)",
    '(?:call|phone|news|letter|knock) (?:\\w+ ){0,4}?(?:from the (?:ward|hospital|hospice)|you (?:dread|have dreaded|fear)|no(?:body| one) wants)',
    '(?:eclipse|pluto|saturn|winter|autumn|season|year|square|transit|moon|mars|sky) (?:\\w+ ){0,3}?(?:takes?|claims?|harvests?|collects?|carries off|calls home|closes the eyes of|gathers) (?:a|an|one|some(?:one|body)|the old\\w*|your (?:mother|father|gran\\w*|aunt|uncle|dog|cat))',
  ),
  pregnancy: any(
    "(?:one|a head|somebody) larger|(?<!(?:much|what|all|load) )you(?:'re| are) carrying(?=[.,]|$)|(?:looks?|feels?|sounds?) like a (?:boy|girl|son|daughter)|(?:child|children|baby) of your own (?:is|are|comes?|will|before)|full term|growing (?:in|inside) you(?=[.,]|$)",
    "(?:be|is|are|'s|'re|could well be|not|aren't|already) expecting(?! (?:too|a lot|more|them|him|her|it|an?|the|that|to|you|some|anything|nothing|much|less|your))|little one (?:is|in|on|before|by|this|soon)|(?:carrying|carry) (?:some(?:one|body)|new life|life|a child|to the end)|unborn|barren|(?:shows?|promises?|brings?|holds?) (?:an? |one |two |three )?(?:daughters?|sons?|births?|child|children|twins|babies|baby)",
    'stork|bun in the oven|pitter-?patter|tiny (?:feet|hands|socks|shoes|fingers|heartbeat|traveller|guest|person|life)|little (?:guest|stranger|traveller|miracle|heartbeat|feet|passenger|arrival|bundle)|new arrival|happy event|bundle of joy|blessed event|patter of|small (?:guest|traveller|heartbeat|feet|shoes|socks)',
    '(?:two|pink|second|blue|double) (?:lines?|stripes?|bars?) (?:on the (?:test|stick)|will|appear|show|this|soon)|plus sign|positive test|test (?:turns|is|comes|will (?:be|turn|show|come)|shows) (?:back )?(?:positive|negative|two|a plus)',
    '(?:second|another|new|tiny|little|small) (?:heartbeat|pulse|heart (?:beats?|beating)|life (?:inside|within|under your))',
    '(?:counting|feel(?:ing)?|first) (?:\\w+ )?kicks|baby bump|your bump|the bump|prams?|cots?|cradles?|nursery|nappies|diapers|maternity|midwi(?:fe|ves)|ultrasound|trimester|christening|layette|booties|onesies?',
    '(?:family|house|home|household|table|two of you|you two) (?:\\w+ ){0,3}?(?:grows?|grow|expands?|gains?|becomes?|become|makes? room for|gets?) (?:\\w+ )?(?:by one|to three|to four|to five|three|four|one more|a new (?:member|name|voice|branch|leaf)|an extra)',
    '(?:soon|be|become|are|already|will be) (?:no longer (?:just )?two|two (?:hearts|in one)|three(?! (?:days|weeks|months|of (?:the|those)))|a (?:mother|father|mum|mom|dad|parent|mama)|parents)',
    '(?:egg|embryo|seed|cell|transfer|implant\\w*|cycle|round|try|attempt|one)s? (?:\\w+ ){0,2}?(?:has taken|takes hold|take root|takes root|has taken root|nests?|sticks?|implants?|settles in|stays put|holds this time|is the one that)',
    '(?:for|in) nine months|nine months from|forty weeks|due in|in the family way|with child|eating for two|drinking for two|missed (?:period|cycle)|late period|period (?:is|was) late|days? late',
    'soul (?:\\w+ ){0,4}?(?:chosen|choosing|picked|waiting|waits|wants to be born|knocks|circling|queuing)|(?:wants|waiting|ready|asks) to be born (?:to|through)|child (?:\\w+ ){0,3}?(?:is coming|on the way|waits for you|has chosen|awaits)',
    '(?:cradle|nest|womb|fifth house|garden|arms|spare room) (?:\\w+ ){0,2}?(?:stays?|remains?|will stay|will remain|stands?|is) (?:\\w+ )?(?:empty|bare|barren|closed|shut|silent|dry)',
    "(?:not|never|weren't|aren't) (?:be )?(?:meant|made|born|going) to (?:be )?(?:mother|carry|bear|a mother|a father|a parent|have (?:children|a child))|parenthood|(?:line|name) ends with you|no (?:child|children|baby|heir)(?:ren)? (?:comes?|in|will|of your own|through)",
    '(?:fertile|ripe|ready to conceive|receptive|ovulating|most open)(?= (?:ground|moon|week|days|now|this|time|for a|under|around|in|on)|[.,]|$)(?<!(?:ground|soil|field|mind|idea|time)\\b.{0,12})',
    '(?:boy|girl|son|daughter|twins) (?:\\w+ ){0,3}?(?:is on the way|on (?:his|her|their) way|will be born|is coming|comes first|rather than a (?:boy|girl)|, not a)',
    "(?:paint|painting|painted|decorat\\w+|empty|furnish\\w*|clear) (?:\\w+ ){0,3}?(?:small|little|spare|box|baby's|third|fourth|second) (?:bed)?room",
    '(?:hold|holding|rocking|cradling|nursing|feeding|bathing) (?:\\w+ )?(?:a newborn|someone (?:small|tiny|new)|your (?:newborn|own child|firstborn)|a little (?:one|girl|boy))',
  ),
  'money-law': MONEY_AND_LAW_IMAGES,
  health: any(
    '(?:shadow|spot|patch|mass|growth|numbers?|counts?|levels?|values?) (?:on (?:the|your) (?:scan|lung|x-ray|mri|chart of)|will (?:come down|fall|normali[sz]e|drop|improve|shrink)|(?:is|are) (?:gone|shrinking|benign|harmless|improving))|x-rays?|mri|blood results?|remission|metasta\\w+|malignan\\w+|benign',
    '(?:without|throw away|leave|drop|forget|lay down|no longer need|put away|part with) (?:the |your |his |her )(?:crutches|wheelchair|walking stick|stick|hearing aid|oxygen|drip|catheter|pacemaker|brace|glasses)',
    '(?:stores?|stored|holds?|holding|carr(?:y|ies)|trapped|lodged|sits?|living|buried|settled) (?:\\w+ ){0,5}?in (?:your|the|his|her) (?:body|liver|kidneys?|womb|hips?|spine|lower back|back|gut|stomach|chest|lungs?|bones|joints|throat|thyroid|cells|pelvis)(?! (?:of|room))',
    "(?:pills?|tablets?|drugs?|medicines?|medication|the dose|prescription|injections?|antidepressants) (?:\\w+ ){0,3}?(?:only|just|merely|cover\\w*|hid\\w*|mask\\w*|numb\\w*|dull\\w*|poison\\w*|in the drawer|down the|can wait|are not|aren't|no longer)",
    '(?:leave|put|throw|lay|flush|drop|wean|taper|cut|halve|skip|stop) (?:\\w+ ){0,3}?(?:pills?|tablets?|medication|medicine|dose|injections?|inhaler|insulin|antidepressants|statins?|treatment|chemo|appointment with the (?:doctor|specialist))(?= (?:in|away|aside|down|off|for|this|under|while|and|now)|[.,]|$)',
    "(?:doctors?|specialists?|surgeons?|white coats|consultants?|hospital) (?:\\w+ ){0,2}?(?:(?:is|are) (?:wrong|looking in|mistaken|missing|blind)|(?:has|have) (?:it wrong|missed|overlooked)|won't find|will find nothing|cannot see|can't see|only want|don't know|hasn't|haven't)",
    '(?:weak|thin|lazy|sluggish|sensitive|fragile|frail|delicate|vulnerable|poor) (?:chest|blood|glands?|gut|stomach|back|heart|lungs?|nerves|immune|constitution|bladder|kidneys?|joints?|knees?|thyroid|liver|circulation|digestion|health|spot (?:is|in) (?:your|the) (?:body|stomach|back|chest|throat))|weak (?:point|spot|link) of (?:this|your) (?:chart|body)',
    '(?:collapse|breakdown|burn-?out|nervous exhaustion|exhaustion) (?:is|comes|looms|waits|ahead|by|before|this|next|under|in (?:march|april|may|june|july|autumn|winter|spring))|(?:edge|verge|brink|beginning|start|onset|first stage|early stage) of (?:a |an )?(?:collapse|breakdown|burn-?out|illness|depression|disease|dementia|flu)',
    '(?:celery juice|garlic|ginger|clay|salt cure|fasting|juice cleanse|honey|onion|herbal\\w*|infusion|tonic|crystals?|reiki|oils?|cayenne|mushrooms?|probiotics?|collagen|elixir|compress) (?:\\w+ ){0,6}?(?:clears?|cures?|heals?|mends?|draws?|shrinks?|dissolves?|flush\\w*|purif\\w*|cleans\\w*|better than|instead of|faster than|lowers?|balances?)',
    "(?:you|he|she|your (?:mother|father|husband|wife|brother|sister|mum|dad)) (?:\\w+ )?(?:will|is going to|'ll) (?:\\w+ )?(?:beat|overcome|fight off|shake off|survive|pull through|come through) (?:this|it|the|her|his)(?: (?:illness|cancer|disease|operation|infection))?(?=[.,]|$| by| before| this| in| under)",
    '(?:goes?|settles?|strikes?|hits?|sits?) (?:to|on|in|at) (?:your|the|his|her) (?:lungs|chest|stomach|kidneys|throat|bladder|lower back|joints|sinuses|thyroid)(?= |[.,]|$)',
  ),
  child: any(
    '(?:born|made|destined|marked|meant|wired) (?:under a (?:hard|dark|bad) star|for trouble|to (?:run|fail|fight|lead|suffer|wander))|black sheep|problem child|changeling|crystal child|indigo|star ?seed|prodigy|genius',
    '(?:your|the) (?:\\w+ )?(?:son|daughter|boy|girl|child|baby|toddler|niece|nephew|grandson|granddaughter|stepson|stepdaughter|teenager|youngest|eldest|little one|twins|kids|children) (?:\\w+ ){0,3}?(?:struggles?|suffers?|is (?:being )?(?:bullied|abused|neglected|depressed|autistic|slow|behind|gifted|gay|using|stealing|lying|in danger|at risk|afraid|different|hurt|sick|ill)|are (?:being )?(?:bullied|suffering|in danger|at risk)|steals?|lies|cuts|starves|grows? up|becomes?|turns? out|fails?|runs? away|gets? (?:hurt|lost|ill)|has (?:trouble|a (?:disorder|condition|gift|problem|shadow)))',
    "(?:without|skip|skipping|miss|missing|withhold\\w*|no) (?:supper|dinner|food|a meal|meals|hugs?|comfort) (?:\\w+ ){0,6}?(?:child\\w*|boy|girl|him|her|learns?|teach\\w*|lesson)|(?:learns?|learn) (?:only )?(?:through|by|from) (?:hunger|pain|fear|tears|cold|being (?:left|hit|locked))|locked (?:door|room|cupboard|out)|isn't (?:hurt|harmed) by (?:a|one)",
    '(?:keep|watch|hold) (?:him|her|them|the (?:boy|girl|child|baby|kids|children)|your (?:son|daughter|child|baby|kids|niece|nephew)) (?:\\w+ ){0,2}?(?:near|away from|off|from|out of|close to|indoors|inside) (?:\\w+ )?(?:water|trees|the road|roads|dogs|fire|heights|school|the pool|bikes?|stairs|the doctor)',
    "(?:fever|rash|cough|teething|stammer|tantrums?|bedwetting|nightmares?) (?:\\w+ ){0,6}?(?:needn't|no need|don't need|not need|is only|is just|comes? from|because|burns? itself|passes? by)",
  ),
  promise: EVENT_IMAGES,
};
