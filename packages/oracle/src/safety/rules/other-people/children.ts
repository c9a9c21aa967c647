import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const YOUNG = '(?:[5-9]|1[0-7])';

/** A child in danger. */
export const CHILDREN: readonly Rule[] = [
  {
    says: 'a child is hurt, touched, groomed or left alone',
    grade: 3,
    patterns: [
      '(?:babysitter|sitter|nanny|uncle|grandpa|grandfather|stepdad|stepfather|coach|teacher|neighbour|priest|pastor|cousin|ex|boyfriend|father|daycare|husband|brother|he|she|they) (?:<few>)(?:touch(?:ed|es|ing)|hurt(?:s|ing)?|hit(?:s|ting)?|beat(?:s|ing)?|shak(?:es|ing)|shook|abus(?:es|ed|ing)|molest(?:s|ed|ing)) (?:my|our|his|her|their) (?:own )?(?:<child>|stepdaughter|stepson|kid|year old)(?! (?:heart|feelings|at (?:chess|games)|awake))|(?:stranger|someone|man|guy|person|adult) (?:<few>)(?:online|on (?:the internet|roblox|discord|snapchat|instagram|tiktok))\\b<gap>(?:ask(?:ing|s|ed)?|want(?:s|ing)?|send(?:ing|s)?|sent|messag|talk)\\b<gap>(?:my|our) (?:<few>)(?:daughter|son|child|kid|\\d+ year old|niece|nephew|sister|brother)|asking my (?:<few>)(?:daughter|son|child|kid|\\d+ year old|niece|nephew) for (?:photos|pics|pictures|nudes)',
      '(?:daughter|son|niece|nephew|sister|brother|student|pupil|granddaughter|grandson|stepdaughter|little girl|little boy|child|kid) (?:<few>)(?:told me|says?|said|confided|admitted|drew|showed me) (?:<some>)(?:touch(?:ed|es|ing)|hurt(?:s|ing)? (?:her|him)|hits? (?:her|him)|beats? (?:her|him)|raped|naked|in the bath|bath with|secret (?:with|game|between|touch)|keep (?:it|a) secret|scared of (?:him|his|her)|down there)',
      '(?:says?|said|told)\\b<gap>(?:it )?hurts (?:her |him )?down there|(?:stepdad|stepfather|stepbrother|uncle|brother|cousin|grandpa|teacher|coach|neighbour|moms boyfriend|mums boyfriend) (?:<few>)(?:watch(?:es|ed)|films?|filmed|photograph(?:s|ed)|looks at|spies on|walks in on) me (?:<few>)(?:shower|undress|change|sleep|bath|naked|in the)',
      '<elder>\\b[a-z ,]{0,30}(?:touch(?:es|ed|ing)? me(?! (?:heart|deeply|with (?:his|her) (?:speech|kindness|words)))|comes? (?:in|into|to) my (?:room|bed|bedroom) (?:at night|when|and)|(?:sneaks?|gets?|climbs?) into my (?:room|bed)|(?:makes?|forces?|made|asks?) me (?:to )?(?:undress|touch|kiss|sit on (?:him|his lap))|kiss(?:es|ed) me (?:when (?:everyone|<noone>|we are)|after (?:class|training)|late at night)|(?:photos?|pictures|videos?) of me (?:in|naked|undress)|(?:shows?|showed|sends?|sent) me (?:dirty|sexual|naked|porn)[a-z ]*|watch(?:es|ed)? me (?:undress|shower|change)|kiss(?:es|ed) me on the mouth)',
      '(?:<child>)\\b[a-z ,]{0,40}(?:(?:her|his|their|my) )?(?:uncle|father|dad|stepdad|stepfather|coach|teacher|grandpa|grandad|grandfather|cousin|babysitter|sitter|neighbour|brother|priest|daddy|trainer)\\b[a-z ,]{0,30}(?:touch(?:es|ed|ing)?|secret games?|(?<!(?:is|was|feels|got) )hurts?|hits?|beats?|kiss(?:es|ed) (?:her|him) on|in the bath|makes? (?:her|him) (?:undress|touch|keep)|undress[a-z]*|plays? secret|visits her at night|films|takes photos|gives her baths)(?! (?:feelings|the gym|base))',
      '(?:molest(?:s|ed|ing)?|abus(?:es|ed|ing)|groom(?:s|ed|ing)|touch(?:es|ing) (?:inappropriately|my)|beat(?:s|ing)|hit(?:s|ting)|shak(?:es|ing)|rap(?:es|ed|ing)|hurt(?:s|ing)|too close with) (?:my|our|a|the|her|his|their) (?:<child>|step ?daughter|step ?son)(?! (?:at (?:chess|games?)|in (?:chess|mario)|feelings|awake))',
      '<child> (?:is|was|has been|might be|could be) (?:being )?(?:abused|molested|groomed|beaten|touched|hurt) ?(?:by)?(?! (?:by )?(?:a |another |some |the |his |her )*(?:classmates?|kids?|friends?|comments?|words|team ?mates?|ball|dog|cat|swing|fall))',
      '(?:attracted to|in love with|drawn to|sexual[a-z]* (?:about|interest in)|having thoughts about|want to touch) (?:my )?(?:children|kids|minors|a child|little (?:girls|boys|kids)|a (?:[5-9]|1[0-5]) year old|(?:[5-9]|1[0-5]) year old [a-z]+)(?= sexually| in a way| that way| and|<end>)|(?:look at|collect|have|found|saw) (?:pictures|photos|videos|child pictures)(?: of)? (?:children|kids|little girls|little boys)? ?(?:that way|for pleasure|on my (?:husbands|brothers))|(?:like|want|look at|think about)\\b[a-z ]{0,15}(?:little (?:girls|boys|kids)|children|kids|a child)\\b[a-z ]{0,10}(?:sexually|in a way i should not|undressed|that way)',
      `(?:send|sent|sending|asks? for|wants?|asking for|asked for) (?:him |me |her |my |for )?(?:nudes|naked (?:pics|pictures|photos)|pictures of my body|pics|a video)(?=[a-z0-9 ,]*\\b(?:${YOUNG}|grade|year [4-9]|school|class)\\b)`,
      `${YOUNG} year old (?:daughter|son|sister|brother|niece|nephew|girl|boy|student)?[a-z ]{0,20}(?:dating|seeing|sleeping with|boyfriend is|in love with|with) (?:a |an )?(?:1[89]|[2-9]\\d)(?! (?:other|kids|friends|minutes|days))`,
      '(?:get|make|convince|persuade|groom) (?:(?:a|this|the) (?:[5-9]|1[0-5]) ?(?:yr|year|yo|y o)s?(?: old)?(?: [a-z]+)? to (?:trust|meet|send|kiss|come)|(?:a|this|the) 1[0-5] ?(?:yr|year|yo|y o)s?(?: old)?(?: [a-z]+)? to (?:like|love|sleep))',
      '(?:foster|step|mums?|moms?) ?(?:dad|father|brother|boyfriend|friend|s friend)\\b[a-z ,.]{0,60}(?:comes? in (?:at night|my room|while i (?:shower|change))|pictures of me|films? me|watches me|hand in my (?:shirt|pants)|touch(?:es|ed) me|makes? me (?:do|touch|watch)|keys to my room|little wife)',
      '(?:coach|teacher|tutor|trainer|uncle|stepdad|priest|pastor)\\b[a-z ]{0,20}(?:kisses me|made me (?:to )?keep a secret|makes me keep|said it is our secret|says it is our secret)|(?:in love with|dating|chat with) (?:a|my) (?:[5-9]|1[0-5]) year old|(?:son|daughter|niece|nephew|child)\\b[a-z ]{0,20}(?:teacher|coach|trainer) kisses (?:her|him)|trouble when he touched me|about the touching',
      'climb(?:s|ed)? into bed with my (?:[5-9]|1[0-7]) year old|(?:gets|sleeps|climbs) (?:into|in) (?:the )?bed with my (?:[5-9]|1[0-7]) year old|(?:found|saw) (?:videos of kids|child (?:porn|pictures))',
      `(?:girl|boy|child|kid|student|pupil|niece|daughter|son|sister|year old)\\b[a-z ,]{0,25}(?:says?|told me|whispered|drew|confessed)\\b[a-z ,]{0,30}(?:it )?(?:hurts? (?:her |him )?down there|uncle touched|it is a secret|touched (?:her|him)|secret with|makes films|his stepfather|her stepfather|visits her)`,
      '(?:child|kid|baby|little boy|little girl|girl|boy)\\b[a-z ]{0,15}(?:next door|upstairs)\\b[a-z ,]{0,20}(?:scream[a-z]*|being hit|cr(?:ies|ying) (?:for hours|every night)|begging)',
      '(?:leave|leaves|left) me alone for (?:days|a week|nights)\\b|(?:no food|no heating) at home\\b<far>(?:i am|mum|sister|baby|brother)|look after (?:my sister|the baby|my brother)\\b<gap>(?:no food|mum sleeps|drunk)',
      `(?:guy|man|someone|person|boy|lady|he|friend) (?:i met )?(?:on|in) (?:roblox|discord|snap(?:chat)?|minecraft|insta(?:gram)?|tiktok|a game|whatsapp|fortnite)\\b<far>\\b(?:meet (?:me|him)|pics|pictures|nudes|video|hotel|robux|share my|send (?:my|more)|what i am wearing|secret|owe)(?=<far>)`,
      `(?:sits?|sit) on (?:his|her) lap\\b<gap>(?:robux|sweets|money|secret|${YOUNG})|(?:sweets|skins|robux|vbucks|vapes|a phone)\\b<gap>owe him|(?:sweets|skins|robux|money|vbucks|vapes|a phone)\\b<gap>(?:when i (?:sit|send|am nice)|for (?:taking|letting))|special (?:game|hour|club)\\b<gap>(?:tell|lock|secret|god|door)|good (?:girls|boys) (?:do not tell|keep quiet)`,
      '(?:pregnant|late) and i am (?:1[0-7]|[5-9])|(?:shakes|shook) my (?:sister|brother) when (?:she|he) cries',
    ],
    unless:
      'novel|film|movie|crayons|teddy|like kids and|want kids|have kids|nanny job|kindergarten teacher|football coach says',
    danger: [
      'I’m 12 and my uncle touches me',
      'my 6 year old says it hurts down there after staying with him',
      'the little boy next door screams every night and it sounds like he is being hit',
      'a guy i met on roblox wants me to meet him at a hotel',
      'my husband gets into bed with my 10 year old daughter and she cries',
    ],
    twins: [
      'I like kids and want three of them',
      'my son plays roblox all day, should I worry',
      'the baby next door cries at night and I cannot sleep',
      'my teacher’s speech touched me deeply',
      'my daughter is 14 and everything i say is wrong',
    ],
  },
  {
    says: 'a child is touched, starved, hurt or with an adult',
    grade: 3,
    patterns: [
      '(?:stepdad|stepfather|stepbrother|uncle|grandpa|grandfather|coach|teacher|tutor|priest|pastor|cousin|mums boyfriend|moms boyfriend|neighbour|babysitter|brother|dad|father|he) (?:<few>)(?:rubs?|rubbed|strokes?|stroked|kiss(?:es|ed)|touch(?:es|ed)|feels|felt|undress(?:es|ed)|licks?|lies on|lay on|gets on) (?:<few>)(?:my (?:legs?|thighs?|chest|body|private|breasts?|butt|bottom|back under|neck)|me (?:there|down there|under|in bed|at night|on the (?:lips|mouth)))(?=<far>\\b(?:blanket|i am (?:[5-9]|1[0-7])|im (?:[5-9]|1[0-7])|secret|night|tell|mum|scared|grade|school|bed)\\b)',
      '(?:i am|im) (?:only )?(?:[5-9]|1[0-7])\\b<far>\\b(?:dating|sleeping with|in love with|boyfriend is|girlfriend is|seeing|with|sent nudes|sent (?:him|her) (?:pics|pictures|nudes)|having sex) (?:<few>)(?:a )?(?:1[89]|[2-9]\\d|grown|adult|older (?:man|guy|woman)|guy|man)(?=<gap>)',
      '(?:sleeping with|dating|having sex with|in a relationship with|touch(?:ed|es|ing)|kiss(?:ed|es|ing)(?! (?:his|her) little)) (?:(?!with |who |whose |has |that |have )[a-z0-9]+ ){0,4}(?:student|pupil|minor|child|kid|little (?:sister|brother|girl|boy)|(?:[5-9]|1[0-7]) year old)(?=<far>)(?! (?:on the (?:cheek|forehead)|goodnight|goodbye))|(?:she|he) is (?:only )?(?:[5-9]|1[0-5])(?=<end>)(?<=(?:sleeping with|dating|touch(?:ed|es|ing)|student|in love with|attracted to|kissed)\\b[a-z ,.]{0,50}is (?:only )?(?:[5-9]|1[0-5]))',
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
  {
    says: 'a child is left alone, locked up, bruised or unfed',
    grade: 3,
    patterns: [
      '(?:left|leave|leaves|leaving) (?:my|the|her|his|our|their) <child> (?:<few>)alone (?:<few>)(?:for (?:<few>)(?:days?|week|weekend|nights?|hours)|all (?:night|day)|overnight)|home alone for (?:<few>)(?:days|nights|a week|weeks)(?=<far>(?:no food|<noone>|scared|im \\d|i am \\d|hungry))|(?:i am|im) (?:[4-9]|1[0-7]) (?:<few>)home alone for (?:<few>)(?:days|nights|a week)',
      '<child> (?:<some>)(?:with|has|have|had|covered in|full of) (?:<few>)(?:bruises?|burns?|welts|belt marks|cigarette (?:marks|burns))(?! (?:from (?:falling|football|soccer|hockey|climbing|the playground|the trampoline)))',
      '(?:locks?|locked|locking|chained|ties|tied) (?:up )?(?:my|the|her|his|our|their) (?:<few>)?(?:<child>|brother|sister|siblings) (?:<few>)(?:in (?:the|a|his|her) (?:basement|cellar|closet|cupboard|shed|garage|room|bedroom|bathroom)|up|outside)(?! (?:by accident|accidentally))',
      '(?:i am|im) (?:a|just a|only a) (?:minor|kid|child)\\b<far>(?:sexual|nudes?|naked|touch(?:es|ed|ing)? me|kiss(?:es|ed) me|hits? me|beats? me)',
      '(?:<noone>) (?:feeds|fed|is feeding) (?:me|us|the (?:kids|children|baby))|(?:starve|starves|starving) (?:us|the (?:kids|children)|my little (?:brother|sister))',
    ],
    unless: `${NOT_REAL}|by accident|accidentally|from (?:football|soccer|hockey|gymnastics|judo)|playground|hide and seek|escape room`,
    danger: [
      'my 5 year old came back from his dads with bruises',
      'she locks my little brother in the basement',
      'i left my kids alone for two days',
      'im a minor and a teacher sends me sexual messages',
    ],
    twins: [
      'my toddler has bruises from the playground',
      'i locked my little brother out by accident',
      'can i leave my teenager alone for the weekend',
      'home alone for a week, what does the moon say',
    ],
  },
];

/** Signs of harm that, told by someone under eighteen, are a matter of child protection. */
export const HARM_TOLD_BY_MINOR: readonly string[] = [
  '(?:send|sends|sending|sent|take|takes|taking|fly|flying|bring|bringing) me (?:<few>)(?:to (?:be|get) (?:married|engaged)|to marry|for (?:my|the|a) (?:wedding|nikah|marriage))|(?:marry|marrying|married|giving) me off|(?:forced|forcing|making|make|want|wants|told) me to (?:marry|get married)|i (?:have to|must|am supposed to) (?:marry|get married)|(?:found|chose|picked) (?:me )?(?:a|my) husband|my wedding is|promised me to (?:a|his|her|my) (?:<few>)(?:man|cousin|friend|uncle)|(?:says?|said|told me) (?:<few>)(?:holiday|vacation|visit)\\b<far>\\b(?:found|saw|heard)\\b<gap>(?:wedding|nikah|bride|husband|fiance)',
  '(?:hits?|beats?|hurts?|touch(?:es|ed)?|slaps?|kicks?|burns?|locks?|chokes?|rapes?d?|forces?d?|threatens?|rubs? against|whips?) me(?! (?:up|with a (?:text|smile)|feelings|so much when))',
  '(?:do|doing|did|does) (?:things|stuff|sex stuff) (?:i do not|to me|with me|that i)|makes? me (?:do|touch|undress|keep|watch)|(?:our|a) (?:little )?secret(?! (?:crush|santa|talent|admirer|recipe|boyfriend|girlfriend))|my body|loves? me and|run away with him|comes? (?:in|into|to) my (?:room|bed)|(?:photos?|pictures|videos?|pics) of me|nudes|snaps of (?:him|her)self|the belt|keep it (?:a )?secret|scared (?:at|to go) home|pregnant|run away from home|ran away|starv[a-z]+ me|(?:does|do) not feed me|(?:an )?older (?:man|guy)|grown man|my (?:teacher|coach) (?:loves|kissed|texts)|asks? (?:me )?for (?:pics|pictures|nudes)|wants? (?:pics|pictures|nudes|to meet me|me to (?:meet|send|come|undress))|send (?:him |more )?(?:pics|pictures|nudes)|share my (?:pics|pictures|photos)|locks the door|turns the key|says it is normal|dirty videos|sit on his lap|drives me home and|camera in the bathroom',
  '(?:send|sends|share|shares|post|posts|leak|leaks|show|shows|spread|spreads) (?:it|them|these|those|my [a-z]+|everything) to (?:<few>)(?:school|class|parents|friends|everyone|all|family|mum|dad|team|followers)\\b<far>\\b(?:if|unless|or else|until)',
  '(?:if|unless) i (?:<few>)(?:do not|come|meet|pay|send|block|tell)\\b<far>\\b(?:send|share|post|leak|show|spread)s? (?:it|them|these|those|my [a-z]+|everything) to',
  '(?:step ?dad|step ?father|step ?brother|uncle|coach|teacher|tutor|pastor|priest|neighbour|neighbor|grandpa|grandad|family friend)\\b<far>\\b(?:the stuff|the things|what (?:he|she|we) (?:do|did|does)|it stays|this stays)\\b[a-z ,]{0,40}(?:just|only) (?:between us|our (?:own )?thing)',
];
