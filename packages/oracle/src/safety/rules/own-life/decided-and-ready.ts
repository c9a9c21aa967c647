import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const ON_A_VIEW =
  'sunset|sunrise|view|photos?|selfie|stars|meteors?|eclipse|fireworks|party|picnic|date|kiss(?:ed|es)?|concert|traffic jam|bungee|paraglid[a-z]*|abseil[a-z]*|parkour|tour|engineer|inspect[a-z]*|roofer|fishing|anglers?|proposed|(?:train|tram|bus) (?:is|was) (?:late|delayed|cancelled)|delays?';
const CLOSE =
  '(?:mum|mother|dad|father|parents|family|kids|children|sister|brother|wife|husband|partner|boyfriend|girlfriend|flatmate|roommate|son|daughter|they|he|she|<noone>)';
const INTO =
  '(?:tree|wall|lake|river|sea|ocean|canal|bridge|cliff|truck|lorry|barrier|guard ?rail|pole|pillar|quarry|on ?coming (?:traffic|lane)|reservoir|train|tram|bus|traffic|subway|metro)';

/** The own end is decided, tried out or ready, told calmly beside a question about the sky. */
export const DECIDED_AND_READY: readonly Rule[] = [
  {
    says: 'thinks of a crash, or of stepping in front of what drives',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:let(?:ting)? go of|jerk(?:ing)?|yank(?:ing)?|pull(?:ing)?) the (?:<few>)wheel(?=<far>\\b(?:tonight|on the (?:highway|motorway|bridge|way)|come back as|over|be (?:done|gone)|every (?:day|time|night|morning)|thinking|want)|<end>)',
      `(?:(?:thinking|think|dreaming|picture|imagine|fantasi[sz]e) (?:about|of|<soften>)|want(?:ing)? to|tempted to|urge to|feel like|going to|gonna|i will|i could|i would|might|if i|to) (?:<soften>)(?:driv(?:e|ing)|drove|steer(?:ing)?|swerv(?:e|ing|ed)|crash(?:ing)?|step(?:ping|ped)?(?= in front)|walk(?:ing|ed)?(?= in front)|run(?:ning)?(?= in front)) (?:(?:my|the) car |myself |straight |right )*(?:into|off|in front of) (?:a|an|the|that|my|some) (?:[a-z]+ ){0,2}?${INTO}(?=<end>|<far>\\b(?:tonight|problem solved|tired of|not (?:even )?(?:kidding|joking)|make it stop|on the way|every (?:day|time|night|morning)|be over|would (?:anyone|they|he|she)|<noone>|at full speed|so i)\\b)`,
    ],
    unless: `${IN_A_STORY}|swim|dip|boat|kayak|canoe|race|learner|driving (?:test|lesson|instructor)|satnav|gps|with (?:my|the) (?:kids|friends|dog)|plunge|ice bath|barefoot`,
    danger: [
      'keep thinking about letting go of the wheel on the motorway',
      'might just step in front of a tram on the way home, problem solved',
      'i want to drive into a wall at full speed, what is my moon',
      'if i drove off the bridge tonight would they be sad',
    ],
    twins: [
      'might just walk into the sea for a swim tonight',
      'i let go of the wheel for a second and my instructor screamed',
      'do i go into the river with the kayak',
      'he dreams of driving into the sunset with me',
    ],
  },
  {
    says: 'stands at a height, or has the rope, and does not come away',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:standing|sitting|stood|sat|climbed (?:over|onto|on)|leaning over) (?:<few>)(?:on|at|by|over|onto) (?:the|a|this) (?:[a-z]+ ){0,3}?(?:bridge|roof|rooftop|ledge|cliffs?|viaduct|overpass|railings?|tracks|rails|parapet|car park roof|multi ?storey|tower block)(?: [a-z]+){0,3}\\b(?=<far>\\b(?:for (?:<few>)(?:min|mins|minutes|hours?)|talk to me|can not (?:move|decide|stop shaking)|looking down|thinking of (?:jumping|letting)|last (?:message|card|question)|should i (?:jump|do it)|one step|crying)\\b)',
      '(?:tied|made|hung|knotted|tested) (?:up )?(?:a|the|my) (?:rope|noose|knot|belt|scarf) (?:<few>)(?:yesterday|tonight|today|untied|took it down|around|to the (?:beam|tree|door|hook|pipe)|and (?:sat|looked|cried))',
    ],
    unless: `${IN_A_STORY}|${ON_A_VIEW}|swing|hammock|boat|sail(?:ing|or)?|climb(?:ing)? (?:gym|wall|rope)|scouts|tent|clothes ?line|dress|outfit`,
    danger: [
      'sitting on the bridge for an hour now, cant decide. taurus',
      'standing on a roof looking down. what comes next',
      'tied the rope today and took it down again',
    ],
    twins: [
      'standing on the bridge for 20 minutes watching the sunset',
      'sitting at the tracks for hours, my train is late',
    ],
  },
  {
    says: 'plans who shall not be the one to find them',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:my|the|a) plan\\b|do(?:ing)? it\\b|it (?:will|has to) be|decided|i picked|i chose|note|locked',
        `(?:so|so that|that|when|where|because) (?:<few>)${CLOSE} (?:<few>)(?:not|never) (?:<soften>|have to |be the (?:one|ones) (?:who |to )?)*finds? (?:me|my body)|(?:<noone>) (?:<few>)(?:has to )?finds? me (?:too (?:soon|early)|first|for (?:days|a while))|(?:be|is) the one (?:who|to) finds? me`,
      ),
    ],
    unless: `${IN_A_STORY}|hide and seek|surprise|party|hiding spot|asleep on|naked`,
    danger: [
      'the plan is for sunday so that my sister does not find me',
      'i decided when. mum is away so she wont be the one who finds me',
    ],
    twins: [
      'my plan is a spot in the attic so that the kids dont find me, hide and seek champion',
      'i decided to nap in the car so that nobody finds me asleep on shift',
    ],
  },
  {
    says: 'plans the own funeral, in clothes or in guests, as if it were soon',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:picked|chose|chosen|laid out|bought|set aside|know|wrote down) (?:out |which |what |the |my |a )*(?:outfit|dress|suit|clothes|shirt|songs?|music|hymns?|photo|picture|urn|coffin|grave) (?:<few>)(?:bury me|i (?:should|will|want to) be (?:buried|cremated) in|for my (?:own )?(?:funeral|coffin|burial))(?! one day)',
      '(?:would|will|does|who (?:would|will)|how many|do you think) (?:<few>)(?:come|came|cry|show up|speak|turn up|be there|be) (?:to|at) my funeral(?=<far>\\b(?:if i (?:<soften>)(?:did|do) it|this (?:week|month|year)|soon|tonight|tomorrow|next week|<noone>|before)\\b)',
    ],
    unless: `${IN_A_STORY}|when i am (?:old|90|100|very old)|one day|prepaid|cancer|chemo|hospice|terminal|will and testament|lawyer|solicitor`,
    danger: [
      'chose the dress they should bury me in. what is my spirit animal',
      'how many would come to my funeral if i did it',
    ],
    twins: [
      'my gran picked the songs for her funeral, so her',
      'picked out the outfit for the funeral on friday',
    ],
  },
  {
    says: 'knows how and where, and gives no other thing that it could be',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:know|picked|chose|chosen|decided|worked out|figured out|sorted) (?:<soften>|exactly |already |just )*(?:how|the how|where|when|the (?:way|place|day|date)|a (?:way|place|day|date)) (?:and (?:how|where|when) )?(?:(?:i am going to|i will|i would|to|i am) )?do(?:ing)? it(?: and (?:how|where|when))?(?=<end>|<far>\\b(?:wait|waiting|first|after the|quiet|calm|tired|<noone>|sorry|hurt|peace|dog)\\b)|(?:already|have|i) picked (?:how|the how|the way)<end>',
      '(?:do not|can not|never|did not) (?:<soften>)(?:see|picture|imagine|think i will (?:see|reach|make)) (?:<soften>)(?:myself |me )?(?:making it (?:to|past)|getting (?:to|past)|reach(?:ing)?|liv(?:e|ing) (?:to|past)|turn(?:ing)?|alive (?:at|by|past|in)|being alive|past) (?:[1-9]\\d|next|christmas|new year|the new year|<day>|my (?:next )?birthday|spring|summer|thirty|forty|twenty)',
      '(?:yes|yeah|tonight|now|today)\\b[ .,]{1,4}(?:<soften>)(?:i )?(?:have|got) (?:everything|it all|all (?:of )?it|what i need) (?:<soften>)(?:here|ready|with me|prepared|laid out|next to me)<end>',
      '(?:do not|not|stopped|no longer) (?:<soften>)plan(?:ning)? (?:anything |things? |stuff |ahead )*(?:past|after|beyond) (?:<day>|january|february|march|april|may|june|july|august|september|october|november|december|the (?:weekend|\\d+)|my birthday)',
    ],
    unless: `${IN_A_STORY}|propos(?:e|al|ing)|ring|dinner|cook(?:ing)?|recipe|pack(?:ed|ing)|ingredients|studio|tools|wedding|marry|married|resign[a-z]*|quit(?:ting)?|break(?:ing)? up|cake|tattoo|surprise|party|confess[a-z]*|haircut|holiday|vacation|trip|course|marathon|in this (?:job|company|relationship|flat|town)|pregnan[a-z]*|due date|surgery|exam|level|working|retire[a-z]*`,
    danger: [
      'i know how i will do it and when. just waiting for the cat to go first',
      'i dont see myself making it to 20',
      'i stopped planning past february',
      'yeah. tonight. i have it all here',
    ],
    twins: [
      'i know how im going to do it and where, the ring is in my sock drawer',
      'i dont see myself turning thirty in this job',
      'i dont plan past friday when the baby has a due date like this',
    ],
  },
];
