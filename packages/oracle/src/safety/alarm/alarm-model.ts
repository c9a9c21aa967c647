import { type HiddenLayer, hiddenScore } from '../../learned/hidden-layer.ts';
import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import type { LookedAt } from '../look-at-message.ts';
import { withoutLightTalk } from '../rules/harmless/said-lightly.ts';
import { hasHint } from '../rules/find-hint.ts';
import { FICTION, LAUGHTER, SMALL_PAINS } from '../rules/not-real.ts';
import { phrasePattern } from '../rules/phrase-pattern.ts';
import type { CrisisTopic } from '../topics.ts';
import { alarmFeatures } from './alarm-features.ts';
import { isFamilyMoney } from './family-money.ts';
import { TOLD_OF_FAMILY } from './told-of-family.ts';
import { TOLD_LIGHTLY } from './told-lightly.ts';
import { TOLD_OF_OTHERS } from './told-of-others.ts';

/** The kinds of danger that are asked about in words of their own, each by the topic that stands for it. */
export const ALARM_KINDS = [
  'suicide',
  'abuse',
  'someone-else-at-risk',
  'psychosis',
  'medical-emergency',
] as const satisfies readonly CrisisTopic[];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/**
 * Work and study named as the trouble, words of astrology, people who are looked after, a journey home that took too
 * long, a cup that broke, a slip after giving something up, the fear that no one comes, forms, vegetables, and the ages
 * of two grown-ups: answered as what they are.
 */
const NAMED_CALMLY =
  '(?:spreadsheets?|deadlines?|homework|driving (?:test|exam|lessons?)|[a-z]*prufung|klausur|vestibular|boletos?|essays?|thesis|exams?|finals|med school|law school|college applications?|submit[a-z]*|visa|paperwork|landlord|parking|parked car|printer|my trial|free trial|coworkers?|colleagues|lay ?offs?|letting (?:people|staff|half of us) go)|in (?:the )?(?:icu|hospital|hospice|nicu|rehab)|after (?:the|her|his|my) (?:bypass|surgery|operation|stroke|transplant|c section)|broke (?:her|his|my|a) (?:hip|leg|arm|wrist|ankle|foot|toe|collarbone)|(?:take|takes|taking|took|drag|dragging) (?:me|us|him|her|them) to court|lawyers?|(?:reversed|backed|drove|bumped) into my (?:car|van|bike|fence|gate|wall)|wasps?|hornets?|mosquito[a-z]*|^so what is the point(?= [.,]|$)|(?:point|use|purpose) of (?:the |a |an |my )?(?:midheaven|ascendant|descendant|vertex|north node|south node|chiron|lilith|decans?|profections?)$|(?:nurses?|doctors?) (?:are|is|was|were|says?|said)|(?:ground|earth|floor) (?:<few>)(?:open|swallow)(?:ed|s)?(?! (?:me |up |us )*(?:forever|for good|and (?:never|not)))|see you (?:tomorrow|later|next|soon|on)|last question(?: for (?:today|tonight|now))?(?: [.,])? (?:i )?promise|voices in my head (?:<few>)about (?:pizza|dinner|food|cake|what to|which)|scars? (?:<few>)from (?:a |an |the |her |his |my )?(?:<few>)(?:skat[a-z]*|surgery|accident|fall|kitchen|football|chicken ?pox|acne|c section|operation|bike|dog|cat|climbing)|ate (?:a |the |my |whole |entire |half |all )*(?:<few>)(?:cake|cheesecake|pizza|tub of ice cream|box of chocolates|brownies|cookies|donuts|fridge)|rope (?:ladder|swing|bridge|course|lights?)|hunting (?:trip|season|licen[cs]e|gear|dog)|heirlooms?|look(?:s|ed|ing)? like (?:death|a zombie|a corpse)|broke (?:my|our|the) (?:<few>)(?:mug|cup|vase|plate|bowl|teapot|umbrella|toy|headphones)(?! (?:on|over|at|against|in (?:anger|rage|my)|when|because|and (?:threw|then|shouted|hit|said he)))|^(?:so |ugh |well |guess what )?(?:i|we) (?:<soften>)(?:relapsed|slipped|(?:smoked|drank|vaped|gambled) again)(?: and (?:smoked|drank|vaped|gambled))?(?: again| today| yesterday| last night| this weekend| on [a-z]+)*(?: [.,])*$|(?:dating|seeing|marry|met|love) (?:<few>)(?:man|woman|guy|someone) (?:with|who has) (?:<few>)(?:kids?|child|children|daughter|son)|what if (?:<noone>) (?:comes|shows up|turns up|signs up|buys (?:it|anything|one)|likes it|reads it|listens|claps|laughs|dances|applies)(?: to (?:it|my (?:party|show|shop|class|stall|opening|gig|reading|exhibition)))?(?: [.,])*$|(?:insurance|tax|pension|school|application) forms?|(?:eat|eating) (?:my |more |all my |our )?(?:greens|veg|vegetables|veggies)|^(?:he|she) is [2-9]\\d and i am [2-9]\\d(?= [.,]|$)|^i am [2-9]\\d and (?:he|she) is [2-9]\\d(?= [.,]|$)|(?:not able to|could not|did not) (?:go|get|fly|make it|be)(?: (?:home|there|back|here))? in time|(?:done|did|tried|teach|do) the breathing|lo de respirar|want to be positive|\\d+ (?:quid|dollars|euros|pounds|bucks|rupees|pesos)? ?(?:left )?(?:un)?til(?:l)? (?:payday|friday|the end of the month)|^(?:and |but |well )*i (?:<soften>)do not want to be a burden (?:to|on|for) (?:him|her|them|my (?:kids|children|daughter|son|grandkids|grandchildren|granddaughter|grandson|family))(?= [.,]|$)|(?:see|give|giving|gave|take|taking|took|draw|drew) blood|woke up with a stiff neck|heartburn|acid reflux|(?:dog|cat|rabbit|horse) is \\d+ and|(?:daughter|son|kid|child|toddler|boy|girl) (?:\\d+ )?(?:asks|asked|keeps asking|worries|is scared) (?:<few>)i (?:will|might|could) die|marry (?:him|her) they (?:will|would) not come|vap(?:e|es|ing)|eat (?:<few>)chocolate|^i want more out of life(?= [.,]|$)|^i (?:<soften>)(?:gave|have given) (?:my|our|the) (?:dog|cat|puppy|kitten) away(?= [.,]|$)|^i (?:<soften>)(?:do not|never) eat enough(?: (?:veg|vegetables|fruit|protein|at work|lunch))?(?= [.,]|$)|done with it(?= honestly| [.] [a-z]+ (?:is|are) for)';

/** Fiction, a small pain, a wish to die that is denied, or a trouble named calmly: nothing to ask about. */
const NOT_MEANT = phrasePattern(
  `${FICTION}|${SMALL_PAINS}|${NAMED_CALMLY}|${TOLD_OF_OTHERS}|${TOLD_OF_FAMILY}|${TOLD_LIGHTLY}|do not want to die(?! (?:but|and|i just do not))|subscription|refund`,
);
/** Figures and points of a chart: what they want, lack or miss is asked of the sky. */
const OF_THE_CHART =
  '(?:t|tee) square[ds]?|grand (?:trine|cross|sextile)|kite pattern|stelliums?|yods?|(?:empty|open|missing) (?:leg|houses?|elements?)|conjunct(?:ion|s)?|trines?|sextiles?|quincunx|opposition|retrogrades?|midheaven|ascendant|descendant|(?:north|south) node|birth chart|natal chart';
/** Laughter, talk of this app or of a chart: nothing to ask about, unless a hint stands beside it. */
const SAID_LIGHTLY = phrasePattern(
  `${LAUGHTER}|${OF_THE_CHART}|(?:this|the|your) (?:app|site|oracle|reading|subscription|chat|bot)|you (?:told|promised) me (?:last (?:week|month|time)|yesterday|on [a-z]+day)|moon (?:<few>)good for (?:letting go|releasing|cleansing|endings)|only wanted to see what you would say`,
);

/** Whether a message may be asked about at all. */
export const mayBeMeant = ({ normalised, passages }: LookedAt): boolean =>
  !NOT_MEANT.test(normalised) &&
  !isFamilyMoney(normalised) &&
  withoutLightTalk(normalised) === normalised &&
  (!SAID_LIGHTLY.test(normalised) || hasHint(passages));

/** Two models that were learned apart from the same examples: each makes mistakes that the other does not. */
export interface AlarmModel {
  /** Names the kind of danger, and has the limit for the score of both. */
  readonly linear: LinearModel;
  readonly meaning: HiddenLayer;
}

/** Units of the hidden layer. */
export const MEANING_UNITS = 64;

/** How much the hidden layer says beside the linear model; both speak in logarithms of odds. */
const MEANING_SHARE = 0.5;
/** How much a hint of the rules adds to them. */
const HINT = 3;

/** How much speaks for danger: what both models say, and what a broad rule adds to it. */
export const alarmScore = (
  { scores, meaning }: { readonly scores: readonly number[]; readonly meaning: number },
  { passages }: LookedAt,
): number => togetherOf(scores) + MEANING_SHARE * meaning + (hasHint(passages) ? HINT : 0);

/** What scores less is more likely calm, and speaks against a rule whose words could mean something else. */
const DOUBTFUL = -2;

/**
 * A reply is short and leans on what was said before it, so it sounds darker than it is: in a calm conversation it must
 * score so much more than the limit.
 */
const MORE_IN_A_REPLY = 1.4;

/** What the classifier makes of a message. */
export type Heard = {
  /** The kind of danger that is likely enough to be asked about, where the rules find none. */
  readonly alarm: AlarmKind | null;
  /** The alarm is enough for a first message, and too little for a reply in a calm conversation. */
  readonly isFaint: boolean;
  /** Where a rule finds a crisis, the classifier finds the message calm. */
  readonly isDoubted: boolean;
};

export const NOTHING_HEARD: Heard = { alarm: null, isFaint: false, isDoubted: false };

export function heardIn(
  { linear, meaning }: AlarmModel,
  looked: LookedAt,
  vector: Float32Array,
): Heard {
  const scores = linearScores(linear, alarmFeatures(looked.normalised), vector);
  const score = alarmScore({ scores, meaning: hiddenScore(meaning, vector) }, looked);
  const kind = ALARM_KINDS[scores.indexOf(Math.max(...scores))] ?? null;
  return {
    alarm: score >= linear.limit && mayBeMeant(looked) ? kind : null,
    isFaint: score < linear.limit + MORE_IN_A_REPLY,
    isDoubted: score < DOUBTFUL,
  };
}
