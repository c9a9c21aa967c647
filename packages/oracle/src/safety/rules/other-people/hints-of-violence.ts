import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Violence that is meant and not spelled out. */
export const HINTS_OF_VIOLENCE: readonly Rule[] = [
  {
    says: 'says that others will pay with blood, or follows a person with a weapon',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'pay(?:s|ing)? (?:<few>)with (?:his|her|their) (?:own )?(?:blood|life|lives)',
      '(?:follow(?:ed|ing|s)?|wait(?:ed|ing)? for|went after|tracked|hunting) (?:him|her|them|my (?:ex|boss|wife|husband|neighbour|teacher)) (?:<some>)(?:brought|bring|with|have|had|took|carry|carrying|grabbed) (?:my|a|the|an) (?:<few>)<weapon>',
      '(?:she|he|they) (?:will|is going to|are going to) not (?:<soften>)(?:see|live to see|reach|make it to) (?:another|the next|next|this) (?:spring|summer|birthday|christmas|week|morning|day|year)(?=<far>\\b(?:know where|i will|my hands|knife|gun|promise|swear)\\b|<end>)(?<=(?:know where|hate|revenge|pay|i swear|promise|going to)\\b[a-z0-9 ,.]{0,80})',
      '(?:people|everyone|they|a lot of (?:people|them)) (?:will|are going to) die (?:<few>)(?:because of me|by my hand|when i (?:am done|get there|come)|and (?:they|it) (?:deserve|will))',
    ],
    unless: `${NOT_REAL}|war|history|covid|pandemic|climate`,
    danger: [
      'he will pay with his blood on friday, i have what i need',
      'i followed him home and brought my hammer',
      'i know where she lives and she will not see another spring',
      'people are going to die because of me',
    ],
    twins: [
      'he will pay for dinner with his new card',
      'i followed him on instagram, with a hammer emoji lol',
      'do all people die in the same way in the chart',
      'she will not see another summer in this office, she got the new job',
    ],
  },
  {
    says: 'threatens with a day, a bag or a watch kept on a person',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:they|he|she|everyone|you) (?:will|are going to|is going to) (?:<soften>)(?:all )?(?:be sorry|regret (?:it|everything)|see|learn|understand|stop laughing) (?:<some>)(?:what is|what i (?:have|put|brought|am bringing)|whats) (?:<few>)(?:in my (?:bag|car|locker|backpack|pocket)|bring|with me)',
      'i (?:<soften>)(?:sit|wait|stand|park|watch|am (?:<soften>)(?:sitting|waiting|parked|watching)) (?:<few>)outside (?:her|his|their|my exs?) (?:house|place|window|flat|apartment|work|building) (?:every (?:night|day|evening)|at night|for hours|all night|most nights)',
      '(?:no idea|not know|never see|does not see) (?:<few>)(?:what is coming|whats coming|it coming|me coming|what i (?:will|am going to) do to (?:him|her|them))(?: for (?:him|her|them))?(?<=(?:outside|house|home|watch|follow|wait|bag|monday|school|work)\\b[a-z0-9 ,.]{0,90})',
    ],
    unless: `${NOT_REAL}|surprise|party|birthday|gift|present|propos[a-z]*|cake|promotion|raise|resign[a-z]*|costume|uber|delivery|pick (?:her|him|them) up`,
    danger: [
      'they will all be sorry on monday when they see what is in my bag',
      'i sit outside her house every night and she has no idea what is coming',
      'i wait outside my ex house for hours',
    ],
    twins: [
      'they will all be sorry when i resign',
      'i wait outside her house every day to pick her up for school',
      'she has no idea what is coming, surprise party at the house',
    ],
  },
];
