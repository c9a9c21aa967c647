import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const AWAY =
  'holidays?|vacation|flight|fly(?:ing)?|travel[a-z]*|trip|moving|move|moved|new (?:job|school|city)|work|job|office|boss|team|shift|meeting|class|school|gym|party|weekend|cruise|camp|abroad|visit(?:ing)?|honeymoon|surgery|hospital|conference|festival|away|out of town|beach|italy|spain|greece|france|portugal|mexico|bali|japan|deployed|deployment|retir[a-z]*|subscription|trial|app|course|lesson|delivery|parcel|plumber';
const PARTED =
  'with (?:him|her)|him|her|relationship|boyfriend|girlfriend|marriage|divorce|dating|situationship|job|boss|office|lease|contract|smoking|diet|argument|debt|feud|game|project';
const FAMILY =
  '(?:mum|mother|dad|father|parents|sister|brother|kids|children|son|daughter|wife|husband|family|boys|girls|gran|nan|grandma|grandpa|best friend|friends|boyfriend|girlfriend|partner)';
const NOT_TO_BLAME =
  '(?:(?:it|this|that) (?:was|is) (?:<soften>)(?:not|never)|none of (?:it|this) (?:was|is)) (?:<few>)(?:her|him|them|hers|his|theirs|fault|because of (?:her|him|them)|about (?:her|him|them)|anything (?:she|he|they) did)';
const DEAD =
  '(?:died|dead|passed|passed away|buried|funeral|grave|death|heaven|lost (?:him|her|them|my [a-z]+)|(?:late|dead) (?:wife|husband|mum|mother|dad|father|son|daughter|brother|sister))';
const TOWARDS =
  '(?:want|wanna|intend|mean|shall|hope|ready|going|plan|planning|time|night|day|way|can i|should i|let me|i will|i would like|soon|about|decided|longing)';
const JOIN = `${TOWARDS} (?:<few>)(?:join|follow|be reunited with|reunite with|go (?:and )?be with) (?:him|her|them|my (?:late |dead |dear |sweet |little )*(?:<relative>|grandmother|grandfather|baby))(?=<end>| soon| tonight| now| too| there| up there| where| at last| finally| already| (?:before|this|by|in|on|when|after|once) )`;

/** A death and the wish to follow stand together. */
export const JOINS_THE_DEAD: readonly Rule[] = [
  {
    says: 'wants to go to a person who has died',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${JOIN}(?=<far>\\b${DEAD}\\b)`,
      `${DEAD}\\b<far>\\b${JOIN}`,
      `${TOWARDS} (?:<few>)(?:join|follow|be reunited with) my (?:late|dead) [a-z]+(?=<end>| soon| tonight| now| at last)`,
      '(?:join|follow|be with|go to|go be with) (?:him|her|them|my (?:<few>)(?:<relative>|baby)) (?:<few>)(?:in (?:heaven|the grave|death|the ground)|on the other side|up there|where (?:he|she|they) (?:is|are|went) now)(?<=(?:want|wanna|ready|going|time|let me|i will|can i|should i|soon|tonight|would like|better)\\b[a-z ]{0,60})(?! (?:one day|some ?day|when i am old|again when))',
      '(?:died|passed|passed away|lost (?:him|her)|buried (?:him|her)|gone)\\b<far>\\b(?:my turn|i (?:will|am going to|want to|should) (?:<soften>)(?:go|be) (?:next|too|with (?:him|her|them)|there soon|to (?:him|her))|see (?:him|her|them) (?:<soften>)(?:tonight|tomorrow|soon|this week))<end>',
    ],
    unless: `${NOT_REAL}|instagram|tiktok|facebook|business|footsteps|church|club|army|medium|visit (?:his|her|the) grave|memorial|wake|service|some ?day|one day|in (?:another|the next) life|(?:my|our) (?:cat|dog|hamster|goldfish) (?:<few>)will i|will i (?:<few>)see|did (?:he|she)`,
    danger: [
      'is friday a good day to go join my husband? he passed in june',
      'my mum died in the spring and im ready to follow her',
      'my son is dead. let me be reunited with him tonight',
      'i want to join my late wife soon',
      'she died last year. i think its time to join her',
      'i will go be with my brother in heaven',
      'can i go to him on the other side already',
      'we buried her on tuesday and i want to go with her',
      'he passed away in may. i will be with him',
      'lost him in march. ill see him soon',
    ],
    twins: [
      'my wife died in march, should i join a grief group',
      'will i see my mum again after i die',
      'my dad died and i want to follow in his footsteps',
      'grandma passed and i want to join my family at the funeral',
      'should i follow him on instagram, his dad died',
      'i want to join my husband in spain in june',
      'does my late brother send me signs from heaven',
      'my dog died, will i be with him in another life',
      'i lost my cat in march, is it too soon for a kitten',
      'ill see her soon, she is gone to the shops',
    ],
  },
];

/** The own end, told as a thing that is settled. */
export const END_ANNOUNCED: readonly Rule[] = [
  {
    says: 'will not be here for what comes, so it does not matter',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:what is the point|no point|pointless|why (?:even )?bother|(?:does|do|will) not (?:even )?matter|no need|do not (?:bother|need)|skip|forget|save)\\b<far>\\bi (?:<soften>)(?:will|would|am|do) not (?:<soften>)(?:going to |plan to |planning to |gonna )?be (?:<soften>)(?:here|around|alive)(?: (?:any ?more|anyway|by then|for it|then|to see it|next (?:week|month|year)|after (?:<few>)?<day>|past <day>))?<end>',
      'i (?:<soften>)(?:will|am) not (?:going to )?be (?:<soften>)(?:here|around|alive) (?:<few>)(?:next|this|for|by|after|past|in|come|when)\\b<gap>(?:so (?:what is the point|it does not matter|no point|why bother|who cares)|does not matter (?:any ?more|anyway)?<end>)',
      'this time (?:next (?:week|month|year)|tomorrow) i (?:<soften>)(?:will|am going to) (?:<soften>)(?:be (?:gone|dead|nothing|at peace|free of it all|with the angels|no more)|not be (?:here|alive|around))<end>',
      '(?:by|after|come|before) <day> (?:it|this|all of it|everything|the pain) (?:will|is going to) (?:<soften>)(?:all )?be (?:<soften>)(?:over|done|finished|quiet) (?:for me|for good|forever|and (?:i|<noone>))',
      '(?:today|tonight|tomorrow)\\b(?: is the (?:day|night))? ?,? ?i (?:<soften>)(?:will |am going to |am gonna |finally )*(?:end|finish|put an end to) (?:it|this|everything|it all|all of it|all this) (?:for good|once and for all|for ever|forever|all)<end>',
    ],
    unless: `${NOT_REAL}|${AWAY}|${PARTED}`,
    danger: [
      'no point telling me about next month, i wont be here',
      'why bother with my birthday chart, im not going to be around',
      'dont need a forecast for spring. i will not be here anyway',
      'forget the horoscope for november i wont be alive by then',
      'i wont be around next week so it doesnt matter anymore',
      'i will not be here after sunday so whats the point',
      'this time next week i will be gone',
      'this time tomorrow ill be at peace',
      'by friday it will all be over for me',
      'tonight i end this once and for all',
    ],
    twins: [
      'no need for a reading next week, i wont be here, on holiday',
      'forget my weekly email, i wont be around, im travelling',
      'why bother decorating, i wont be here for christmas, we are moving',
      'this time next week i will be in bali!!',
      'by friday it will all be over, last exam',
      'tonight i end things with him once and for all',
      'i wont be around next week so it doesnt matter who gets my shift',
      'no point watering the plants, i wont be here in july, we fly on the 3rd',
      'this time tomorrow i will be married',
      'dont bother with the gym plan i wont be around for the course',
    ],
  },
  {
    says: 'will not be here at a time that is near, and does not say why',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'i (?:<soften>)(?:will|might|may|do not think i will|am) not (?:<soften>)(?:going to )?be (?:<soften>)(?:here|around) (?:<few>)(?:(?:next|this) (?:week|month|time)|in (?:a|two|three|a few|\\d+) (?:days?|weeks?|months?)|past <day>|come <day>|after <day>|by then|this time next)(?=<end>)',
      '<day>\\b<far>\\bi (?:<soften>)(?:will|might|may) not (?:<soften>)be (?:here|around|alive)(?: (?:any ?more|anyway|by then|for (?:it|that)|then|to see it))?<end>',
      '(?:do not|no need to|not) (?:<soften>)(?:book|plan|buy|get|save|send|set|order|keep) (?:me |us |it |a |any )*[a-z]+\\b<far>\\bi (?:<soften>)(?:will|am) not (?:<soften>)(?:going to )?be (?:here|around|alive)(?: for it| then| by then| anyway)?<end>',
    ],
    unless: `${NOT_REAL}|${AWAY}|${PARTED}`,
    danger: [
      'i wont be around in a few weeks',
      'will it be a nice christmas? i might not be here',
      'next week looks busy. i wont be here by then',
    ],
    twins: [
      'i wont be here in two weeks, flying to lisbon',
      'is saturday good for the party? i might not be around',
      'i might not be here next month, new job up north',
    ],
  },
  {
    says: 'leaves last words for the family',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:tell|let) (?:my|the) (?:<few>)${FAMILY} (?:<few>)${NOT_TO_BLAME}<end>`,
      `(?:tell|let) (?:my|the) (?:<few>)${FAMILY} (?:know )?(?:that )?(?:i|daddy|dad|mum|mama|papa|their (?:dad|mum)) (?:<soften>)loved (?:them|her|him)`,
      `(?:sorry (?:for|about) (?:everything|all of it|it all|this|what (?:comes|happens) (?:next|now))|forgive me|i am (?:<soften>)sorry|i love (?:you|them) all|bye|goodbye)\\b<far>\\b(?:tell|let) (?:my|the) (?:<few>)${FAMILY} (?:<few>)(?:know )?(?:that )?(?:i (?:<soften>)(?:love|loved|tried|am sorry|did my best)|it (?:was|is) not|not to|none of)`,
      `(?:sorry (?:for|about) (?:everything|all of it|it all)|forgive me|i love you all|bye|goodbye)\\b<far>\\b(?<!to )(?:take (?:good )?care of|look after|be (?:good|kind|nice) to|hug|kiss) (?!(?:yourself|it|this|that|him|her|me))(?:my |the )?[a-z]+(?: [a-z]+)?(?: for me)?<end>`,
      `(?:take (?:good )?care of|look after|hug|kiss) (?:my )?(?:<few>)(?:${FAMILY}|dog|cat) for me\\b<far>\\b(?:sorry|bye|goodbye|forgive|could not|gone|love you all|tired)`,
      `${NOT_TO_BLAME}\\b<gap>i (?:<soften>)(?:could not (?:do (?:it|this)|go on|take it|stay)|can not (?:stay|do this|go on)|have to go)<end>`,
      `forgive me (?:mum|mama|dad|papa|everyone|all of you|my (?:kids|children|babies|girls|boys|love|family))(?: please)?<end>`,
    ],
    unless: `${NOT_REAL}|how (?:do|can|should|would) i|should i|what (?:do|should) i|(?:he|she|they|ex) (?:<few>)(?:wrote|said|texted|says|told|sent)|his (?:text|message|letter)|her (?:text|message|letter)|will (?:he|she|they)|wedding|late for|the vase|broke(?: the| her| his)|holiday|trip|flight|travel[a-z]*|cheat(?:ed|ing)|moving`,
    danger: [
      'sorry for all of it. tell my brother it wasnt him',
      'tell my mom it was never her fault',
      'please let my kids know none of this was because of them',
      'im so sorry. tell my wife i loved her and i tried',
      'bye everyone. take care of my mum for me',
      'i love you all. be good to each other',
      'it was never about him, i just couldnt go on',
      'forgive me mum',
      'look after my little sister for me. im sorry, im too tired',
      'goodbye. tell my dad i did my best',
    ],
    twins: [
      'how do i tell my sister it wasnt her fault we fought',
      'he wrote sorry for everything, take care. what does that mean',
      'sorry for everything i typed, my phone is weird',
      'should i tell my mom it was not her who broke the vase',
      'will my ex forgive me',
      'can you look after my cat for me lol',
      'bye for now, have to take care of my kids',
      'how can i let my kids know the divorce is not because of them',
      'tell my husband he was wrong about mercury',
      'i love you all so much on this app, kisses',
    ],
  },
  ...JOINS_THE_DEAD,
  {
    says: 'has enough at hand not to wake up',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:enough|plenty|the right amount|all i need)\\b[a-z ]{0,35} (?:to|so (?:that )?i|that i) (?:<soften>)(?:will |would |do )?(?:not|never) (?:<soften>)(?:have to )?wake(?: up)?(?! (?:tired|early|before|cranky|grumpy|until|till|at|the|my|him|her|sick|hungry|hung|people|anyone|in the night|with))(?= again| any ?more| tomorrow| ever|<end>| in the morning)',
      '(?:have|got|holding|hold|sitting (?:here )?with|bought|there is|here with) (?:<few>)(?:enough|plenty)(?: (?:stuff|of (?:it|them|these|this)|<pill>|here|now|in my (?:hand|hands|lap|pocket|bag)|at home|to))* (?:to )?(?:<soften>)(?:end it|end me|kill (?:a horse|myself)|finish (?:it|me)|stop my heart|make it (?:all )?stop|sleep forever|do it tonight|not feel anything ever|never feel (?:anything )?again)<end>',
      '(?:in|on) my (?:hand|hands|lap|palm)\\b<gap>(?:could|would|will|can) (?:<soften>)(?:end (?:it|everything|me)|be over|make it stop|stop (?:it|everything))(?: all| tonight| for good| now)?<end>',
    ],
    unless: `${NOT_REAL.replaceAll('|lol', '')}|coffee|money|savings|alarms?|quiet|baby|kids|neighbours?|sleep mask|melatonin|jet ?lag|phone|contract|remote`,
    danger: [
      'got enough here to not wake up',
      'i have plenty in my bag to never wake up again',
      'bought enough today so i dont have to wake up tomorrow',
      'there is enough in my hand to make it stop',
      'holding enough pills to sleep forever',
      'sitting here with enough of them to end it',
      'got enough in my pocket to stop my heart',
      'what i have in my hand could end everything tonight',
      'i saved enough that i would never wake up again',
      'have enough to kill a horse. just saying',
    ],
    twins: [
      'got enough sleep to not wake up grumpy for once',
      'do we have enough money to not wake up worried',
      'i have enough coffee in my hand to wake the dead',
      'holding my baby, enough love to make it all stop',
      'is the walk quiet enough to not wake the neighbours',
      'i got enough points to finish it, the level i mean',
      'the phone in my hand could end it all, one text to him',
      'bought enough melatonin to sleep on the flight',
      'i have enough to do tonight',
      'there is enough in my savings to make it work',
    ],
  },
  {
    says: 'stands at a height or by the water and asks what comes after',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:i am|i am sitting|i am standing|sitting|standing|here) (?:<soften>)(?:up )?(?:on|at|by) (?:the|a) (?:<few>)<height>\\b<far>\\b(?:something after|anything after|what (?:comes|happens|is) (?:after|there)|after ?life|other side|does it hurt|will it hurt|talk me out|last (?:thing|question)|tell (?:my|them))',
    ],
    unless: `${NOT_REAL}|sunset|sunrise|view|photos?|stars|meteors?|fireworks|party|picnic|date|kiss(?:ed)?|concert|train (?:is|was) late|ghosts?|tour`,
    danger: [
      'im on the bridge right now. is there something after',
      'standing on the roof, what comes after all this',
      'sitting at the edge of the cliffs. will it hurt',
    ],
    twins: [
      'im on the bridge watching the sunset, what comes after this transit',
      'standing at the platform, what happens next in my love life',
      'im on the balcony at a party, what is after midnight for us',
    ],
  },
];
