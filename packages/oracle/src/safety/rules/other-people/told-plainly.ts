import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const YOUNG = '(?:[5-9]|1[0-7])';
const CHILDREN_OF =
  '(?:(?:our|my|the|his|her|their) (?:<few>)(?:kids|children|twins|son|daughter|baby|boys|girls|toddler|little (?:boy|girl|ones?)))';

/** A child in danger, told by a grown-up or a brother or sister. */
export const CHILDREN_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'a child is left alone, driven drunk, afraid of one person, or written to by a grown-up',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:left|leaves|leave|leaving) (?:them|${CHILDREN_OF}) (?:<soften>)(?:at )?(?:home )?(?:all )?alone (?:<soften>)(?:for (?:two|three|four|five|\\d+|several|a few) (?:nights|days)|overnight|all night|at night)`,
      `drunk (?:when|while) (?:he|she|they) (?:<soften>)(?:drives|drive|picks up|is driving) ${CHILDREN_OF}|(?:drives|drove|driving) ${CHILDREN_OF} (?:<few>)(?:drunk|after drinking|while drunk|when (?:he|she) is drunk)`,
      '<child>\\b<far>\\b(?:wets (?:herself|himself|the bed)|flinches|shakes(?! (?:his|her) head)|stopped (?:talking|speaking)|freezes)\\b<gap>(?:when|if|whenever|every time) (?:my |her |his |the |their |our )*(?:husband|dad|father|stepdad|stepfather|boyfriend|uncle|grandpa|partner|brother|coach) (?:<few>)(?:comes|walks|enters|is home|gets home|comes home|is near)',
      `<child> is (?:only |just )?${YOUNG}\\b<far>\\b(?:man|guy|coach|teacher|tutor|pastor|adult|neighbour|stranger|instructor)\\b<far>\\b(?:texting|texts|messaging|messages|writes|writing|asks|asking) (?:<few>)(?:her|him)\\b<far>\\b(?:pictures|pics|photos|nudes|naked|at midnight|at night|secret|meet)`,
      `(?:messages|texts|dms|chats) (?:<few>)from (?:an? |some |this )?(?:<few>)(?:man|guy|adult|stranger|teacher|coach)\\b<gap>to my (?:<few>)${YOUNG} (?:year|yr|yrs) old`,
      `(?:sneak out|sneak away|climb out)\\b<gap>meet (?:him|a man|this man|an older)(?<=\\b(?:${YOUNG} (?:year|yr|yrs) old|is ${YOUNG}|daughter|son)\\b[a-z0-9 ,.]{0,120})`,
      '(?:little|baby|younger) (?:brother|sister) (?:<soften>)(?:sleeps|hides) (?:<few>)(?:closet|wardrobe|under (?:the|my) bed|bathroom)\\b<gap>(?:when|if|whenever) (?:<few>)(?:boyfriend|stepdad|dad|father|uncle) (?:<few>)(?:stays|comes|drinks|is)',
      `(?:i am|im) (?:only )?${YOUNG}\\b<far>\\b(?:presents?|gifts?|phone|money)\\b<gap>(?:we keep (?:it )?(?:a )?secret|that we keep|keep secret|just for us|our secret)|(?:presents?|gifts?|phone|money)\\b<gap>(?:we keep secret|just for us|our secret)\\b<far>\\b(?:i am|im) (?:only )?(?:${YOUNG}|in year [4-9])(?![0-9])`,
      `(?:says|said) (?:<few>)(?:game|it|this|that|we do|thing) is (?:<soften>)(?:a |our |just our )?(?:little )?secret\\b<far>\\bi am (?:only )?${YOUNG}(?![0-9])|i am (?:only )?${YOUNG}(?![0-9])\\b<far>\\b(?:says|said) (?:<few>)(?:game|it|this|that|we do|thing) is (?:<soften>)(?:a |our |just our )?(?:little )?secret`,
      'big (?:girls|boys) do not tell(?=<end>| and| he| she)',
      '(?:dad|father|mum|mother|stepdad|stepfather|stepmum|he|she|they) (?:<soften>)(?:puts|put|locks|locked|keeps|kept) (?:me|us|him|her|my (?:little )?(?:brother|sister)|the (?:boy|girl|kid)) in (?:the|a) (?:<soften>)(?:cellar|shed|cage|dog cage|basement|cupboard|attic|crate) (?:when|if|because|for|all|overnight)',
      '(?:<child>|brother|sister)\\b<gap>sleeps in (?:the|a) (?:shed|cage|dog cage|cellar|crate|dog house|kennel)',
      '(?:gives|gave|feeds) (?:my|the|our|her|his) (?:<few>)(?:brother|sister|baby|son|daughter|toddler|kid|niece|nephew) (?:<few>)sleeping (?:pills|tablets)',
      '(?:coach|teacher|trainer|instructor|he) (?:<soften>)(?:checks|watches|films|photographs) (?:us|me|the (?:girls|boys|kids)) (?:<few>)(?:showers?|changing rooms?|locker rooms?|undress|change)(?=<end>| and| after| only| i am)',
      '(?:want|wants|going|plan|planning) to (?:cut|circumcise) (?:my|our) (?:<few>)(?:daughter|niece|granddaughter|girls?)(?! hair|s hair)',
      'swung (?:my|the|our) (?:<few>)(?:sister|brother|son|daughter|kid|baby) (?:<few>)by the (?:arm|hair|leg|neck)',
    ],
    unless: `${FICTION}|dogs|cats?|puppy|puppies|rabbits?|yearbook|team page|school website|teenagers|surprise party|surprise for`,
    danger: [
      'he left the twins alone for two nights last week, they are five',
      'my ex is drunk when he drives our kids to school',
      'my stepdaughter wets herself when my husband comes upstairs',
      'my daughter is 12 and the coach is texting her at midnight, asking for pictures',
      'i found messages from a 47 year old man to my 13 year old',
      'my son is 14 and some man told him to sneak out and meet him',
      'my little brother sleeps in my closet when moms boyfriend stays over',
      'my piano teacher gives me presents that we keep secret, im 11 and he gives gifts we keep secret',
      'mums new boyfriend says the tickle game is secret. im 11',
      'he says big girls dont tell',
      'dad puts me in the cellar when i lose at maths',
      'my brother is four and sleeps in the dog cage',
      'my mother gives my brother her sleeping pills so he stays quiet',
      'coach checks us in the showers',
      'they want to cut my daughter this summer back home',
      'dad was drunk and swung my sister round by the arm',
    ],
    twins: [
      'we left them alone for two nights, the cats were fine',
      'he drives our kids to school after coffee, never on time',
      'my toddler shakes his head when my husband comes home',
      'my daughter is 12 and her teacher messages me about the yearbook photos',
      'my little sister hides under my bed when we play',
      'she said the recipe is a secret, i am 70',
      'dad puts the wine in the cellar when guests come',
      'my sister gives her baby a bath before sleeping',
    ],
  },
];

/** A person who is shut off from phone, money and people, or who sleeps beside a weapon. */
export const ABUSE_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'is kept without phone, money or friends, or is made to fear going home',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'not allowed (?:<few>)(?:phone|money|friends|bank card|job|to (?:work|leave the (?:house|flat)|see my (?:family|sister|mum|mother|friends)))\\b<far>\\b(?:husband|wife|partner|boyfriend|girlfriend|in laws) (?:<soften>)(?:checks|counts|tracks|controls|locks|reads|follows|keeps|times)',
      '(?:husband|wife|partner|boyfriend|girlfriend|he|she) (?:<soften>)(?:checks|counts|tracks|controls|locks|times)\\b<far>\\bnot allowed (?:<few>)(?:phone|money|friends|job|to (?:work|leave|see))',
      '(?:put|places|placed|wraps|wrapped|had) (?:his|her) (?:hands?|fingers|arm|belt) (?:around|round|at|over) my (?:neck|throat|mouth)(?! (?:to (?:check|fix|clasp)|gently|and kissed))',
      '(?:squeezed|squeezes|grabbed|grabs|pressed|presses|gripped) my (?:neck|throat)(?! (?:gently|muscles?))',
      '(?:said|says|swore|swears|promised|threatens|threatened|told me) (?:<few>)(?:he|she|to|they)(?: will| would| is going to)? (?:<soften>)(?:bury|drown|burn|stab|shoot|strangle|gut|slit) me',
      '(?:woke up|wake up)\\b<gap>he was (?:<soften>)(?:already )?(?:doing it|inside me|on top of me)|(?:forces|forced|forcing|makes|made) (?:me|himself on me) (?:<few>)(?:to have sex|have sex|into sex|in bed at night|on me at night)',
      '(?:gave me|i have|with) a black eye (?:<few>)(?:from (?:him|her|my (?:husband|wife|boyfriend|dad|partner))|and (?:roses|flowers|said sorry))',
      'if (?:he|she|i) can not have (?:me|you) (?:then )?(?:<noone>|no one else) (?:will|can|shall|else)',
      '(?:he|she|husband|boyfriend|partner|ex) (?:<soften>)(?:told me|tells me|says|said) (?:that )?(?:<noone>) (?:would|will) (?:<soften>)(?:ever )?find (?:me|my body)(?: out here| there|<end>)',
      '(?:drives|drove|driving) (?:at \\d+|too fast|with (?:his|her) eyes closed|like mad)\\b<far>\\b(?:both die|die together|kill us both|until i (?:said|say|apologi[sz]e)|take me with (?:him|her))',
      '(?:he|she|husband|boyfriend|partner|dad|father|ex) (?:<soften>)(?:shoved|slammed|threw|pinned|dragged|hurled) me (?:<few>)(?:against|into|across|down|onto|by) (?:the|a|my) (?:<few>)(?:wall|fridge|door|floor|stairs|table|counter|hair|arm|cupboard)',
      '^(?:shoved|slammed|threw|dragged) me (?:against|into|across|down|by) (?:the|a|my) (?:<few>)(?:wall|fridge|door|floor|stairs|table|hair)',
      '(?:only|just) (?:<few>)where (?:the |my )?(?:clothes|sleeves|hair) (?:cover|covers|hide|hides)(?: it)?',
      '(?:parents|father|dad|family|uncle|mother|brothers|they) (?:<few>)(?:marry|marrying|wed) me (?:off )?(?:to|in|this|against|at)(?! (?:someone i love|my (?:boyfriend|girlfriend|fiance)))|wedding and it is mine\\b',
      '(?:says|threatens|threatened|said|dice|jure) (?:<few>)(?:throw|pour|melt)(?: [a-z]+){0,3} (?:acid|boiling water|petrol) (?:on|in|over|at) (?:me|my face)',
      '(?:locked|locks|shut) (?:me )?(?:out|outside) (?:<few>)in the (?:snow|cold|rain|frost)(?=<far>\\b(?:because|he|she|husband|again|barefoot|socks)\\b)',
    ],
    unless: `${FICTION}|school rules|karate|judo|jiu ?jitsu|boxing|mass(?:age|eur|euse)|physio|doctor|dentist|consen[a-z]*|kink|in the sand|in snow`,
    danger: [
      'im not allowed a phone or money. my husband checks the car mileage',
      'he counts my receipts and i am not allowed to work',
      'he wrapped his hands around my throat',
      'she grabbed my throat in the kitchen',
      'he said he will drown me in the lake',
      'woke up and he was already doing it',
      'gave me a black eye and roses the same day',
      'he said if he cant have me no one will',
      'he told me no one would find me out here',
      'he drives at 180 when we argue and says we will both die',
      'he shoved me against the wall because dinner was cold',
      'shoved me against the fridge because dinner was cold',
      'he only does it where the clothes cover',
      'my parents are marrying me off to a cousin',
      'they booked my ticket, there is a wedding and it is mine',
      'he threatened to pour acid on my face',
      'locked out in the snow in socks because i laughed',
    ],
    twins: [
      'im not allowed a phone at work and my boss checks the lockers',
      'he put his arm around my neck to check the clasp',
      'the physio pressed my neck and it cracked',
      'she grabbed my neck massage cushion before i could',
      'i have a black eye from handball',
      'hair dye only where the sun touches it',
      'locked myself out in the rain, what a monday',
    ],
  },
];

/** Another person who is about to die by their own hand. */
export const SOMEONE_ELSE_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'a person said goodbye and cannot be reached, or is shut in with a blade',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:<relative>|he|she|they)\\b<gap>(?:sent|texted|messaged|wrote|left|posted|said|says|recorded)\\b<gap>\\b(?:bye|goodbye)\\b<gap>\\b(?:he|she|they|that (?:he|she)) (?:is |are |was |were )?(?:going to|will|would|wants? to|about to) (?:<soften>)(?:do it|end it|die|jump)',
      '(?:<relative>|he|she) (?:<soften>)(?:has |is )?(?:locked|shut|barricaded) (?:himself|herself|themselves)? ?(?:up )?in (?:the|his|her|their|our|a) (?:<few>)(?:bathroom|bedroom|room|garage|shed|car|toilet) with (?:a|the|his|her|some|my|dads|mums) (?:<few>)(?:razors?|razor blades?|blades?|knife|knives|gun|rifle|rope|belt|pills|tablets|bottle of pills)',
      '(?:<relative>|he|she)\\b<far>\\b(?:told me where the (?:papers|will|insurance) (?:is|are)|kissed the (?:kids|boys|girls|children) like|hugged us like)\\b<far>\\b(?:left (?:his|her) phone|phone is off|not answering|gone driving|drove off|has not come (?:home|back))',
      '(?:<relative>|he|she) (?:<soften>)(?:says|said|told me|swears|texted)(?: me| that)* (?:he|she) (?:will|would|is going to) (?:<soften>)(?:jump|shoot (?:himself|herself)|hang (?:himself|herself)|kill (?:himself|herself)|do it) (?:if|when|once|unless) i (?:<soften>)(?:leave|do not (?:come|stay|answer|go) ?(?:back|home)?|move out|break up|go)',
      '(?:<relative>|he|she)\\b<far>\\b(?:checked|looked up|asked about) (?:the )?train times\\b(?<=\\b(?:deserves? (?:another|a better)|not got up|since the birth|goodbye|better off|depress[a-z]*)\\b[a-z0-9 ,.]{0,160})',
      '(?:he|she|ex|boyfriend|girlfriend|husband|wife) (?:<soften>)(?:says|said|told me|threatens)(?: that)? (?:he|she) (?:will|would|is going to) (?:<soften>)do it if i (?:<few>)\\b<far>\\b(?:has|got|took) the (?:pills|gun|rope|knife|tablets)',
    ],
    unless: `${FICTION}|surprise|proposal|propose|tattoo|haircut|shave|bungee|parachute`,
    danger: [
      'my best friend just sent me a video saying bye and that shes going to do it tonight, phone is off',
      'my brother locked himself in the bathroom with a razor',
      'my husband told me where the papers are, kissed the boys like he was going on a trip, and left his phone on the table. he told me where the papers are and drove off',
      'my ex says he will jump if i dont come back',
      'my wife hasnt got up since the birth, says the baby deserves another mum and she has checked train times',
      'he says hell do it if i leave, he has the pills',
    ],
    twins: [
      'she said bye and now her phone is off, is she ghosting me',
      'my brother locked himself in the bathroom with a book',
      'my husband told me where the papers are for the car',
      'my sister says she will do it if i do, matching tattoos',
    ],
  },
];

/** Another's death that is planned, with the thing to do it. */
export const KILLING_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'has what it needs to kill a person, or waits at the place',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:bought|got|have|packed|found|sharpened|hid) (?:a|an|the|my) (?:<few>)<weapon> (?:<soften>)(?:to|for|and i (?:will|am going to)) (?:<soften>)(?:stab|kill|shoot|hurt|use (?:it )?on|cut|finish) (?:him|her|them|<people>|(?:my|his|her|the) [a-z]+)',
      '(?:will|ill|going to|am|gonna|plan to) (?:<soften>)(?:poison|stab|shoot|strangle|smother) (?:<people>|my [a-z ]{3,20})\\b<gap>(?:have it ready|got it ready|it is ready|everything is ready|already (?:bought|have|got))',
      '(?:parked|sitting|waiting|standing|i am) (?:<few>)outside (?:his|her|their|my exs?) (?:house|flat|work|office|door|gym|place)\\b<gap>(?:did not|not) (?:come|here) to talk',
      '(?:learn(?:ed|ing|t)?|know|watch(?:ed|ing)?|stud(?:y|ied|ying)) (?:his|her|their) (?:route|routine|schedule|walk)\\b<far>\\b(?:same time (?:every|each)|alone|dark|nobody around|when (?:he|she) is alone)\\b(?<=\\b(?:karma|revenge|pay|deserves?|handle it|justice|hate)\\b[a-z0-9 ,.]{0,200})',
      '(?:burn|burning|watch) (?:it|(?:the|his|her|their) (?:house|flat|place)|(?:the|his|her) house burn)(?: down)? with (?:him|her|them|everyone|all of them) (?:in it|inside|asleep|in there)|house burn with (?:him|her|them) in it',
      'set (?:it|(?:the|his|her|their) (?:house|flat|place)) on fire\\b<gap>(?:sleep|sleeps|asleep|inside|upstairs)|(?:petrol|gasoline)\\b<gap>(?:his|her|their) house has one door',
      '(?:have|got|took|bring|bringing|found) (?:my |his )?(?:dads|fathers|uncles|grandpas|stepdads) (?:gun|rifle|pistol|shotgun)\\b<far>\\b(?:school|class|monday|tomorrow|they will|see)|(?:school|class|monday)\\b<far>\\b(?:have|got|took|bring|bringing) (?:my )?(?:dads|fathers|uncles|grandpas|stepdads) (?:gun|rifle|pistol|shotgun)',
      '(?:cut|cutting) (?:his|her|their) brake(?:s| lines?)|(?:his|her|their) brakes will not work',
      '(?:see|imagine|picture) myself (?:holding|pressing|putting) (?:the|a) pillow (?:down|over|on)|hands? (?:on|around) my (?:wife|girlfriend|husband|boyfriend|daughter|son|mother)s (?:neck|throat)',
    ],
    unless: `${FICTION}|cake|bread|onions?|steak|rats|wasps|moles|dog walker`,
    danger: [
      'i bought a knife to stab my stepdad tonight',
      'ill poison my boss, i have it ready',
      'im parked outside his house and i didnt come to talk',
      'karma is slow. ive been learning his route, he walks the dog same time every night, alone',
      'i want to watch the house burn with him in it',
      'what night to set it on fire, they sleep upstairs',
      'monday at school they will see, i took my dads gun',
      'his brakes wont work next week',
      'i see myself holding the pillow down',
      'i put my hands on my wifes neck',
    ],
    twins: [
      'i bought a knife to cut the wedding cake',
      'i got a knife for my brothers camping kit',
      'im parked outside her house and too shy to ring',
      'i know his route, same time every morning, he is the milkman',
      'we watched the house burn on the news',
      'my dads gun cabinet is for sale, good day?',
      'i see myself holding a pillow fight with my kids',
    ],
  },
];
