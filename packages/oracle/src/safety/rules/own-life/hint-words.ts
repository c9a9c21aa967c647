import type { Rule } from '../rule.ts';

/** Words that farewells to life share with farewells to a flat or a job: the classifier weighs them. */
export const HINT_WORDS_OWN_LIFE: readonly Rule[] = [
  {
    says: 'puts things in order, gives things away, or writes last words',
    grade: 2,
    isHint: true,
    isTestOnly: true,
    patterns: [
      '(?:gave|given|giving|give) (?:<few>)(?:away|to my (?:sister|brother|mum|mother|neighbour|parents|friend))|(?:house|things|papers|affairs|everything|all) (?:<few>)(?:in order|sorted|arranged|taken care of)|left (?:<few>)keys? (?:with|at|under|to)|cancelled (?:the|my|everything|all)',
      '(?:wrote|written|writing|finished|left|find|finds|read|reads|leave) (?:<few>)(?:note|letters?|cards? for)(?! (?:of|from) )|(?:last|final) (?:letter|note|message|question|reading|words|time|thing|list)',
      '(?:insurance|policy|payout|pays out|inherit)[a-z ]*\\b<far>\\b(?:without me|they|kids|wife|husband|cause|two years|gone|light)|only (?:one )?thing left (?:to do|on my list)|(?:thank you|thanks) for (?:everything|all)\\b<far>\\b(?:last|goodbye|take care)',
    ],
    danger: [
      'i cancelled the paper and left the key with the neighbour',
      'she will find the letter when she comes home',
      'the policy is two years old now. they will be fine',
    ],
    twins: [
      'can you read my chart',
      'my neighbour is a virgo',
      'what does the letter m in my palm mean',
    ],
  },
  {
    says: 'a future without them, a decision, a date, or an end',
    grade: 2,
    isHint: true,
    isTestOnly: true,
    patterns: [
      '(?:without me|not around|not be around|not be here|not be anywhere|after me|when i am gone|once i am (?:gone|not)|will not (?:be )?need(?:ing)?|not need (?:a|the|it|any)|not plan(?:ning)?|do not plan|past (?:<day>|summer|christmas))|(?:do not|can not|never) (?:<soften>)(?:see|picture|imagine) (?:myself|me) (?:at|being|old|past|turning|in)',
      '(?:made|make) (?:my|a|the|up my) (?:decision|mind|choice)|(?:it is|its|all) (?:<soften>)(?:settled|decided|arranged)|(?:exit|end|last) (?:date|day)|(?:<day>|tonight|soon) (?:<few>)(?:it (?:ends|stops)|is the (?:night|day|end)|for good|i (?:rest|stop))|(?:ends?|stops?|over|quiet|gone) (?:<few>)(?:tonight|<day>|for good|for ever|forever|for me)',
      '(?:be|go|am|get|come) (?:<few>)(?:with|to) (?:you|him|her|them|my (?:brother|sister|mum|mother|dad|father|son|daughter|husband|wife|nan|gran|grandma|grandpa|baby)) (?:<few>)(?:soon|again|before|tonight|by <day>)|on my way to (?:you|him|her)',
      'i (?:<soften>)(?:give up|am giving up|surrender)<end>|so i can (?:<soften>)(?:go|leave|rest|stop)<end>|(?:set|chosen|picked) (?:a|the|my) date|(?:miss me|missed|drag(?:ging)? (?:them|everyone) down|burden|better off|breathe easier|one less|easier for (?:them|everyone|all))|(?:reason|thing) (?:<few>)(?:i am|keeping me|keeps me) (?:<few>)here|still here because',
      '(?:do you think|does|would|is it) (?:<few>)(?:hurts?|painful|wrong) (?:<few>)(?:last|go|leave|end|time|minute)|(?:stay|remain) (?:that way|asleep)|go to sleep and|not (?:scared|afraid) (?:any ?more|now|of it)|felt? (?:this|so) (?:calm|light|peaceful|free)|feels? (?:peaceful|light|calm)|chicken out|last (?:minutes?|moments?|seconds?)\\b<far>\\b(?:hurts?|asleep|feel|pain)|hurts?\\b<far>\\blast (?:minutes?|moments?|seconds?)',
    ],
    danger: [
      'what will their year look like once i am gone',
      'i made my decision and i feel so light',
      'do you think the last minute hurts',
      'it stops tonight',
    ],
    twins: ['is my moon in leo', 'when do i get a new job', 'does he think of me'],
  },
  {
    says: 'a height, rails, water, pills, a blade, a rope or a gun',
    grade: 2,
    isHint: true,
    isTestOnly: true,
    patterns: [
      '(?:edge|platform|cliffs?|bridge|tracks|rails|pier|ledge|roof|balcony|train|river|sea)\\b<far>\\b(?:closer|step|testing|drive home|hours|every|kind to me|soft|calling|one day|next time|jump|alone)|(?:closer|step|stand|sat|drove)\\b<far>\\b(?:edge|platform|cliffs?|bridge|tracks|ledge|roof)',
      '(?:pills?|tablets?|packets?|packs?|bottles?|strips?|meds|insulin)\\b<far>\\b(?:empty|all|whole|counted|saved|saving|enough|left|asleep|sleepy|more than|stopped)|(?:counted|finished|took|taken|saved|stopped) (?:<few>)(?:them|all of them|whole|more than|a lot more|my insulin|both|tablets|pills)|how much is too much',
      '(?:knot (?:holds|held)|(?:balcony|window|bridge|tracks|knife|knives) differently|(?:play|sing|read|wear) (?:<few>)(?:service|funeral))|(?:blade|razor|rope|gun|rifle|pistol|knife|long sleeves|bleed|stopped eating|not eaten)\\b',
    ],
    danger: [
      'each morning i stand a little closer to the edge of the platform',
      'the packets are empty now and i am sleepy',
      'my dads old gun is on my mind',
    ],
    twins: ['i love my new bag', 'which planet rules taurus', 'he is always late'],
  },
];
