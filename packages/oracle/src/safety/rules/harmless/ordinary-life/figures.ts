const ELDER =
  '(?:mum|mama|amma|mother|dad|papa|father|parents?|nan|nana|nani|dadi|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|mother in law|father in law)';
const OF_THE_SKY =
  '(?:saturn(?: return)?|pluto|mars|uranus|neptune|mercury|retrograde|eclipse|transit|(?:mangal )?dosha?|manglik|sade sati|rahu|ketu|shani|horoscope|(?:birth |my )?chart|(?:8th|eighth|12th|twelfth) house|evil eye|nazar|curse)';

/** What is feared of the stars, said by elders of their own end, or meant for a tongue, a lawn and a marriage. */
export const HARMLESS_ORDINARY_LIFE: readonly string[] = [
  `${OF_THE_SKY}(?: [a-z]+){0,3} (?:will|would|can|could|is going to|going to|is about to) (?:<soften>)(?:kill|harm|hurt|destroy|end|finish|murder) (?:me|us|him|her|them|my [a-z]+)`,
  `${ELDER} (?:<soften>|often |constantly )*(?:keeps? |kept |always |is always |loves to |will not stop )(?:on )?(?:say(?:s|ing)?|tell(?:s|ing)?(?: me| us| everyone)?|joking|repeat(?:s|ing)?) (?:that )?(?:he|she|they|it|this) (?:<few>)?(?:will |is going to |might |would |may )(?:<soften>)(?:die|be gone|be dead|not be here|not live)(?: (?:very |quite |pretty )?(?:soon|next year|by christmas|before [a-z]+|anyway|any ?way|young))*(?! (?:tonight|today|now|by|if|himself|herself))`,
  `${ELDER} (?:<few>)?(?:used to|would) (?:<soften>)(?:slap|smack|spank|hit|beat) (?:me|us)(?= (?:for|when|if|over|as|with a (?:slipper|chappal|wooden spoon|flip flop)))(?!<far>\\b(?:still|again|yesterday|last (?:night|week)|now (?:he|she) (?:hits|beats|slaps))\\b)`,
  '(?<=used to (?:cut|self harm|hurt myself)\\b(?:(?! (?:again|lately|tonight|urges?) )[a-z0-9 ,.]){0,110}|\\b(?:old|faded|years old) )(?:hide|show|cover)? ?(?:my |the |old )*scars(?: or not)?|(?:hide|show|cover) (?:my |the )?(?:old|faded) (?:<few>)?scars',
  'used to (?:cut|self harm|hurt myself) (?:when i was|as) (?:a |in )?(?:<few>)?(?:teen[a-z]*|kid|child|younger|young|school|1\\d)(?!<far>\\b(?:again|now i (?:want|do)|lately|urges?|tonight|relaps[a-z]*)\\b)',
  '(?:have|has|had|own|owns|keep|keeps|found|bought|carry|carries|is) (?:an? |two |some |his |her |my |the )*(?:old |fishing |hunting |pocket )*(?:gun|rifle|shotgun|knife|axe|machete)s? (?:<some>)?[, ]*(?:it is |they are |only |just )?for (?:hunting|fishing|camping|the farm|farm work|sport|the range|cooking|mushrooms|the garden|bow season|work|cutting (?:boxes|cane|bread))(?!<far>\\b(?:use it|end it|tonight|my (?:head|mouth)|goodbye|kill|hurt|no more)\\b)',
  '(?:take|took|taking|taken) (?:my|the|his|her) (?:<few>)?<pill> with (?:<few>)?(?:coffee|milk|food|water|juice|tea|breakfast|yogh?urt|grapefruit)(?!<far>\\b(?:all|too many|whole|bottle|die|vodka|wine)\\b)',
  '(?:he|she|husband|wife|boyfriend|girlfriend|partner|son|daughter|kids?|kid|brother|sister|mum|dad|teenager|friends?|boss) would (?:<soften>)(?:rather|sooner) die(?=<end>)',
  '(?:said|says|told (?:me|us)|promised|swears|thinks|insists) (?:that )?(?:he|she|they|mum|dad|mother|father|grandma|my [a-z]+) (?:would|will|can|could) (?:be|manage|cope|do) (?:<soften>)(?:fine|ok|okay|alright|all right|good|great|well)? ?without me',
  'without (?:drowning|killing|exhausting|burning out|bankrupting|burying|losing|wrecking) (?:myself|ourselves)(?= (?:too|as well|in|with|for|over|at)| [.,]| ?$)',
  'we (?:<soften>|finally )*tied the knot',
  '(?:bite|biting|bit|bites) my (?:tongue|lips?|cheek|nails)(?: (?:till|until|so hard) (?:it|they|that it) bleeds?)?',
  '(?:did|does|do|never|would) not (?:<soften>)(?:want|mean|intend)(?:ed)? to hurt me|never (?:<soften>)(?:wanted|meant) to hurt me',
  'my last words to (?:<few>)(?:were|was)|last words (?:<few>)(?:were|was) (?:a fight|angry|a quarrel|about)',
  '(?:children|kids|son|daughter|family|wife|husband|sister|brother|relatives) (?:<few>)(?:planning|arranging|paying for|discuss(?:ing)?) my (?:own )?funeral|planning my (?:own )?funeral in my head',
  '(?:drop(?:s|ped)?|fell|falls?|vanish(?:ed)?|switched) off the (?:face of the )?(?:earth|world|planet)',
  '(?:baby|it|he|she|they) (?:was|were|is|should|would) (?:<few>)?(?:due|been born|not (?:even |yet )?born)',
  'wish my (?:dead|late) [a-z]+ (?:a )?(?:happy|merry)',
  '(?:kicks?|kicked|kicking|elbows?|elbowed) me (?:<few>)?all night|(?:kicks?|kicked|hits?|elbows?|punch(?:es|ed)|slaps?|slapped) me (?:<few>)?(?:in|while) (?:(?:his|her) sleep|(?:he|she) (?:sleeps|is asleep|dreams|was asleep))',
  'kick(?:s|ed|ing)? (?:me|us) from (?:the|his|her|their|a|our) (?:<few>)?(?:server|group|chat|game|team|call|clan|discord|band|lobby)',
  '(?:landlord|roommate|flatmate|housemate|landlady|neighbour)s? (?:<some>)?locked me out',
  '(?:threw|throws?|thrown) me in (?:alone|at|on my (?:first|second|own))',
  'throws? (?:that|this) (?:back )?(?:at me|in my face)',
  '(?:cut|cuts|cutting) (?:me|us|him|her|my (?:brother|sister|son|daughter|cousin)) (?:off|out)(?= [.,]| ?$| of (?:the|his|her) will| (?:because|if|when|for|from|financially))',
  'threaten(?:s|ed|ing)? (?:me|us) with (?:<few>)?(?:bad (?:review|reference)|review|one star|court|lawyers?|a fine|fine|divorce|the sack|detention|small claims)',
  '(?:pass|passed|fail|failed|exam|test|resit)\\b[a-z0-9 ,.]{0,30} (?:my )?last attempt|my last attempt (?:at|of) (?:the|an?|this) (?:<few>)?(?:exam|test|module|course)',
  'aura (?:is|was|looks|looked) (?:<few>)?(?:gr[ea]y|black|dark|muddy)',
  '(?:go|went|goes|sit|call|calls|radio|tv|podcasts?|supermarket|cafe)\\b[a-z ]{0,30} to hear (?:voices|a voice|people|someone talk)',
  '(?:ask|asks|asked|asking) (?:me )?(?:if|whether) i will (?:go|die|leave) too|asked (?:me )?(?:if i|do you) want(?:ed)? to die',
];
