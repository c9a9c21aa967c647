import { findCard } from '../entities/find-card.ts';
import { findPerson } from '../entities/find-people.ts';
import { findSigns } from '../entities/find-signs.ts';
import type { Theme } from '../family.ts';
import type { FollowUp, FollowUpKind } from '../understood.ts';

const FIXED: readonly (readonly [FollowUpKind, RegExp])[] = [
  [
    'meaning',
    /^(?:(?:sorry|wait|huh|ok but|but|so) )?(?:what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) (?:mean|even mean)|meaning|huh|what|i do not (?:get|understand)(?: (?:it|that|this|you))?|explain(?: (?:that|this|it|please|more simply|simpler|again|it again|(?:it|that|this) (?:simpler|simply|more simply|better)))?(?: but)?(?: (?:without|in) [a-z ]{3,30})?|in (?:plain )?english|can you explain(?: (?:that|this|it))?|say (?:that|it) (?:differently|simpler|in plain words)|elaborate on that in plain words|(?:i am )?(?:so |still |a bit |a little )?(?:confused|lost))$|^(?:(?:can|could|will) you |please )*(?:say|explain|put|write|tell me) (?:it|that|this) (?:again )?(?:simpler|simply|more simply|easier|in (?:simple|simpler|easy|plain) (?:words|english|language))\b/u,
  ],
  [
    'why',
    /^(?:(?:but|and|ok|ok but|so|wait) )?(?:why|why is that|why not|how do you know(?: (?:that|this))?|how come|based on what|says who|what makes you (?:say|think) (?:that|so)|where do you (?:get|see) (?:that|this)|which planet|what planet|why do you (?:say|think) (?:that|so)|why (?:did (?:i|you) (?:get|draw|pull|pick|choose|say) )?(?:that|this) (?:one|card|day|date|number|sign|person|planet|month|time)|why (?:that|this|him|her|them|then|there)|why (?:not )?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|what is (?:that|this|it) based on)$/u,
  ],
  [
    'more',
    /^(?:(?:ok|and|yes|please|can you|could you) )*(?:more|tell me more|say more|go on|continue|and|and then|then what|what else|anything else|more details?|more please|give me more|elaborate|keep going|some more|expand(?: on that)?|more about (?:that|this|it)|another (?:one|tip|idea))(?: please)?$/u,
  ],
  [
    'shorter',
    /^(?:(?:ok|can you|please|just) )*(?:shorter|a bit shorter|shorter version|shorter answer|(?:make|say) (?:it|that) shorter|keep it short|short version|in short|too long|tldr|tl dr|summari[sz]e|sum it up|in one sentence|bottom line|give me the short version|briefly)(?: please)?$/u,
  ],
  [
    'which-day',
    /^(?:(?:ok|ok but|but|and|so|yes|yes but) )*(?:which day(?: then| tho)?|what day(?: then)?|which date|what date|when|when then|when though|when exactly|which day exactly|what day exactly|on which day|give me a (?:date|day)|pick a (?:date|day)|which day this week|what time|(?:any |an)?other (?:day|date|one)|(?:any |an)?other day then|so when|(?:like )?(?:what|which) (?:month|year|season|week)(?: exactly| then)?|when should i do (?:it|that)|which day (?:is|would be) best(?: for (?:it|that))?|what day would be best|which one of those days)$/u,
  ],
  [
    'good-or-bad',
    /^(?:(?:ok|and|but|so|wait|hmm) )*(?:(?:is|was) (?:that|this|it|he|she) (?:(?:a |very |so |too |really )*(?:bad|good|selfish|wrong|weird|strange|normal|crazy|mean|rude|silly|petty|rare|dangerous|ok|okay|serious|lucky|unlucky|positive|negative|special)(?: (?:thing|sign|omen|news|luck|idea|one|card|number|day))?(?: of me)?|something bad)(?: (?:or|and) (?:bad|good|not|bad one|good one|unlucky|negative|a bad (?:thing|sign|one)))?(?: for (?:me|us|love|work))?|good or bad|bad or good|good sign or bad sign|am i (?:doomed|screwed)|are we doomed|should i (?:worry|be worried|be scared)|do i need to worry)$/u,
  ],
  [
    'decide',
    /^(?:(?:ok|okay|but|so|and|then|just|well|right|fine|honestly) )*(?:should i(?: do it| go for it)?(?: then)?(?: or (?:not|no))?|should i or should i not|should i (?:\w+ ){1,8}or (?:not|no)|do i do it(?: or not)?|(?:so |tell me |say |a |simple |just )*yes or no|(?:is that|so) (?:a )?(?:yes|yes or (?:a )?no)|which(?: one)?(?: then| is it| do i (?:choose|pick|take)| should i (?:choose|pick|take)| would you (?:choose|pick|take))?|which (?:one )?(?:is|would be|sounds) (?:better|best|right)(?: for me)?|(?:just |you )?(?:pick|choose|decide)(?: one)?(?: for me)?|help me (?:decide|choose|pick)(?: one)?|take it or leave it|what would you (?:do|pick|choose)|what is (?:the|your) (?:answer|verdict)|do it or not|so (?:a |it is a |that is a )?(?:yes|no)(?: then)?)$/u,
  ],
  [
    'what-now',
    /^(?:(?:ok|okay|but|so|and|then|well|right) )*(?:what (?:do|should|can) i do(?: then| now| about (?:it|that))?|what now|now what|what next|what to do|(?:a |the )?plan(?: please| first)?|what is next|what then|how do i (?:start|begin|do (?:it|that))|where do i start|ok how|how)$/u,
  ],
  [
    'how-long',
    /^(?:(?:ok|and|but|so|for) )*(?:how long|how long (?:does|will|is) (?:it|this|that)(?: (?:last|take|go on|going on|going to last|gonna last))?|until when|till when|(?:does|will) (?:it|this|that) (?:ever )?(?:get|become|go) (?:better|easier|away)|when (?:does|will|is) (?:it|this|that) (?:leave|change|move|move on|over|be over|pass|(?:get|be|become) (?:better|easier|ok|okay|normal)))$/u,
  ],
  [
    'yes',
    /^(?:yes|yes please|sure|of course|definitely|absolutely|i do|i did|i am|i have|yes i (?:do|did|am|have|will|think so)|true|exactly|right|correct|please do|ok yes|very much|a lot|totally|i think so|probably)(?: (?:please|sure|i do|definitely|thanks))*$/u,
  ],
  [
    'no',
    /^(?:no|no thanks|no thank you|not really|never|not at all|i do not|i did not|i am not|i have not|no i (?:do not|did not|am not|have not)|not yet|definitely not|absolutely not|no way|no(?:body| one)|nothing|none)$/u,
  ],
  [
    'unsure',
    /^(?:maybe|not sure|i am not sure|i do not know|no idea|perhaps|kind of|sort of|a little|a bit|depends|it depends|hard to say|partly|sometimes|both|neither)$/u,
  ],
  [
    'something-else',
    /^(?:(?:ok )?something else(?: then)?|none of (?:these|those|them)|other|neither of (?:these|those)|new question|different question|another question)$/u,
  ],
  [
    'conclusion',
    /^(?:(?:so|wait|ok|but|then|right) )+(?:(?:you|your) (?:think|say|saying|mean|are saying|are telling me)|are you (?:saying|telling me)|that means|basically)\b.+$|^(?:are )?you (?:are )?(?:saying|telling me) (?:that )?(?:he|she|they|i|my|it)\b.+$/u,
  ],
  [
    'which-sign',
    /^(?:(?:ok|and|so|but) )*(?:(?:in )?(?:what|which) (?:zodiac )?sign(?: (?:is (?:it|that|this)(?: in)?|will it be in|does it fall in))?|what sign is it)$/u,
  ],
  [
    'who',
    /^(?:(?:ok|and|so|but) )*(?:(?:to|with|by|from) (?:who|whom)|who(?: is (?:it|he|she|that|this))?|who will it be|what is (?:his|her|their) name|what does (?:he|she) look like)$/u,
  ],
  [
    'same-again',
    /^(?:(?:ok|and|so|but|then) )*(?:(?:when|what|where) (?:is|was|are|will be) mine|(?:what|how) about (?:mine|me)|and (?:mine|me|for me)|what does mine (?:mean|say)|when is the next(?: one)?|(?:and )?the next one|say (?:it|that) again|repeat(?: that| it)?)$/u,
  ],
  [
    'how-are-you',
    /^(?:(?:i am )?(?:good|fine|ok|great|not bad|alright|so so|tired|well)|not much|nothing much)(?: thanks| thank you)?(?: and)? (?:you|yourself|how about you|what about you|how are you)$/u,
  ],
  ['never-mind', /^(?:(?:ok|oh|actually|ah) )?(?:never mind|forget it|it does not matter)$/u],
  [
    'ok',
    /^(?:ok|alright|got it|i see|understood|fair|fair enough|makes sense|good point|interesting|hmm+|cool|great|nice|good|fine|oh|ah|oh ok|ok cool|ok thanks|ok thank you|wow|i will try(?: that| it)?|noted)$/u,
  ],
];

const THEMES: readonly (readonly [Theme, RegExp])[] = [
  [
    'work',
    /^(?:(?:the |at )?work(?: part| side| bit| stuff)?|my (?:work|job|career)|career|job|the job)$/u,
  ],
  [
    'love',
    /^(?:(?:the )?love(?: part| side| bit| stuff)?|my love life|romance|relationships?|my relationship|dating|love life)$/u,
  ],
  ['money', /^(?:(?:the )?money(?: part| side| bit| stuff)?|my (?:money|finances)|finances)$/u],
  ['family', /^(?:(?:the )?family(?: part| side| bit| stuff)?|my family|home)$/u],
  ['friends', /^(?:friends|my friends|friendships?)$/u],
  ['body', /^(?:health|my health|my body)$/u],
  ['self', /^(?:me|myself)$/u],
  ['spirit', /^(?:spirituality|my spirit|spirit)$/u],
];
const TURN =
  /^(?:(?:ok|okay|cool|thanks|and|but|so|then|what|how|now|same|the same|same thing|same question|do (?:the same|it)) )*(?:(?:what )?about|for|in|with|and|on) (?<rest>.+?)(?: then| instead| too)?$/u;
/** "and what does that do to me at work" */
const OF_IT =
  /^(?:(?:ok|and|but|so) )*what does (?:that|it|this)(?: \w+)? (?:do|mean|say)(?: (?:to|for|about))?(?: me)? (?:at|in|for|with) (?<rest>.+)$/u;
const AND_ONE = /^and (?<rest>(?:my )?\w+(?: \w+)?)$/u;
const CORRECTION =
  /^(?:no|nope|not that|that is not what i (?:meant|asked)|you misunderstood|wrong|actually)?[\s,.:-]*(?:i (?:meant|mean|was talking about|am talking about|was asking about|am asking about)|not (?:that|him|her|them)\b[\s,]*(?:but)?|that is not what i (?:meant|asked)|i (?:did not|do not) mean (?:that|it|him|her))\b[\s,.:-]*(?<meant>.*)$/u;
/** "Not the job. The dog.", "no not the recent one, my ex husband" */
const NOT_THIS =
  /^(?:no|nah|nope|sorry)?[\s,.]*not (?:the |my |that |this )?(?:[a-z]+\s?){1,3}[.,;!]+\s*(?:but |i mean |i meant )?(?<meant>(?:the|my|his|her|about)\b[^.!?]{2,60})[.!]*$/iu;
/** "no its the people" */
const NO_IT_IS =
  /^(?:no|nah|nope|not really) (?:it is|its|more) (?:about )?(?<meant>(?:the|my|his|her|how|that|because|more)\b.{2,50})$/u;
const MOST_NOUN_WORDS = 2;

const LEAD = /^(?:(?:hmm+|um+|uh|oh|ah|lol|haha+|aw+|wow|well|omg|yikes) )+(?=\S)/u;

/** What a piece wants done with the last answer; null when it stands on its own. */
export function followUpIn(plain: string, typed: string): FollowUp | null {
  const bare = plain
    .replace(/\b(?:though|lol|honestly|really|please)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LEAD, '');
  // "hmm not really": the filler belongs to what is said.
  const forms = [bare, plain, plain.replace(LEAD, '')];
  const fixed = FIXED.find(([, pattern]) => forms.some((one) => pattern.test(one)))?.[0];
  if (fixed !== undefined) return { kind: fixed };
  if (bare === '' && typed.includes('?')) return { kind: 'meaning' };
  if (typed.includes('?') && BARE_TIME.test(bare)) return { kind: 'time' };
  const instead = NOT_THIS.exec(typed)?.groups?.['meant'];
  if (instead !== undefined) return { kind: 'correction', meant: instead };
  const correction = (CORRECTION.exec(bare) ?? NO_IT_IS.exec(bare))?.groups;
  if (correction) return { kind: 'correction', meant: correction['meant'] ?? '' };
  return (
    saidBeforeIn(bare) ??
    sideIn(bare) ??
    unansweredIn(bare) ??
    nthIn(bare) ??
    otherOneIn(bare) ??
    planetIn(bare) ??
    turnIn(bare, typed) ??
    nounIn(bare)
  );
}

const SAID_BEFORE =
  /^(?:(?:but|and|wait|ok|so|hmm|earlier|before) )*you (?:just |also |earlier |then )*(?:said|told me|wrote|mentioned|wrote me|talked about|were saying)(?: that| about| something about)? (?<words>.{3,80}?)(?:[, ]+(?:so |and |but )*(?:what (?:did|do) you mean(?: (?:by|with) (?:that|it))?|what does (?:that|it|this) mean|what (?:is|was) that|meaning|meaning what|why|how so|explain(?: (?:that|it))?|can you explain(?: (?:that|it))?|how do i do that|i (?:do not|did not) (?:get|understand) (?:that|it)))$/u;
/** "what did you mean by the ordinary tuesday", "what do you mean boundaries like what does that sound like" */
const MEANT_BY =
  /^(?:(?:but|and|wait|ok|so|sorry) )*what (?:did|do) you (?:even |actually )?mean (?:(?:by|with|when you (?:said|say|wrote)) (?!(?:that|this|it)$)|(?!(?:by|with|when|that|this|it|i|he|she|they|we|you|my|no|yes|not|there)\b))(?<words>.{3,80}?)(?: like(?: what\b.*)?| exactly| i do not (?:get|understand)(?: it| that)?)?$/u;

function saidBeforeIn(bare: string): FollowUp | null {
  const words = (SAID_BEFORE.exec(bare) ?? MEANT_BY.exec(bare))?.groups?.['words']?.trim();
  return words === undefined ? null : { kind: 'said-before', words };
}

const SIDE =
  /^(?:(?:ok|and|but|so|what|how|about|if|it|is|was|came|came out|drawn|its|the card|it was) )*(?<side>reversed|reverse|upside down|inverted|upright|right side up)(?: (?:one|card|meaning|though|then|means?|means what|what))*$/u;

function sideIn(bare: string): FollowUp | null {
  const side = SIDE.exec(bare)?.groups?.['side'];
  if (side === undefined) return null;
  return { kind: 'card-side', side: /^(?:upright|right)/u.test(side) ? 'upright' : 'reversed' };
}

const NTH =
  /^(?:(?:ok|and|but|so|then) )*(?:(?:what (?:does|is|about|did)|how about|explain|tell me (?:more )?about|more (?:about|on)|read) )?the (?<nth>first|second|third|1st|2nd|3rd|middle|last|final) (?<noun>one|card|part|thing|point)(?: (?:mean|means|stand for|about|again|in the (?:middle|way)))?$/u;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  middle: 1,
  third: 2,
  '3rd': 2,
  last: -1,
  final: -1,
};

/** "the second one" alone may choose between two: see `otherOneIn`. */
function nthIn(bare: string): FollowUp | null {
  const found = NTH.exec(bare)?.groups;
  const place = PLACES[found?.['nth'] ?? ''];
  const isChoice = found?.['noun'] === 'one' && bare.startsWith('the ');
  return place === undefined || isChoice ? null : { kind: 'nth', place };
}

const UNANSWERED =
  /^(?:(?:but|ok|and|wait|hey|no|come on) )*(?:be serious|seriously|for real|i am serious|answer (?:me|the question|my question))$|^(?:(?:but|ok|and|wait|hey|no) )*(?:you (?:did not|never|have not|still did not|still have not) (?:answer|answered|say anything about|said anything about|tell me about)|(?:what about )?(?:my |the )(?:first|other|second|last) (?:question|thing|one) you)\b(?<about>.{0,60})$|^(?:the|my) (?:first|other|second) question\b(?<rest>.{0,40})$/u;

function unansweredIn(bare: string): FollowUp | null {
  const found = UNANSWERED.exec(bare);
  return found === null ? null : { kind: 'unanswered', about: bare };
}

const OTHER_ONE =
  /^(?:(?:no|nah|nope|not (?:him|her|that one|that|this one)|ok|hmm|i think|probably|maybe|i mean|actually) )*(?:the )?(?:(?<which>first|second|other|latter|former|last) (?:one|guy|girl|man|woman|job|house|flat|apartment|offer|option|city)\b.{0,40}|[a-z]+ one)$/u;

/** "the blonde one" says which as well, though not in words that are known. */
function otherOneIn(bare: string): FollowUp | null {
  const found = OTHER_ONE.exec(bare);
  if (
    found === null ||
    /\b(?:which|what|this|that|no|any|every|good|new|next|another) one$/u.test(bare)
  )
    return null;
  const which = found.groups?.['which'];
  const isFirst = which === 'first' || which === 'former';
  const isSecond = which === 'second' || which === 'latter' || which === 'last';
  return { kind: 'other-one', which: isFirst ? 'first' : isSecond ? 'second' : 'other' };
}

const TIME =
  /\b(?:today|tonight|tomorrow|weekend|next week|this week|next month|this month|next year|this year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|spring|summer|autumn|fall|winter|20[2-9]\d|the \d{1,2}(?:st|nd|rd|th)?)\b/u;

/** "the 3rd?", "saturday?" */
const BARE_TIME = new RegExp(String.raw`^(?:(?:the|on|or|this|maybe|even) )*${TIME.source}$`, 'u');

const PLANET =
  /^(?:(?:ok|and|but|so) )*(?:(?:what|how) about|and|explain|tell me (?:more )?about) (?:the |my )?(?<planet>sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant)(?: (?:one|part|sign))?$/u;

function planetIn(bare: string): FollowUp | null {
  const planet = PLANET.exec(bare)?.groups?.['planet'];
  return planet === undefined ? null : { kind: 'planet', planet };
}

function turnIn(bare: string, typed: string): FollowUp | null {
  const rest = (OF_IT.exec(bare) ?? TURN.exec(bare) ?? AND_ONE.exec(bare))?.groups?.[
    'rest'
  ]?.trim();
  if (rest === undefined || rest.split(' ').length > MOST_TURN_WORDS) return null;
  const theme = THEMES.find(([, pattern]) => pattern.test(rest))?.[0];
  if (theme !== undefined) return { kind: 'theme', theme };
  if (/\bhouse\b/u.test(rest)) return { kind: 'other-value', words: rest };
  if (TIME.test(rest) && rest.split(' ').length <= MOST_TIME_WORDS) return { kind: 'time' };
  const who = findPerson(typed);
  if (who !== null) return { kind: 'person', who };
  if (isValue(rest)) return { kind: 'other-value', words: rest };
  return /^[a-z]{2,}ing\b/u.test(rest) ? { kind: 'other-deed', doing: rest } : null;
}

/** A house, a sign, a card, a number or a line of the palm. */
const isValue = (rest: string): boolean =>
  /\b(?:\d{1,4}(?:st|nd|rd|th)?|house|(?:heart|head|life|fate) line|trine|square|sextile|opposition|conjunction|fire|earth|air|water|(?:new|full) moon)\b/u.test(
    rest,
  ) ||
  findSigns(rest).length > 0 ||
  findCard(rest) !== undefined;

const MOST_TURN_WORDS = 6;
const MOST_TIME_WORDS = 3;

/** A short answer to a question that was asked: "the boss", "Dan". */
function nounIn(bare: string): FollowUp | null {
  const words = bare.split(' ');
  const isShort = bare !== '' && words.length <= MOST_NOUN_WORDS;
  return isShort ? { kind: 'noun', noun: bare } : null;
}
