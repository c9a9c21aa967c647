import type { TopicRules } from './rule.ts';

/** Words of fiction, sleep, jest and trivia, in which danger words mean nothing. */
export const NOT_REAL =
  'dream(?:s|ed|t|ing)?|nightmares?|film|movie|novel|series|season finale|episode|documentary|podcast|lyrics?|song|album|poem|video ?games?|in (?:the|this|a) game|sims|minecraft|my character|d ?and ?d|roleplay|halloween|costume|lol|lmao|lmfao|haha[ha]*|rofl|jk|just kidding';

/**
 * One strong word about oneself is enough to ask, unless the words around it are a known figure of speech. The rules
 * for whole phrases come first and say more.
 */
export const ANCHORS_SELF: readonly TopicRules[] = [
  {
    topic: 'suicide',
    rules: [
      {
        says: 'speaks of their own death',
        grade: 2,
        patterns: [
          '(?<!(?:to|the|a|of|near|his|her|their|moms|mums|dads|after|since|before|about|rules|means?|between) )(?:die|dying|death|be dead|dead too|killing me softly)(?! (?:card|of (?:my|a|the|his|her|our|this|me|laughter|boredom|embarrassment|hunger|thirst|curiosity|shame|cringe|jealousy|excitement|old)|in (?:the|my) family|certificate|metal|valley|row|star|note|penalty|anniversary|house|date|rate|for|to (?:know|see|meet|try|hear|go|get|find|tell|ask|be|have|eat)|laughing|hard|alone|old|inside|happy|of|on (?:this|that) hill|hair|from (?:laughter|embarrassment|cringe|laughing)|a (?:little|bit)|down|out)|ly|line)',
          '(?:ok|okay|allowed|ready|want|wanna|easier|better|rather|way|ways|time|how|courage|urge|deserve|going|hope|wish|need|and|just|or|about|if i|should i|can i|could i|let me|if you|of|feels?|than|but|not|will i|when i) (?:<soften>)(?:to )?(?:die|dying|be dead)(?! (?:card|of|in (?:the|my) family|metal|for|laughing|hard|alone|old|inside|happy|on (?:this|that) hill|hair|from (?:laughter|embarrassment|cringe|laughing)|down|out|young)|ing to)',
          '(?:planning|plan|imagine|picture|about|of|for|want|choose|hasten|welcome|think|would) (?:<few>)my (?:own )?(?:death|funeral|end|exit|burial)(?! (?:of|of the|up|date))|my (?:own )?death (?:would|will|could|is|might)',
          '(?:people|those|someone|somebody|souls?|anyone|ones|you) who (?:<few>)(?:take|took|takes|end|ended|kill|killed) (?:their|your|his|her) (?:own )?(?:life|lives|selves)|take (?:your|ones|their) own life',
          '(?:would|will|can|could|should|may|do|does|what if) (?:<few>)(?:i|me) (?:<few>)(?:be dead|died|be gone for good|kill(?:ed)? myself)',
          '(?:looking forward|look forward) to (?:it|dying|death|the end|being dead)(?<=(?:dying|death|die|end)\\b[a-z ,.]{0,60})',
          'die young\\b[a-z ,.?]{0,20}(?:i hope|hope so|hopefully|please|finally|good)|(?:hope|wish|want) (?:<few>)(?:to )?die (?:young|soon|early)',
          '(?:only thing|thing|reason|what|who|one) (?:<few>)(?:keep(?:s|ing)|kept) me (?:alive|here|going)(?=<end>| is| right| at| these)|(?:keep|stay|staying|keeping|still|be|being|am i|am|left) (?:<soften>)alive(?= for| because| any ?more| is|<end>| only| just| and)(?<=(?:why|not|only|dog|cat|kids|reason|tired|hard|barely|want|wish|hate|for|no|me)\\b[a-z ]{0,40})',
          '(?:should|wish|never|not|better if|sorry|regret|hate|mistake) (?:<few>)(?:have |had |i was |i were |that i was |was |ever |i had )*(?:never )?(?:been |being )?born(?! (?:in|on|at|under|a|with|to|rich|here|there|earlier|later|as|into|again|yesterday|this way|like))',
          '(?:want|wish|ready|going|take me|need|let me) (?:<few>)(?:to )?(?:go )?(?:to |in |be in |up to )heaven(?! (?:and|on earth|scent|like|is))|(?:life|i am|i) (?:is |am )?not worth (?:saving|living|keeping|it all|the air)',
          '(?:everyone|everybody|all|he|she|mum|dad|family) (?:<few>)(?:is|are|died|dead|gone)\\b[a-z ,]{0,20}(?:and )?i (?:want|wish|should|need) (?:<few>)(?:to )?(?:be )?(?:too|go too|with them|join)',
        ],
        unless: `${NOT_REAL}|when (?:will|do|am) i (?:going to )?die|how (?:will|do|old)|what age|which year|(?:will|am) i (?:going to )?die (?:young|alone|soon|before|early|in|of|at|this)|(?<!not )(?<!no longer )(?:afraid|scared|fear(?:s|ful|ing)?|terrified|phobia|anxious|anxiety|frightened|worry|worried|panic(?:king|ked)?) (?:<few>)(?:of |about |i (?:will|might|am going to) )?(?:my )?(?:death|die|dying)|afraid of flying|(?:when|after|before|until|once) (?:i|we|you) die|life after|after death|what happens when|(?:he|she|they|who|has|have|my [a-z]+|dog|cat|grandma|grandpa|mum|dad|people|it) (?:<few>)(?:died|passed away|passed)|lost my|lost our|buried|grief|grieving|widow(?:er)?|ashes|mourning|bereave[a-z]*|near death|life and death|rather die than|die for (?:him|her|them|my|that|a|this)|(?:him|her|them|dog|cat|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|gran|nan|wife|husband|friend|brother|sister|uncle|aunt|son|daughter|baby|parents?|people|everything|he|she|they|plants?|phone|battery|car|love|marriage|relationship|hope|king|queen|president|patient|patients|planet) (?:is |was |are |were |will |might |may |would |going to |has |have |just |keeps? |almost |nearly )*(?:die|dying|dies|dead|death)|(?:moms?|mums?|dads?|mothers?|fathers?|wifes?|husbands?|sisters?|brothers?|friends?|grandmas?|grandpas?|dogs?|cats?|his|her|their|someones|a|the|celebrity|recent) death|see (?:him|her|them|my [a-z]+) (?:again )?(?:when|after)|8th house|eighth house|twelfth house|planet|pluto|scorpio|rules? death|chart|palm|life ?line|tarot|spread|swords|tower|reversed|dead tired|embarrass[a-z]*|hung ?over|exams?|finals|gym|leg day|cringe|kids do not have to|insurance|will and testament|not in a bad way|turned \\d+|interview|presentation|crush|bored|boredom|starving for|heat|cold|laugh[a-z]*|shame|my feet|mondays?|meeting|work ?out|deadline|thirst|reincarnat[a-z]*|past life|birth time|inside i was dying|i am dying (?:to|for|inside|here)|you are killing me|sleep deprived|diet|die hard|do or die|old habits|mean(?:s|ing)?|symboli[sz]e[sd]?|represent[sd]?|number|angel|symbol|(?:ich|und|der|das|nicht|liebe|wann|mein|meine|ist|bin|wie|auf|ein|eine|zu|von|mit)`,
        danger: [
          'im planning my death and it feels good',
          'all i can think about is dying',
          'im not scared of dying anymore, i look forward to it',
        ],
        twins: [
          'when will i die',
          'thinking a lot about death since i turned 60, not in a bad way',
          'what happens to my cat when i die, should i write it in my will',
          'my dad died in march',
          'does my chart show death in the 8th house',
        ],
      },
      {
        says: 'hears that they should kill themselves, or asks about those who did',
        grade: 3,
        patterns: [
          '(?:kill|hang|drown|shoot|unalive|end) (?:yourself|urself|yourselves)(?= all| every| over| again|<end>| in my| and)(?<=(?:brain|head|mind|voices?|thoughts?|everyone|they|he|she|people|kids|class|me|says?|tells?|telling|saying|told)\\b[a-z ]{0,40})',
          '(?:if|when|after|once|because|that|before) i (?:<soften>)(?:kill(?:ed)?|hang|hung|shot|shoot|drown(?:ed)?|end(?:ed)?) (?:myself|it all|my life|everything)',
          '(?:almost|nearly|just|about to|so close to|tempted to|wanted to|tried to) (?:<soften>)(?:jump(?:ed|ing)?|hang(?:ed|ing)?|do it|did it|end(?:ed)? it|kill(?:ed)? myself)(?: off| from| last night| yesterday| tonight| today| again|<end>)(?! (?:on|in|into|for|at|to|with|out of my|ship|rope|him|her))',
          '(?:someone|somebody|something|anyone|god|please) (?:<few>)(?:would|could|will|to)? ?(?:<soften>)(?:shoot|kill|end|run over|hit) me(?=<end>| in the head| please| already)(?<=(?:wish|hope|want|pray|if only|please)\\b[a-z ]{0,30})',
          '(?:belt|rope|cord|scarf|sheet|cable) (?:<few>)(?:tied|around|to the|over the|on the) (?:<few>)(?:door|beam|neck|hook|rail|ceiling|branch|closet)|tied (?:it|the|a|my) (?:<few>)(?:to the|around my|over the) (?:door|neck|beam|hook|rail|ceiling|closet)(?! (?:bow|ribbon|wreath|decoration))',
          '(?:i am|i will be|im) (?:<soften>)(?:going|leaving|gone) (?:tonight|for good|tomorrow)(?=<far>\\b(?:regret|dog|cat|kids|behind|goodbye|sorry|forgive|pills)\\b)|when i go (?:tonight|tomorrow|on (?:friday|sunday))|leaving (?:<few>)behind when i go',
          '(?:rather|prefer|want|choose) (?:<few>)not (?:to )?(?:go on|carry on|continue) (?:living|with (?:life|this life)|any ?more)?(?<=(?:living|life|any ?more|on|continue)\\b)',
          '(?:end|ending|ended) everything(?=<end>| tonight| now| for good)(?! between)',
          '(?:will|would|do|can) not (?:<few>)(?:make it|survive|last|get) (?:<few>)(?:to|until|till|past|through) (?:the )?(?:weekend|week|month|year|night|morning|summer|winter|holidays|christmas)(?=<end>)(?! (?:without|at this job))',
        ],
        unless: `${NOT_REAL}|budget|salary|payday|diet|battery|fuel|rent|money|relationship|break ?up|without (?:coffee|sugar|sleep|my phone)|marathon|race|team|season|trampoline|pool|parachute|interview|movie night`,
        danger: [
          'my brain says kill yourself all day long',
          'what would happen to my kids if i killed myself',
          'last night i almost jumped',
          'i tied my belt to the door yesterday, couldn’t do it',
          'i wish someone would shoot me',
        ],
        twins: [
          'i almost jumped when he texted',
          'my salary will not last until the weekend',
          'i nearly jumped into the pool with my clothes on',
          'i want to end everything between us',
        ],
      },
      {
        says: 'dark or bad thoughts, no reasons left, nothing ahead',
        grade: 2,
        patterns: [
          '(?:dark|bad|scary|suicidal|horrible|terrible|intrusive|evil|ugly) (?:<soften>)thoughts(?=<end>| tonight| again| all| every| lately| about (?:myself|my life|ending)| are| that)|(?:scared|afraid|frightened|terrified) of my(?: own)? (?:thoughts|mind|head|self)|scared of myself|my (?:thoughts|head|mind) (?:are|is) (?:<soften>)(?:scaring me|dangerous|a dark place|not safe|so dark)',
          '(?:run|running|ran) out of reasons(?: to [a-z ]{0,20})?<end>|(?:nothing|not anything|do not have anything|no (?:plans|future|hope)) (?:left )?to (?:look forward to|live for|hope for)(?: ever| any ?more| in life)?<end>|(?:no|not see a|what if there is no) (?:tomorrow|future) for me',
          '(?:do not|not) (?:<soften>)know (?:how|if|whether|why) (?:<few>)(?:to |i can |i )(?:keep|go on|carry on|continue) (?:living|going|on|like this)?<end>|(?:do not|not|never) (?:<soften>)(?:feel like i )?belong (?:on|in) this (?:planet|world|earth|life)',
          '(?:would|will) not be missed|(?:be|so|be so) easy to (?:<soften>)(?:let go|disappear|end it|slip away|not wake|give up|jump)(?! of (?:him|her|my|the|this|a))(?=<end>| and)|(?:i am|im) (?:<soften>)ready to (?:rest|go home|let go|leave|be done|sleep forever)(?=<end>| now| for good)(?! (?:of|my job|him|her|the))|punish(?:ment|ed) for being born|(?:wish|sorry|regret|hate) (?:<few>)(?:being|was|were|ever) born',
          '(?:went|go|going|walked|walk|back|drove|drive|been|was|came|come|sitting|standing|stood|sat) (?:<few>)(?:to|at|on|by|over|up|near) (?:the|that|a|my) (?:<few>)(?:bridge|tracks|train tracks|railway|cliffs?|rooftop|roof|ledge|overpass|viaduct|edge)(?: again| tonight| last night| yesterday| alone|<end>)',
          '(?:every time|whenever|when) i (?:<few>)(?:hold|see|pick up|use|touch) (?:a|the) (?:knife|razor|blade|gun|rope|pills?|pill bottle)\\b<gap>(?:think|thoughts|want|imagine|wonder|tempted|it crosses)',
          '(?:lost|losing|buried) my (?:baby|son|daughter|husband|wife|mum|mother|child|twin|dog)\\b[a-z ,.]{0,40}(?:want|wish|going|ready) (?:<few>)(?:to )?(?:go with|be with|follow|join) (?:him|her|them)',
        ],
        unless: `${NOT_REAL}|about (?:him|her|food|money|sex|my ex|other men|the exam)|picnic|sunset|sunrise|view|photo(?:s|graph[a-z]*)?|fireworks|stars|a run|jog(?:ging)?|walk(?:ing)? (?:the|my) dog|bike|cycling|hik(?:e|ing)|tour(?:ist)?|golden gate|brooklyn|date|kiss|train (?:is|was) late|waiting for (?:the|my) train|roof(?:top)? (?:bar|party|terrace)|fix(?:ing|ed) the roof|job|work|relationship|ocd|weekend plans|this weekend`,
        danger: [
          'ive been having really dark thoughts all week',
          'im scared of my own thoughts',
          'i feel like im running out of reasons',
          'i went to the bridge again',
          'i would not be missed',
        ],
        twins: [
          'dark thoughts about the exam',
          'i went to the bridge again for the sunset photos',
          'it would be so easy to let go of him if he was mean',
          'im ready to leave my job',
        ],
      },
    ],
  },
  {
    topic: 'self-harm',
    rules: [
      {
        says: 'cuts, and does not say what',
        grade: 3,
        patterns: [
          '(?:want|wanna|need|urge|going|tempted|like|love|miss|thinking|think|started|start|stop|stopped|relapsed|keep) (?:<few>)(?:to |about |of |the pain when i |it when i )?(?:cut|cutting|burn myself|burning myself)(?=<end>| again| so bad| tonight| when| because| deeper| and (?:bleed|feel|hide))(?! (?:off|down|back|out|up|in|my (?:hair|nails|losses)|the (?:cake|grass|crap|cord|ties)|sugar|carbs|calories|costs|class|ties|him|her|them|people|contact))',
          '(?:cigarettes?|lighter|iron|candle|match(?:es)?|hot (?:knife|spoon|plate)) (?:<few>)(?:on|to|into|against|out on) my (?:own )?(?:skin|arm|arms|leg|legs|hand|hands|thighs?|wrist|stomach)|put(?:ting)? out (?:a )?cigarettes? on (?:my|myself)',
          '(?:keep|can not stop|always|started|been) (?:<soften>)(?:hitting|punching|slapping|scratching|biting|hurting|harming|burning|cutting|starving|punishing) (?:myself|my (?:own )?(?:head|face|legs|arms|thighs|body))(?! (?:up|over|about|on the|awake|short))',
        ],
        unless: `${NOT_REAL}|hair|bangs|fringe|nails|coupons|grass|onions?|cooking|kitchen|budget|spending|film editing|video editing|smoking|drinking|alcohol|social media|my time|screen time`,
        danger: [
          'i want to cut so bad',
          'i put out cigarettes on my skin',
          'i keep hitting myself',
        ],
        twins: [
          'i want to cut my hair so bad',
          'i keep hitting snooze',
          'thinking about cutting down on coffee',
        ],
      },
    ],
  },
  {
    topic: 'eating',
    rules: [
      {
        says: 'does not eat, throws up, or fears food',
        grade: 3,
        patterns: [
          '(?:i|and|so|to|then|always|going to|gonna|will|want to) (?:<soften>)(?:starve|starving|puke|puking|purge|purging|purged|vomit|vomiting)(?: myself| every| daily| after| until| till| again| so that| to (?:be|look|get|stay|lose)| on purpose|<end>)(?! (?:attention|for (?:attention|love|food right now)|right now|of))',
          '(?:food|eating|calories|meals?|dinner|weight|the scale|bread|carbs) (?:<soften>)(?:scares?|terrif(?:y|ies)|disgusts?|frightens?|panics?) me|because i (?:do not|never|barely|hardly|stopped) eat(?:ing)?(?! (?:meat|dairy|gluten|out|breakfast|vegetables|fish|sugar))(?=<end>| enough| any ?more)',
          '(?:exercise|work ?out|run|train|gym) (?:<few>)(?:[4-9]|four|five|six|seven|eight) hours (?:a|every|per) day|(?:so|then|before) i can (?:<soften>)(?:eat|have) (?:<few>)(?:one|a) (?:meal|bite|apple)',
          '(?:hair|period|nails|teeth) (?:<few>)(?:falling out|stopped|gone|breaking|rotting)\\b<gap>(?:not eat|do not eat|starv|throwing up|puk|purg|too thin)',
        ],
        unless: `${NOT_REAL}|pregnan[a-z]*|morning sickness|flu|virus|bug|chemo|hangover|hungover|drunk|boat|seasick|car ?sick|my (?:dog|cat|baby|toddler|son|daughter)|marathon|army|athlete|coach|vegan|hungry|starving lol|nerves|stage fright|exams?|before shows`,
        danger: ['i puke every day', 'food scares me', 'im going to starve until i look like her'],
        twins: [
          'im starving, what should a taurus eat',
          'i vomit on boats',
          'the dog pukes every day',
        ],
      },
    ],
  },
  {
    topic: 'psychosis',
    rules: [
      {
        says: 'planets, spirits or strangers speak, watch, or are not who they are',
        grade: 3,
        patterns: [
          '(?:jupiter|saturn|mars|venus|mercury|pluto|neptune|uranus|the (?:moon|sun|stars?|planets?|tv|radio|walls?|birds|trees|angels?|demons?|spirits?|devil|universe|news)|god|satan|jesus|angels?|demons?|aliens?|spirits?|ghosts?) (?:<few>)(?:speaks?|talks?|spoke|talked|whispers?|told|tells?|said|says|commands?|ordered|orders|instructs?|wants?) (?:<few>)(?:me|my name)? ?(?:<few>)(?:who to (?:punish|kill|hurt)|to (?:punish|kill|hurt|harm|sacrifice|jump|cut|burn|stop (?:eating|sleeping|my))|what i must do|i (?:am|was) chosen|i must|my mission|at night and (?:tells|orders|commands))',
          '(?:family|parents|husband|wife|mother|mum|father|dad|kids|children|brother|sister|friends|people) (?:<soften>)(?:are|is) not (?:<soften>)(?:my|real|the real|who they) ?(?:family|parents|husband|wife|mother|mum|father|dad|kids|real|people|say they are)?(?=<gap>(?:swap|replac|cop(?:y|ies)|clone|someone else|actor|imposter|impostor|robot|different))|(?:everyone|people|they|strangers|neighbours|coworkers) (?:<few>)(?:hear|read|know|steal|see) (?:all )?my (?:<soften>)(?:thoughts|mind)(?! (?:on|about))',
          '(?:fbi|cia|government|police|nsa|mossad|illuminati|freemasons|reptilians|they) (?:<few>)(?:watch(?:ing|es)?|spy(?:ing)?|track(?:ing|s)?|listen(?:ing|s)?|follow(?:ing|s)?|after) (?:<few>)me (?:<few>)(?:through|via|by|with|in|everywhere|all) (?:<few>)(?:phone|tv|walls?|satellites?|drones?|camera|cameras|day|time|lights?|microwave)?|my reflection (?:is not me|is someone|moves|is different|does not)|not my reflection',
          '(?:i am|im) (?:<soften>)(?:the )?(?:reincarnation of|second coming|messiah|jesus|christ|god|prophet|chosen by god|a god|immortal)\\b(?=<gap>(?:end|begin|friday|sent|world|save|must|mission|night|told|and|<end>))(?! (?:of (?:coffee|procrastination|wine|chaos)|in (?:bed|the kitchen)|complex|awful|tired))',
        ],
        unless: `${NOT_REAL}|past life reading|in a past life|who was i|church choir|sermon|preacher|metaphor|figurative|donut|shoes|pizza|cookie|nap`,
        danger: [
          'jupiter speaks to me at night and tells me who to punish',
          'everyone can hear my thoughts',
          'the fbi is watching me through my phone and tv',
        ],
        twins: [
          'venus tells me to buy shoes lol',
          'my mother is not my real mother, i was adopted',
          'am i the reincarnation of a queen in a past life',
        ],
      },
    ],
  },
];
