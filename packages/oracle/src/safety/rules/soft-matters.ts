import { SOFT_MATTER_LINES } from '../../../content/safety/soft-lines.ts';
import { allOf } from './all-of.ts';
import { phrasePattern } from './phrase-pattern.ts';

const CHILD_OF = '(?:son|daughter|kid|child|boy|girl|stepson|stepdaughter)';
/** Harm that goes on, or has left traces, is no single lapse. */
const MORE_THAN_ONCE =
  '(?! [a-z0-9 ,.]*\\b(?:every|always|often|again|still|bruises?|blood|bleed[a-z]*|marks? on|black|belt|stick|cable|can not stop|could not stop|unconscious|hospital|kick(?:ed)?|punch(?:ed)?|baby|toddler)\\b)';

/** Hard things at home that are answered as usual, with a line of their own where to turn if there is more behind them. */
const PATTERNS = {
  'watched-phone': [
    allOf(
      '(?:do|does|will|can) (?:you|this|the app|the chat|it|anyone|he|she) (?:<soften>)(?:save|store|keep|keeps|delete|see|read|show|remember)',
      '<closeone> (?:<soften>)(?:checks?|reads?|goes through|looks (?:at|through)) my (?:phone|messages|chats|history)',
    ),
    '<closeone> (?:<soften>)(?:checks?|reads?|goes through|looks (?:at|through)) my (?:phone|messages|chats|history)(?=<far>\\b(?:do you|does this|is this|are these|can i) (?:<few>)(?:save|saved|store|stored|keep|kept|delete|deleted|private|secret))',
  ],
  eggshells: [
    '(?:walk|walking|walks|tiptoe|tiptoeing|tread|treading|live|living) (?:round |around |about )*on eggshells(?! because of (?:his|her) (?:rage|temper|fists)| at work| in the office| (?:with|around) (?:my|the) (?:boss|manager|team|clients?))',
  ],
  'kept-money': [
    `<closeone> (?:<soften>)(?:takes?|keeps?|collects?|holds?) (?:all |all of )*(?:my|our) (?:<soften>|full |whole |entire |complete )*(?:salary|pay|wages|income|pay ?check|earnings)(?= (?:and|but|then) (?:<few>)(?:gives?|leaves?|hands?|allows?) me (?:only |just )?(?:\\d|a |pocket|some|little|money|back))`,
  ],
  'hit-a-child': [
    `i (?:<soften>)(?:hit|slapped|smacked|spanked) my (?:<few>)${CHILD_OF}(?=[a-z0-9 ,.]*\\b(?:today|yesterday|this morning|once|for the first time|marks|homework|lied|lying|tantrum|looking at him|looking at her|guilty|asham[a-z]*|sorry|regret|terrible|awful|horrible|sleeping|asleep)\\b)${MORE_THAN_ONCE}`,
  ],
  'eats-in-secret': [
    allOf(
      '(?:eat|eats|eating|ate|binge|bingeing|binging)',
      '(?:at night|in the night|in secret|secretly|secret|when (?:<noone>) (?:sees|looks))',
      '(?:hate (?:me|myself)|asham[a-z]*|disgust[a-z]*)',
    ),
  ],
  'left-out-child': [
    allOf(
      'i am (?:only |just )?(?:[6-9]|1[0-7])(?![0-9])(?! (?:weeks|months|days|years (?:older|younger|into|sober)))',
      '(?:(?:<noone>) (?:<soften>)(?:sits|sit|talks|plays|eats|walks|wants to (?:sit|be friends)) (?:<few>)(?:with|to) me|(?:they|everyone|kids|boys|girls|people|class) (?:<soften>|all )*(?:laugh|laughs|laughed) (?:at me|when i)|bull(?:y|ies|ied|ying)|make fun of me|makes fun of me|have no friends|call me names|calls me names|leave me out)',
    ),
  ],
} as const satisfies Record<SoftMatter, readonly string[]>;

export type SoftMatter = keyof typeof SOFT_MATTER_LINES;

const isSoftMatter = (name: string): name is SoftMatter => name in SOFT_MATTER_LINES;
const MATTERS = Object.entries(PATTERNS).flatMap(([name, sources]) =>
  isSoftMatter(name) ? [{ name, patterns: sources.map(phrasePattern) }] : [],
);

/** Their words are taken out before the crisis rules look: what else is told decides. */
export const SOFT_MATTER_WORDS: readonly string[] = Object.values(PATTERNS).flat();

export const softMatterIn = (passages: readonly string[]): SoftMatter | null =>
  MATTERS.find(({ patterns }) =>
    patterns.some((pattern) => passages.some((passage) => pattern.test(passage))),
  )?.name ?? null;
