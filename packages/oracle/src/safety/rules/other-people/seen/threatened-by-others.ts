import { allOf } from '../../all-of.ts';
import { NOT_REAL } from '../../not-real.ts';
import type { Rule } from '../../rule.ts';

/** Others threaten the writer, or turn up again and again. */
export const THREATENED_BY_OTHERS: readonly Rule[] = [
  {
    says: 'is threatened with blows by people who want money, or by the own family',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:loan|money|debt) (?:<few>)?(?:guys|sharks?|men|people|lenders?|collectors?|boys)|(?:i )?owe (?:<few>)(?:money|them|him|people|guys)|my (?:brothers?|father|dad|uncles?|cousins?|family|in laws|exs? (?:brother|family|friends?))',
        '(?:next time|otherwise|if i (?:<some>)|or (?=(?:<few>)(?:they|he|else|it is|its)\\b)) ?(?:<few>)(?:it is |its )?(?:they (?:will |are going to )?(?:break|take|cut|burn|come for) )?my (?:legs?|knees?|fingers?|hands?|kids|family|face|throat)|(?:they|he|she) (?:will|would|are going to) (?:bury|kill|shoot|stab|burn|cut|finish|find) me|i (?:will|would) not (?:see|live|make it)|know(?:s)? (?:which|what|where) (?:<few>)(?:bus|school|i live|my (?:kids|mum|sister))',
      ),
    ],
    unless: `${NOT_REAL}|surprise|monopoly|football|chess|bet|mortgage|bank|my heart|broke my (?:legs?|arm) skiing|if i (?:forget|miss|do not bring|burn|ruin|dent|scratch)`,
    danger: [
      'debt collectors were here, next time they break my legs',
      'my brothers say they will bury me if i marry him',
    ],
    twins: [
      'my brothers will kill me if i forget mums birthday',
      'i owe money to my sister and next time my kids pay her lol',
    ],
  },
  {
    says: 'somebody turns up where they could not know of',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:he|she|ex|same (?:man|guy|woman|car)|this (?:man|guy|woman)) (?:<soften>|again |always )*(?:keeps? |kept |is )?(?:(?:turn|show|pop)(?:s|ing|ped|ed)? up|wait(?:s|ing)|parked|park(?:s|ing)|stand(?:s|ing)|sits|sitting|sat) ',
        'i (?:<soften>)(?:never|did not) (?:<few>)(?:tell|told|gave|give|say|said|shared?)|how (?:does|did) (?:he|she) (?:<few>)know|every(?:where| night| day) (?:i go|in a row)|(?:\\d+|two|three|four) nights? (?:running|in a row)|wherever i (?:go|am)|my mums (?:street|house)|new (?:address|flat|job)',
      ),
    ],
    unless: `${NOT_REAL}|cat|dog|blocked him|new seating|moved desks|quit|resigned|hr|therapy|unfollow[a-z]*|bus stop|late|on time|to work|to class|at the office`,
    danger: ['he keeps showing up at my gym and the shop, i never told him'],
    twins: [
      'he keeps showing up late, how does he know i cover for him',
      'the cat keeps turning up in our garden, never told her to come',
    ],
  },
];
