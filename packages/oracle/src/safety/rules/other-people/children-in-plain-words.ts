import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GROWN_UP =
  '(?:coach|teacher|priest|pastor|trainer|tutor|uncle|stepdad|stepfather|grandpa|grandfather|neighbour|babysitter|dad|father|brother|cousin|mums boyfriend|he)';

/** Whom a child must obey, and what is told of them without an age. */
const IN_CHARGE =
  '(?:sir|tuition|coach|teacher|tutor|uncle|priest|maulvi|pandit|trainer|driver|grandpa|stepdad|babysitter)';
const TOUCHES =
  'touch(?:es|ed)?(?: me| us| my (?!heart|soul|life|feelings|spirit)[a-z]+)?(?= [.,]|$| and| when| there| down| under)';

export const CHILDREN_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'a child is touched, forced or left without food',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        IN_CHARGE,
        'secret(?! (?:recipe|handshake|santa|talent|garden|ingredient|crush|weapon))',
        `(?:he|she|sir|uncle|coach|teacher|tutor) (?:<soften>)${TOUCHES}`,
      ),
      '(?:touch(?:es|ed|ing)?|rubs?|licks?|kiss(?:es|ed)) (?:me (?:on |in )?)?my private (?:parts?|area)',
      `(?:i am|im) (?:only )?(?:[5-9]|1[0-7])\\b<far>\\b${GROWN_UP} (?:<few>)(?:has|had|having|wants|forces) (?:<few>)sex with me|${GROWN_UP} (?:<few>)(?:has|had|having) sex with me\\b<far>\\bi am (?:only )?(?:[5-9]|1[0-7])<end>`,
      `${GROWN_UP} (?:<few>)(?:touches|gropes|molests|rapes|undresses|fondles) (?:the |his |some |other |little |young |all )*(?:girls|boys|kids|children|students|pupils|players)(?! (?:hearts?|souls?|lives))`,
      `${GROWN_UP} (?:<few>)(?:makes|made|forces|forced|asks|asked) (?:my|our|her|his|the) (?:<few>)<child> (?:to )?(?:touch|undress|kiss) (?:him|himself|her)`,
      '(?:uncle|aunt|dad|father|mum|mother|stepdad|stepfather|stepmother|grandpa|neighbour|boyfriend|husband) (?:<soften>)(?:beats?|whips?|kicks?|burns?|chokes?|is beating) (?:<few>)(?:little|small|younger|baby|own) (?:cousins?|brothers?|sisters?|kids?|boys?|girls?|sons?|daughters?)(?! (?:at|in) (?:chess|cards|games?|mario|fifa|tennis))',
      '(?:mum|mom|dad|parents|mother|father) (?:<few>)(?:left|leaves|leave|left us|left me) (?:us|me) (?:kids )?alone\\b<far>\\b(?:i am (?:[5-9]|1[0-7])|no food|hungry|nothing to eat)',
      '<child>\\b<far>\\b(?:with|to|meet|met|meeting) (?:<few>)(?:man|guy|stranger|someone|adult|boyfriend)\\b[a-z ]{0,12} (?:he|she|they)? ?(?:only )?(?:met|knows|found) online\\b(?=<far>\\b(?:not answering|no answer|gone|not (?:come|came) (?:home|back)|(?:is|only|just) (?:[5-9]|1[0-7])|missing|phone is off)\\b)',
      '(?:<child>|(?:little|baby|younger|small) (?:brother|sister)) (?:<soften>)(?:gets?|is|was|is being|got|keeps getting|has been) (?:<soften>)(?:whipped|beaten|hit|slapped|kicked|burned|burnt|choked|locked (?:in|up)|thrown) (?:<few>)by (?:my |our |his |her |the )*(?:dad|father|mum|mother|stepdad|stepfather|stepmum|stepmother|uncle|aunt|grandpa|grandma|boyfriend|babysitter|teacher|parents)',
      '(?:i am|im) (?:only )?(?:[5-9]|1[0-7])\\b<far>\\b(?:man|guy|he|someone|stranger|person|boy)\\b[a-z ]{0,20}(?:online|on (?:snapchat|discord|instagram|roblox|tiktok))\\b<far>\\b(?:photos?|pics?|pictures|nudes|videos?|undress|naked)',
      '(?:ties|tied|tying|chains|chained|chaining) (?:<few>)(?:<child>|boy|girl|little ones?)(?: (?!shoes|laces)[a-z]+)? (?:up|to (?:the|a|his|her) (?:bed|chair|radiator|pipe|table|tree))(?! (?:shoes|laces))',
      'i (?:<soften>)(?:shake|shook|hit|slap|slapped|smother|choke|squeeze) (?:him|her|the baby|my baby|it) (?:<few>)(?:when|until|because|if|every time) (?:he|she|it|the baby) (?:<soften>)(?:screams?|cries|cry|is crying|keeps crying|stops?|will not (?:stop|sleep))(?<=\\b(?:baby|screams?|cries|crying|newborn|months|stop|sleep)\\b[a-z0-9 ,.]{0,90})',
      '(?:baby|newborn|infant)\\b<far>\\b(?:think|thought|thoughts|thinking|imagine|imagining|urge|keep seeing myself) (?:<few>)(?:dropping|throwing|drowning|shaking|smothering|hurting|suffocating) (?:her|him|it|the baby)',
      `(?:${GROWN_UP}|man) (?:<soften>)(?:rubs|rubbed|rubbing|presses|pressed|exposes|exposed|shows|showed) himself (?:on|against|to|in front of) (?:me|us|(?:my|the) <child>)`,
      `${GROWN_UP}\\b[a-z ]{0,12}(?:plays?|played|has) (?:a |our |the |their |this )?secret (?:touching )?games?`,
      '(?:leaves?|left|leaving|puts?) (?:their|the|his|her) (?:baby|newborn|toddler|child|kids|children) (?:<few>)outside (?:<few>)(?:cold|all night|overnight|snow|freezing)',
      '(?:coach|teacher|priest|pastor|trainer|tutor) (?:<soften>)(?:touches|gropes|watches|films) us (?:<few>)(?:shower|showers|changing room|locker room|naked|undress|private)',
      '(?:left|leave|leaving) (?:the |my |our )?(?:baby|newborn|toddler|infant|[1-7] year old|little (?:one|ones)|kids|children) (?:<soften>)(?:home )?(?:alone|by (?:himself|herself|themselves)) (?:<few>)(?:since|overnight|all (?:night|day|weekend)|for (?:\\d+|two|three|a|some|several) (?:days?|nights?))',
    ],
    unless: `${NOT_REAL}|first aid|wudu|goalkeeper gloves`,
    danger: [
      'im 11 and my dad touches my private parts',
      'tuition sir says i am special and we have a secret. he touches',
      'im 15 and my teacher has sex with me',
      'my coach touches the girls on the team',
      'grandpa makes my daughter touch him',
      'my aunt beats my little cousins with a stick',
      'my dad left us alone for a week, im 9, no food',
      'my little sister gets beaten by our stepdad',
      'im 12 and a guy on discord wants pics of me',
      'our coach watches us in the locker room showers',
      'i left the baby alone all night',
      'she chains the girl to a radiator',
      'my teacher presses himself against me',
      'my niece says her uncle has a secret game',
      'they leave the kids outside in the freezing rain',
      'i slapped her because she keeps crying, she is six weeks old and my baby',
      'i hate the baby, i keep thinking of drowning him',
      'my daughter went off with a man she met online, she is 14 and not answering',
    ],
    twins: [
      'my little brother gets beaten by dad at chess, in the game room',
      'my teacher has a secret recipe and she touches my heart',
      'i left the kids alone for ten minutes',
      'he ties his kids shoes to the bed for fun',
      'my son is moving in with a girl he met online, is that mad',
      'my teacher touches the hearts of her students',
      'grandpa makes my daughter kiss the dog',
      'my parents left me alone for the weekend, party at mine, im 22',
    ],
  },
  {
    says: 'a child is left outside in the cold',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:little (?:boy|girl|one|kid)s?|toddler|baby|kids?|child|children|son|daughter|boy|girl)',
        '(?:on (?:the|their|a) (?:balcony|porch|fire escape|doorstep|steps)|locked out(?:side)?|lock(?:s|ed)? (?:him|her|them|it|(?:<few>)<child>) out|outside (?:again|all night|in the (?:cold|snow|dark|yard)))',
        '(?:minus (?:\\d+|[a-z]+)|[0-9] degrees|freezing|below zero|snow(?:ing)?|icy|so cold|in the cold|blue lips|shivering)',
        '(?:only (?:in )?an?|in (?:just |only )?(?:a|his|her|their)) (?:<few>)(?:t ?shirt|nappy|diaper|vest|pyjamas|pajamas|socks|underwear|nightie)|barefoot|no (?:coat|jacket|shoes)|lock(?:s|ed)? (?:him|her|them|it|(?:<few>)<child>) out|cries|crying',
      ),
    ],
    unless: `${NOT_REAL}|snowm[ae]n|sledg(?:e|ing)|sled(?:ding)?|i locked (?:us|myself)|we (?:are|were) locked out`,
    danger: [
      'my neighbours little boy is on the balcony again at night in only a tshirt, its minus 4, they lock him out when he cries',
      'the little one next door is on the balcony since this morning in only a nappy, it is 4 degrees',
      'they lock the kids out when they cry, its freezing and they have no shoes',
    ],
    twins: [
      'my daughter wants to sleep on the balcony in her pyjamas, it is 20 degrees',
      'we were locked out with the kids, it was freezing and the baby was crying',
      'the kids built a snowman on the porch, minus 4 and nobody cries',
    ],
  },
];
