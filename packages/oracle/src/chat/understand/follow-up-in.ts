import { findPerson } from '../entities/find-people.ts';
import type { Theme } from '../family.ts';
import type { FollowUp, FollowUpKind } from '../understood.ts';

const FIXED: readonly (readonly [FollowUpKind, RegExp])[] = [
  [
    'meaning',
    /^(?:(?:sorry|wait|huh|ok but|but|so) )?(?:what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) (?:mean|even mean)|meaning|huh|what|i do not (?:get|understand)(?: (?:it|that|this|you))?|explain(?: (?:that|this|it|please|more simply|simpler|again|it again))?(?: but)?(?: (?:without|in) [a-z ]{3,30})?|in (?:plain )?english|can you explain(?: (?:that|this|it))?|say (?:that|it) (?:differently|simpler|in plain words)|elaborate on that in plain words|confused)$/u,
  ],
  [
    'why',
    /^(?:(?:but|and|ok|ok but|so|wait) )?(?:why|why is that|why not|how do you know(?: (?:that|this))?|how come|based on what|says who|what makes you (?:say|think) (?:that|so)|where do you (?:get|see) (?:that|this)|which planet|what planet|why do you (?:say|think) (?:that|so))$/u,
  ],
  [
    'more',
    /^(?:(?:ok|and|yes|please|can you|could you) )*(?:more|tell me more|say more|go on|continue|and|and then|then what|what else|anything else|more details?|more please|give me more|elaborate|keep going|some more|expand(?: on that)?|more about (?:that|this|it)|another (?:one|tip|idea))(?: please)?$/u,
  ],
  [
    'shorter',
    /^(?:(?:ok|can you|please|just) )*(?:shorter|(?:make|say) (?:it|that) shorter|keep it short|short version|in short|too long|tldr|tl dr|summari[sz]e|sum it up|in one sentence|bottom line|give me the short version|briefly)(?: please)?$/u,
  ],
  [
    'which-day',
    /^(?:(?:ok|ok but|but|and|so|yes|yes but) )*(?:which day(?: then| tho)?|what day(?: then)?|which date|what date|when|when then|when though|when exactly|which day exactly|what day exactly|on which day|give me a (?:date|day)|pick a (?:date|day)|which day this week|what time|(?:any |an)?other (?:day|date|one)|(?:any |an)?other day then|so when|when should i do (?:it|that)|which day (?:is|would be) best(?: for (?:it|that))?|what day would be best|which one of those days)$/u,
  ],
  [
    'good-or-bad',
    /^(?:(?:ok|and|but|so|wait) )*(?:is (?:that|this|it) (?:bad|good|a (?:bad|good) (?:thing|sign)|something bad|rare|dangerous|ok)|good or bad|should i (?:worry|be worried|be scared)|do i need to worry)$/u,
  ],
  [
    'how-long',
    /^(?:(?:ok|and|but|so|for) )*(?:how long|how long (?:does|will|is) (?:it|this|that)(?: (?:last|take|go on|going on|going to last|gonna last))?|until when|till when|when (?:does|will|is) (?:it|this|that) (?:end|stop|over|be over|pass))$/u,
  ],
  [
    'yes',
    /^(?:yes|yes please|sure|of course|definitely|absolutely|i do|i did|i am|i have|yes i (?:do|did|am|have|will|think so)|true|exactly|right|correct|please do|ok yes|very much|a lot|totally|i think so|probably)(?: (?:please|sure|i do|definitely|thanks))*$/u,
  ],
  [
    'no',
    /^(?:no|no thanks|no thank you|not really|never|not at all|i do not|i did not|i am not|i have not|no i (?:do not|did not|am not|have not)|not yet|definitely not|absolutely not|no way|nobody|no one|nothing|none)$/u,
  ],
  [
    'unsure',
    /^(?:maybe|not sure|i am not sure|i do not know|no idea|perhaps|kind of|sort of|a little|a bit|depends|it depends|hard to say|partly|sometimes|both|neither)$/u,
  ],
  [
    'something-else',
    /^(?:something else|none of (?:these|those|them)|other|neither of (?:these|those)|new question|different question|another question)$/u,
  ],
  [
    'conclusion',
    /^(?:(?:so|wait|ok|but|then|right) )+(?:(?:you|your) (?:think|say|saying|mean|are saying|are telling me)|are you (?:saying|telling me)|that means|basically)\b.+$|^(?:are )?you (?:are )?(?:saying|telling me) (?:that )?(?:he|she|they|i|my|it)\b.+$/u,
  ],
  ['never-mind', /^(?:(?:ok|oh|actually|ah) )?(?:never mind|forget it|it does not matter)$/u],
  [
    'ok',
    /^(?:ok|alright|got it|i see|understood|fair|fair enough|makes sense|good point|interesting|hmm+|cool|great|nice|good|fine|oh|ah|oh ok|ok cool|ok thanks|ok thank you|wow|i will try(?: that| it)?|noted)$/u,
  ],
];

const THEMES: readonly (readonly [Theme, RegExp])[] = [
  ['work', /^(?:work|my (?:work|job|career)|career|job|the job)$/u],
  ['love', /^(?:love|my love life|romance|relationships?|my relationship|dating|love life)$/u],
  ['money', /^(?:money|my (?:money|finances)|finances)$/u],
  ['family', /^(?:family|my family|home)$/u],
  ['friends', /^(?:friends|my friends|friendships?)$/u],
  ['body', /^(?:health|my health|my body)$/u],
  ['self', /^(?:me|myself)$/u],
  ['spirit', /^(?:spirituality|my spirit|spirit)$/u],
];
const TURN = /^(?:(?:ok|and|but|so|what|how) )*(?:(?:what )?about|for|in|with|and) (?<rest>.+)$/u;
const AND_ONE = /^and (?<rest>(?:my )?\w+(?: \w+)?)$/u;
const CORRECTION =
  /^(?:no|nope|not that|that is not what i (?:meant|asked)|you misunderstood|wrong|actually)?[\s,.:-]*(?:i (?:meant|mean|was talking about|am talking about|was asking about|am asking about)|not (?:that|him|her|them)\b[\s,]*(?:but)?|that is not what i (?:meant|asked)|i (?:did not|do not) mean (?:that|it|him|her))\b[\s,.:-]*(?<meant>.*)$/u;
/** "Not the job. The dog.", "no not the recent one, my ex husband" */
const NOT_THIS =
  /^(?:no|nah|nope|sorry)?[\s,.]*not (?:the |my |that |this )?(?:[a-z]+\s?){1,3}[.,;!]+\s*(?:but |i mean |i meant )?(?<meant>(?:the|my|his|her|about)\b[^.!?]{2,60})[.!]*$/iu;
const MOST_NOUN_WORDS = 2;

/** What a piece wants done with the last answer; null when it stands on its own. */
export function followUpIn(plain: string, typed: string): FollowUp | null {
  const bare = plain
    .replace(/\b(?:though|lol|honestly|really|please)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const fixed = FIXED.find(([, pattern]) => pattern.test(bare) || pattern.test(plain))?.[0];
  if (fixed !== undefined) return { kind: fixed };
  if (bare === '' && typed.includes('?')) return { kind: 'meaning' };
  const instead = NOT_THIS.exec(typed)?.groups?.['meant'];
  if (instead !== undefined) return { kind: 'correction', meant: instead };
  const correction = CORRECTION.exec(bare)?.groups;
  if (correction) return { kind: 'correction', meant: correction['meant'] ?? '' };
  return (
    unansweredIn(bare) ?? otherOneIn(bare) ?? planetIn(bare) ?? turnIn(bare, typed) ?? nounIn(bare)
  );
}

const UNANSWERED =
  /^(?:(?:but|ok|and|wait|hey|no) )*(?:you (?:did not|never|have not|still did not|still have not) (?:answer|answered|say anything about|said anything about|tell me about)|(?:what about )?(?:my |the )(?:first|other|second|last) (?:question|thing|one) you)\b(?<about>.{0,60})$|^(?:the|my) (?:first|other|second) question\b(?<rest>.{0,40})$/u;

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
  /\b(?:today|tonight|tomorrow|weekend|next week|this week|next month|this month|next year|this year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|spring|summer|autumn|fall|winter|the \d{1,2}(?:st|nd|rd|th)?)\b/u;

const PLANET =
  /^(?:(?:ok|and|but|so) )*(?:(?:what|how) about|and|explain|tell me (?:more )?about) (?:the |my )?(?<planet>sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant)(?: (?:one|part|sign))?$/u;

function planetIn(bare: string): FollowUp | null {
  const planet = PLANET.exec(bare)?.groups?.['planet'];
  return planet === undefined ? null : { kind: 'planet', planet };
}

function turnIn(bare: string, typed: string): FollowUp | null {
  const rest = (TURN.exec(bare) ?? AND_ONE.exec(bare))?.groups?.['rest']?.trim();
  if (rest === undefined || rest.split(' ').length > 3) return null;
  const theme = THEMES.find(([, pattern]) => pattern.test(rest))?.[0];
  if (theme !== undefined) return { kind: 'theme', theme };
  if (TIME.test(rest)) return { kind: 'time' };
  const who = findPerson(typed);
  return who === null ? null : { kind: 'person', who };
}

/** A short answer to a question that was asked: "the boss", "Dan". */
function nounIn(bare: string): FollowUp | null {
  const words = bare.split(' ');
  const isShort = bare !== '' && words.length <= MOST_NOUN_WORDS;
  return isShort ? { kind: 'noun', noun: bare } : null;
}
