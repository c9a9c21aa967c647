import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Harm to the own life or body in plain words that name it. */
export const OWN_LIFE_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'asks for death, has tried it, or is where it would happen',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:hanged|drowned|shot|poisoned|suffocated|strangled) myself(?! in the foot)',
      '(?:just |please |god )*let me (?:<soften>)die<end>|death is (?:<soften>)(?:all|the only thing) i want|(?:all i want is|i only want|all i want) (?:<soften>)(?:death|to be dead|to die)',
      'i am (?:<soften>)(?:sitting |standing |lying |waiting )?(?:down )?on the (?:train |railway )?(?:tracks|rails)(?= waiting|<end>| now| and| until)|(?:sitting|standing|i am) on (?:the|my|a) (?:window )?(?:ledge|window ?sill|railing)\\b<gap>(?:floors? up|floor|jump|let go|looking down)',
      '(?:hate (?:my life|being alive)|want (?:it|this|my life) (?:all )?(?:over|to be over)|tired of (?:life|living))\\b<far>\\bi (?:<soften>)(?:am going to|will|am about to|have decided to) (?:<soften>)do it(?=<end>| tonight| now| today| tomorrow| this)',
      'my wrists? (?:is|are) (?:<soften>)(?:bleeding|cut|open|slit)',
      'kms kms|ending it\\b<far>\\bgoodbye<end>|(?:drank|swallowed|took) something (?:<few>)to end it',
      '(?:made|have|had) a (?:suicide )?pact\\b<far>\\b(?:do it|go|die|jump|leave this world) together',
    ],
    unless: `${NOT_REAL}|photo[a-z]*|shoot day|model(?:ling)?`,
    danger: [
      'i nearly hanged myself last night',
      'death is all i want',
      'please let me die',
      'im on the tracks waiting for the train',
      'my wrists are bleeding, i did it',
      'i hate my life, i want it over. tonight i will do it',
      'kms kms kms all day',
      'she left so i am ending it, goodbye',
      'swallowed something to end it',
      'my friend and i made a pact, we will do it together on sunday',
    ],
    twins: [
      'i shot myself in the foot with that email',
      'let me die of laughter in peace',
      'on the tracks of my family history',
      'i only want to be loved',
      'i am ending it with him on friday',
    ],
  },
];
