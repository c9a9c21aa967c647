import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const HURTS_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'wounds their own body on purpose',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:cut|cutting|burning|slicing) my (?:own )?(?:arms?|wrists?|thighs?|legs?|stomach) (?:every|again|each|most|all|last) (?:night|day|week|time|evening|single)',
      '(?:stabbed|stab|cut|burned|burnt|burn|sliced|hit|bit|bite|scratched|scratch|pierced|punched) my (?:own )?(?:<few>)(?:<body>|face|neck|head) (?:<few>)(?:on purpose|bloody|open|to feel|deliberately|intentionally|until it (?:bled|bleeds))',
      '(?:started|back|again|using) (?:<few>)(?:the|my|a) (?:razor|blade)s?\\b<far>\\b(?:thigh|arms?|wrists?|nobody sees|<noone> (?:can )?sees?|hide it|long sleeves)',
      'i am (?:<soften>)cutting (?:myself )?right now(?! (?:my|the|hair|onions?|carbs|sugar))',
    ],
    unless: `${NOT_REAL}|not on purpose|by accident|tattoo|ears?|shav(?:e|ed|es|ing)|smooth|wax[a-z]*|beard|barber|ingrown|rash`,
    danger: [
      'im cutting right now and cant stop',
      'i stabbed my leg on purpose',
      'i scratched my face bloody again',
      'been cutting my legs every evening',
    ],
    twins: [
      'i cut my hand on the tin, not on purpose',
      'i burned my arm cooking',
      'i am cutting right now the cake for my son',
    ],
  },
  {
    says: 'did it again, presses heat on the skin, or has marks to hide',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:^|[.,] |i |and |i have )(?:<soften>)cut (?:<soften>)(?:again|too deep)(?= (?:last night|tonight|today|yesterday|this morning|after|because|when he|when she)| [.,]|$)',
      '(?:^|[.,] )i (?:<soften>)cut [.,] (?:with (?:the|a|my) (?:razor|blade|knife|scissors|glass)|again|on my|my <body>)',
      '(?:burn|burned|burnt|burning) (?:<few>)(?:on|into|in|onto) my (?:own )?(?:<few>)<body> (?:<few>)with (?:a |the |my |his )*(?:cigarettes?|lighter|iron|match(?:es)?|incense)',
      '(?:press|pressed|pressing|hold|held|holding|put|putting|stub|stubbed) (?:<few>)(?:lighter|cigarettes?|iron|flame|hot (?:spoon|knife|metal)|blade|razor|sharpener) (?:<few>)(?:against|on|to|into|onto|under|out on) my (?:own )?(?:<few>)<body>',
      allOf(
        '(?:fresh|new|red|more|the|my|got|have|has|with) (?:<soften>)(?:lines|cuts|marks|slits|burns|scabs|scars) (?:<few>)(?:on|along|down|all over|up|across) my (?:<few>)<body>',
        'hide|hiding|cover(?:ing)?|nobody (?:knows|sees)|long sleeves|hoodie|(?:gym|swim|sports?|pe) (?:class|lesson|day|tomorrow)|swimming|fresh|deeper|again|the only thing',
      ),
      '(?:blade|razor|sharpener|scissors|glass|knife|compass|needle|safety pin) (?:<few>)(?:on|to|against|across|into) my (?:own )?(?:<few>)<body> (?:<few>)?(?:again|tonight|every|makes?|calms?|helps?|only thing)',
    ],
    unless: `${NOT_REAL}|accident|cook(?:ing)?|oven|stove|shav(?:e|ed|es|ing)|cat (?:did|scratched)|cats? scratch[a-z]*|kitten|tattoo|surgery|c section|operation|stretch marks|tan lines|sun ?burn|acne|hair|fringe|bangs|lawn|grass|bulk(?:ing)?|budget|price|pay|hours|carbs|calories|acupuncture|physio|wax[a-z]*|laser|hives|mosquito|bed ?bugs|insulin|blood test|poison ivy|thread[a-z]*|weld[a-z]*|barbecue`,
    danger: [
      'cut again yesterday after the call',
      'i cut. with the blade. its ok',
      'i stub cigarettes out on my arm',
      'i held a hot spoon on my thigh',
      'got new lines on my arms and swimming is on monday',
    ],
    twins: [
      'i cut again the fringe, last night, a disaster',
      'i shave my legs again, new blade, feels nice',
      'i hold the iron and my arm hurts, laundry day',
    ],
  },
];
