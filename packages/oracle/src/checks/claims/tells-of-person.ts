import { ANIMAL, CHILD, KIN, MATE, NAME, OTHERS } from './people-words.ts';

const OF_READER = `[Yy]our (?:\\w+ )?(?:${KIN}|${MATE}|${OTHERS}|${CHILD}|${ANIMAL})`;
const ADVERB =
  '(?:\\w+ly|still|also|already|never|always|often|only|just|now|even|sometimes|quite|almost|too) ';
/** A verb that tells what is, was or will be. Without "may", "might" and "could" it is told as known. */
const BEING = "is|isn't|was|wasn't|has|hasn't|had|hadn't|does|doesn't|did|didn't|will|won't|'ll|'s";
const DOING =
  '(?!this\\b|as\\b|across\\b|plus\\b|yes\\b|its\\b|his\\b|hers\\b|yours\\b|ours\\b|always\\b|sometimes\\b|perhaps\\b|does\\b|needs to\\b|included\\b)\\w+(?:s|ed)\\b|went|came|knew|felt|left|took|kept|thought|meant|made|gave|got|grew|fell|met|saw|chose|broke';

/** What follows these is asked, wished or only supposed. */
const SUPPOSING =
  'if when whether whenever until till before after unless while once where what whatever who how why than like suppose imagine picture nobody case';
const SUPPOSED = `(?<!\\b(?:the (?:day|way|time|moment)|${SUPPOSING.split(' ')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')}) )`;
/** What a person said, taught or left is told by the reader, and "doesn't have to" tells nothing. */
const HARMLESS =
  "(?! (?:\\w+ )?(?:said|says|told|tells|wrote|asked|asks|taught|used to|left you|doesn't have to|isn't here|is (?:gone|late|here|not here|away|asleep|on the|in the|at the|five|six|seven|eight|nine|ten|\\w+teen)|has (?:a point|a right)|needs? (?:a|an) )|'s (?:gone|the (?:only )?(?:one|person)))";

const PRONOUN = `(?:[Hh]e|[Ss]he|[Pp]art of (?:him|her))`;
const LITTLE_ONE = '[Tt]he (?:little one|boy|girl|child|baby|toddler)';
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
    `${SUPPOSED}\\b${OF_READER}'s (?!wedding|party|birthday|funeral|house|place|table|flat|kitchen|messages?)(?:\\w+ ){1,3}(?:is|isn't|was|wasn't|has|hasn't|will|won't|comes?|means?)\\b`,
    'u',
  ),
  new RegExp(`${SUPPOSED}\\b(?:${NAME}) (?:${ADVERB})*(?:${BEING}|\\w+s)(?!\\w)`, 'u'),
  /\b(?:someone|somebody) (?:\w+ ){0,3}who (?:looks|watches|thinks|wants|likes|waits|feels|knows|needs)\b/iu,
  /\bthe (?:\w+ )?(?:landlord|boss|manager|recruiter|director|officers?|examiner|other (?:woman|man|side)) (?:is|are|means?|wants?|likes?|has|have|knows?|will|tends?)\b/iu,
];

/** Whether a clause tells as known what a living person who is not here is, does, feels or thinks. */
export const tellsOfPerson = (clause: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(clause));
