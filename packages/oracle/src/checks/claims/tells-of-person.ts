import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { ANIMAL, CHILD, KIN, MATE, NAME, OTHERS } from './people-words.ts';

const OF_READER = `(?:[Yy]our|[Hh]is|[Hh]er|[Tt]heir|${NAME}'s) (?:\\w+ )?(?:${KIN}|${MATE}|${OTHERS}|${CHILD}|${ANIMAL})`;
const ADVERB =
  '(?:\\w+ly|still|also|already|never|always|often|only|just|now|even|sometimes|quite|almost|too) ';
/** A verb that tells what is, was or will be. Without "may", "might" and "could" it is told as known. */
const BEING = "is|isn't|was|wasn't|has|hasn't|had|hadn't|does|doesn't|did|didn't|will|won't|'ll|'s";
const DOING =
  '(?!this\\b|as\\b|across\\b|plus\\b|yes\\b|its\\b|his\\b|hers\\b|yours\\b|ours\\b|always\\b|sometimes\\b|perhaps\\b|does\\b|needs to\\b|included\\b)\\w+(?:s|ed)\\b|went|came|knew|felt|left|took|kept|thought|meant|made|gave|got|grew|fell|met|saw|chose|broke|forgave|forgot|hid|spoke|lost|stole|sent|held|let|hurt|fought|bought|sold|swore|stood|began|became|ran|lied';

/** What follows these is asked, wished or only supposed. */
const SUPPOSING =
  'if when whether whenever until till before after unless while once where what whatever who how why than like suppose imagine picture nobody case long much about without with to for from beside against perhaps maybe';
const SUPPOSED = `(?<!\\b(?:the (?:day|way|time|moment)|[Hh]ow \\w+|[Ss]omething|[Aa]nything|[Ee]verything|(?:[Mm]iss|[Ll]ov|[Ee]nvy|[Vv]isit|[Cc]all|[Hh]elp|[Ff]orgiv|[Tt]ell|[Aa]sk|[Ll]eav|[Mm]eet|[Ss]ee|[Ll]os|[Hh]ear|[Tt]rust)ing|the \\w+ that|(?:may|might|could) be that|${SUPPOSING.split(
  ' ',
)
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')}) )`;
const PLANET = PLANET_IDS.map((planet) => BODIES[planet].name).join('|');
const SIGN = SIGN_IDS.map((sign) => SIGNS[sign].name).join('|');
/** What a person said, taught or left is told by the user, and "doesn't have to" tells nothing. */
const HARMLESS = `(?! (?:\\w+ )?(?:died(?= (?:in|on|last|at|when|this|before|after|a|two|three|young)\\b|[,.]|$)|has been (?:gone|dead|ill)|is allowed|starts (?:school|nursery|university)|lost (?:his|her) job|said|says|told|tells|wrote|asked|asks|taught|used to|left you|doesn't have to|isn't here|is an? (?:${SIGN})|was born|is (?:gone|late|here|not here|away|asleep|on the|in the|at the|five|six|seven|eight|nine|ten|\\w+teen)|has (?:a point|a right|(?:(?:the|his|her|their) )?(?:${PLANET})(?! that)|(?:an? )?(?:${SIGN}) )|needs? (?:a|an) )|'s (?:gone|an? (?:${SIGN})|the (?:only )?(?:one|person)))`;

const PRONOUN = `(?:[Hh]e|[Ss]he|[Pp]art of (?:him|her))`;
const LITTLE_ONE = '[Tt]he (?:little one|boy|girl|child|baby|toddler)';
/** What belongs to a person and cannot be seen from outside. */
const INNER =
  '(?:silence|anger|coldness|distance|heart|feelings|love|mind|life|jealousy|mood|reasons?|motives?|plans?|health|illness|fears?|grief|pride|guilt|shame|secrets?|future|marriage|relationship|results?|scan|recovery|loyalty|patience|behaviou?r|thoughts|soul|conscience|intentions?|interest|affection|quietness|shyness|temper|tears|nightmares|stammer|tantrums|marks|talent|gift|loneliness|sadness|indifference|hesitation|warmth)';
const MANY =
  '[Yy]our (?:\\w+ )?(?:parents|in-laws|friends|colleagues|coworkers|team|family|siblings|sisters|brothers|neighbou?rs|bosses|classmates|children|kids|sons|daughters|relatives|friend group)';
const FEELING =
  '(?:love|miss|regret|want|hate|resent|envy|like|need|admire|respect|fear|adore|trust|pity|blame|judge|forgive|understand|see|talk about|think (?:of|about)|laugh at)';
const PATTERNS = [
  new RegExp(
    `${SUPPOSED}\\b${PRONOUN}${HARMLESS}(?:'s|'ll| (?:${ADVERB})*(?!may\\b|might\\b|could\\b|can\\b|can't\\b|would\\b|should\\b|or\\b|and\\b)\\w)`,
    'u',
  ),
  new RegExp(
    `${SUPPOSED}\\b(?:${OF_READER}|${LITTLE_ONE})${HARMLESS}(?:'ll| (?:${ADVERB})*(?:${BEING}|${DOING}))(?!\\w)`,
    'u',
  ),
  new RegExp(
    `${SUPPOSED}\\b(?:${OF_READER}|${NAME})'s (?:\\w+ )?${INNER} (?:\\w+ ){0,2}(?:is|isn't|are|was|wasn't|has|hasn't|have|will|won't|comes?|means?|says|shows|hides)\\b`,
    'u',
  ),
  new RegExp(
    `${SUPPOSED}\\b(?:${NAME}) (?:${ADVERB})*(?:${BEING}|would be|should|\\w+s)(?!\\w)`,
    'u',
  ),
  new RegExp(
    `${SUPPOSED}\\b${MANY} (?:${ADVERB})*(?:are(?! (?:watching|asleep|here|small|grown|at|in|around|allowed|people))|aren't|were|have|had|will|won't|think|know|feel|believe|expect|${FEELING})\\b`,
    'u',
  ),
  new RegExp(`${SUPPOSED}\\b[Tt]hey (?:${ADVERB})*(?:don't )?${FEELING} you\\b`, 'u'),
  new RegExp(
    `\\byou(?:'re| are) (?:\\w+ )?(?:on|in) (?:his|her|their|${NAME}'s) (?:\\w+ )?(?:mind|thoughts|heart|prayers|dreams)\\b|\\b(?:his|her|their) ${INNER} (?:is|isn't|are|was|means|comes|hides|runs|says)\\b`,
    'u',
  ),
  /\b(?:some(?:one|body)|a (?:friend|colleague|neighbou?r|man|woman))\b[^.;?!]{0,30}\b(?:has|have|had|with|hides)\b[^.;?!]{0,25}\bfeelings\b|\bfeelings for you\b/iu,
  /\b(?:silence|distance|coldness|anger|quiet|indifference|hesitation|teasing|jealousy|delay|pause)\b[^.;?!]{0,30}\b(?:is|was|means|hides) (?:\w+ )?(?:fear|love|shame|guilt|pride|admiration|jealousy|grief|longing|desire|a test|a cry|a sign|respect)\b/iu,
  /\b(?:there(?:'s| is)|you sense|you feel) (?:a third|another|someone else|a second) (?:person|woman|man|in)\b|\bwhat (?:he|she|they) (?:feels?|wants?|fears?|needs?) is (?!hers|his|theirs|not|something|up to|for|a question)|\b(?:would|'d) give anything\b|\b(?:people|some(?:one|body)|two|three|those) (?:\w+ ){0,4}who (?:wants?|would like|wish(?:es)?|envy|envies) (?:your|you)\b/iu,
  /(?<!\b(?:if|when|whether) )\b(?:a|the|that|this) (?:man|woman|guy|person|one) (?:you (?:love|met|miss|think of|left|want)|(?<=(?:man|woman|guy) )with [^,;]{3,30}|like (?:him|her|that))\b[^.;?!]{0,20}\b(?:is|has|will|loves|wants|tends|comes|returns|feels|knows|won't|isn't)\b/iu,
  /\bsome(?:one|body) (?:\w+ ){0,3}who (?:still |already |secretly )?(?:looks at|watches|thinks (?:of|about)|wants|likes|waits for|has feelings for|needs) you\b(?! to\b)(?=[^.;?!]*(?:\.|$|,| and| but))/iu,
  /(?<!\b(?:on|from|to) )\bthe (?:\w+ )?(?:landlord|boss|manager|colleague|coworker|neighbou?r|recruiter|director|officers?|examiner|other (?:woman|man|side)) (?:is|are|means?|wants?|likes?|has|have|knows?|will|tends?)\b(?! (?:born|said))/iu,
];

/** What a dead person did is remembered, and does no harm. */
const REMEMBERED = /\b[Yy]our late \w+ (?=\w+ed\b|taught|left|kept|made|gave|wrote|sang)/u;

/** Whether a clause tells as known what a living person who is not here is, does, feels or thinks. */
export function tellsOfPerson(clause: string): boolean {
  const living = clause.replace(REMEMBERED, '');
  return PATTERNS.some((pattern) => pattern.test(living));
}
