import type { CareGroup } from '../../content/safety/care-replies.ts';
import type { CareState } from './care-state.ts';
import { tellsOfDeath } from './rules/tells-of-death.ts';
import { phrasePattern } from './rules/phrase-pattern.ts';

/** What a message means after an answer of care. */
export type CareReply =
  /** Another subject: answered as usual. */
  | 'elsewhere'
  /** Says that they are safe, or did not mean it. */
  | 'safe'
  | 'thanks'
  /** Says that there never was an emergency. */
  | 'mistaken'
  /** Takes the words back: not pressed. */
  | 'leave-alone'
  /** An ambulance or a doctor is on the way or there. */
  | 'help-coming'
  /** The person they feared for has died. */
  | 'has-died'
  /** Everything else: the conversation stays where it is. */
  | 'stays';

const SAFE = phrasePattern(
  '(?:i am|im|i feel|feeling|feel) (?:<soften>|much |a bit |a lot |all )*(?:ok|okay|fine|safe|good|better|alright|all right|well|calm|calmer)(?! (?:with|without|if|until)| but)|i will be (?:ok|okay|fine|safe)|(?:was|am) (?:<soften>)(?:joking|kidding|exaggerating|being dramatic)|just (?:kidding|a joke)|(?:did|do) not mean (?:it|that|to worry)|false alarm|i (?:called|rang|texted|talked to|spoke to|told) (?:them|the (?:line|number)|<someone>|my [a-z]+|a (?:friend|doctor|therapist)|988)|(?:my )?(?:friend|sister|brother|mum|dad|partner|wife|husband|roommate|flatmate|neighbour) is (?:here|with me|coming|on (?:his|her|their) way)|not (?:suicidal|in danger|going to (?:do|hurt|kill))|(?:<noone>) is in danger|(?:lol |haha[ha]* |no )*(?:jk|j k|only joking|just joking|kidding|relax)<end>|(?:it )?was (?:only |just )*a (?:bad )?joke|(?:ya )?(?:estoy|me siento) (?:ya )?(?:bien|mejor|a salvo|tranquil[oa])|ca va(?: mieux| bien)?<end>|(?:je vais|ca va|je me sens) (?:deja )?(?:bien|mieux)|(?:mir geht es|geht mir) (?:wieder |schon )?(?:gut|besser)|(?:estou|to|me sinto) (?:ja )?(?:bem|melhor)|sto (?:gia )?(?:bene|meglio)|(?:main|mai|ab) theek h(?:u|oon|un)',
);
const THANKS = phrasePattern(
  'thank you|thanks|thx|ty|gracias|merci|danke|obrigad[oa]|grazie|shukriya|dhanyavaad|bedankt',
);
const HELP_COMING = phrasePattern(
  '(?:i |we |someone |she |he |they )?(?:<soften>)(?:have )?(?:called|rang|phoned|dialled) (?:<few>)(?:911|112|999|000|an ambulance|the ambulance|emergency|the doctor|poison control|the police|them)|(?:ambulance|paramedics|doctor|police|help) (?:is|are) (?:<soften>)(?:coming|here|on (?:its|the|their) way)|they are (?:<soften>)(?:here|coming|on (?:the|their) way)|(?:at|in|to) (?:the )?(?:hospital|er|emergency room|a and e)<end>',
);
const TAKEN_BACK = phrasePattern(
  'never ?mind|nvm|nevermind|forget (?:it|that|i said|what i said|about it)|ignore (?:me|that|it)|(?:i )?should not have (?:said|written|told)|sorry(?: (?:i|for|about)[a-z ]*)?<end>',
);
const STILL_UNSAFE = phrasePattern(
  'not (?:ok|okay|fine|safe|good|better|well)|want to die|kill|can not|hurt|never be|pretend|told (?:them|everyone) i am fine|say i am fine',
);
const LEAVE_ALONE = phrasePattern(
  'leave me(?: alone| be)?|go away|stop(?: it| asking| talking)?(?= [.,]|$)|shut up|fuck (?:off|you)|piss off|do not (?:talk|write|answer)|you are (?:useless|no help|annoying|not helping)|this is not helping',
);
const NOT_ILL = phrasePattern(
  '(?:it|this|that) is (?:<soften>|really )*(?:not|no) (?:an? |any )?(?:medical |real )?(?:emergency|that serious)|not (?:an|a medical) emergency|no emergency|nothing is wrong(?: with (?:me|him|her|us))?|there is nothing wrong|i (?:was|am) (?:never|not) (?:<soften>)(?:ill|sick|hurt|dying|in danger|having (?:a|an) [a-z]+)|(?:<noone>|no one) is (?:ill|sick|hurt|dying)|(?:i am|im) not (?:calling|ringing)|do not need (?:an? )?(?:ambulance|911|112|999|doctor)|you (?:misunderstood|misread|got (?:me|it|that) wrong)|(?:just|only) (?:my )?(?:nerves|anxiety|heartbreak|heartbroken|sad|stress|stressed|excited)|(?:i )?(?:do not|did not|never) have (?:any )?(?:chest )?(?:pains?|symptoms)|figure of speech|not literally|i am fine',
);
/** Subjects the Oracle is for, and the product: a question about one of them leads elsewhere. */
const OTHER_SUBJECT = phrasePattern(
  'horoscope|readings?|my chart|birth chart|sign|signs|moon|sun|venus|mars|mercury|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|palm|tarot|cards?|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|compatib[a-z]+|transit|retrograde|eclipse|numerology|life path|subscription|cancel|premium|password|account|job|work|boss|interview|exam|boyfriend|girlfriend|crush|dating|date|love life|about (?:my )?love|wedding|holiday|trip|haircut|meet someone|career|money|rent|dream about|weather|raise|salary|promotion|today|todays|this week|my week|next week|this month|this year|energy|luck|future|soulmate|travel|study|studies|crystals?|ritual|numbers|something else|trabajo|amor|horoscopo|signo|travail|boulot|amour|signe|arbeit|liebe|sternzeichen|horoskop|trabalho|lavoro|amore|oroscopo|segno|naukri|pyaar|rashi',
);
/** After words about oneself these lead elsewhere too; after words about a person who hurts them they do not. */
const ABOUT_A_PERSON = phrasePattern(
  '(?:love|miss|text|call|want|like|reply to|think of|think about|come back to) me|come back|my ex|about (?:him|her|us)',
);
const ASKS =
  /^(?:so |ok |okay |and |also |but |anyway |now |hey |well )*(?:what|whats|when|which|how|who|where|is|are|am|do|does|did|will|can|could|should|would|tell|show|give|pull|draw|read|explain|any|lets|let us|talk about|que|cual|cuando|como|y|quel|quelle|quand|comment|et|was|wann|wie|welches|und|quando|qual|o que|e|quale|come|che|kya|kab)\b/u;
/** Questions about care itself, and cries in the form of a question. */
const ABOUT_CARE = phrasePattern(
  'what for|what if|so what|whats the (?:point|use)|what is the (?:point|use)|do you (?:even |really )?(?:care|understand|know|hear)|are you (?:even )?(?:there|real|listening)|(?:will|would|do|does) (?:they|it|that) (?:help|work|hurt|listen|judge|tell|call)|how (?:do|would|can) i (?:call|tell|say|ask)|who (?:do|should|can) i (?:call|tell|talk)|who would|number|helpline|hotline|police|hospital|ambulance|help me|safe|die|dying|dead|alive|kill|hurt|pills|alone|why (?:should|would|bother|me)|for endings?|(?:pick|choose) (?:<few>)(?:proper|right|good) (?:day|date|night)|good (?:day|night|time) (?:to|for) (?:go|going|leave|leaving|end|it)(?= [.,]|$)|(?:water|dry|juice)? ?fast(?:ing)?(?= (?:good|ok|okay|safe|with|on|for|until)| [.,]|$)|calories|goal weight|more (?:kilos?|kg|pounds)|laxatives|what (?:comes|happens) after(?: death)?',
);

/** How a normalised message goes on from an answer of care. */
export function careReply(
  normalised: string,
  group: CareGroup,
  { answers, mayBeMistaken }: Pick<CareState, 'answers' | 'mayBeMistaken'>,
): CareReply {
  if (mayBeMistaken && NOT_ILL.test(normalised) && !STILL_UNSAFE.test(normalised)) {
    return 'mistaken';
  }
  if (opensWith(LEAVE_ALONE, normalised)) return 'leave-alone';
  if (group === 'emergency') return emergencyReply(normalised, answers);
  if (group === 'another' && tellsOfDeath(normalised)) return 'has-died';
  if (group === 'another' && HELP_COMING.test(normalised)) return 'help-coming';
  if (isAnotherQuestion(normalised, group)) return 'elsewhere';
  const isUnsafe = STILL_UNSAFE.test(normalised);
  if (SAFE.test(normalised) && !isUnsafe) return 'safe';
  if (opensWith(TAKEN_BACK, normalised)) return 'leave-alone';
  return THANKS.test(normalised) && !isUnsafe ? 'thanks' : 'stays';
}

/** Feeling fine proves nothing after an overdose: the call is asked for twice before anything else is answered. */
function emergencyReply(normalised: string, answers: number): CareReply {
  if (tellsOfDeath(normalised)) return 'has-died';
  if (HELP_COMING.test(normalised)) return 'help-coming';
  return answers > 1 && isAnotherQuestion(normalised, 'emergency') ? 'elsewhere' : 'stays';
}

function isAnotherQuestion(normalised: string, group: CareGroup): boolean {
  if (ABOUT_CARE.test(normalised)) return false;
  const isOther =
    OTHER_SUBJECT.test(normalised) ||
    ((group === 'self' || group === 'food') && ABOUT_A_PERSON.test(normalised));
  return isOther && normalised.split(/ [.,] /u).some((part) => ASKS.test(part));
}

const opensWith = (pattern: RegExp, normalised: string): boolean =>
  pattern.exec(normalised)?.index === 0;

/** What was asked is answered by these as by the heavier reading. */
const HEAVIER = phrasePattern(
  'it is heavier|its heavier|heavier|i am afraid|a grown up does that|they could hurt themselves|someone could get hurt|it will not stop|it is happening now|happening now|the second(?: one)?|second|yes|yeah|yep|ya|both|maybe|kind of|sort of|probably|i think so|i guess|i do not know|not sure|idk|i am not (?:ok|okay|fine|safe|sure)|help|<noone>|too late|what if(?! i (?:fail|flunk|do not pass|lose (?:my|the) (?:job|place|flat)))|not wanting to be here|do not want to be here',
);
const LIGHTER = phrasePattern(
  'the first(?: one)?|first|no|nope|nah|not (?:that|like that|really)|we argue|letting off steam|a hard time|something keeps me up|everyone is well|everyday things|just (?:tired|stressed|fried|the|my|work|a|this|venting|sad)|(?:i am|im) (?:<soften>)(?:ok|okay|fine|good|safe|alright|all right|tired|fried|stressed|venting)|this week|lol|jk|i mean(?:t)? (?:the|my|this|work|school)|why do you ask',
);

const ONLY_WORDS = phrasePattern(
  '(?:it|that|this) was (?:just |only |obviously )?(?:a joke|a figure of speech|an expression|sarcasm)',
);

/** Later in the conversation the user says that words of danger were only words. */
export const isTakenBack = (normalised: string): boolean => ONLY_WORDS.test(normalised);

/** The answer to the question of care: heavier, lighter, or null where the message does not answer it. */
export function askedReply(normalised: string): 'heavier' | 'lighter' | null {
  if (opensWith(LIGHTER, normalised)) return 'lighter';
  if (normalised.replace(/[., ]/gu, '') === '' || opensWith(HEAVIER, normalised)) return 'heavier';
  if (LIGHTER.test(normalised)) return 'lighter';
  return HEAVIER.test(normalised) && normalised.split(' ').length <= MOST_WORDS ? 'heavier' : null;
}

/** Longer than this, a message tells more than the answer to a question. */
const MOST_WORDS = 9;
