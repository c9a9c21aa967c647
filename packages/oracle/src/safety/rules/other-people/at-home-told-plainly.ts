import { allOf } from '../all-of.ts';
import { FICTION, NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const MINOR = 'i am (?:only |just )?(?:[6-9]|1[0-7])(?![0-9])(?! (?:weeks|months|days|years))';

/** Locked in, or threatened by a blow beside the head. */
export const LOCKED_OR_THREATENED: readonly Rule[] = [
  {
    says: 'is locked in at home, or was shown what the next blow will hit',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:he|she|they|<partner>|<elder>|in laws|mother in law) (?:<soften>)(?:locks?|locked|bolts|padlocks?|chains) (?:me|us|the (?:<few>)(?:gate|door|doors|flat|house|room|bedroom)|it)',
        '(?:from (?:the )?outside|takes? (?:the|my|all the) (?:<few>)keys?|can not get out|when (?:he|she|they) (?:goes|go|leaves?|is) |inside all day|(?:kids|children|baby) (?:<few>)(?:in here|inside|with me))',
      ),
      allOf(
        '(?:husband|wife|he|she|they|in laws|(?:father|mother|brother) in law|family|dad|brother) (?:keeps?|has|have|holds?|hides?) (?:<few>)keys?',
        '(?:not|never) (?:been|allowed|let|go|gone|left) (?:me )?(?:<few>)(?:out|outside|the house|leave)|can not (?:leave|go out|get out)',
      ),
      allOf(
        '(?:boss|madam|sir|agent|employer|sponsor|owner|they|he)',
        '(?:keeps?|has|have|holds?|took) (?:<few>)(?:papers|passports?|documents)',
        'call (?:immigration|the police) on me|call immigration|get (?:me )?deported|deport me|if i (?:run|leave|go)|i would be arrested',
      ),
      '(?:we|us) (?:could|can|should|will|would) both (?:<few>)(?:go|die|end (?:it|here|now)|be dead)(?: right| here| now| together)*(?<=\\b(?:drove|driving|drives|car|wheel|gun|knife|roof|balcony|speed)\\b[a-z0-9 ,.]{0,120})',
      '(?:punched|punches|kicked|smashed|hit|hits|threw (?:a|the) [a-z]+ (?:at|into)) (?:a |the |my )?(?:hole in the )?(?:wall|door|mirror|fridge|cupboard|car window|tv) (?:<few>)(?:next to|beside|by|behind|near|inches from|above) (?:my (?:head|face|ear)|me)(?! (?:by accident|when he tripped))',
      '(?:next time|next|one day) (?:it|that|this) (?:is|will be|would be) (?:me|you|my (?:face|head))(?=<end>|<far>\\b(?:scared|afraid|wall|fist|kids|leave)\\b)(?<=\\b(?:said|says|told me|shouted|whispered)\\b[a-z0-9 ,.]{0,40})',
    ],
    unless: `${NOT_REAL}|lottery|promotion|bouquet|wedding|so (?:the|our) (?:dog|cat|toddler)|burglar|toddler|lockdown|escape room|my turn|competition|raffle`,
    danger: [
      'my husband locks the gate when he goes to work and takes the key. i have two kids in here',
      'my son punched the wall next to my head and said next time its me',
    ],
    twins: [
      'my husband locks the door so the toddler cant get out when he goes to work',
      'she caught the bouquet and said next time it is you',
      'he punched the wall when we lost the match, hand is fine',
    ],
  },
];

/** A child that is harmed, pressed for pictures, sold, or hides from blows. */
export const CHILDREN_TOLD_BY_SIGNS: readonly Rule[] = [
  {
    says: 'tells of a secret game, pictures that are pressed for, blows in the next room, or a child given to a man',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:<elder>|babysitter|grandpa|mums friend|dads friend|moms boyfriend|mums boyfriend)',
        '(?:our|a|the|his) (?:little |special )?secret (?:game|play|club)|(?:our|a) special game',
      ),
      allOf(
        '(?:coach|teacher|<elder>|he|guy|man|<someone>)',
        '(?:send|sent|sends|another|one more|more) (?:<few>)(?:pics?|photos?|pictures|nudes?|videos?)',
        '(?:show|shows|share|post|send it|delete|leak|tell (?:everyone|my parents)|others|without|in my (?:bra|underwear))',
        MINOR,
      ),
      allOf(
        `${MINOR}|(?:me|i) (?:and|with) my (?:little |baby |small )*(?:brother|sister)|with my (?:little |baby |small )*(?:brother|sister)`,
        '(?:dad|stepdad|father|stepfather|mum|mums boyfriend|moms boyfriend|her boyfriend)\\b[a-z ]{0,20}\\b(?:pinned|hit|hits|hitting|choking|choked|grabbed|threw|pushed|beating|beats|punched|punching|kicked|kicking|smashing) (?:my )?(?:mum|her|him|mother|dad|brother|sister|everything)(?! (?:a|an|the|some|another|at (?:the )?(?:tennis|chess)))',
      ),
      '(?:makes?|made|locks?|locked|leaves?|left|keeps?|kept) (?:my (?:little |baby |small )*(?:brother|sister|nephew|niece|cousin)|the (?:boy|girl|child|kid)|him|her) (?:<few>)(?:sleep |stay |eat |live )?(?:<few>)(?:in|on) the (?:shed|garage|cellar|basement|balcony|dog (?:house|cage|bed)|cupboard)(?=<far>\\b(?:wets?|\\d+|cries|naughty|night|punish[a-z]*|cold)\\b)',
      '(?:kid|child|boy|girl|pupil|niece|nephew|toddler|little one)\\b<far>\\b(?:cigarette burns?|burn marks|belt marks|choke marks|bruises (?:<few>)(?:back|neck|arms|face|legs))',
      allOf(
        '(?:niece|daughter|sister|cousin|girl|granddaughter)',
        '(?:sell|selling|sold|giving (?:her|my)|gave (?:her|my)|promised (?:her|my)|marrying (?:her|my)|marry (?:her|my)|married off)',
        '(?:she is|shes|is|aged|only) (?:only |just )?(?:[89]|1[0-7])(?![0-9])',
        '(?:wedding|marriage|nikah|boss|to (?:a|an|his|some) (?:<few>)(?:man|friend|boss|uncle|landlord|neighbour))',
      ),
    ],
    unless: `${FICTION}|board game|homework|school project|passport|art class|holiday photos|team photo|pony|car to|phone to`,
    danger: [
      'my stepdad comes in when mum is at work and says its our secret game',
      'coach says if i send one more pic he wont show the others. im 14',
      'dad pinned mum against the cooker again and im in the bathroom with my brother, im 13',
      'my brother is selling my niece to his boss, shes 15, the wedding is saturday',
    ],
    twins: [
      'the photographer wants one more picture of the team, im 15',
      'my dad threw my brother a party, im 13',
      'my sister is selling my nieces pony to a friend, she is 15',
    ],
  },
];
