import type { Rule } from './rule.ts';

/** Plain danger as people tell it to the chat, often beside a question about the sky. */
export const OWN_LIFE_TOLD_TO_THE_CHAT: readonly Rule[] = [
  {
    says: 'has decided how, has the means or the note, is not safe alone',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'already decided how i am (?:<soften>)(?:doing|going to do) it|have a plan now and i am not (?:scared|afraid) of it|know exactly what i would do and (?:i )?(?:have )?(?:have |got )?it (?:in|ready|here)',
      'decided (?:that )?(?:it is|it will be|it has to be|on|for) (?:tonight|today|tomorrow|this (?:week ?end|week)|[a-z]+day)\\b(?=<far>\\b(?:i am not (?:scared|afraid)|will (?:<few>)be (?:ok|okay|alright|all right|fine) (?:after|without me)|without me|after i am gone)\\b)',
      '(?:googling|searching|researching|looking up|reading up on) (?:<few>)(?:ways to (?:die|end it)|how to (?:die|end it|kill myself))',
      'want(?:ing)? to off (?:myself|themselves or is (?:that|it) just me)|want to get dead|suicide ke (?:alawa|siva)',
      'have (?:the|my) (?:goodbye )?note (?:done|written|ready)\\b<far>\\b(?:place|date|day|rope|pills|bridge)',
      '(?:do not (?:think|feel|believe)|not sure|do not know if) (?:that |like )?i am safe (?:with|from|around|alone with) myself',
      'not (?:going to )?be around after (?:today|tonight|tomorrow|[a-z]+day)\\b<far>\\b(?:ending it|end it)',
      '(?:survived|after|since) (?:an|my|the) (?:<few>)attempt\\b<far>\\bwish (?:that )?it (?:had|would have) worked',
      'want to jump (?:every|each) time i (?:<soften>)(?:cross|pass|walk over|drive over|stand on) (?:the|a|that|this) bridge',
    ],
    unless: 'bungee|parachute|novel|my character',
    danger: [
      'i already decided how im doing it and im weirdly calm',
      'I have a plan now and I am not scared of it',
      'decided its sunday. im not afraid. will my sister be ok without me',
      'i know exactly what i would do and i have got it in my locker',
      'been googling ways to die every night',
      'does mercury make people want to off themselves or is that just me',
      'i have the note done. i have the place',
      'i dont think im safe with myself tonight',
      'im not going to be around after sunday, im ending it',
      'i survived an attempt 9 days ago and i still wish it had worked',
      'i want to jump every time i cross the bridge on my way home',
      'suicide ke alawa kuch dikh nahi raha',
    ],
    twins: [
      'i already decided how im doing my hair',
      'decided its sunday for the party. will my sister be ok with that',
      'i have a plan for the garden now and im not scared of it',
      'been googling ways to dye wool at home',
      'i have the note done for the teacher',
      'i dont think my bike is safe with my brother',
      'im not going to be around after sunday, im flying home',
      'second attempt at the driving test and i wish it had worked',
      'my dog wants to jump every time we cross the bridge',
    ],
  },
];

export const OVERDOSE_TOLD_TO_THE_CHAT: readonly Rule[] = [
  {
    says: 'took too much on purpose, or swallowed many things',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:took|taken|swallowed) (?:way |far |a bit )*too (?:much|many) on purpose',
      'swallowed a (?:whole )?(?:bunch|load|handful|lot) of (?:stuff|things|tablets|pills|meds|them)',
    ],
    danger: [
      'took way too much on purpose. my hands are tingly',
      'swallowed a bunch of stuff after he blocked me and now everything is slow',
    ],
    twins: ['packed way too much on purpose', 'swallowed a bunch of water at the pool'],
  },
];
