import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Fear or care at home that could mean two things. */
export const UNCLEAR_AT_HOME: readonly Rule[] = [
  {
    says: 'lives carefully around the temper of a person close to them',
    grade: 2,
    patterns: [
      '(?:gets?|so|got) (?:<few>)(?:mad|angry|furious|drunk|violent|scary) (?:<few>)(?:i|that i) (?:<few>)(?:lock myself|have to lock|hide|run|leave the house|sleep in|go to the neighbours|call my)|(?:scared|afraid|terrified|nervous) to (?:tell|ask|leave|divorce|say no to|disagree with|talk to|come home to) (?:<few>)(?:husband|wife|boyfriend|girlfriend|partner|him|her|dad|father)\\b<gap>(?:temper|angry|violent|rage|hurt|hit|explode|kill|mad)|calls me (?:<few>)(?:stupid|worthless|a whore|useless|fat|ugly|crazy|names|trash|a bitch)\\b<gap>(?:every day|daily|all the time|in front|always|constantly|and (?:hits|throws|pushes))|tracks (?:my|me)\\b<gap>(?:count|minute|store|late|angry|every)',
      '(?:scared|afraid|tense|panic|shake|shaking|freeze|frozen|anxious|sick|stomach) (?:<few>)(?:every time|when|whenever|each time) (?:<few>)(?:hear |hears )?(?:his|her) (?:keys?|car|steps|footsteps|voice|key in)|<closeone> (?:<few>)(?:does not|do not|never) (?:like|want|let) me (?:<few>)(?:talk(?:ing)?|see(?:ing)?|call(?:ing)?|visit(?:ing)?|meet(?:ing)?|go(?:ing)? out|have) (?:<few>)(?:family|friends|mother|mum|sister|anyone|people)\\b<gap>(?:so i (?:stopped|do not)|and (?:gets|i)|or he|angry)|<closeone> (?:<few>)(?:reads?|checks?|goes through|monitors?|tracks?|listens to) (?:<few>)my (?:<few>)(?:messages|phone|texts|emails|calls|location|whatsapp)\\b<gap>(?:furious|angry|mad|yell|explode|punish|accus|scream|rage|fight)|never hit me but\\b<gap>(?:could|might|afraid|scared|feel)',
      '<closeone> gets (?:so |really |very )?(?:angry|mad|furious|violent|scary)\\b<gap>i (?:<soften>)(?:hide|lock|leave the|run|freeze|shake|cry|go quiet|am scared|am afraid)|hide (?:in|from)\\b<gap>(?:when|until|because) (?:he|she) (?:is|gets|drinks|comes|calms)',
      '(?:never|do not) know which (?:version|side|mood|him|her|one)\\b<gap>(?:door|comes home|walks in|drink)|(?:always|constantly|keep) (?:apologi[sz]ing|saying sorry|careful|watching what i say)\\b<gap>(?:so (?:that )?(?:he|she)|not get angry|does not get|will not get|explode|set (?:him|her) off)',
      '(?:counts?|times?|measures?|records?)\\b[a-z ]{0,15}(?:how long i|every minute|my calls|my mileage|how much i eat)|(?:tracker|camera|app) (?:on|in) my (?:phone|car|bedroom|kitchen)\\b<gap>(?:counts|punish|shouts|hits|asks about|every)|(?:photo|video call) to (?:prove|show) where i am|show (?:him|her|every|the) (?:all )?(?:the )?receipts',
      '(?:walk|walking|live|living)(?: like i am)? on eggshells\\b(?=[a-z ,.]*\\b(?:he|his|her|she|rage|hits?|violent|scared|temper|explodes?|home|him|husband|dad)\\b)|(?:flinch|freeze|tiptoe|whisper|go quiet|go silent|stop breathing|vanish upstairs)\\b<gap>(?:when he|when she|when the (?:key|garage|gate|truck)|raises his hand|comes home|once he|key turns|garage opens|at six|lift opens)',
      '(?:listen|know|tell|count)\\b[a-z ]{0,20}(?:how he|way he|way she|sound of|from the way|seconds between his|by how he)\\b<far>\\b(?:kind of night|mood|hide|bad night|upstairs|keys|beer|shout|slap|prayer|name)',
      '(?:kids|son|daughter|children|little one)\\b[a-z ]{0,25}(?:know to|have learned to|learned to|go quiet|go silent|hide|wet the bed|stood between us|asks? why daddy|hiding)\\b(?=<far>\\b(?:he|dad|daddy|drinks|comes home|starts|shout|hurts|hits|breaks doors|cry)\\b)|taught the kids to (?:call|run|hide)',
      '(?:hole|dent|fist)\\b[a-z ]{0,12}(?:in|through) the (?:door|wall|wardrobe)\\b<gap>(?:head was|fist|he|next to)|(?:wear|wearing|bought|put on)\\b[a-z ]{0,12}(?:scarf|sunglasses|foundation|polo necks?|turtleneck|concealer|makeup|thick makeup)\\b<gap>(?:so (?:<noone>|they)|because of (?:what|his)|what he did|to the (?:office|school)|saturday night)',
      '(?:doctor|boss|sister|neighbour|nurse|teacher|hospital)\\b[a-z ]{0,15}asked about (?:my|the)\\b[a-z ]{0,12}(?:eye|arm|marks|bruises|wrist|lip)\\b<gap>(?:said|fell|clumsy|laughed|shelf)|(?:stairs|door|cupboard) is (?:always )?(?:the|my) (?:story|excuse)|long stories about stairs|good at (?:concealer|excuses)|bruise easily',
      '(?:he|she) (?:<soften>)(?:only|just) (?:does it|gets like that|happens|pushes|spits|squeezes|uses a pillow|throws things)\\b<gap>(?:drinks|stressed|next to me|hit|angry)|(?:it )?only (?:happens|does it) when he (?:drinks|is stressed|loses)|he never leaves marks|knows where to hit|careful (?:not to|where he) (?:leave|hits)',
      '(?:packing|hiding|hide|keep|saving)\\b[a-z ]{0,15}(?:money|documents|clothes|coins|a bag|cash)\\b<gap>(?:so he (?:does not|will not)|does not notice|run|get away from him|for when he|in case he|one day)|(?:safe|when) to leave him\\b<gap>(?:violent|furious|dangerous|finds out)|code word\\b<gap>(?:case he|locks|finds out|again)',
      '(?:says|tells me|said)\\b[a-z ]{0,15}(?:<noone>)(?: else)? would (?:have|want|love|believe) me\\b|(?:my fault|made him do it|provoked him)\\b<gap>(?:when he|after he|hit|hurt|he lost it|burned|answered back)|(?:he|she) (?:humiliates|degrades|belittles) me (?:every day|in front)',
      '(?:isolates?|isolated|cuts? me off) ?(?:me )?from (?:everyone|my family|my friends)|my (?:phone|world) is (?:watched|two rooms|his)|have not (?:been outside alone|had my own card|chosen my own clothes|spoken to my mother)\\b|(?:ten|twenty|five|pocket) (?:euros|pounds|dollars|money)? ?a week and (?:have to|show)|ask for tampons|beg for bus fare|get pocket money from',
      '(?:locks me out at night|withholds? my (?:medicine|food)|push me about|if dinner is late i|eat on the floor|weighs me every|decides what i (?:wear|eat)|who i (?:phone|see)\\b<gap>squeez)',
      '(?:every time|each time|whenever) i (?:pack|try to (?:go|leave))\\b<gap>(?:kill himself|stands in the door|takes the kids|finds me|cries and)|(?:i left|moved out|got away)\\b<gap>(?:keeps turning up|waiting at my work|new numbers|sitting outside|still finds me)',
      '(?:house|home) has (?:rules|a weather)\\b<gap>(?:mood|drinking|hands|temper)|(?:practise|rehearse) being (?:small|invisible|quiet)|(?:likes|wants) me (?:scared|quiet|small|better when i can not)|laugh\\b<gap>(?:when his car is gone|when he is away)|(?:good|nice) days are when he|shoes (?:ready|under it|on)\\b<gap>(?:bed|edge)|edge of the bed with my shoes',
      'what if i say (?:no|stop)\\b[a-z ,.]{0,20}(?:he|she|they) (?:does|do) it anyway',
      '(?:he|she) (?:drives?|drove) like a (?:madman|maniac)\\b<gap>(?:scare me|leave|both die)|delete this (?:after|message)\\b<gap>(?:he|reads)|he reads everything',
    ],
    unless:
      'father in law|mother in law|lol|thermostat|gluten|horoscope|diet|school rules|boarding school|visa|doctor says|toddler|past life|years ago|when i was (?:little|a kid|small|a child)|cooking|of losing (?:him|her)|of him leaving|shared ours',
    danger: [
      'the kids know to go quiet when their dad comes home',
      'I know from the way he puts his keys down what kind of night it will be',
      'I keep a bag hidden for when he really does it',
    ],
    twins: [
      'im scared of him leaving me',
      'afraid of my father in law’s cooking',
      'he’s so controlling about the thermostat',
      'my boyfriend doesnt like my friends',
      'he asked for my phone password, we shared ours, is that normal',
      'im afraid to go home and tell them i failed',
    ],
  },
  {
    says: 'has a child who will not go to someone any more and does not say why',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:daughter|son|child|kid|kids|children|little (?:girl|boy|one)|niece|nephew|grandson|granddaughter|stepson|stepdaughter|girls|boys) (?:<soften>)(?:does|do|will|would|is|are|refuses?|refusing)\\b[a-z ]{0,20}(?:go|going|stay|be left|visit|sleep(?:over)?)\\b[a-z ]{0,30}\\b(?:dads?|mums?|fathers?|mothers?|grandpas?|grandmas?|grandads?|uncles?|aunts?|stepdads?|sitters?|babysitters?|coach|cousins?|place|house)\\b',
        '(?:will|would|does|do|can|could) not (?:say|tell (?:me|us|anyone)|talk about|explain) (?:<few>)(?:why|what|anything|about it)|without (?:saying|telling) (?:<few>)why',
      ),
    ],
    unless: NOT_REAL,
    danger: [
      'my daughter doesnt want to go to her dads anymore and wont say why',
      'my son refuses to stay with my uncle and will not tell me why',
    ],
    twins: [
      'my son doesnt want to go to school and wont say why',
      'my daughter doesnt want to go to her dads because there is no wifi',
    ],
  },
  {
    says: 'covers the skin, times another’s mood, or has a child who hides from it',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:he|she) (?:does|do|will|would) not (?:<soften>)(?:get|go|be|turn) (?:like that|that way|so (?:angry|mad))\\b<far>\\b(?:long sleeves|scarf|concealer|foundation|sunglasses|turtleneck)|(?:long sleeves|scarf|concealer|foundation|sunglasses|turtleneck)\\b<far>\\b(?:he|she) (?:gets? (?:like that|that way)|(?:does|will|would) not (?:<soften>)get (?:like that|that way|angry|mad))',
      '(?:which|what) (?:days?|hours?|times?|nights?) (?:is|are) (?:my )?(?:husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|he|she) (?:<soften>)(?:calm|calmer|less angry|safe)\\b',
      '(?:husband|boyfriend|partner|he|she|dad)\\b[a-z0-9 ,.]{0,90}\\b(?:little one|kids?|children|son|daughter|toddler|baby|boys?|girls?) (?:<soften>)(?:has |have |already )*(?:learned|learnt|knows?) (?:how |when )?to (?:hide|be quiet|stay quiet|run|lock)',
      'sorry (?:after |afterwards? )?(?:every|each) time\\b<far>\\b(?:only|just) (?:my|the) (?:arm|wrist|face|shoulder|leg|hair|hand|lip|eye)',
    ],
    unless: NOT_REAL,
    danger: [
      'i wear long sleeves in august now. how do i cook better so he doesnt get like that',
      'what days is my husband calmer by his chart',
      'he gets home at six and my girl has learned to hide fast',
      'he says sorry every time and it was just my wrist',
    ],
    twins: [
      'my husband wears long sleeves all summer so he does not get sunburnt',
      'which days is my husband lucky',
      'he hides the eggs and my girl has learned to look first',
      'he says sorry every time he is late and it is just the traffic',
    ],
  },
  {
    says: 'lives with anger, rules or fear at home',
    grade: 2,
    patterns: [
      '<closeone> (?:<few>)(?:punch(?:es|ed)?|hits?|kick(?:s|ed)?|breaks?|broke|smash(?:es|ed)?|throws?|threw) (?!out |away )(?:<few>)(?:walls?|doors?|the wall|holes|things|stuff|plates|furniture|objects|dishes|my phone)(?! (?:in the (?:bin|trash|garbage)|away|together|out|in for me))(?=<gap>(?:when|if|during|argu|fight|angry|mad|every|again|because|<end>))',
      '(?:do not|not|never) feel (?:<soften>)safe (?:around|with|near|at home|in my (?:own )?(?:home|house|room)|living)(?! (?:walking|driving|in (?:this|the) (?:city|street|neighbou?rhood)|with (?:my money|investments)|sharing|being vulnerable|to open|emotionally))|(?:stop|not|never|avoid) (?:<soften>)(?:making|make|get|getting|upset|upsetting|provok(?:e|ing)) (?:him|her|my (?:husband|boyfriend|dad|father)) (?:<soften>)(?:angry|mad|upset|furious)|<closeone> (?:<few>)(?:apologi[sz](?:ed|es)|says? sorry|said sorry|bought|brings?|brought) (?:<few>)flowers? (?:again|every time|after)(?=<far>\\b(?:lost count|again|hurt|hit|promise|last time|change|bruise)\\b)',
      '(?:have|need|must|had) to (?:<few>)(?:text|call|send|report to|check in with|tell|video call) (?:him|her|my (?:husband|boyfriend|wife|partner)) (?:<few>)(?:every (?:hour|thirty|30|few|time)|where i am|when i|or (?:he|she))(?=<gap>|<end>)',
      '<closeone> (?:<few>)(?:scares?|frightens?|terrif(?:y|ies)) me(?! (?:with (?:his|her) (?:honesty|driving|love|intensity)|in a good way|because i (?:like|love)|how much|that (?:he|she) (?:might|will|could) (?:leave|die|not))|(?: lol))(?=<end>| when| now| so much| sometimes| and| at)|(?:scared|afraid|terrified|frightened) of (?:<soften>)(?:him|her|my (?:<few>)(?:husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|brother|son|uncle|mother|mum|ex|fiance))(?=<end>| when| because| and| sometimes| now)',
    ],
    unless: `${NOT_REAL}|leaving me|losing (?:him|her)|rejection|falling in love|commitment|in laws?|cooking|driving test|baseball|football|(?:his|her|the) team|the (?:match|world cup|playoffs)|when i was (?:little|a kid|a child|small|young)|years ago|used to|past life|toddler|teenager|roommate|spider|storm|intensity|(?:dog|cat|puppy|kitten|pet|horse|everyone|everybody|people|team|coworkers?|students|office) (?:<few>)(?:is|are|was|were|gets?) (?:<soften>)(?:scared|afraid|terrified)|in a good way|how much i (?:like|love)`,
    danger: [
      'he punches walls when we are arguing',
      'i dont feel safe around my brother anymore',
      'my boyfriend scares me when he is angry',
      'i have to text him every hour or he gets mad',
    ],
    twins: [
      'he makes me so happy it scares me',
      'my teenager slams doors so hard the frame cracked',
      'i dont feel safe walking home in the dark since the clocks changed',
      'scared of him leaving me',
    ],
  },
  {
    says: 'is watched, kept in, or must ask',
    grade: 2,
    patterns: [
      '<closeone> (?:<few>)(?:tracks|checks|monitors|times|watches|controls) (?:<few>)(?:my (?:phone|location|messages|calls|mileage|money|every)|me when i|everything i do|where i (?:go|am))',
      '<closeone> (?:<few>)(?:does|will|would) not (?:let|allow) me (?:to )?(?:out|leave|see (?:my|anyone)|work|go (?:out|anywhere)|talk to|have (?:friends|money|a job))',
      '(?:must|have to|need to) ask (?:<closeone>|my (?:husband|wife)) (?:<few>)(?:permission|for money|to (?:leave|see|go out))|(?:am|i am) not allowed (?:out|to (?:leave the house|see my (?:family|friends|mum)|work|have a phone))',
      '<closeone> (?:<few>)pressures? me (?:to|into) (?:<few>)(?:sleep with|sex|bed|do it)',
    ],
    unless: `${NOT_REAL}|toddler|app|diet|coach|im (?:1\\d|8|9)|i am (?:1\\d|8|9)\\b|visa|parole|doctor|nurse|lol`,
    danger: [
      'my wife tracks my phone all day',
      'he does not let me see my friends',
      'i have to ask my husband for money',
    ],
    twins: [
      'my mum checks my homework',
      'the doctor does not let me work until friday',
      'my coach tracks my calories, app is great',
    ],
  },
  {
    says: 'a person close to them becomes frightening',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '<closeone> (?:<few>)(?:gets?|is|can be|turns?|becomes?|acts?|goes) (?:<soften>|a bit |very |pretty )*(?:scary|frightening|terrifying|dangerous|a different person|a monster) (?:as hell |sometimes |at night )?(?:when|if|after|once|every time|whenever) (?:<few>)(?:mad|angry|drunk|drinks?|drinking|loses|jealous|shouts?|yells?|rage|furious|temper)',
      '(?:scares|frightens|terrifies) me (?:<soften>)(?:when|if|every time|whenever) (?:he|she) (?:<few>)(?:mad|angry|drunk|drinks?|drinking|loses|jealous|shouts?|yells?|rages?|furious)',
    ],
    unless: `${NOT_REAL}|my (?:cat|dog|boss|toddler)|the (?:cat|dog)|sister in law|driving test`,
    danger: [
      'he gets really scary when hes angry. does that mean he doesnt love me',
      'my husband is a different person once he drinks',
      'she scares me when she yells',
    ],
    twins: [
      'my cat gets scary when hes mad lol',
      'he is scary good at chess when hes focused',
      'my boss gets scary when he loses a client',
    ],
  },
];
