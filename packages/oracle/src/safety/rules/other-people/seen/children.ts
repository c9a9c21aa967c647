import { allOf } from '../../all-of.ts';
import { NOT_REAL } from '../../not-real.ts';
import type { Rule } from '../../rule.ts';

const CHILD_OF_OTHERS =
  '(?:(?:the )?neighbou?rs?(?: s)? (?:<few>)?(?:kids?|boy|girl|child|children|baby|toddler|son|daughter)|(?:kid|boy|girl|child|children|baby) (?:next door|across the (?:hall|street)|upstairs|downstairs|in my (?:class|building|group))|(?:their|her|his) (?:little |small |young |own |\\d+ year old )*(?:daughter|son|kid|kids|child|children|baby|boy|girl|toddler|stepson|stepdaughter)|my (?:little |young )*(?:niece|nephew|grandson|granddaughter|goddaughter|godson|stepson|stepdaughter|cousin|pupil|student))';

/** A grown-up, or a child, tells of a child that is hurt or left. */
export const CHILD_SEEN_HURT: readonly Rule[] = [
  {
    says: 'sees or hears that a child of others is burned, beaten or shut out',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        CHILD_OF_OTHERS,
        '(?:is|are|gets?|got|being|been|was) (?:<soften>)(?:beaten|burned|burnt|hit|whipped|kicked|punched|choked|starved|locked (?:in|out|up)|shut (?:in|out))|(?:burn(?:s|ed|ing)?|beat(?:s|en|ing)?|hit(?:s|ting)?|whip(?:s|ped|ping)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|chok(?:es|ed|ing)|starv(?:es|ed|ing)|thrash(?:es|ed)?) (?:<few>)(?:him|her|them|the (?:kid|child|boy|girl|baby)|daughter|son|niece|nephew|child|boy|girl)|(?:marks|bruises|welts|burns|cigarette (?:burns|marks)|belt) (?:<few>)(?:on|of|from|all over|across)|scream(?:s|ing)? at (?:him|her|them) and|(?:lock(?:s|ed)?|shut|outside|left) (?:<few>)(?:out|in the (?:cold|snow|cellar|basement|cupboard|closet|dark|rain)|alone all night)',
        'every (?:night|day|time)|bruises|marks|welts|burn[a-z]*|belt|cable|i saw|i heard|i hear|hear (?:it|him|her)|flinch(?:es|ed)?|scream(?:s|ing)?|hungry|in the (?:snow|cellar|basement|cupboard|closet|dark)|with (?:a|his|her|the) (?:belt|stick|cable|shoe|fist|hand)|scared to go home|afraid to go home',
      ),
    ],
    unless: `${NOT_REAL}|beat (?:him|her|them) (?:at|in)|birthmark|school marks|good marks|marks (?:in|at) school|sun ?burn|oven|stove|each other|(?:his|her) (?:brother|sister) hit|fell|football|judo|karate|scooter|bike|playground|years? ago`,
    danger: [
      'my nephew has belt marks on his back, i saw it at the pool',
      'the neighbours boy is shut in the cellar every night, i hear him',
      'her ex beats their son with a belt, i saw the bruises',
    ],
    twins: [
      'my nephew beat him at chess and screamed with joy every time',
      'my niece has good marks in school, every time a surprise',
      'their son hit his brother with a toy, screaming every night',
    ],
  },
  {
    says: 'is a child alone at home, without food',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:mum|mummy|dad|daddy|mother|father|parents|they|she|he|<noone>)\\b[a-z ]{0,30}\\b(?:left|gone|away|not (?:come|been|came) (?:<few>)(?:home|back)|does not come|did not come)',
        '(?:\\d+|two|three|four|five|six|a few|some) (?:days|nights)|since (?:<day>|yesterday|last week)|days ago',
        '(?:no|not (?:any|much)|nothing|ran out of|without) (?:<few>)(?:food|eat|bread|milk|heating)|fridge is empty|hungry',
        '(?:little |baby |small )*(?:sister|brother|siblings)|i am (?:[5-9]|1[0-7])|we are alone|im alone with|mum|mummy|daddy',
      ),
    ],
    unless: `${NOT_REAL}|i am (?:1[89]|[2-9]\\d)|my (?:husband|wife|boyfriend|girlfriend|kids|children)|cat|dog|uni|flatmates?|housesit[a-z]*|broke up|left (?:him|her|me)`,
    danger: [
      'mum is gone since monday and there is nothing to eat, my little brother cries',
      'dad left two days ago, no food, im alone with my baby sister',
    ],
    twins: [
      'mum is away for two days and theres no food in the fridge lol, my brother orders pizza',
      'mum left three days ago for spain and my husband is hungry, no food',
    ],
  },
  {
    says: 'is a child who is hit with others, or to whom a grown-up writes and sends',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:dad|daddy|father|stepdad|stepfather|mum|mummy|mother|stepmum|stepmother|mums boyfriend|uncle) (?:<soften>)(?:hits|beats|whips|kicks|punches|burns|hurts|belts|hit|beat|whipped) (?:us|me and my (?:<few>)(?:brother|sister)s?|my (?:little|baby|small) (?:brother|sister))',
        'my (?:little|baby|small|big|older|younger) (?:brother|sister)|school|homework|grades?|mum is|mums (?:on shift|at work|asleep|away)|my room|i am (?:[5-9]|1[0-7])',
      ),
      allOf(
        'i am (?:only |just )*(?:[7-9]|1[0-7])(?! (?:weeks|months|days|years older|years married))',
        '(?:teacher|coach|trainer|priest|pastor|tutor|boss|neighbou?r|uncle|stepdad|mums boyfriend|a (?:grown )?(?:man|guy)|some (?:man|guy)|<someone>|he)\\b<gap>\\b(?:sent (?:me )?(?:<few>)(?:pics?|pictures?|photos?|nudes?|videos?) of (?:him|his)|sends? me (?:pics|nudes|photos of)|wants? (?:<few>)(?:pics|pictures|photos|nudes)|asks? (?:<few>)(?:pics|pictures|photos|nudes)|has (?:my|our) (?:pics|pictures|photos|nudes|videos)|touche[sd] me|text(?:s|ed)? me (?:<few>)(?:at night|every night|secretly|in secret)|wants? me to (?:come to|meet (?:him )?(?:at|in|alone)))',
      ),
      'he touched me\\b<gap>(?:[.,] )*(?:please )?do not tell (?:my )?(?:mum|mummy|dad|parents|anyone)',
    ],
    unless: `${NOT_REAL}|years? ago|used to|when i was|(?:he|she) is (?:1[0-7])(?! years older)|my (?:boyfriend|girlfriend) is (?:1[3-7])|classmate|pics of his (?:dog|cat|car|bike)|homework (?:pics|photo)`,
    danger: [
      'dad beats us when mum is at work. my little sister hides',
      'my coach texts me every night and wants pics. i am 14',
      'some man has my pictures and wants more, im 13',
      'he touched me. please dont tell my mum',
    ],
    twins: [
      'my dad beats us at cards every sunday, my little brother cries',
      'im 16 and my teacher gave us so much homework',
    ],
  },
  {
    says: 'is a child who hides, or a child who is afraid and does not say of what',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'when (?:my )?(?:daddy|dad|papa|mummy|mommy|mum|mama|stepdad|stepmum) (?:is|gets|comes (?:home|in)|shouts|yells|drinks)(?: (?:so|very|really|all|home))* ?(?:mad|angry|drunk|loud|shouting|yelling|back)? ?,? ?i (?:<soften>)(?:go and )?(?:hide|crawl|get)(?: myself)? (?:in|under|behind|inside) (?:the|my|a)',
      allOf(
        'my (?:<few>)?(?:son|daughter|boy|girl|kid|child|little one|granddaughter|grandson|niece|nephew)',
        '(?:coach|uncle|grandpa|grandad|grandfather|stepdad|dads|his dad|her dad|fathers|teacher|priest|babysitter|cousin|neighbou?r|tutor|daddy)',
        'will not let me (?:<few>)(?:wash|touch|change|bathe|undress)|down there|begs? (?:me )?not to go|(?:will not|does not want to|can not) (?:say|tell) (?:<few>)why|secret (?:game|present|gift)|showed (?:him|her|them) a secret|(?:must|may|should|allowed|supposed) not (?:to )?tell|wets? the bed again',
      ),
    ],
    unless: `${NOT_REAL}|surprise|birthday|maths|piano|vaccin[a-z]*|injection|swimming lessons|the dark|bees|spiders|christmas|santa|recipe|magic trick|fishing spot|handshake|password`,
    danger: [
      'when daddy comes home angry i hide in the wardrobe',
      'since the weekend at her dads my girl says it hurts down there',
      'my grandson is afraid of his coach and wont say why',
    ],
    twins: [
      'my son must not tell his grandpa about the surprise party',
      'my daughter is scared of the piano teacher before the recital',
      'grandpa taught my son a secret handshake he cant tell me',
    ],
  },
  {
    says: 'a child of the family is shut in or gets nothing to eat',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'my (?:<few>)?(?:son|daughter|boy|girl|kid|child|granddaughter|grandson|grandchild|niece|nephew|sister|brother|pupil|student)',
        '(?:(?:lock(?:s|ed)|shuts?|keeps?|kept|puts?|makes?|made) (?:him|her|them)(?: up| sleep| stay)?|(?:is|was|gets?|been) (?:locked|shut|kept)) (?:up |away |back |inside )?in (?:the |a |his |her |their )*(?:cupboard|wardrobe|cellar|shed|crate|cage|dark)|been in (?:the |a )?(?:cupboard|wardrobe|cellar|cage|crate)|no (?:tea|dinner|supper|food|meals?|breakfast) (?:<few>)?(?:till|until|for) (?:<day>|(?:two|three|four|2|3|4|[5-9]) days)',
        'dad|father|mum|mom|mother|step(?:dad|mum|mom|father|mother)|uncle|aunt|parents|whisper[a-z]*|rings?|calls?|told me|says?|cries|hungry|punish[a-z]*|interfere',
      ),
    ],
    unless: `${NOT_REAL}|hide and seek|surgery|operation|anesthetic|scan|fasting|ramadan|lent|cat|dog|hamster|rabbit|toys?|by accident|lego|cinema|show`,
    danger: [
      'my grandson rings me and whispers, he has been in the cupboard since school and his dad said no tea till friday',
      'my niece told me her stepmum put her in the cellar again and she was so hungry',
      'my pupil says no dinner for three days at home, his father is punishing him',
    ],
    twins: [
      'my son has been in the cupboard since lunch, hide and seek, his dad cant find him',
      'no food until friday for my son before the operation, his dad is nervous',
      'my daughter says her dad put her bike in the shed',
      'my brother kept his wine in the cellar and mum is furious',
    ],
  },
];
