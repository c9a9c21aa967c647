import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const SWALLOWED = '(?:drank|drunk|swallowed|had a sip of|took a sip of|sipped)';

/** What cannot wait for a reply, told without the medical word. */
export const EMERGENCIES_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'a small child is shut in a car',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:locked|shut|trapped) (?:<few>)<child> (?:<soften>)(?:inside |in )(?:the |my |our |a )*(?:hot |parked |locked )?(?:car|truck|van|suv)',
      '<child> (?:is |are |got |has been )+(?:<soften>)(?:locked|stuck|trapped|shut) (?:inside|in) (?:the |my |our |a )*(?:hot |parked |locked )?(?:car|truck|van|suv)',
    ],
    unless: `${NOT_REAL}|years? ago|last (?:year|month|summer|week)|yesterday|months ago|when i was|seats?|toys?|stroller|teenage|should i|is it (?:ok|okay|illegal|safe)|got (?:him|her|them) out|safe now|all fine|opened it`,
    danger: [
      'i locked my baby in the car',
      'my toddler is locked in the car and the keys are inside',
    ],
    twins: [
      'i locked my keys in the car outside the daycare',
      'is it ok to leave my kid in the car while i pay for gas',
      'i left my kids car seat in the car',
    ],
  },
  {
    says: 'swallowed something that burns, and feels it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `${SWALLOWED} (?:<some>)(?:stuff|it|that|this|cleaner|bleach|acid|drains?|descaler|toilet|pesticide|liquid|bottle)`,
        '(?:stomach|belly|mouth|throat|chest|tongue|insides) (?:is |are |feels? |keeps? |was )*(?:on fire|burn[a-z]*|hurt[a-z]*|numb|raw|blister[a-z]*)|burning (?:mouth|throat|stomach)|coughing blood',
      ),
    ],
    unless: `${NOT_REAL}|coffee|tea|chai|soup|hot chocolate|vodka|whisk[a-z]*|tequila|wine|beer|hot sauce|chil[a-z]+|juice|smoothie|milk|lemonade|ginger shot|water`,
    danger: [
      'i drank it like one hour ago when he said its over. stomach is burning',
      'drank the stuff for the drains, only a sip, mouth burning',
    ],
    twins: [
      'drank the whole pot of coffee and my stomach is burning',
      'i swallowed that chilli and my mouth is on fire lol',
    ],
  },
  {
    says: 'a baby before birth does not move, or a pregnancy bleeds hard',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:[23]\\d|4[0-2]) ?(?:weeks?|wks?)|third trimester|due (?:in|next|this)|\\d months pregnant',
        '(?:not|hardly|barely|stopped|no|less|never) (?:<few>)(?:felt|feel|feeling|moved|moving|move|movements?|kicks?|kicked|kicking)',
        '(?:since|all day|today|tonight|yesterday|last night|hours|this morning|any ?more)',
      ),
      allOf(
        '(?:bleeding|bled|bleed|blood|soaking|soaked|soak)',
        'pads?\\b[a-z ]{0,10}(?:every|each|per|an|in) (?:half(?: an)?|hour|\\d+|twenty|thirty|few)',
      ),
    ],
    unless: `${NOT_REAL}|house|flat|boxes|he (?:has not|did not) move(?:d)? in|move in|moving (?:house|flat|out|in)|is it normal that i have not felt (?:him|her|it) yet|first kicks? yet`,
    danger: [
      'im 33 weeks and havent felt him move since last night',
      'im bleeding through a pad every half hour and im dizzy',
    ],
    twins: [
      'im 30 weeks and we are moving house today',
      'my baby kicked my ribs all night, 33 weeks',
    ],
  },
  {
    says: 'brings up blood, cannot be woken after drink, or was shaken as a baby',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:vomit(?:s|ing|ed)?|throw(?:s|ing)? up|threw up|puk(?:e|ed|ing)|cough(?:s|ed|ing)? up|being sick|been sick) (?:<few>)(?:blood|black (?:stuff|bits|liquid)|coffee grounds|bright red)',
      allOf(
        '(?:can not|could not|will not|does not|not) (?:<soften>)wake (?:him|her|them|up|my [a-z]+)|(?:not|never) waking up|not able to wake',
        '(?:drank|drunk|drinking|too much|party|pills|vodka|breath[a-z]*|blue|grey|cold|snor[a-z]*|gurgl[a-z]*|vomit[a-z]*|hit (?:his|her) head|fell)',
        '(?:he|she|him|her|them|my [a-z]+)',
      ),
      allOf(
        '(?:fell|fallen|hit (?:his|her|my|the) head|knocked (?:his|her) head)',
        '(?:been sick|sick (?:twice|again|three times)|vomit[a-z]*|threw up|throwing up|thrown up)',
        '(?:sleepy|drowsy|confused|floppy|not making sense|one pupil|can not stay awake)',
      ),
      allOf(
        'chest',
        '(?:belt|elephant|vice|squeez[a-z]*|pressure|crush[a-z]*|brick|tight[a-z]*|heavy)',
        '(?:gone|is|went|looks|turned|all) (?:<soften>)(?:grey|gray|white|pale|clammy|sweaty)|sweating|left arm|jaw',
      ),
      '(?:a|the|another) (?:fit|seizure|convulsion)\\b<far>\\b(?:not (?:come|coming|came) (?:round|around|back)|will not stop|not stopping|turned blue|lips (?:are )?blue|(?:[5-9]|\\d\\d|five|ten|twenty) min[a-z]*)',
      allOf(
        '(?:[4-9]|1[0-4]) ?(?:weeks|wks)|pregnant|positive test',
        'pain',
        'one side|shoulder',
        '(?:passed out|faint[a-z]*|dizzy|bleed[a-z]*|sweating)',
      ),
      allOf(
        '(?:drank|drunk|bottle of|vodka|whisky|pills|ketamine|ghb|fentanyl|heroin|xanax)',
        'breathing (?:<soften>|is |all )*(?:slow|slowly|weird|funny|shallow|strange)|blue lips|lips (?:are |is )*blue|gurgling',
      ),
      allOf(
        '(?:took|taken|injected|used) (?:<few>)(?:(?:mum|dad|brother|sister|husband|wife|mother|father|nan|gran|friend)s) (?:<few>)insulin|injected (?:all|the whole|too much|the lot)[a-z ]* insulin',
        '(?:all|whole|just to|wanted to|on purpose|units|shaking|see what|sleepy)',
      ),
      '(?<!milk )shook (?:him|her|the baby|my baby|my (?:son|daughter))\\b<far>\\b(?:quiet|sleepy|floppy|limp|not crying|stopped crying|\\d+ (?:months?|weeks?)|vomit[a-z]*|pale)',
    ],
    unless: `${NOT_REAL}|(?:my|the) (?:dog|cat|puppy|kitten)|hairball|alarm|for (?:work|school)|teenager|up early|years? ago|hand|hands|awake by`,
    danger: [
      'been vomiting black stuff since this morning',
      'my friend had too much and we cant wake him up, hes snoring weird',
      'i shook him. only once. hes gone very quiet now, 4 months',
    ],
    twins: [
      'the cat is throwing up black stuff, hairball',
      'my teenager drank coffee all night and now i cant wake him up for school',
      'i shook her hand and she went quiet',
    ],
  },
];

/** Beliefs that nobody shares, about a child, a wall or a task, with something that is to be done. */
export const BELIEFS_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'is told that the baby is not theirs, sees machines in the wall, or understands a task after nights awake',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:something|a (?:voice|feeling|thought|whisper)|the (?:voice|thought|whisper)|my head) (?:<soften>)(?:keeps? |kept )?(?:tell(?:s|ing)?|told|says?|saying|whisper(?:s|ing)?)(?: to)?(?: me)?(?: that)? (?:she|he|it|the baby|my baby|the (?:boy|girl|child)) (?:is )?(?:<soften>)(?:not (?:<soften>)(?:mine|my (?:baby|son|daughter|child)|human|real)|a demon|evil|swapped)',
      allOf(
        '(?:machines?|device|transmitter|lasers?|antenna|speakers?|cameras?)\\b[a-z ]{0,15}\\b(?:in|behind|through|inside) (?:the|my|our) (?:walls?|ceiling|floor|vents?|tv)',
        '(?:copies|copy|reads?|steals?|controls?|beams?|drains?|poisons?) (?:me|my (?:thoughts|mind|head|brain|dreams|energy))',
      ),
      '(?:jesus|god|allah|angels?|the (?:moon|stars|voices?|universe)|spirits?|my guides?) (?:<soften>)(?:told|tells|said|says|showed) (?:me )?(?:<few>)(?:not need|stop(?: taking)?|throw away|flush) (?:<few>)(?:insulin|meds?|medication|pills|tablets|lithium|medicine)',
      allOf(
        '(?:not slept|no sleep|awake since|have not slept)',
        '(?:given|gave|giving) away (?:<few>)(?:car|savings|money|everything|house|flat)|spent (?:all|my savings)',
        '(?:chose me|chosen|mission|universe|god|prophet|called me)',
      ),
      allOf(
        '(?:street ?lights?|lights|number plates|birds|crows|clouds|radio|tv|adverts|signs)',
        '(?:in code|code|messages?|signals?|blink(?:s|ing)?|speak|speaking)',
        '(?:time to|told me to|tell me to|say(?:s|ing)?|said) (?:<few>)(?:go into the (?:water|sea|river)|jump|walk into|fly|cut|stop eating)',
      ),
      allOf(
        '(?:my|the) baby (?:<few>)(?:stares?|staring|looks at me|knows)',
        '(?:knives|knife|voices|demon|evil) (?:<few>)(?:loud|call[a-z]*|tell[a-z]*|talk[a-z]*|speak[a-z]*)',
      ),
      allOf(
        '(?:not slept|no sleep|have not slept|without sleep|awake)\\b[a-z ]{0,10}\\b(?:[3-9]|three|four|five|six|seven|eight|nine) (?:days|nights)',
        '(?:i am the one|the one who|chosen|finally (?:understand|see|know)|understand (?:it |everything )?now|mission|the gate|all connects|everything connects|it is all connected)',
      ),
    ],
    unless: `${NOT_REAL}|paternity|dna|husband says|newborn twins|exam|thesis|deadline|physics|maths|guitar`,
    danger: [
      'baby is 3 weeks. i havent slept and something keeps telling me shes not really mine and i should put her back',
      'my neighbours put a machine in the wall that copies me. i know what i have to do to stop it',
      'havent slept in 6 days and i finally understand. im the one who has to open the gate',
    ],
    twins: [
      'my husband says she is not mine and wants a dna test',
      'there is a washing machine in the wall cupboard and it drains badly',
      'no sleep for 3 nights with the newborn twins and i finally understand my mother',
    ],
  },
];
