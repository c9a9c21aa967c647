import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GUN = '(?:gun|rifle|pistol|shotgun|revolver|glock|firearm|service weapon)';
const HEIGHT =
  '(?:roof|rooftop|bridge|ledge|balcony|viaduct|overpass|parapet|cliffs?|(?:top (?:floor|deck|level) of the )?(?:car park|parking garage)|\\d+(?:th|st|nd|rd) floor|water tower|fire escape)';
const OFF_THE_ROAD =
  '(?:pillars?|pylons?|bridge (?:support|pier)|concrete (?:barrier|wall|block|post)|crash barrier|oncoming (?:lane|lorry|lorries|truck|trucks|traffic|cars?)|guard ?rail|(?:big |old |same )*(?:oak|plane) trees?|lorry|lorries|trucks?|retaining wall)';

/** A way to die that is ready, near, or was tried. */
export const MEANS_AT_HAND: readonly Rule[] = [
  {
    says: 'has a gun of their own ready',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:my|dads|fathers|grandads|grandpas|old|service|the|his|a|husbands) (?:<few>)${GUN} (?:is |are |has been |lies |sits |all |now |freshly )*(?:cleaned|loaded|oiled|out|ready)\\b[a-z ]{0,20}\\b(?:on (?:the|my) (?:<few>)(?:table|desk|bed|lap|counter|nightstand|seat|couch|sofa)|in (?:my|the) (?:lap|glove ?box|bedroom)|next to me|beside me|in front of me|by (?:the|my) (?:bed|pillow))`,
      `(?:cleaned|loaded|oiled|got out|took out|unlocked|unwrapped) (?:my|dads|grandads|grandpas|the|his) (?:<few>)${GUN}\\b[a-z0-9 ,.]{0,60}\\b(?:on (?:the|my) (?:<few>)(?:table|desk|bed|lap|counter|nightstand)|in my lap|next to me|beside me|in front of me|one (?:bullet|round|shell)|letters? (?:is|are|next)|wrote (?:a|the|my))`,
      `(?:one|a single|just one) (?:bullet|round|shell|cartridge) (?:<few>)(?:left|in (?:it|the (?:chamber|drawer|gun))|is enough|is all)`,
    ],
    unless: `${IN_A_STORY}|hunt(?:s|er|ers|ing)?|deer|elk|moose|boar|duck|ducks|geese|pheasants?|grouse|fox|coyotes?|range|clay|clays|skeet|competition|sport|shooting club|gun club|inspection|on duty|my unit|barracks|antique|museum|collector|collection|heirloom|for sale|buyer|water gun|nerf|glue gun|nail gun|heat gun|massage gun|paintball|airsoft|prop|waiting for (?:him|her|them|the next)|when (?:he|she|they) (?:comes?|opens?|gets?)`,
    danger: [
      'son wants the farm, let him have it. my old revolver is cleaned and on the kitchen table',
      'the wifi is out again and dads shotgun is loaded next to me',
      'i oiled grandpas pistol tonight, its on the desk in front of me',
      'there is one bullet left in the drawer',
    ],
    twins: [
      'cleaned my rifle on the kitchen table, deer season starts saturday',
      'my glue gun is loaded and on the table, craft night',
      'his old hunting rifle is cleaned and on the wall',
      'my camera is cleaned and on the table, which day for the shoot',
    ],
  },
  {
    says: 'goes back to a height, or finds rest in it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:went|go|been|was|stood|sat|climbed|spent)\\b[a-z ]{0,25}\\b(?:on|to|up|at|onto) (?:the |a |that )?(?:<few>)${HEIGHT}\\b[a-z0-9 ,.]{0,60}\\b(?:(?:i |will |i am |am )+(?:go|going|be|going to be) (?:back |right back )(?:up|there|out|to it)|(?:going|go) (?:back )?up (?:there )?again (?:at|tonight|tomorrow|after)|this time i (?:will|am going to|stay))`,
      `(?:i am|im) (?:already |back |still |sitting |standing |up )*(?:on|at the edge of) (?:the|a|my) (?:<few>)(?:roof|rooftop|ledge|parapet|viaduct|bridge)(?: (?:of|at) (?:the|my) [a-z]+)? (?:right )?now\\b`,
      `${HEIGHT}\\b[a-z0-9 ,]{0,40}\\b(?:looks|look|feels|seems|sounds) (?:<soften>)(?:like|like a) (?:<few>)(?:rest|sleep|peace|relief|freedom|a way out|the way out|an exit|the answer|an answer)`,
      `(?:platform|ledge|edge|railing|roof|bridge|tracks)\\b[a-z0-9 ,.]{0,40}\\b(?:why (?:i )?(?:would|should|do|bother)(?: i)?|no reason to|not sure (?:why|i want) to|can not think why i would) (?:ever |even )?(?:step back|climb back|come (?:back )?down|go back down|turn back)`,
    ],
    unless: `${IN_A_STORY}|fix(?:ing)?|repair(?:ing)?|shingles?|tiles?|gutters?|solar|panels?|antenna|satellite|roofers?|roofing|chimney|leak(?:s|ing)?|snow off|terrace|cocktails?|bar|party|sunset|sunrise|stars|telescope|meteors?|eclipse|view|photos?|fireworks|garden|tomatoes|bbq|barbecue|drinks|friends|yoga|laundry|traffic jam|stuck (?:on|in)|concert|my shift|construction|scaffold[a-z]*|paint(?:s|ing)?|sunbath[a-z]*|holiday|hotel|boat|swim`,
    danger: [
      'they laughed at my shirt. went to the roof at lunch, i will go back up after the meeting',
      'i am on the roof right now',
      'cant sleep with that drilling. the balcony on the ninth floor looks like sleep',
      'standing at the platform edge and wondering why i should step back',
    ],
    twins: [
      'i am on the roof now fixing the gutter, is mercury retrograde',
      'went to the roof bar on friday, i will go back up there with friends',
      'the balcony on the 9th floor looks like a dream, should we rent it',
      'stuck on the bridge right now in a traffic jam',
      'i am at the edge of my seat right now',
    ],
  },
  {
    says: 'sat in a closed garage with the engine on, or aims the car at something',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:engine|motor|car) (?:is |was |still |left |kept )*(?:running|on|idling)\\b|(?:turned|switched|left|start|started|had) the (?:engine|motor)|exhaust|fumes',
        '(?:closed|shut|locked|sealed) (?:up )?(?:the )?garage|garage (?:door |doors )?(?:is |was |were |all )*(?:closed|shut|down|locked|sealed)',
        '(?<=^|[.,] |and |i |just )(?:sat|sit|am sitting|was sitting|am in|was in|lay|lie|am lying|stay|stayed|wait|waited|close[d]? my eyes|fell asleep|got scared|am tired|had)\\b|(?:sitting|lying) (?:in|here)',
      ),
      allOf(
        `(?:eye|eyeing|eying|eyed|aim|aiming|stare at|staring at|look at|looking at|watch|watching|picture|picturing|pick|picking|choose|choosing|think about|thinking about|notice|noticing) (?:for |at )?(?:<few>)${OFF_THE_ROAD}|(?:into|towards?|at) (?:the |a |that |one of the )(?:<few>)(?:pillars?|pylons?|bridge support|oncoming (?:lane|lorry|truck|traffic)|concrete (?:wall|barrier|post))`,
        '(?:turn|twist|jerk|flick|twitch|nudge|move) of the (?:steering )?wheel|let(?:ting)? go of the (?:steering )?wheel|(?:turn|turning|yank|pull|jerk) the (?:steering )?wheel|(?:un ?buckle[d]?|take off|took off|without|undo|undid) (?:my |the |a )?(?:seat ?)?belt|seat ?belt off|(?:close|shut|closing|closed) my eyes|no brak(?:e|es|ing)|not brak(?:e|ing)|put my foot down|how fast i (?:would|need)|it would look like an accident|look like an accident',
      ),
    ],
    unless: `${IN_A_STORY}|mechanic|workshop|repair[a-z]*|oil change|battery|noise|rattl[a-z]*|carbon monoxide (?:alarm|detector)|driving (?:test|lesson|instructor)|learner|instructor|simulator|passenger|fell asleep at|backed into|scraped|dented`,
    danger: [
      'sat in the shut garage with the engine on for a while, then the dog barked',
      'it was only a fine but i am sitting here with the motor running and the garage door is down',
      'i keep looking at the bridge support on the way home, one twitch of the wheel',
      'stuck behind a slow van and i was eyeing the oncoming lorries and took off my belt',
    ],
    twins: [
      'left the car with the engine on at the mechanic, the garage is closed now and i waited an hour',
      'the engine was running rough so i sat in the garage with the mechanic',
      'one wrong turn of the wheel and i scraped the pillar in the parking garage',
      'i keep looking at trucks, thinking about buying one',
    ],
  },
  {
    says: 'pictures hanging, or who finds the body, or asks whether the jump hurts',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:if i|and i|me|i would|i will|i could|while i) (?:<soften>)(?:hung|hang|hanged|hanging|swing|swinging|dangle|dangling) (?:there|from the (?:beam|rafters?|banister|ceiling|hook|fan|tree|door|light|rail|loft|attic|barn)|in the (?:hall|hallway|garage|attic|loft|barn|shed|closet|wardrobe|stairwell))',
      '(?:find|finds|found|discover|discovers|see|sees) me (?:<few>)(?:hanging|swinging|cold(?! (?:and|at|in the))|dead|blue|stiff|bled out|in the red water|not breathing|in a pool of)',
      '(?:which|what|a|the) (?:beam|branch|rafter|hook|banister|pipe|door ?frame|curtain rail|tree)\\b[a-z ]{0,25}\\b(?:would|will|could|can|might|to) (?:hold|take|carry|bear) (?:me|my weight|a body)',
      '(?:if|whether|will|does|would|how (?:much|bad|badly)|did|it) (?:it |that )?(?:will |would |does |is going to )?hurts? (?:<few>)(?:to |when you |if (?:you|i) |when i |a lot to )(?:<soften>)(?:jump|hit the (?:ground|water|pavement|concrete|tracks)|fall from|bleed out|drown|hang)',
      '(?:bought|ordered|got|have|picked up|rented|delivered) (?:<few>)(?:helium|nitrogen (?:tank|bottle|cylinder)|exit bag|sodium nitrite)\\b',
      '(?:stones|rocks|bricks) in (?:my|both|the pockets of my) (?:<few>)(?:coat|pockets?)\\b',
    ],
    unless: `${IN_A_STORY}|pool|diving board|trampoline|bungee|parachute|sky ?div[a-z]*|paraglid[a-z]*|knees?|ankles?|shins?|heels?|rope|high jump|long jump|basketball|volleyball|dunk|high dive|board|balloons?|party|birthday|gender reveal|baby shower|wedding|parade|fungal|soil|welding|beer|keg|cocktail|ice cream|my (?:dog|cat|horse|kid|son|daughter) (?:jump|want)|hang ?glid[a-z]*|yoga|climbing|hammock|swing set|chandelier|lamp|planter|pictures?|curtains?|beach|collect[a-z]*|skipping|hot ?tub|box jumps?`,
    danger: [
      'i do all the laundry and they would not even look up if i hung there for a week',
      'it was a stupid argument about the car. she will find me hanging when she gets back',
      'burnt the dinner and looked up which branch would hold me',
      'we lost the match. does it hurt when you hit the water from that height',
      'missed my train, missed my exam. i ordered the helium already',
      'i think about the lake and stones in my pockets',
    ],
    twins: [
      'does it hurt to jump in the pool from the high board',
      'will this branch hold the swing',
      'i ordered the helium for the birthday balloons',
      'my son has stones in his pockets every day',
      'he will find me in the garden with the roses',
      'she will find me cold and hungry at the bus stop, bring soup lol',
    ],
  },
  {
    says: 'took what can kill from work, and has given away what needs care',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:took|taken|have|brought|stole|pocketed) (?:<few>)(?:insulin|morphine|fentanyl|potassium|propofol|ketamine|midazolam|oxycodone|vials?|ampoules?) (?:<few>)from (?:the |my )?(?:<few>)(?:ward|work|clinic|hospital|fridge|pharmacy|practice|theatre|surgery|trolley)',
        '(?:cat|dog|keys|plants|kids|letters?) (?:<few>)(?:with|to|at|for) (?:my|the|a|our)|quiet now|last (?:night )?shift|told (?:her|him|them) (?:it is|i am going on) a (?:trip|holiday)',
      ),
    ],
    unless: `${IN_A_STORY}|diabetic|my (?:dose|prescription)|prescribed|audit|stock take|vet`,
    danger: [
      'done my last night shift tonight. ive left the keys and the cat w my neighbour, told her its a trip. took the insulin from the ward fridge',
      'i have morphine from the clinic. the dog is with my sister, it is quiet now',
    ],
    twins: [
      'took my insulin from the fridge at work, im diabetic, cat is with my sister',
      'last night shift done, left the keys with my neighbour, off on a trip',
    ],
  },
];
