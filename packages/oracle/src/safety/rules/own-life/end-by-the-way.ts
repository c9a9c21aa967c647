import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GOING_ELSEWHERE =
  'mov(?:e|ed|ing)|relocat[a-z]*|emigrat[a-z]*|abroad|fly(?:ing)?|flight|travel[a-z]*|trip|holidays?|vacation|new (?:job|city|country|role|school)|last day (?:at|of) (?:work|school|the job|my job)|retir[a-z]*|graduat[a-z]*|transfer|semester|resign[a-z]*|notice period|leaving (?:party|drinks|do|the (?:company|team|city|country))|deploy[a-z]*|surgery|operation|hospital|fast(?:ing)?|ramadan|lent|all inclusive|meal (?:plan|box|kit)|sell(?:ing)?|sold|upgrade|payday|salary';

/** An end that is said in passing: what is not needed any more, a favour to all, quiet goodbyes. */
export const END_BY_THE_WAY: readonly Rule[] = [
  {
    says: 'will need nothing after a day, does all a favour, says goodbye unnoticed',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:will not|do not|not going to|am not going to|no) (?:<soften>)(?:need|be needing|needing|have to buy|need to buy) (?:any |my |it |a |the |new |more |this |that )*(?:<few>)?(?:food|groceries|lunch|meals?|eat|money|savings|clothes|shoes|coat|bed|alarm|alarm clock|phone|keys|flat|body|sleep|shampoo|toothpaste|air|diary|calendar) (?:after|past|from|beyond) (?:this |next )?(?:<day>|that|then|the (?:\\d+)(?:st|nd|rd|th)?)',
      allOf(
        '(?:do|doing|did) (?:everyone|everybody|them all|them|you all|the world|my family|the family|us all|him|her) a favour\\b',
        '<day>|soon|one of these days',
        '(?:parasite|burden|useless|worthless|waste|leech|dead ?weight|hates? me|rid of me|without me|better off|be gone|disappear|not be (?:here|around)|decided|(?:<noone>) needs|get out of (?:their|the) way|out of the way|mistake|failure)',
      ),
      allOf(
        '(?:say|saying|said) (?:my |small |little |quiet |tiny |silent )*(?:goodbyes?|farewells?|good bye)',
        'in (?:small|little|quiet|tiny|secret|silent) ways|(?:they|he|she|people|everyone|(?:<noone>)|none of them) (?:<few>)(?:not |never )?(?:notice[ds]?|noticing|know[s]?|realis[e]?[ds]?|realiz[e]?[ds]?|suspects?|has a clue)|without (?:<few>)(?:knowing|noticing|telling)|in my head',
      ),
      '(?:let|make|have|want) (?:him|her|them|my [a-z]+) (?:to )?(?:be the one (?:who|to) )?finds? me (?:<few>)(?:in|on) the (?:<few>)(?:bath|bathtub|tub|bathroom floor|kitchen floor|garage|car)',
      '(?:he|she|they|someone|my [a-z]+) will find me (?:<few>)(?:in|on) the (?:<few>)(?:bath|bathtub|tub|bathroom floor|garage)',
      '(?:plan|planning|planned|work(?:ing)? out|think(?:ing)? (?:about|of)|figur(?:e|ing) out) (?:how|when|a way) (?:i |to )?(?:<soften>)(?:be|will be|can be|am) gone (?:before|by the time) (?:he|she|they|anyone|everyone|the kids) (?:wakes?|gets?|comes?|notices?)',
      allOf(
        '(?:not|never) (?:<soften>)com(?:e|ing) home (?:tonight|today|this evening|again|any ?more|tomorrow)',
        '(?:train|express|freight) (?:comes|passes|goes (?:by|through)|is (?:due|at))|(?:tracks|bridge|river|cliff|reservoir|quarry) (?:is|are) (?:<few>)(?:near|close|minutes|away|waiting)',
      ),
      'i (?:have )?decided\\b[a-z0-9 ,.]{0,30}\\b(?:<day>|it) is (?:<soften>)(?:my|the) last (?:day|night|one|morning|evening)(?= [.,]|$)',
      '(?:after|once|when) i am gone (?:next|this|on|tonight|tomorrow|after) ?(?:week|month|weekend|<day>)?',
    ],
    unless: `${IN_A_STORY}|${GOING_ELSEWHERE}|candles?|petals|bubbles?|bubble bath|champagne|lingerie|romantic|surprise|work trip|business|conference|early shift|cook(?:ing)?|cake|driving them|babysit[a-z]*|sleepover|night shift|hotel|last day of|diet|at (?:my|a|the) (?:friends?|mates?|mums|parents|sisters|boyfriends|girlfriends)`,
    danger: [
      'she took my yoghurt and i do not mind. i wont be needing groceries after friday',
      'he called me a leech so i am doing them all a favour on sunday',
      'been saying small goodbyes all week and nobody noticed',
      'he forgot my birthday. let him find me on the bathroom floor',
      'i lie next to him and plan how to be gone before he wakes',
      'the meeting was the last straw, not coming home today, the express passes at nine',
    ],
    twins: [
      'i wont need groceries after friday, flying to rome',
      'i wont need my winter coat after march',
      'i am doing everyone a favour on friday and driving them to the airport',
      'goodbye party on friday, i keep saying goodbye to people and they cry',
      'let him find me in the bath with candles and champagne tonight',
      'not coming home tonight, the train is cancelled',
      'i dont need an alarm after sunday, holiday starts',
    ],
  },
];
