import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GUN = '(?:gun|rifle|pistol|shotgun|revolver|glock|firearm)';
const ARMED = `(?:(?:with|have|got|bring(?:ing)?|brought|take|taking|took|bought|carry(?:ing)?|hid|grab|grabbed|there is|is) (?:<few>)(?:${GUN}|knife|machete|hammer|axe|(?:baseball )?bat|crowbar|acid|petrol|gasoline)|(?:${GUN}|knife|machete|hammer|axe|bat|crowbar|acid|petrol|gasoline) (?:is )?(?:<few>)in (?:the|my) (?:<few>)(?:car|bag|boot|trunk|shed|coat|backpack|pocket|van))`;
const PLAY =
  'paintball|airsoft|larp|laser tag|nerf|water (?:gun|pistol)|game|gig|baseball practice|cricket|softball|cosplay|prop|hunt(?:ing)?|clay|range|barbecue|camp(?:ing|fire)?|garden|firewood|diy|cook(?:ing)?|surprise|pinata|lawn ?mower';

/** Another person is to be hurt: how, where and when are known. */
export const PLANS_ON_ANOTHER: readonly Rule[] = [
  {
    says: 'is armed and knows where the other one is to be met',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        ARMED,
        '(?:wait(?:ing)?|stand(?:ing)?|hide|hiding|be) (?:<few>)(?:behind|outside|by|at|near|in front of) (?:his|her|their) (?:<few>)(?:house|garage|car|door|work|flat|gym|office|school|gate|home|place)|know(?:s)? where (?:he|she|they) (?:lives?|parks?|works?|sleeps?|drinks?|trains?)|(?:his|her|their) address|will (?:he|she|they) be (?:home|alone|there)|going to (?:his|her|their) (?:house|flat|place|work)',
        'owes me|pay(?:s)? (?:for|me back)?|find(?:s)? out|regret|did to (?:me|my)|tonight|humiliat[a-z]*|left me|laugh(?:ed|s|ing)|deserve[sd]?|no (?:i am )?serious|i am serious|should (?:not|never) have|revenge|lesson',
      ),
      allOf(
        `(?:bought|got|have|load(?:ed)?|found) (?:<few>)${GUN}`,
        '(?:he|she|they) should (?:not|never) have|what (?:he|she|they) did to (?:me|us|my)|(?:he|she|they) (?:will|is going to|are going to) (?:<few>)(?:pay|regret|be sorry|see)',
      ),
      allOf(
        `(?:bring(?:ing)?|take|taking|brought) (?:<few>)(?:${GUN}|knife|machete|bomb) (?:<few>)?(?:to (?:<few>)(?:school|class|work|church|uni|the office|college|university))?`,
        'school|class|classmates|the office|at work|college|church|uni',
        '<noone> (?:<few>)laughs?|laugh(?:ed|ing)? at me|bull(?:y|ied|ies)|they will (?:<few>)(?:see|pay|regret|know)|pay for|make them|teach them',
      ),
      '(?:list|names) (?:of|with) (?:<few>)(?:kids|people|teachers|classmates|students|names|everyone|all those|those|ones) (?:<few>)(?:who |that )?(?:will|are going to|must|gonna|have to) (?:<soften>)(?:pay|die|suffer|bleed|go down|regret it)(?! (?:for|me|us|by|cash|rent|at|with|in|back|their|the))',
    ],
    unless: `${NOT_REAL}|${PLAY}|chef|butter knife|bat signal|batman`,
    danger: [
      'i know where she lives and the knife is in my bag, he took her from me, they will regret it tonight',
      'waiting outside his work tonight with a crowbar, he owes me',
      'i got a pistol. she should never have left me',
      'taking the knife to school, they laughed at me long enough',
      'i have a list of the people who are going to pay when i am back',
    ],
    twins: [
      'i know where he trains, taking my bat to baseball practice tonight, he owes me a rematch',
      'i have a list of people who will pay for the trip',
      'waiting outside his house tonight with flowers, he deserves it',
    ],
  },
  {
    says: 'sees itself hurt the baby, or stood over it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:baby|newborn|infant|son|daughter|crib|cot|months? old|weeks? old)',
        '(?:pictures?|images?|thoughts?|urges?|visions?|flashes) (?:<few>)(?:of|to|about) (?:<few>)(?:drop(?:ping)?|throw(?:ing)?|hurt(?:ing)?|shak(?:e|ing)|drown(?:ing)?|smother(?:ing)?|stab(?:bing)?|squeez(?:e|ing)|hit(?:ting)?)|(?:pictures?|images?) (?:<few>)in my head (?:<few>)(?:window|balcony|stairs|knife|river|bath|pillow)|(?:thoughts?|visions?|flash(?:es)?) (?:<few>)(?:in my head|of|about) (?:<few>)(?:the |a )(?:window|balcony|stairs|knife|river|bath|pillow)|(?:pillow|hands?) (?:<few>)(?:over|above|near|on) (?:<few>)(?:face|mouth|crib|cot|head)',
        'cr(?:ies|y|ying)|scream(?:s|ing)?|not stop|not (?:<few>)(?:slept|sleep)|stand there|tingl[a-z]*|scares? me|scared of myself|tired|alone with|quiet',
      ),
      'i (?:<soften>)(?:shook|shake|squeezed|threw|slapped) (?:him|her|the baby|my baby)\\b(?=<far>\\b(?:months? old|weeks? old|stop (?:crying|screaming)|newborn|baby)\\b)',
    ],
    unless: `${NOT_REAL}|doll|photo (?:album|shoot)|ultrasound|hand ?print|picture book|awake|shook (?:him|her) awake|bottle`,
    danger: [
      'my baby screams and i get images of throwing her, i am so tired',
      'i slapped him a bit so he would stop crying, he is 6 months old',
      'he is five weeks old and i keep getting a picture in my head of the stairs, i have not slept',
      'my newborn screams all night and a flash of the balcony went through my head',
    ],
    twins: [
      'i got pictures of the baby asleep with a blanket over the crib, so quiet',
      'i rocked her and she stopped crying, 3 months old already',
      'i want a picture of the baby in the bath, he cries though',
    ],
  },
  {
    says: 'hints that another will do nothing any more after a day',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:he|she|they) (?:will|is going to|are going to) never (?:<few>)(?:me|us|anyone|anybody|again)\\b<gap>(?:after <day>|again)\\b<far>\\b(?:took care of|made sure|sorted it|<noone> will|have (?:a|my) plan|planned it|everything is ready)',
    ],
    unless: `${NOT_REAL}|hr|resign[a-z]*|quit|report(?:ed)?|blocked|court|police|teacher (?:knows|talked)`,
    danger: ['she will never hurt anyone again after sunday. i made sure'],
    twins: ['he will never bully us again after friday, hr took care of it'],
  },
];
