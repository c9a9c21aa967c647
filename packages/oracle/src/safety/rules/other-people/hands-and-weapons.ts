import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const WEAPON =
  '(?:gun|guns|rifle|pistol|shotgun|revolver|knife|machete|hammer|axe|petrol|acid|crowbar|baseball bat|katta)';
const CARED_FOR =
  '(?:her|him|mum|mam|dad|nan|gran|grandma|grandpa|grandad|my (?:mother|father|mum|mam|dad|nan|gran|grandma|grandad|wife|husband|aunt|uncle|patient|resident))';
const LOSES_IT =
  'i (?:<soften>)(?:lose it|lost it|lose my (?:temper|patience)|lost my (?:temper|patience)|snap|snapped)';
const BY_FORCE = `(?:hold|held|grab|grabbed|squeeze|squeezed|grip|gripped|shake|shook|push|pushed|shove|shoved|pinch|pinched|slap|slapped|hit|pull|pulled|force|forced) ${CARED_FOR}`;

/** Hands that were too hard on a person who is looked after, and weapons with a place. */
export const HANDS_AND_WEAPONS: readonly Rule[] = [
  {
    says: 'was rough with a person they look after',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${LOSES_IT}\\b<far>\\b${BY_FORCE}\\b[a-z0-9 ,.]{0,80}\\b(?:too hard|marks?|bruises?|next time|again|scared|crie[sd])`,
      `${BY_FORCE}\\b[a-z0-9 ,.]{0,80}\\b(?:too hard|marks?|bruises?)\\b[a-z0-9 ,.]{0,80}\\b(?:next time|lose it|lost it|no one else|<noone>|carer?|look after)`,
    ],
    unless: `${NOT_REAL}|at (?:chess|cards|tennis)|massage|physio|hug(?:ged)?`,
    danger: [
      'when mam wont swallow i lose it and i hold her arm too hard. theres marks',
      'i look after dad and i snapped and grabbed him, he has bruises',
    ],
    twins: [
      'i lost it when mum told that story and hugged her too hard, marks of lipstick all over',
      'i hold her hand when she is scared of the nurse',
      'dad marks the calendar, i look after him and hold him when he walks',
    ],
  },
  {
    says: 'waits near a person with a weapon, or has the thing and knows the place',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:i am|sitting|sat|parked|waiting|standing) (?:<few>)(?:in front of|outside|across from|opposite|near|by) (?:his|her|their|my exs?|my [a-z]+s) (?:<few>)(?:house|home|flat|office|door|work|place|building|gym|shop)\\b[a-z0-9 ,.]{0,140}\\b(?:have|got|with|holding|brought|is) (?:<few>)${WEAPON}(?! (?:block|set|shop|show))`,
      `(?:have|got|holding|brought) (?:<few>)${WEAPON}\\b[a-z0-9 ,.]{0,140}\\bi am (?:<few>)(?:in front of|outside|across from|opposite) (?:his|her|their|my exs?)`,
      allOf(
        'know where (?:he|she|they) (?:<soften>)(?:sits?|lives?|sleeps?|parks?|works?|drinks?|stays?|walks?|eats?)',
        `(?:got|have|brought|bought|borrowed) (?:<soften>)(?:the|a|my) (?:<few>)(?:thing|tool|piece|katta|${WEAPON})`,
        '(?:took (?:my|his|her|our)|killed|raped|destroyed|murdered|izzat|honou?r|revenge|police|court|justice|blood|rage|pay for|mars)',
      ),
    ],
    unless: `${NOT_REAL}|hunting|police officer|i am a (?:cop|chef)|gift|birthday|surprise|crush`,
    danger: [
      'im in the car in front of his house. i have my fathers gun on the seat',
      'he took my sisters honour. police took money. i have got the thing from my cousin and i know where he sits',
      'im outside her office and i brought a hammer',
      'so full of rage. i know where he parks. i have the knife in the bag already',
    ],
    twins: [
      'i am outside her office with a birthday cake and i brought an axe throwing voucher as a gift',
      'im in front of her house, she took my heart. which day is lucky',
      'i know where he sits in class and i have a crush, got the thing for him',
    ],
  },
];

const GONE =
  '(?:(?:not|stopped) (?:<soften>)(?:picking up|answering|replying|reading|opening)|phone is (?:<soften>)(?:off|dead|switched off)|doors? (?:is |are )?locked|(?:can not|could not) reach (?:her|him|them)|goes to voicemail|since then (?:<few>)(?:nothing|silence|off|offline))';
const KIND_WORDS =
  '(?:(?:i was|you were|you are|i have been|you have been) (?:<soften>|such )*(?:a |the |my )?(?:good|best|true|great|only) (?:friend|to me|person)|always good to me|thank(?:s| you) for (?:all|everything)|sorry for everything|(?:do not|never) forget me|remember me|i love you all)';
const ENTRUSTED =
  '(?:take care of my (?:plants|cat|dog|mum|mother|dad|father|sister|brother|kids|family|things|bird|rabbit)|gave me (?:her|his|their) (?:<few>)(?:cat|dog|guitar|piano|rings?|watch|jewell?ery|records|plants|rabbit|bird|parrot|diary|camera|things|necklace|violin))';

/** A friend's farewell, and silence after it. */
export const FAREWELL_THEN_SILENCE: readonly Rule[] = [
  {
    says: 'a person entrusted something dear, said kind last words, and is silent',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf('<relative>', `${ENTRUSTED}\\b[a-z0-9 ,.]{0,140}\\b${GONE}`, KIND_WORDS),
      allOf(
        '<relative>',
        `${KIND_WORDS}\\b[a-z0-9 ,.]{0,140}\\b${KIND_WORDS}\\b[a-z0-9 ,.]{0,140}\\b${GONE}`,
      ),
      '(?:said|says|thinks|feels|told me|writes|wrote)\\b<gap>(?:he|she) is (?:<soften>|just |only )*in the way(?= [.,]|$)|(?:said|says|thinks|feels|told me)\\b<gap>(?:he|she) is (?:<soften>|just |only )*in the way (?:here|of (?:all of us|everyone|us all))(?= [.,]|$)',
    ],
    unless: `${NOT_REAL}|airport|moving|moved|holiday|trip|broke up|break ?up|dumped|dating|situationship|kitchen|movers|parking|queue|renovat[a-z]*|plumber|cooking|flight|hospital bed|exam`,
    danger: [
      'my roommate gave me her guitar and her cat and said i was a good friend, now shes not picking up',
      'my friend sent a voice note thank you for all, take care of my plants, you were always good to me. since then phone is off',
      "he said he is not sad, he is only 'in the way'",
    ],
    twins: [
      'my friend gave me her cat for the holiday and her phone is off on the plane, thank you for everything she said',
      'he said i was a good friend and thank you for all, we broke up, now he is not answering',
      'my husband says he is in the way when i cook, so he left the kitchen',
      'my boyfriend gave me his jacket and is not answering today',
    ],
  },
];
