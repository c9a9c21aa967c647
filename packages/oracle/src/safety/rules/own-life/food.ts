import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Hunger, vomiting and fear of food as a danger. */
export const FOOD: readonly Rule[] = [
  {
    says: 'starves, purges, or fights food',
    grade: 3,
    patterns: [
      '(?:eaten|ate|eat|eating|had|have had) (?:absolutely |almost |basically |literally )?(?:nothing|no food) (?:for|in|since) (?:<few>)(?:[2-9]|\\d\\d|two|three|four|five|six|seven|several|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last)(?! hours)|(?:8\\d|9\\d|10[0-5]) (?:pounds|lbs)\\b<gap>(?:lose more|still|too fat|need to lose|fat|not enough|disgusting)',
      '(?:been )?(?:fasting|not eating|without food|starving|no food) (?:<few>)(?:for )?(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|several|many) (?:days|weeks)(?!<gap>(?:ramadan|lent|retreat|doctor|medical|juice))|(?:only|just|already|down to|weigh|am|im) (?:3\\d|4[0-8]) (?:kilos?|kg)(?=<gap>)(?<=(?:fast|eat|weigh|lose|thin|only|kilos|down)\\b[a-z0-9 ,]{0,40})|(?:vomit(?:ing)?|throw(?:ing)? up|puke|puking|purge) (?:<few>)(?:meal|dinner|lunch|food|eat|eating|everything)(?: (?:to|so|because|on))?(?=<gap>(?:thin|skinny|weight|slim|every|purpose|again|feel|<noone>|<end>))(?!<gap>(?:pregnan|sick|flu|virus|nausea))',
      '(?:only|just) (?:<few>)(?:allow(?:ed)? myself|let myself|eat|eating|ate|had|have) (?:<few>)(?:one|an|a|half an?|two) (?:apple|cracker|egg|banana|rice cake|yogh?urt|piece of (?:fruit|toast)|carrot|cucumber|almonds?|grapes?) (?:a|per|each|all|every|today|in) ?(?:day|week|two days)?|(?:stop|quit|avoid) eating (?:completely|altogether|entirely|for good|at all|anything)|not (?:eaten|eating|eat) (?:<few>)on purpose|(?:like|love|enjoy|proud of) (?:<few>)(?:starving|being hungry|the hunger|not eating|feeling empty|going hungry)',
      '(?:skip|skipping|skipped|miss|missing) (?:my )?insulin (?:to|so)\\b[a-z ]*(?:weight|thin|skinny|smaller|slim|lose)|(?:ugw|gw|goal weight|my goal)(?: is| of)? (?:3\\d|4[0-4]|85|90)(?= ?(?:kg|kilos|pounds|lbs)?\\b)|(?:love|like|proud|need|want|enjoy|see)[a-z ]{0,20} (?:my )?(?:bones|ribs|hip bones|hipbones|collarbones|spine|thigh gap)\\b(?=<gap>(?:stick|sticking|show|showing|poke|look|amazing|only thing|proud))|(?:thigh gap|collarbones|hip bones|ribs)\\b[a-z ]{0,12}(?:show|showing|is back|look amazing)',
      '(?:eat|eating|eaten|ate|on|under|below|than|over|allow myself|just|only|had|live on) (?:only |just |about |like |under |less than |more than )*(?:[1-7]\\d\\d|\\d\\d) ?(?:k?cal(?:orie)?s?)(?: a| per| each| this| today| all| since|$| [.,]| and| i)(?! (?:snack|cookie|bar|burned|workout|dessert|smoothie|lunch|dinner|deficit|meal))',
      '(?:day|week) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of|without) (?:eating|not eating|no food|any food|food|nothing|starving)(?! (?:but|out|meat|sugar))|eat(?:ing)? (?:absolutely |almost )?nothing(?! (?:but (?:pizza|cake|chips|junk|toast|noodles|takeaway)|special|spicy|sweet|today because of (?:the|meetings)))(?=<gap>(?:for days|since|all week|to|because|and (?:feel|i)|<end>))',
      '(?:make|making|made|force|forcing|provoco) myself (?:to )?(?:sick|throw up|vomit|puke|be sick)|(?:throw|threw|throwing|puke|bring|throws) (?:it |them |everything )?(?:up|back up) (?:my (?:food|meals|dinner|lunch)|after (?:eating|meals|every|dinner|lunch|i eat)|everything i eat|on purpose|again on purpose)|vomit (?:after|on purpose)|throw (?:it|everything) up<end>|(?:guilty|disgusted|bad) after eating that i (?:throw|vomit|puke)',
      '(?:(?<=\\b(?:i|and|then|been|start|started|keep|binge|bingeing|binging|to|of|by|from) (?:<soften>))purg(?:e|ed|ing)(?! (?:my (?:closet|wardrobe|inbox|flat|phone|contacts|friends)|clutter|the|night|movie))|binge(?:d)? and (?:purge|vomit|throw|puke|starve|restrict|hate|cry|then)|binge eating(?! disorder)|(?<!not )binging(?! (?:netflix|the|on (?:netflix|shows|series)|a|that|this))|binge (?:until|at night|till)|bulimi[a-z]*|anorexi[a-z]*|(?:my|an|had|have|this|with) eating disorder|starv(?:e|ing|ed) (?:myself|my body)|thinspo|pro ana|(?:mia|ana) (?:is (?:back|my|only)|won|keeps)|my ed is back)(?! (?:nervosa in literature))',
      '(?<!\\b(?:rabbit|dog|cat|hamster|bird|parrot|horse|puppy|kitten|fish|tortoise|guinea pig|pet|snake|he|she|it|baby|toddler|mum|dad|grandma|grandpa) (?:has |have )?)(?:not|have not|has not|stopped|quit|without) (?:been )?(?:eaten|eating|eat|food)(?: anything| any food| at all)? (?:since|for|in) (?:[2-9]|\\d\\d|two|three|four|five|six|seven|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last)(?! (?:meat|sugar|hours))(?!<gap>(?:stomach (?:bug|flu)|sick|nausea|tonsil|meat|gluten))',
      '(?:laxatives?|diet pills|diuretics|water pills|ipecac)\\b(?=[a-z ,.]*\\b(?:weight|thin|skinny|eat|meal|every|food|after|moon|faster|empty)\\b)|(?:take|taking|took|use|abuse|doubled|need) (?:[a-z]+ )?laxatives',
      '(?:disgust[a-z]*|guilty|ashamed|hate myself|hate my body|shame|punish myself|sick of myself|panic|cry)\\b[a-z ,]{0,40}(?:when(?:ever)?|every time|each time|after|if|because) i (?:eat|ate|have eaten|finish a meal|go over|had (?:bread|rice|dinner))(?! (?:meat|out|alone|too much (?:cake|pizza)|his|her|the last))',
      'punish myself (?:by not eating|with (?:fasting|no food))|(?:[1-7]\\d\\d) ?(?:k?cal(?:orie)?s?) (?:a|per) day(?! (?:deficit|less|more|burned))',
      '(?:do not|not) deserve (?:food|to eat|dinner|a meal)|(?:feel|feeling|feels) (?:so |more |like )?(?:pure|clean|powerful|strong|in control|light|holy|winning|success|empty and good)\\b[a-z ,]*(?:not eat|do not eat|starv[a-z]*|hungry|hunger|empty stomach|skip meals)|(?:hunger|being hungry|being empty|an empty stomach|empty)\\b[a-z ]{0,12}(?:feels like winning|makes me (?:feel )?(?:strong|holy)|is (?:proof|my (?:superpower|only control|friend|only success))|feels like success)|(?:afraid|scared|terrified) of (?:food|eating|calories|gaining|rice|bread|butter|oil)(?! (?:alone in public))',
      '(?:weigh|weighed|bmi is|my bmi) (?:only )?(?:1[0-6]|3\\d|4[0-4]|8\\d|9[0-5]) ?(?:kilos?|kg|pounds|lbs)?\\b(?=[a-z ,.]*\\b(?:fat|lose|less|thinner|lower|proud|more|disgusting|huge|jealous|skips|lies|under)\\b)|(?:8\\d|9[0-5]) (?:pounds|lbs) and (?:still|feel)|stop(?:ped)? eating (?:to|so|because|lunch|for prom)[a-z ]*(?:thin|skinny|weight|lose|slim|fit|him|ugly|fat|wedding)?(?! (?:meat|sugar|gluten|dairy|because of (?:the|a) (?:flu|virus)))',
      '(?:cried|cry|crying|sobbed|panic[a-z]*|hate myself) because i (?:weigh|weighed|gained|ate)\\b|(?:spit|spitting) (?:(?:it|them|everything)|(?:the|my|all|all the|all my) (?:food|meal|dinner|lunch)|food) (?:out|in a bag|into napkins)\\b(?=<gap>(?:count|chew|so|every|dog|<noone>|<end>))|chew(?:ing)? (?:and|everything and|my food and) spit',
      '(?:day|days) (?:\\d+|one|two|three|four|five|six|seven|nine) (?:of|on) (?:nothing but|only|just|no food|not eating|ice|water)(?: (?:black )?(?:coffee|water|tea|air))?(?! (?:juice cleanse|at the spa))|(?:live|living|survive|lived) on (?:black )?(?:coffee|water|cucumber|gum|diet coke|ice|lettuce|air|cigarettes)(?=<gap>(?:days|week|bones|thin|light|feel|proud|nine|faint|ribs|only|and))|(?:water|air|ice|gum|coffee)(?: and (?:gum|ice|cigarettes))? (?:for|is) (?:dinner|all i (?:need|deserve)|my meals|breakfast)\\b(?=<gap>(?:day|ribs|week|again|thin|light))',
      '(?:fingers|toothbrush|salt water)\\b[a-z ]{0,8}(?:down|in) my throat|(?:two|three) fingers (?:after|and (?:it is|its)|down)|kneel in front of the toilet|(?:get|got) rid of it\\b(?<=(?:eat|ate|food|dinner|fridge|loaf|cake|meal|hurts)\\b[a-z ,]{0,50})|(?:eat|ate|stuff)\\b[a-z ]{0,25}(?:till|until) it hurts\\b<gap>(?:toilet|throw|get rid|bathroom|punish|hate)',
      '(?:hide|hiding|throw away|feed to the dog|flush|lie about)\\b[a-z ]{0,12}(?:my )?(?:food|meals|dinner|lunch|eating|bread)\\b<gap>(?:thinks? i (?:ate|eat)|so (?:mum|they|she|<noone>|that they)|not notice|(?:<noone>) knows|knows)|pretend to chew|say i (?:already )?ate\\b<gap>never',
      '(?:run|exercise|work ?out|squats|treadmill|train)\\b[a-z ,]{0,30}(?:until|till) i (?:black out|faint|collapse|fall)|(?:(?:earn|deserve|burn off|undo) (?:my |every |each )?|pay for (?:every |each ))(?:dinner|bite|meal|food|calorie)s?\\b(?=<gap>(?:running|faint|black out|or i|allowed|hours|by|worth|<end>))|(?:run|burn|sweat) it off\\b<gap>(?:dizzy|faint|fall|hate)|have to (?:run (?:ten|\\d+) kilometres|throw up|fast (?:two|the next))\\b(?<=(?:eat|ate|cracker|grape|over|cal|bread)\\b[a-z0-9 ,]{0,40})',
      '(?:my )?period (?:is gone|stopped|has stopped)\\b<gap>(?:eat|thin|bones|smaller|weigh|number|big)|lost my period because i (?:do not eat|stopped|am too thin)|(?:tube feed|admit) me\\b<gap>(?:water before|hide weights|not even thin)|(?:drink water|hide weights) before (?:the )?(?:scale|weigh)',
      '(?:water|dry|ten day|seven day|forty day|40 day|30 day|thirty day)(?: water| dry)? fast\\b(?=<far>\\b(?:thin|kilos|bones|underweight|kg|lose)\\b)|how (?:many days|long|little)\\b[a-z ]{0,15}(?:can i )?(?:fast|go without food|not eat|eat nothing|eat and still)\\b(?!<gap>(?:ramadan|lent|blood test|surgery))|help me (?:stop eating|starve|eat (?:even )?less|not eat)|(?:moon|sign|transit|planet)\\b[a-z ]{0,12}helps? me (?:not eat|stay hungry|starve|resist food|stop eating)|best (?:moon|day|sign)?[a-z ]{0,6}to (?:starve|stop eating)',
      '(?:count|counting) every (?:calorie|almond|bite|grape)\\b<gap>(?:cry|panic|hate|go over)|(?:an apple|one egg|half a (?:banana|rice cake)|lettuce|ice|two grapes|one cracker|egg white)\\b[a-z ]{0,12}(?:a day|all week|is all|and then|today)\\b<gap>(?:run|dizzy|hate|thin|disgust|clean|treadmill|forgive|ate too much|weak)|number (?:decides|tells me) if i|(?:see|feel) only fat|too thin but\\b<gap>(?:mirror|fat|pig)|skin and bones\\b<gap>(?:denies|lies|more)|fainted?\\b<gap>so worth it|(?:bones|numbers) are pretty',
    ],
    unless:
      'my (?:dog|cat|puppy|kitten|horse)|recovered|in recovery|years ago|ramadan|yom kippur|colonoscopy|blood test|my surgery|stomach (?:bug|flu)|morning sickness|food poisoning|rollercoaster|hungover|oysters|stage fright|marathon training|teeth in a dream|dream(?:ed|t)?|netflix',
    danger: [
      'I make myself throw up after every meal',
      'I haven’t eaten since Monday and I feel strong',
      'if I eat more than 500 cal I have to run until I collapse',
      'two fingers down my throat after dinner, nobody knows',
      'I hide my food so mum thinks I ate',
    ],
    twins: [
      'throwing up all night, bad oysters',
      'fasting for ramadan, any good days for rest',
      'i have stage fright so bad i throw up before shows, next one’s on the 9th',
      'i ate too much and feel gross',
      'i had an eating disorder in my teens, recovered for 8 years, how do i enjoy the wedding buffet',
      'im on 1500 calories and grumpy',
    ],
  },
  {
    says: 'does not eat, throws up, or fears food',
    grade: 3,
    patterns: [
      '(?:i|and|so|to|then|always|going to|gonna|will|want to) (?:<soften>)(?:starve|starving|puke|puking|purge|purging|purged|vomit|vomiting)(?: myself| every| daily| after| until| till| again| so that| to (?:be|look|get|stay|lose)| on purpose|<end>)(?! (?:attention|for (?:attention|love|food right now)|right now|of))',
      '(?:food|eating|calories|meals?|dinner|weight|the scale|bread|carbs) (?:<soften>)(?:scares?|terrif(?:y|ies)|disgusts?|frightens?|panics?) me|because i (?:do not|never|barely|hardly|stopped) eat(?:ing)?(?! (?:meat|dairy|gluten|out|breakfast|vegetables|fish|sugar))(?=<end>| enough| any ?more)',
      '(?:exercise|work ?out|run|train|gym) (?:<few>)(?:[4-9]|four|five|six|seven|eight) hours (?:a|every|per) day|(?:so|then|before) i can (?:<soften>)(?:eat|have) (?:<few>)(?:one|a) (?:meal|bite|apple)',
      '(?:hair|period|nails|teeth) (?:<few>)(?:falling out|stopped|gone|breaking|rotting)\\b<gap>(?:not eat|do not eat|starv|throwing up|puk|purg|too thin)',
    ],
    unless: `${NOT_REAL}|pregnan[a-z]*|morning sickness|flu|virus|bug|chemo|hangover|hungover|drunk|boat|seasick|car ?sick|my (?:dog|cat|baby|toddler|son|daughter)|marathon|army|athlete|coach|vegan|hungry|starving lol|nerves|stage fright|exams?|before shows`,
    danger: ['i puke every day', 'food scares me', 'im going to starve until i look like her'],
    twins: ['im starving, what should a taurus eat', 'i vomit on boats', 'the dog pukes every day'],
  },
  {
    says: 'skips, flushes or brings up food, and is proud of it',
    grade: 3,
    patterns: [
      '(?:bring|brought) it (?:all )?back up(?: every| after|<end>)|throw(?:ing)? up (?:<few>)(?:after (?:every|each) meal|without (?:noise|anyone)|so (?:that )?(?:<noone>)|to (?:be|stay|lose|fit))|flush (?:my )?(?:dinner|lunch|meals?|food)',
      '(?:stopped|quit) eating(?=<end>| because| so| to (?:be|lose|look|fit|punish)| for days)|skip(?:ping)? (?:every|all|most) meals?(?: to| because| so|<end>)',
      '(?:have not|not) eaten (?:<few>)(?:all week|for (?:<few>)days|in (?:<few>)days|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)) (?:<few>)(?:proud|strong|light|lighter|clean|good|thin|to lose)',
      '(?:feel|feeling|am) (?:<soften>)(?:clean|pure|powerful|proud|safe) when i am (?:empty|hungry|starving)|being empty is (?:the only|my)|eating is (?:dirty|failure|weak)',
      '(?:laxatives?|water pills|diuretics) (?:<few>)(?:to get|every day|after|again|so i|doubled)|doubled (?:<few>)(?:water pills|laxatives)',
      'faint(?:ed|ing|s)? (?:<some>)(?:worth it|close to my goal|almost (?:light|thin)|skinny|so light|can not eat yet)',
      'thigh gap is (?:all|the only)|toothbrush after (?:each|every) meal|the scale (?:tells|decides) (?:me )?if i am (?:good|a good|worth)',
    ],
    unless: `${NOT_REAL}|ramadan|lent|surgery|stomach bug|pregnan[a-z]*|chemo|seasick|dog|cat`,
    danger: [
      'i throw up after every meal',
      'i feel clean when i am empty',
      'i stopped eating to be thin',
    ],
    twins: [
      'i stopped eating meat',
      'not eaten all week at home, too many work dinners',
      'my dog throws up after every meal',
    ],
  },
];
