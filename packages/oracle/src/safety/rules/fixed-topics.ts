import { FIXED_TOPICS, type FixedTopic } from '../topics.ts';
import { IMAGE_ABUSE } from './images/image-abuse.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** What somebody watches is told as a worry, and no scene is asked for. */
const NOT_WATCHED =
  '(?<!\\b(?:watch(?:es|ed|ing)?|look(?:s|ed|ing)? at|us(?:es|ed|ing)|addict(?:ed|ion) to|hid(?:es|ing)?|quit(?:ting)?|his|her) (?:a lot of |too much |so much |his |her )?)';
const YOUNG = '(?:[5-9]|1[0-7])';

const PATTERNS = {
  'image-abuse': IMAGE_ABUSE,
  'minor-compatibility': [
    `(?:compatib[a-z]+|match|soul ?mates?|synastry|marry|love)\\b[a-z ,]*\\b${YOUNG} year old|${YOUNG} year old (?:daughter|son|sister|brother|niece|nephew|girl|boy)\\b[a-z ,]*\\b(?:compatib[a-z]+|match|soul ?mate|boyfriend|girlfriend|crush|marry)`,
    `(?:daughter|son|niece|nephew) who is ${YOUNG}\\b[a-z ,]*\\b(?:compatib[a-z]+|match|boyfriend|girlfriend|crush)|(?:i am|we are both) ${YOUNG}\\b[a-z0-9 ,]*\\b(?:compatib[a-z]+|soul ?mates?|are we a match|good match|synastry)`,
  ],
  missing: [
    '(?:my|our) (?:<relative>|[a-z]+ year old)\\b[a-z ,]{0,20}(?:(?:is|are|went|has been|have been|has gone|have gone) missing|has disappeared|disappeared|did not come home|has not come home|ran away from home|has run away)(?! (?:from my life|in (?:19|20)\\d\\d|years ago))',
    'missing (?:person|child|girl|boy|daughter|son|niece|brother|sister)(?! in my life)',
  ],
  substance: [
    '(?:which|what|best|good|right|safe) (?:night|day|moon|time|dose|amount|transit)\\b[a-z ]{0,20}\\b(?:acid|lsd|mdma|ecstasy|cocaine|coke|heroin|shrooms|mushrooms|ketamine|meth|ayahuasca|dmt|psychedelics|molly|edibles)',
    '(?:take|taking|do|doing|drop|dropping|try|trying|mix|mixing|shoot|snort|smoke) (?:some |a tab of |two tabs of |more )?(?:acid|lsd|mdma|ecstasy|cocaine|coke|heroin|fentanyl|shrooms|magic mushrooms|ketamine|crystal|meth|crack|dmt|molly)(?! (?:zero|rain|reflux|house|float))',
  ],
  medication: [
    '(?:should i|can i|is it (?:ok|okay|safe|time)|good (?:time|day|moon)|want to|going to|thinking (?:of|about)|decided to|when)\\b[a-z ]{0,25}\\b(?:drop|ditch|stop|stopping|quit|quitting|come off|coming off|go off|going off|get off|skip|skipping|change|double|reduce|taper|halve|replace|swap|mix|mixing) (?:taking |using )?(?:my |the |all |with )?(?:[a-z]+ )?(?:meds?|medication|medicines?|tablets|antidepressants?|lithium|insulin|ssris?|dose|dosage|chemo(?:therapy)?|statins?|antipsychotics?|blood pressure (?:pills|meds)|inhaler|prozac|zoloft|sertraline|xanax|antibiotics|birth control)',
    '(?:antidepressants?|meds|medication|lithium|insulin|chemo|antipsychotics)\\b[a-z ,]*\\b(?:should i (?:come off|stop|quit)|can i stop|instead of)|(?:what|how much|which) (?:dose|dosage|amount) (?:of|should|do)|instead of (?:my )?(?:chemo|medication|insulin|antibiotics|seeing (?:a|my|the) doctor)',
  ],
  surveillance: [
    '(?:how (?:do|can|could) i|help me|want to|way to|trying to|can you|app to|tell me how to) (?:<soften>)(?:read|see|check|get into|hack|unlock|open|access|look (?:at|through)|go through|log into|break into|clone) (?:my )?(?:wifes|husbands|girlfriends|boyfriends|partners|exs|daughters|sons|his|her|their|kids|mothers)(?: [a-z]+)? (?:messages?|phone|texts?|whatsapp|instagram|email|snapchat|facebook|account|password|dms)',
    '(?:how (?:do|can|could) i|help me|want to|going to|can you) (?:<soften>)(?:track|spy on|stalk|follow|bug|monitor|find the (?:address|location) of|find out where) (?:my )?(?:wife|husband|girlfriend|boyfriend|partner|ex|crush|him|her)(?! (?:back|on (?:instagram|tiktok|twitter|insta)|dreams|heart|lead|advice|example))',
    '(?:put|hide|install|placed?) (?:a )?(?:tracker|airtag|spyware|gps|keylogger) (?:on|in) (?:my )?(?:wifes|husbands|girlfriends|boyfriends|partners|exs|his|her)|without (?:him|her|them) (?:knowing|noticing|finding out)(?=<gap>(?:phone|track|follow|read|messages)|<end>)(?<=(?:track|follow|phone|read|check|messages|watch)\\b[a-z ,]{0,40})|(?:turn|show)(?:ing)? up at (?:her|his|my exs) (?:house|work|door|place) (?:anyway|even though|unannounced|although)',
  ],
  crime: [
    '(?:who|which of (?:them|my [a-z]+))\\b[a-z ,]{0,20}\\b(?:stole|robbed|broke into|burgled|vandalised|scammed|murdered|keyed)(?! (?:my (?:heart|breath)|it))|who took my (?:money|ring|laptop|cash|wallet|purse|jewel[a-z]*|phone|savings)',
    '(?:did|has) (?:my |the )?[a-z]+ (?:steal|stolen) (?:my|the) (?:money|ring|laptop|cash|wallet|purse|jewel[a-z]*|phone)|(?:is|was) (?:he|she|my [a-z]+) (?:guilty of|a criminal|a murderer|the thief|a thief)',
  ],
  hate: [
    '(?:immigrants|foreigners|muslims|jews|refugees|gays|gay people|black people|white people|trans people|disabled people|migrants|asians|gypsies)\\b(?=[a-z ,.]*\\b(?:blame|curse[ds]?|ruin(?:ed|ing)?|bad (?:energy|luck|karma)|fault|punish(?:ed)?|inferior|invad[a-z]+)\\b)|(?:because (?:of|we let)|blame|fault of|hate) (?:the )?(?:immigrants|foreigners|muslims|jews|refugees|gays|gay people|black people|migrants|trans people)',
    '(?:race|religion|nationality|ethnicity) is (?:spiritually |karmically )?(?:superior|inferior|cursed|bad|better|evil)',
  ],
  sexual: [
    `(?:${NOT_WATCHED}porn[a-z]*|nudes|nude (?:pics?|photos?|pictures?|selfies?|videos?)|(?:pose|posing|posed|undress|strip) nude|sext(?:ing)?|erotic[a-z]*|talk dirty|dirty talk|blow ?jobs?|hand ?jobs?|penis|dick (?:size|pic)|cock|pussy|masturbat[a-z]*|horny|sex (?:scene|positions?|story|chat)|sexual (?:fantas[a-z]+|positions?|acts?|role ?play)|cum|deep ?throat)(?! (?:laude|a laude|willow|cat|and bull))`,
  ],
} as const satisfies Record<FixedTopic, readonly string[]>;

const RULES = FIXED_TOPICS.map((topic) => ({
  topic,
  patterns: PATTERNS[topic].map(phrasePattern),
}));

/** The topic that has fixed words before any writer, or null. */
export const fixedTopicIn = (passages: readonly string[]): FixedTopic | null =>
  RULES.find(({ patterns }) =>
    patterns.some((pattern) => passages.some((passage) => pattern.test(passage))),
  )?.topic ?? null;
