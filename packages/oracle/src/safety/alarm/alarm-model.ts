import { type HiddenLayer, hiddenScore } from '../../learned/hidden-layer.ts';
import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import type { LookedAt } from '../look-at-message.ts';
import { ORDINARY_WORRIES } from '../rules/ordinary/ordinary-worries.ts';
import { withoutLightTalk } from '../rules/harmless/said-lightly.ts';
import { hasHint } from '../rules/find-hint.ts';
import { FICTION, LAUGHTER, SMALL_PAINS } from '../rules/not-real.ts';
import { phrasePattern } from '../rules/phrase-pattern.ts';
import type { CrisisTopic } from '../topics.ts';
import { alarmFeatures } from './alarm-features.ts';

/** The kinds of danger that are asked about in words of their own, each by the topic that stands for it. */
export const ALARM_KINDS = [
  'suicide',
  'abuse',
  'someone-else-at-risk',
  'psychosis',
  'medical-emergency',
] as const satisfies readonly CrisisTopic[];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Set phrases that say less than their words. */
const SET_PHRASES =
  '^so what is the point(?= [.,]|$)|(?:cross|jump off) that bridge when|voices in my head (?:<few>)(?:buy|pizza|dinner|food|cake|which)|(?:my|free) trial|water my plants|cut my (?:own )?(?:fringe|bangs)|end of my rope with (?:this|my)|gun to my head ,? ?i would|(?:done|did|teach|do|doing|try|tried|trying) (?:the |your |that |this |some |box |deep )*(?:breathing|meditation|meditating|counting|stretching|journaling|yoga|body scan|grounding)|what if (?:<noone>) (?:comes|shows up|turns up|signs up|buys (?:it|anything|one)|likes it|reads it|listens|claps|laughs|dances)(?= [.,]|$)|do not want to die i just (?:want|need) (?:a |some )?(?:nap|holiday|break|day off|coffee|weekend)';

/** Somebody who carries much, can please nobody, or has nothing to wear: worn or in a hurry, and no more. */
const ONLY_WORN =
  'if i (?:<few>)(?:stop|stopped|rest|rested|sit down|slow down|say no|take a (?:day|break)|am not there) (?:<few>)(?:everything|it all|the (?:house|family|whole thing|team)) (?:falls?|will fall|would fall|collapses?|stops)(?: apart)?(?= [.,]|$)|(?:whatever|no matter what) i do (?:someone|somebody|everyone|one of them|they|he|she|my [a-z]+) (?:will be|is|are|gets?|will get|ends up) (?:<few>)(?:angry|mad|upset|cross|hurt|offended|unhappy|disappointed)|nothing (?:clean|ironed|nice|decent|that fits|to wear)';

/** A child who keeps to the room and talks little, and nothing more: a worry of most parents of teenagers. */
const CHILD_IN_THE_ROOM =
  '^(?:[a-z]+ ){0,2}(?:fille|fils|ado|hij[oa]|tochter|sohn|filh[oa]|figli[oa]|daughter|son|teenager|dochter|zoon|anak)(?: (?:de|di|von|van|mit) \\d+ (?:ans|anos|anni|jaar|jahren?))? (?:ne |no |nao |non |komt |kommt |sich |[a-z]+ ){0,3}(?:s ?enferme|reste enferm[a-z]+|sort (?:plus|jamais|pas)|se encierra|sale|schliesst|sperrt|verkriecht|kommt|se tranca|sai|si chiude|esce|locks|stays|stopped|leaves?|comes?|sluit|komt)(?: [a-z]+){0,5} (?:chambre|cuarto|habitacion|zimmer|quarto|camera|stanza|room|kamer|kwarto)(?: (?:ein|aus|uit))?(?: (?:et|y|und|e|and|en) (?:ne |no |nao |non |redet |spricht |praat |does |me |mir |mit |will |not |(?:nous|nos) ){0,4}(?:parle|habla|fala|parla|redet|reden|spricht|sprechen|talks?|speaks?|praat|nicht|niet)(?: (?:plus|pas|mas|mais|piu|mehr|nicht|meer|niet|conmigo|comigo|con me|a personne|con nadie|mit mir|with me|to me|anymore|a nous|presque)){0,3})?(?:[ ,.]+(?:que faire|que hago|o que faco|cosa faccio|was tun|what do i do|wat moet ik doen))?[ ?.!,]*$';

/** Fiction, a small pain, a set phrase or the words of a worn person: nothing to ask about. */
const NOT_MEANT = phrasePattern(
  `${FICTION}|${SMALL_PAINS}|${SET_PHRASES}|${ONLY_WORN}|${CHILD_IN_THE_ROOM}`,
);
/** Figures and points of a chart: what they want, lack or miss is asked of the sky. */
const OF_THE_CHART =
  '(?:t|tee) square[ds]?|grand (?:trine|cross|sextile)|kite pattern|stelliums?|yods?|(?:empty|open|missing) (?:leg|houses?|elements?)|conjunct(?:ion|s)?|trines?|sextiles?|quincunx|opposition|retrogrades?|midheaven|ascendant|descendant|(?:north|south) node|birth chart|natal chart';
/** Laughter, talk of this app or of a chart: nothing to ask about, unless a hint stands beside it. */
const SAID_LIGHTLY = phrasePattern(
  `${LAUGHTER}|${OF_THE_CHART}|(?:this|the|your) (?:app|site|oracle|reading|subscription|chat|bot)|you (?:told|promised) me (?:last (?:week|month|time)|yesterday|on [a-z]+day)|moon (?:<few>)good for (?:letting go|releasing|cleansing|endings)|only wanted to see what you would say`,
);

const ORDINARY = phrasePattern(ORDINARY_WORRIES);

/** Whether a message may be asked about at all. isStrong: so much speaks for danger that laughter does not count. */
export const mayBeMeant = (looked: LookedAt, isStrong = false): boolean =>
  !NOT_MEANT.test(looked.normalised) &&
  (!ORDINARY.test(looked.normalised) || hasHint(looked.passages)) &&
  withoutLightTalk(looked.normalised) === looked.normalised &&
  (isStrong || !SAID_LIGHTLY.test(looked.normalised) || hasHint(looked.passages));

/** Two models on the sentence encoder's vector, learned apart from the same examples. */
export interface AlarmModel {
  /** Names the kind of danger, and has the limit for the score of all. */
  readonly linear: LinearModel;
  readonly meaning: HiddenLayer;
}

/** Units of the hidden layer. */
export const MEANING_UNITS = 64;

/** How much the hidden layer says beside the linear model; all speak in logarithms of odds. */
const MEANING_SHARE = 0.5;
/** How much the encoder says that was taught to tell danger from calm. */
const READ_SHARE = 0.5;
/** How much a hint of the rules adds to them. */
const HINT = 3;

/** More than the encoder has said of any message: what it can add at most. */
const MOST_READ = 8;

/** What three models say that each make mistakes of their own, as logarithms of odds. */
export interface AlarmScores {
  /** The linear model's, one for each kind. */
  readonly kinds: readonly number[];
  readonly meaning: number;
  /** What the danger encoder reads in the message as a whole. */
  readonly read: number;
}

/** How much speaks for danger: what the models say, and what a broad rule adds to it. */
export const alarmScore = ({ kinds, meaning, read }: AlarmScores, { passages }: LookedAt): number =>
  togetherOf(kinds) +
  MEANING_SHARE * meaning +
  READ_SHARE * Math.min(read, MOST_READ) +
  (hasHint(passages) ? HINT : 0);

/** What scores less is more likely calm, and speaks against a rule whose words could mean something else. */
const DOUBTFUL = -2.6;
/** What scores less is left alone, whatever such a rule finds: no danger that we know of comes near. */
const CALM = -7;

/**
 * A reply is short and leans on what was said before it, so it sounds darker than it is: in a calm conversation it must
 * score so much more than the limit.
 */
const MORE_IN_A_REPLY = 1.4;

/** So much more than the limit speaks for danger although a message laughs, or talks of this app or of a chart. */
const MORE_SAID_LIGHTLY = 3;

/** What the classifier makes of a message. */
export type Heard = {
  /** The kind of danger that is likely enough to be asked about, where the rules find none. */
  readonly alarm: AlarmKind | null;
  /** The alarm is enough for a first message, and too little for a reply in a calm conversation. */
  readonly isFaint: boolean;
  /** Where a rule finds a crisis, the classifier finds the message calm. */
  readonly isDoubted: boolean;
  /** So calm that what a rule finds in it is not even asked about. */
  readonly isCalm: boolean;
};

export const NOTHING_HEARD: Heard = {
  alarm: null,
  isFaint: false,
  isDoubted: false,
  isCalm: false,
};

export interface ToHear {
  readonly vector: Float32Array;
  /** What the danger encoder reads in the message. It takes as long as everything else together. */
  readonly read: () => number;
  /** A rule has found a crisis that the classifier may doubt. */
  readonly mayBeDoubted: boolean;
}

/** The danger encoder is not asked where nothing it could say would raise an alarm, and there is nothing to doubt. */
export function heardIn(
  { linear, meaning }: AlarmModel,
  looked: LookedAt,
  { vector, read, mayBeDoubted }: ToHear,
): Heard {
  const kinds = linearScores(linear, alarmFeatures(looked.normalised), vector);
  const scores = { kinds, meaning: hiddenScore(meaning, vector) };
  const most = alarmScore({ ...scores, read: MOST_READ }, looked);
  if (!mayBeDoubted && most < linear.limit) return NOTHING_HEARD;
  const score = alarmScore({ ...scores, read: read() }, looked);
  const kind = ALARM_KINDS[kinds.indexOf(Math.max(...kinds))] ?? null;
  const isStrong = score >= linear.limit + MORE_SAID_LIGHTLY;
  return {
    alarm: score >= linear.limit && mayBeMeant(looked, isStrong) ? kind : null,
    isFaint: score < linear.limit + MORE_IN_A_REPLY,
    isDoubted: score < DOUBTFUL,
    isCalm: score < CALM,
  };
}
