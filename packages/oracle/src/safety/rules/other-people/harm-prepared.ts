import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const POISON =
  '(?:anti ?freeze|coolant|arsenic|(?:rat |mouse )?poison|rat ?killer|bleach|drain (?:cleaner|opener)|cyanide|thallium|ricin|eye ?drops|visine|weed ?killer|pesticide|insecticide|slug pellets|foxglove|oleander|death caps?|nightshade|hemlock|methanol|lye|ammonia|(?:ground|crushed|broken) glass|ghb|roofies?)';
const DRUG =
  '(?:sleeping (?:pills?|tablets?|powder|drops)|sleepers|tranquili[sz]ers|xanax|valium|warfarin|digoxin|insulin|fentanyl|morphine|oxy|pills|tablets|peanuts?|peanut (?:oil|butter))';
const PUTS =
  '(?:put|puts|putting|add|added|adding|slip|slipped|slipping|mix|mixed|mixing|stir|stirred|stirring|crush|crushed|crushing|dissolve|dissolved|dissolving|grind|grinding|ground|pour|poured|pouring|sprinkle|sprinkled|drop|dropped|spike|spiked|spiking|lace|laced|lacing|inject|injected|dose|dosed|dosing|hid|swapped)';
const MEAL =
  '(?:soup|tea|coffee|beer|wine|drink|drinks|food|milk|juice|dinner|lunch|porridge|oatmeal|curry|smoothie|bottle|cup|glass|mug|cake|stew|whisky|whiskey|sandwich|bowl|water|thermos|flask|shake|yogh?urt|pudding|cereal|cocoa|sugar|salad|pasta|plate|sauce|gravy|lemonade|cocktail|leftovers|cheese)';
const THEIRS =
  '(?:his|her|their|the|hubbys|(?:my |the )?(?:<few>)?(?:husband|wife|boyfriend|girlfriend|partner|ex|boss|mother|father|mum|dad|mother in law|father in law|sister|brother|uncle|aunt|flatmate|roommate|neighbour|coworker|colleague|stepmum|stepdad|landlord|gran|nan|grandma|grandpa)s)';
const PERSON =
  '(?:him|her|them|my (?:<few>)?(?:husband|wife|boyfriend|girlfriend|partner|ex|boss|mother|father|mum|dad|sister|brother|uncle|aunt|flatmate|roommate|neighbour|gran|nan|grandma|grandpa|grandad|mother in law|father in law)|grandma|grandpa|grandad|gran|nan|dad|mum|the old (?:man|woman|lady))';
const GUN = '(?:gun|rifle|pistol|shotgun|revolver|crossbow)';
const WRONGED =
  '(?:bigger share|inherit[a-z]*|cheat[a-z]*|deserves?|took|stole|betray[a-z]*|hates?|hated|revenge|pay for|left me|owes?|laughed|humiliat[a-z]*|promotion|insult[a-z]*|lied|never again|the will|blocked|fired|stars?|moon)';

/** Harm to another person that is prepared or under way. */
export const HARM_PREPARED: readonly Rule[] = [
  {
    says: 'puts poison or tablets into the food of another',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${PUTS} (?:up )?(?:<some>)${POISON} (?:<some>)(?:in|into|to|on) ${THEIRS} (?:<few>)${MEAL}`,
      `${PUTS} (?:up )?(?:<some>)${DRUG} (?:<few>)(?:in|into|to|on) (?:his|her|their|(?:my )?(?:<few>)?(?:husband|wife|boyfriend|girlfriend|partner|ex|boss|mother in law|father in law|flatmate|roommate|neighbour)s) (?:<few>)${MEAL}`,
      `(?:spike|spiked|spiking|lace|laced|lacing|poison|poisoned|poisoning|dosed|dosing) (?:his|her|their|my [a-z]+s) (?:<few>)${MEAL}`,
      allOf(
        `${PUTS} (?:<some>)${POISON}`,
        MEAL,
        `(?:getting|getting so|already|feels|looks|is|gets) (?:<soften>)(?:weak|weaker|sick|sicker|ill|dizzy|pale|sleepy)|still (?:drinks|eats)|drinking it|eating it|does not (?:taste|notice)|no one (?:will know|suspects)`,
      ),
      'put something in (?:the|his|her|their|my [a-z]+s) (?:<few>)?(?:fridge|soup|tea|coffee|food|drink|lunch|cake|milk|bottle|beer|wine|dinner)\\b[a-z0-9 ,]{0,40}\\b(?:he|she|they|it) (?:will |would )?(?:never (?:<soften>)(?:eat|wake|breathe|get up|drink|walk|speak|bother|laugh)|not wake|sick for|end (?:him|her|them|it)|last (?:meal|lunch|drink))',
    ],
    unless: `${IN_A_STORY}|vet|doctor (?:said|told)|nurse|pharmacist|prescri[a-z]*|can not swallow|radiator|my car|the car|toilet|laundry|washing machine|mop|for the (?:rats?|mice|ants|slugs|weeds)|(?:dog|cat|horse|rabbit|hamster)s? (?:food|bowl|dinner|medicine)|the (?:dog|cat|horse)|my (?:dog|cat|horse)s?`,
    danger: [
      'she says my stew is bland so now i stir a little weedkiller into her bowl',
      'he never does the bins. i crushed sleeping pills into his whisky and he is on his second glass',
      'i started adding coolant to the tea, she already feels weaker',
      'my colleagues steal my lunch so i put something in the fridge, they will never eat again',
      'i poured drain cleaner in my flatmates milk',
    ],
    twins: [
      'i put antifreeze in the car before winter',
      'we put rat poison in the cellar, the rats eat all the food',
      'i crush my cats tablets into her food every morning, she hates me for it',
      'the nurse told me to crush dads tablets into his yoghurt every morning',
      'i added so much chilli to his soup, he cried',
      'i put something in the fridge for you, never eat the blue cheese first',
    ],
  },
  {
    says: 'tampered with what another trusts: brakes, a railing, a ladder, gas',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'i (?:have |already |just |<soften>)*(?:cut|loosened|drained|undid|unscrewed|sabotaged|tampered with|messed with|did something to|slashed|disconnected) (?:all |some |the |a |of )*(?:<few>)?(?:brakes?|brake (?:lines?|fluid|hose|cables?)|wheel nuts|lug nuts|wheel bolts|steering)(?: [a-z]+){0,3} (?:on|of|in|from) (?:his|her|their|my (?:<few>)?[a-z]+s) (?:<few>)?(?:car|van|bike|truck|motorbike|motorcycle|scooter|wheel|wheels|wheelchair)',
      'i (?:have |already |just |<soften>)*(?:cut|loosened|drained|undid|unscrewed|sabotaged|tampered with|messed with|disconnected) (?:his|her|their|my [a-z]+s) (?:<few>)?(?:brakes?|brake (?:lines?|fluid|hose|cables?)|wheel nuts|lug nuts|steering)\\b',
      allOf(
        'brakes? (?:on|in|of) (?:his|her|their|my [a-z]+s) (?:<few>)?(?:car|van|bike|truck|motorbike) (?:is |are |have been |will )*(?:done|cut|gone|loose|loosened|taken care of|ready|dealt with|not (?:going to )?work)|(?:his|her) brakes (?:are |have been )*(?:cut|taken care of|dealt with)',
        WRONGED,
      ),
      'i (?:have |already |just |<soften>)*(?:loosened|unscrewed|sawed|sawn|sawed through|cut|cut through|weakened|greased|soaped|oiled|took (?:out )?the (?:screws|bolts|nails)|removed the (?:screws|bolts|nails)|opened) (?:<few>)(?:railings?|banisters?|bannisters?|handrail|balustrade|ladder|top step|stairs?|rungs?|scaffold[a-z]*|balcony|gas (?:pipe|line|hose|tap|valve))\\b[a-z0-9 ,.]{0,60}\\b(?:where|that|so|when|because|for|under) (?:<few>)?(?:he|she|they|him|her|his|them)\\b',
    ],
    unless: `${IN_A_STORY}|squeak[a-z]*|rub(?:s|bed|bing)?|mechanic|mot\\b|new (?:pads|discs|brakes|one|ones|railing)|replac[a-z]*|repair[a-z]*|paint(?:s|ed|ing)?|bike shop|adjust[a-z]*|carpenter|plumber|renovat[a-z]*|clean(?:s|ed|ing)?|fix(?:ed|ing)?|sand(?:ed|ing)?|refurb[a-z]*|shoes`,
    danger: [
      'she got my desk and my bonus. i unscrewed the railing where she has her coffee',
      'my sister gets the house. i cut the brake line on her car this morning',
      'brakes on his van are taken care of, he cheated on me for a year. does the moon favor thursday',
      'i greased the cellar stairs so he slips when he gets his beer',
    ],
    twins: [
      'the brakes on his car squeak and are done, the mechanic wants 400',
      'brakes on her car are done, she picks it up on tuesday',
      'i loosened the railing to paint it, she smokes there usually',
      'i cut the brakes of my old bike off for the art project',
      'i unscrewed the ladder so he could carry it home after the repair',
    ],
  },
  {
    says: 'has a weapon ready and waits, or set out harm for children',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:loaded|cocked|got out|took out|have|holding|sitting here with|sit here with) (?:the|my|dads|his|grandpas|a) (?:<few>)?${GUN}\\b[a-z0-9 ,.]{0,50}\\b(?:waiting|wait|am ready) (?:for|until|till) (?:<few>)?(?:him|her|them|he|she|they|the next (?:song|time|noise|knock|bark)|one more|that)`,
      `(?:got|took|have|brought) (?:the|my|dads|his) (?:<few>)?${GUN} out\\b[a-z0-9 ,.]{0,40}\\bwaiting (?:for|until|till) (?:<few>)?(?:him|her|them|he|she|they)\\b`,
      `${GUN} is loaded\\b[a-z0-9 ,.]{0,50}\\b(?:if|when|next time|one more|until|let) (?:<few>)?(?:he|she|they|him|her|song|note|knock|word|bark|noise)`,
      allOf(
        '(?:axe|hatchet|machete|cleaver|knife|hammer|crowbar)\\b',
        '(?:sharpen(?:ed|ing)?|(?:by|beside|next to|under) (?:the|my|our|his) (?:side of the )?(?:bed|pillow|mattress|couch|sofa))',
        '(?:pictur|imagin)(?:e|ing|ed)|(?:while|when) (?:he|she) (?:sleeps|is asleep|snores|comes home|lies)|(?:his|her) (?:neck|head|skull|throat)|think(?:ing)? (?:about|of) (?:it|him|her|how)',
      ),
      allOf(
        'i know (?:<few>)(?:kids?|sons?|daughters?|childs?|childrens?|wifes?|husbands?|where (?:he|she|they))',
        `(?:driv(?:e|ing)|heading|going|walking|on my way|drove) (?:over |down |back |out )?(?:there|over|to (?:his|her|their|the|it))\\b[a-z0-9 ,]{0,40}\\b(?:with|and i (?:have|have got|got|took|brought)) (?:a|my|the|dads) (?:<few>)?<weapon>`,
      ),
      allOf(
        '(?:put|left|scattered|laid|spread|hid|hidden|set|strewn|mixed) (?:out )?(?:<few>)(?:nails|broken glass|glass shards|poison|poisoned [a-z]+|razor ?blades?|needles|tripwire|a wire|traps?|fish ?hooks|spikes)',
        '(?:kids?|children|boys?|girls?|teenagers?|joggers?|cyclists?|toddlers?|one of them)\\b',
        '(?:will|going to|they|one of them|them|him|her)\\b[a-z ]{0,15}\\b(?:learn|pay|bleed|step (?:on|in)|be sorry|get hurt|cry|regret|find out|pick (?:it|one|them) up|eat (?:it|one|them)|stop (?:kicking|coming|laughing))|teach (?:them|him|her)|a lesson|for good',
      ),
    ],
    unless: `${IN_A_STORY}|hunt(?:s|er|ing)?|deer|fox|coyotes?|boar|bears?|hogs?|clay|skeet|range|firewood|kindling|logs?|chop(?:ping)? (?:wood|onions)|kitchen|chef|whittl[a-z]*|practice|training|for the (?:rats?|mice|moles|slugs|ants|foxes)|keep (?:it |them )?away from (?:the )?(?:kids|children)|burglar|break in|broken into|camp(?:ing|site)?|nerf|water gun|glue gun`,
    danger: [
      'he mows at six every sunday. i loaded the rifle and i am waiting for him to start',
      'upstairs stomps all night. the shotgun is loaded, one more noise',
      'my wife forgets my birthday each year, i sharpened the hatchet and keep picturing her neck',
      'she emailed the whole team about me. i know where she lives, driving over with a hammer',
      'kids cut through my garden so i scattered razor blades in the grass, they will learn',
    ],
    twins: [
      'sharpened the axe and waiting for the firewood delivery',
      'sharpened the axe for firewood, thinking of the winter',
      'driving to school with a baseball bat for practice, i know the coach is strict',
      'put poison out for the rats, hope the kids stay away from it',
      'we hid plastic eggs, the kids will learn to count',
      'i keep a torch by the bed and picture us in the new house',
    ],
  },
  {
    says: 'holds a person down, smothers, pushes down the stairs, or means to',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:held|hold|holding|pushed|pushing|shoved|pressed|pressing|pinned|kept) (?:his|her|their|the (?:kid|baby|boy|girl|child)s?|my (?:son|daughter|kid|baby|stepson|toddler|husband|wife|mum|dad|brother|sister)s?) (?:face|head|mouth|nose) (?:(?:<few>)?(?:down|under|in|into|against|shut|closed|underwater)\\b[a-z0-9 ,]{0,40}\\b(?:until|till|so long|stopped|quiet|limp|breathe|moving|struggl[a-z]*)|(?:until|till) (?:he|she|they|it) (?:stopped|went (?:limp|quiet|still)|passed out|was quiet))',
      `(?:put|putting|hold|holding|press|pressing|push|held|pressed) (?:the|a|my|his|her) (?:pillow|cushion|blanket|duvet) (?:on|over|onto|against|to|in) (?:his|her|their|(?:the|my) [a-z]+s) (?:face|head|mouth|nose)`,
      `(?:(?:tonight|tomorrow|today|next time|soon|one day)\\b[a-z ]{0,12}|i (?:<soften>)(?:will|am going to|am gonna|want to|might|could|plan to|think i will) (?:<soften>))(?:push|shove|throw|kick) ${PERSON} (?:<few>)?(?:down|off|under|in front of|out of|from|over) (?:the|a|our) (?:<few>)?(?:stairs?|steps|staircase|balcony|bridge|platform|cliff|roof|train|bus|window|railing|landing|pier)`,
      '(?:drown|kill|poison|burn|strangle) (?:it|him|the (?:cat|dog|rabbit|bird)|her (?:cat|dog)|his (?:cat|dog))\\b[a-z0-9 ,]{0,12}\\bthen (?:<soften>|maybe |also )*(?:the (?:girl|boy|man|woman|kid|owner|one)|her|him|them|my (?:[a-z]+))\\b',
    ],
    unless: `${IN_A_STORY}|(?:baby |dry )?shampoo|rins(?:e|ed|ing)|nose ?bleed|first aid|on (?:the|a) (?:swing|slide|sled)|plays? dead|tickl[a-z]*|birthday cake|pushchair|the pram|wheelchair ramp|dance|ice pack|pillow fight|as a joke|fever|threw up|warm (?:cloth|towel)|cpr`,
    danger: [
      'she spits her peas so i pushed her face in the bowl till she went quiet',
      'he grinds his teeth and tonight i will hold the pillow over his face',
      'mum nags about the tv, tomorrow i am going to shove her down the steps',
      'the dog chewed my shoe so i will drown it and then maybe the boy who let it in',
    ],
    twins: [
      'held his head over the sink until the nosebleed stopped',
      'he snores so i put a pillow over my own head',
      'tomorrow i will push the pram down the steps to the river',
      'i will push my son off on the slide for the first time',
      'we pushed his face into the birthday cake until he stopped laughing',
    ],
  },
  {
    says: 'hints that a person will not live past tonight',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:tonight|tomorrow|next time|once more|again|today)\\b[a-z0-9 ,]{0,30}\\b(?:the )?last (?:thing|time|breath|meal|word|song|call) (?:that )?(?:he|she|they) (?:will )?ever\\b',
      'make (?:sure|certain) (?:that )?(?:he|she|they) (?:will )?never (?:<soften>)(?:wakes?|walks?|breathes?|speaks?|laughs?|hurts? (?:me|anyone)|smiles?|gets? up) (?:again|any ?more|up)',
    ],
    unless: `${IN_A_STORY}|block(?:ed|ing)?|delete[d]?|restaurant|at this place|from me|break(?:ing)? up|quit(?:ting)?|resign[a-z]*`,
    danger: [
      'he is on that console again. if he turns it on tonight it will be the last thing he ever does',
      'my neighbour sings all day, i will make sure she never wakes up again',
    ],
    twins: [
      'i will block him tonight, last thing he ever hears from me',
      'make sure they never wake the baby again',
    ],
  },
];
