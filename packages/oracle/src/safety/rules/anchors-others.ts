import { NOT_REAL } from './anchors-self.ts';
import type { TopicRules } from './rule.ts';

const HITS =
  '(?:hit(?:s|ting)?|beat(?:s|ing|en)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|throw(?:s|ing)?|threw|burn(?:s|ed|ing)?|rap(?:e|es|ed|ing)|drag(?:s|ged|ging)?|bit(?:es?|ing)?|smack(?:s|ed|ing)?|whip(?:s|ped|ping)?|grab(?:s|bed|bing)?|pin(?:s|ned|ning)?|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|abus(?:e|es|ed|ing)|molest(?:s|ed|ing)?|threaten(?:s|ed|ing)?|stab(?:s|bed|bing)?|scratch(?:es|ed|ing)?|headbutt(?:s|ed)?|tortur(?:e|es|ed|ing))';
const NOT_ATTACKED =
  '(?! (?:up (?:after|on|for|again|out|about|with|in the dms|at|every (?:weekend|now))|at (?:chess|cards|scrabble|tennis|golf|pool|mario|fifa|everything|games?|monopoly|trivia)|off (?:guard|balance)|a (?:text|message|kiss|hug|smile|bone|party|surprise|drink|look|line|beer|wink|question|coffee|tea|seat|snack|sandwich|taxi|chair|bite|book|ball|lifeline|rope)|with (?:compliments|questions|kisses|love|the truth|hugs|flowers|a question|kindness|the bill|his (?:smile|charm)|her (?:smile|charm))|in (?:chess|cards|mario|fifa|the (?:feels|race|game|heart|pool)|scrabble)|to (?:the (?:airport|station|party|gym|punch|store|beach|movies)|be|try|apply|do|go|yoga|work|study|it|grow|a (?:party|concert|bar)|ikea|church|karaoke)|by (?:the hand|surprise|chance)|different|hard (?:with|that|that day)|out of (?:his|her|the) (?:life|room|group|blue)|back (?:to|into)|away|under the bus|for (?:a|the|being|his)|like a (?:ton|truck|wave)|on the (?:swing|cheek|shoulder|forehead)|tight|close|gently|aside|into (?:this|it|reality|a conversation)|over text|around|that|when he said|and (?:kissed|hugged|laughed)|harder in the gym|more|too|much|so much|deeply|as (?:odd|strange|a friend)))';

/** One strong word about what others do, or what is done to them; figures of speech are left alone. */
export const ANCHORS_OTHERS: readonly TopicRules[] = [
  {
    topic: 'abuse',
    rules: [
      {
        says: 'somebody close lays hands on them',
        grade: 3,
        patterns: [
          `(?:<closeone>|they|guy|my man|my girl|girl|woman|man) (?:<few>)${HITS} (?:me|us|my (?:mum|mother|kids|children|son|daughter|sister|brother)|our (?:son|daughter|kids|baby|child|dog|\\d+ year old))${NOT_ATTACKED}`,
          '(?:put|puts|laid|lays|putting|laying) (?:his |her |their )?hands on me(?! (?:shoulder|waist|knee|gently|to (?:heal|bless|pray)))|get(?:s|ting)? (?:<soften>)(?:physical|violent|rough|aggressive|handsy) with me|(?:i )?(?:end up|ended up|left|covered|come home|have|had) (?:<few>)(?:with )?(?:bruises|bruised|a black eye|a split lip|broken (?:ribs?|nose|jaw|wrist|arm))(?=<far>\\b(?:he|him|his|she|her|drinks|drunk|angry|fight|husband|boyfriend|wife|dad|partner|again)\\b)|(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mum|drinks|angry|drunk)\\b[a-z ,.]{0,40}\\b(?:bruises|black eye|split lip|broken (?:rib|nose|jaw|wrist|arm))',
          '<closeone> (?:<few>)(?:broke|breaks|fractured|dislocated|twisted|cracked|crushed) my (?:<few>)(?:jaw|arm|wrist|nose|rib|ribs|finger|fingers|leg|tooth|teeth|collarbone|skull|phone|hand)|(?:and )?then (?:it is|its) my turn(?<=(?:punch(?:es)?|walls?|hits?|beats?|drinks?|angry)\\b[a-z ,.]{0,50})|controls all (?:the|our|my) money|beg (?:<few>)for (?:groceries|money|food|cash|gas money)|(?:lock(?:s|ed)?|keeps?|kept) me (?:in|inside) (?:my|the|a) (?:room|house|basement|bathroom|bedroom|closet|cellar|apartment)(?! until i (?:finish|study|clean))|(?:take|takes|taking) the (?:kids|children|baby) (?:<few>)(?:if i|and (?:disappear|leave|run))(?<=(?:says?|said|threaten(?:s|ed|ing)?|will|hell|shell)\\b[a-z ]{0,30}(?:kids|children|baby)[a-z ]{0,20})',
        ],
        unless: `${NOT_REAL}|chess|sparring|boxing|judo|karate|mma|football|rugby|basketball|training|toddler|my (?:cat|dog|kitten|puppy|baby|son is two|two year old|three year old)|chiropract[a-z]*|massage|physio|when i was (?:little|a kid|a child|small|young)|as a (?:kid|child)|years ago|long ago|in (?:19|20)\\d\\d|back then|past life|ex who|used to hit walls|tattoo|waxing|dentist|nurse|midwife|labou?r|goose|survived an abusive|divorced since`,
        danger: [
          'my man put hands on me again',
          'every time he drinks i end up with bruises',
          'he broke my jaw last year and now he says he has changed',
          'my parents lock me in my room for days',
        ],
        twins: [
          'he threw me a surprise party',
          'she hit me with a question i could not answer',
          'my toddler bites me',
          'bruises from judo training',
          'my dad grabbed me a coffee',
        ],
      },
      {
        says: 'lives with anger, rules or fear at home',
        grade: 2,
        patterns: [
          '<closeone> (?:<few>)(?:punch(?:es|ed)?|hits?|kick(?:s|ed)?|breaks?|broke|smash(?:es|ed)?|throws?|threw) (?:<few>)(?:walls?|doors?|the wall|holes|things|stuff|plates|furniture|objects|dishes|my phone)(?=<gap>(?:when|if|during|argu|fight|angry|mad|every|again|because|<end>))',
          '(?:do not|not|never) feel (?:<soften>)safe (?:around|with|near|at home|in my (?:own )?(?:home|house|room)|living)(?! (?:walking|driving|in (?:this|the) (?:city|street|neighbou?rhood)|with (?:my money|investments)|sharing|being vulnerable|to open|emotionally))|(?:stop|not|never|avoid) (?:<soften>)(?:making|make|get|getting|upset|upsetting|provok(?:e|ing)) (?:him|her|my (?:husband|boyfriend|dad|father)) (?:<soften>)(?:angry|mad|upset|furious)|<closeone> (?:<few>)(?:apologi[sz](?:ed|es)|says? sorry|said sorry|bought|brings?|brought) (?:<few>)flowers? (?:again|every time|after)(?=<far>\\b(?:lost count|again|hurt|hit|promise|last time|change|bruise)\\b)',
          '(?:have|need|must|had) to (?:<few>)(?:text|call|send|report to|check in with|tell|video call) (?:him|her|my (?:husband|boyfriend|wife|partner)) (?:<few>)(?:every (?:hour|thirty|30|few|time)|where i am|when i|or (?:he|she))(?=<gap>|<end>)',
          '<closeone> (?:<few>)(?:scares?|frightens?|terrif(?:y|ies)) me(?! (?:with (?:his|her) (?:honesty|driving|love|intensity)|in a good way|because i (?:like|love)|how much|that (?:he|she) (?:might|will|could) (?:leave|die|not))|(?: lol))(?=<end>| when| now| so much| sometimes| and| at)|(?:scared|afraid|terrified|frightened) of (?:<soften>)(?:him|her|my (?:<few>)(?:husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|brother|son|uncle|mother|mum|ex|fiance))(?=<end>| when| because| and| sometimes| now)',
        ],
        unless: `${NOT_REAL}|leaving me|losing (?:him|her)|rejection|falling in love|commitment|in laws?|cooking|driving test|baseball|football|when i was (?:little|a kid|a child|small|young)|years ago|used to|past life|toddler|teenager|roommate|spider|storm|intensity|in a good way|how much i (?:like|love)`,
        danger: [
          'he punches walls when we are arguing',
          'i dont feel safe around my brother anymore',
          'my boyfriend scares me when he is angry',
          'i have to text him every hour or he gets mad',
        ],
        twins: [
          'he makes me so happy it scares me',
          'my teenager slams doors so hard the frame cracked',
          'i dont feel safe walking home in the dark since the clocks changed',
          'scared of him leaving me',
        ],
      },
    ],
  },
  {
    topic: 'violence-from-others',
    rules: [
      {
        says: 'was raped, broken into, spiked or coerced',
        grade: 3,
        patterns: [
          '(?:rap(?:ed|ing|es|e)|rapist|sexually (?:assaulted|abused|harass[a-z]*)|gang ?raped|groped|molested|kidnapped|abducted|held hostage|trafficked)(?! (?:seed|culture|of the lock))(?<=(?:i|me|my|he|she|they|we|was|got|been|him|boss|ex|guy|man)\\b[a-z ,]{0,40}(?:[a-z]+ )?[a-z]+)',
          '(?:broke|break(?:s|ing)?|breaking|broken|got|get(?:ting)?|climbed|came|comes|sneaks?|snuck) (?:<soften>)(?:in|into|in to|inside) my (?:house|home|flat|apartment|room|window|car)(?! (?:to (?:feed|water)|for (?:coffee|dinner)|with (?:my|the) (?:spare )?key (?:to|and)))(?<=(?:ex|ex husband|ex boyfriend|he|man|guy|someone|somebody|stranger|stalker|they|neighbour|landlord|boyfriend|husband)\\b[a-z ,]{0,60})',
          '(?:pay|paying|paid|give|work (?:off|for)|keep) (?:<few>)(?:rent|job|debt|room|visa|grades?|flat|deposit)?(?: )?(?:with|for|by|in exchange for) (?:sex|sexual|sleeping with|a blow|favou?rs|nudes)|(?:spiked|drugged|roofied) (?:my drink|me)|(?:death|rape|bomb) threats?',
          '(?:beaten|beat|jumped|mugged|robbed|stabbed|shot|attacked|assaulted|punched) (?:up )?(?:<few>)(?:on the (?:train|bus|street|subway|way)|by (?:a (?!goose|swan|seagull|dog|cat|bee|wasp|bird|mosquito|thought|wave|ball)|some|two|three|four|strangers?|men|guys)|at (?:a|the) (?:bar|club|party|station|park)|in the (?:park|street|subway|alley)|last night|outside|tonight|yesterday)(?<=(?:i|got|was|been|me|we)\\b[a-z ]{0,60})',
          '(?:family|father|dad|brothers?|uncle|parents|relatives|community|they|cousins?|husband) (?:<few>)(?:wants?|want to|will|going to|threaten(?:s|ed)?(?: to)?|plan(?:s|ning)? to|said they will) (?:<few>)(?:to )?kill me(?= because| for| if| when i| since|<end>)(?! (?:when (?:she|he|they) (?:sees?|finds?|hears?)|if (?:i (?:am late|forget|fail|dye|get a|wear|crash|break|miss)|she|he)|for (?:this|that|being late|spending|eating|forgetting|missing|breaking|losing|crashing|dyeing|not (?:calling|texting|visiting|coming))))',
        ],
        unless: `${NOT_REAL}|hunting|gta|call of duty|emotionally|verbally|years ago|in (?:19|20)\\d\\d|long ago|as a student|history|greek myth[a-z]*|hades|persephone|zeus|medusa|statistics|true crime|tattoo|lol`,
        danger: [
          'my boss raped me',
          'my ex husband broke into my house',
          'my landlord says i can pay rent with sex',
          'my family wants to kill me because i left islam',
        ],
        twins: [
          'my mom is going to kill me for missing her birthday',
          'he broke into my heart',
          'the myth where hades kidnapped persephone',
          'i was mugged in 2012 and still avoid that street',
        ],
      },
    ],
  },
  {
    topic: 'harm-to-others',
    rules: [
      {
        says: 'means to hurt somebody',
        grade: 3,
        patterns: [
          '(?:destiny|fate|chart|written|meant|fated|karma|stars) (?:<few>)(?:to |that i )(?:<soften>)(?:kill|murder|hurt) (?:someone|somebody|people|him|her|a person)|(?:regret|sorry|pay|see|laugh|smile) (?:<few>)when i (?:<soften>)(?:burn|kill|shoot|stab|blow|destroy|smash|slash|cut|set fire|key) (?:<few>)(?:house|car|him|her|them|tyres|tires|everything|office|place|face)',
          '(?:burn|set fire to|blow up|torch|bomb|shoot up) (?:<few>)(?:his|her|their|my (?:exs|bosss|neighbours)|the) (?:<few>)(?:house|home|car|office|school|church|mosque|shop|apartment|building)(?! (?:down in (?:the game|minecraft)|with (?:love|candles)))',
          '(?:slapp?(?:ed)?|hit|shook|shake|punched|kicked|threw|beat|burn(?:ed)?|chok(?:ed|e)|smother(?:ed)?) my (?:<few>)(?:toddler|baby|son|daughter|child|kid|kids|newborn|stepson|stepdaughter|infant|girlfriend|wife|boyfriend|husband|partner|mother|dad|dog|cat)(?: (?:<few>)(?:so hard|too hard|until|and (?:he|she|it|i)|again|last night|today|yesterday)|<end>)(?<=i (?:<soften>)(?:slapp?(?:ed)?|hit|shook|shake|punched|kicked|threw|beat|burn(?:ed)?|chok(?:ed|e)|smother(?:ed)?) my [a-z ]{0,40})(?!<gap>(?:party|birthday|at (?:chess|scrabble)|feelings|awake))',
          '(?:looked up|bought|got|ordered|researched|googled) (?:<few>)(?:poisons?|arsenic|cyanide|antifreeze|ricin|a gun|ammo|bullets|explosives|acid)(?=<gap>|<end>)(?<=(?:murder|kill|mother in law|husband|wife|him|her|boss|them|hate|revenge)\\b[a-z ,.]{0,70})',
          '(?:got|have|bringing|bring|brought|taking|carrying) (?:a|my|the|his|my dads|my brothers) (?:gun|knife|rifle|machete|hammer|bat) and (?:<few>)(?:going|i am going|will go|on my way|driving|heading) (?:<few>)(?:to )?(?:his|her|their|the|school|work|my exs|my boss)',
          'kill (?:him|her|them|my (?:[a-z]+ )?(?:ex|wife|husband|kids|family|girlfriend|boyfriend|boss)) and (?:then )?(?:myself|me)(?=<end>| too)',
        ],
        unless: `${NOT_REAL}|minecraft|gta|call of duty|fireplace|candle|sage|calories|bridges i|metaphor[a-z]*|at chess|pillow fight|snowball|ghost pepper`,
        danger: [
          'is it my destiny to kill someone',
          'hes going to regret it when i burn his house down',
          'ive got a gun and im going to his office',
          'i slapped my toddler so hard he fell',
        ],
        twins: [
          'i hit my brother with a snowball',
          'he will regret it when i get that promotion',
          'we burned the sage in the house',
        ],
      },
    ],
  },
  {
    topic: 'child-safety',
    rules: [
      {
        says: 'a child is touched, starved, hurt or with an adult',
        grade: 3,
        patterns: [
          '(?:stepdad|stepfather|stepbrother|uncle|grandpa|grandfather|coach|teacher|tutor|priest|pastor|cousin|mums boyfriend|moms boyfriend|neighbour|babysitter|brother|dad|father|he) (?:<few>)(?:rubs?|rubbed|strokes?|stroked|kiss(?:es|ed)|touch(?:es|ed)|feels|felt|undress(?:es|ed)|licks?|lies on|lay on|gets on) (?:<few>)(?:my (?:legs?|thighs?|chest|body|private|breasts?|butt|bottom|back under|neck)|me (?:there|down there|under|in bed|at night|on the (?:lips|mouth)))(?=<far>\\b(?:blanket|i am (?:[5-9]|1[0-7])|im (?:[5-9]|1[0-7])|secret|night|tell|mum|scared|grade|school|bed)\\b)',
          '(?:i am|im) (?:only )?(?:[5-9]|1[0-7])\\b<far>\\b(?:dating|sleeping with|in love with|boyfriend is|girlfriend is|seeing|with|sent nudes|sent (?:him|her) (?:pics|pictures|nudes)|having sex) (?:<few>)(?:a )?(?:1[89]|[2-9]\\d|grown|adult|older (?:man|guy|woman)|guy|man)(?=<gap>)',
          '(?:sleeping with|dating|having sex with|in a relationship with|touch(?:ed|es|ing)|kiss(?:ed|es|ing)) (?:<few>)(?:a |his |her |my |one of (?:his|her) )?(?:<few>)(?:student|pupil|minor|child|kid|little (?:sister|brother|girl|boy)|(?:[5-9]|1[0-7]) year old)(?=<far>)(?! (?:on the (?:cheek|forehead)|goodnight|goodbye))|(?:she|he) is (?:only )?(?:[5-9]|1[0-5])(?=<end>)(?<=(?:sleeping with|dating|touch(?:ed|es|ing)|student|in love with|attracted to|kissed)\\b[a-z ,.]{0,50}is (?:only )?(?:[5-9]|1[0-5]))',
          '(?:no|not have|do not have|without|out of) (?:any )?food\\b<far>\\b(?:mum|mom|dad|parents)\\b<far>\\b(?:i am|im) (?:[5-9]|1[0-7])|(?:mum|mom|dad|parents|mother|father) (?:<few>)(?:has not|have not|did not|not) (?:been home|come home|come back|been back) (?:<few>)(?:days|night|week|since)',
          '(?:kid|child|son|daughter|baby|toddler|niece|nephew|stepson|stepdaughter|grandson|granddaughter|student|she|he) (?:<few>)(?:has|have|had|with|came home with|comes back with|covered in) (?:<few>)(?:bruises|burns|marks|welts|cuts|bite marks|cigarette burns)(?=<far>\\b(?:dad|father|mother|mum|ex|stepdad|boyfriend|daycare|nursery|school|babysitter|he|says|every time)\\b)',
        ],
        unless: `${NOT_REAL}|football|skateboard|playground|bike|fell off|soccer|climbing|kindergarten play|doctor says|mosquito|eczema`,
        danger: [
          'my stepdad rubs my legs under the blanket. i am 12',
          'my teacher is sleeping with a student, she is 15',
          'my kid has bruises every time she comes back from her dad',
        ],
        twins: [
          'my son has bruises from football',
          'my dad kissed me on the cheek at my wedding',
          'my coach rubs my shoulders after games at the club, i am 34',
        ],
      },
    ],
  },
  {
    topic: 'medical-emergency',
    rules: [
      {
        says: 'took a large amount, or bleeds heavily',
        grade: 3,
        patterns: [
          '(?:took|taken|swallowed|ate|popped|had) (?:about |like |around |maybe |over )?(?:1\\d|[2-9]\\d|\\d\\d\\d|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens of) (?:<few>)(?:<pill>|ambien|zopiclone|lorazepam|klonopin|adderall|benadryl|advil|prozac|zoloft|sertraline|lithium|seroquel|quetiapine|gabapentin|melatonin|beta blockers|propranolol|of (?:them|these|my)|mg of)(?! (?:photos|classes|days|steps))',
          '(?:bleed(?:ing|s)?|blood|haemorrhag[a-z]*|hemorrhag[a-z]*) (?:<few>)(?:soak(?:ing|s|ed)?|through (?:everything|pads?|towels?)|pouring|gushing|everywhere|will not stop|not stopping|a lot|so much|heavily)(?! (?:money|heart))|miscarr(?:ying|iage)\\b<gap>(?:bleed|blood|pain|soak|right now|happening)',
          '(?:just|suddenly|has|he|she|grandpa|grandma|dad|mum|husband|wife) (?:<few>)(?:collapsed|passed out|fainted|blacked out|stopped breathing|turned blue|went limp|had a seizure|had a stroke)(?! (?:laughing|from laughing|drunk on the couch|after the (?:movie|party)|on the sofa after))(?=<end>| in| on| and| at| while| again| just| after)',
        ],
        unless: `${NOT_REAL}|years ago|last (?:year|month|summer|winter|spring)|in (?:19|20)\\d\\d|months ago|when i was|vitamins?|bridge collapsed|building collapsed|company|market|marriage collapsed|tent|economy|hospital said|is fine now|recovering|rehab|on the couch`,
        danger: [
          'i took 15 ambien',
          'my grandpa just collapsed in the kitchen',
          'im miscarrying and the bleeding is soaking through everything',
        ],
        twins: [
          'our tent collapsed in the night lol',
          'i fainted last year at a concert, is it my moon',
          'took 20 photos and hate them all',
        ],
      },
    ],
  },
  {
    topic: 'someone-else-at-risk',
    rules: [
      {
        says: 'somebody near them has taken something, has a weapon, or is being hurt',
        grade: 3,
        patterns: [
          '<relative>\\b[a-z ,.]{0,30}\\b(?:took|taken|swallowed|has taken) (?:<few>)<pill>\\b(?=<far>\\b(?:door|open|answer|respond|room|wake|call|crying|scared|alone|do i do|sleep)\\b)(?!<gap>(?:headache|cold|prescribed|doctor))',
          '(?:hear|heard|hearing|see|saw|seeing|know|think) (?:<few>)(?:her|his|my (?:neighbours?|sisters?|friends?|mums?|daughters?)|the neighbours?) (?:<few>)(?:husband|boyfriend|wife|partner|dad|father|son|stepdad) (?:<few>)(?:hit(?:s|ting)?|beat(?:s|ing)?|hurt(?:s|ing)?|chok(?:es|ing)|yell(?:s|ing)? and|threaten(?:s|ing)?|abus(?:es|ing)|rap(?:es|ing)) (?:her|him|them|my (?:sister|friend|mum))',
          '(?:neighbour|friend|sister|daughter|mum|mother|coworker|colleague|aunt|cousin|niece) (?:<few>)(?:is being|is|gets|was|being) (?:<few>)(?:beaten|hit|abused|raped|choked|threatened|locked up|held) (?:<few>)by (?:her|his|a|the)',
          '<relative>\\b[a-z ,.]{0,30}\\b(?:gun|knife|blade|rope|pills|razor) (?:<few>)(?:in (?:his|her) (?:mouth|hand|room|bag)|to (?:his|her) (?:head|throat|wrist|arm)|against (?:his|her))',
          '<relative>\\b[a-z ,.]{0,40}\\b(?:wants? to|going to|will|said (?:he|she)|wanted to) (?:<few>)(?:disappear forever|vanish forever|never come back|be gone for good|not exist)',
        ],
        unless: `${NOT_REAL}|hunting|chef|cooking|kitchen|shaving|years ago|in (?:19|20)\\d\\d`,
        danger: [
          'my girlfriend took pills and is in her room she wont open the door',
          'i hear my neighbours husband hitting her at night',
          'my husband put a gun in his mouth in front of me',
        ],
        twins: [
          'my friend took two pills for her headache',
          'my husband has a knife in his hand, he is cooking',
        ],
      },
    ],
  },
];
