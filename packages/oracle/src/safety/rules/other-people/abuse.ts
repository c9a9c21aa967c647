import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const HARMLESS_END =
  '(?! (?:at (?:chess|tennis|scrabble|games?|cards|golf|everything|squash|fifa|mario|pool)|to (?:be|become|laugh|smile|grow|think|do better|try|apply|tears|the (?:airport|station|punch|beach|gym)|yoga|dinner|church|ikea|karaoke)|up|hard in the feels|off (?:his|the)|out of (?:his|her) (?:life|comfort|spotify|the group)|with (?:compliments|questions|love|kindness|the truth|a question|laughter)|a (?:message|text|smile|beer|drink|hug|coffee|tea|seat|snack|sandwich|taxi)|back (?:into|to) (?:life|love)|in (?:chess|scrabble|mario|the (?:game|race|feels))|like a (?:ton|truck)|for (?:a|an|the|his) (?:hug|kiss|loop)|deeply|different|because of the (?:distance|silence)|when (?:she|he) (?:ignores|is (?:cold|distant)|leaves|forgets)))';

const HITS =
  '(?:hit(?:s|ting)?|beat(?:s|ing|en)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|throw(?:s|ing)?|threw|burn(?:s|ed|ing)?|rap(?:e|es|ed|ing)|drag(?:s|ged|ging)?|bit(?:es?|ing)?|smack(?:s|ed|ing)?|whip(?:s|ped|ping)?|grab(?:s|bed|bing)?|pin(?:s|ned|ning)?|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|abus(?:e|es|ed|ing)|molest(?:s|ed|ing)?|threaten(?:s|ed|ing)?|stab(?:s|bed|bing)?|scratch(?:es|ed|ing)?|headbutt(?:s|ed)?|tortur(?:e|es|ed|ing))';

const NOT_ATTACKED =
  '(?! (?:up (?:after|on|for|again|out|about|with|in the dms|at|every (?:weekend|now))|at (?:chess|cards|scrabble|tennis|golf|pool|mario|fifa|everything|games?|monopoly|trivia)|off (?:guard|balance)|a (?:text|message|kiss|hug|smile|bone|party|surprise|drink|look|line|beer|wink|question|coffee|tea|seat|snack|sandwich|taxi|chair|bite|book|ball|lifeline|rope)|with (?:compliments|questions|kisses|love|the truth|hugs|flowers|a question|kindness|the bill|his (?:smile|charm)|her (?:smile|charm))|in (?:chess|cards|mario|fifa|the (?:feels|race|game|heart|pool)|scrabble)|to (?:the (?:airport|station|party|gym|punch|store|beach|movies)|be|try|apply|do|go|yoga|work|study|it|grow|a (?:party|concert|bar)|ikea|church|karaoke)|by (?:the hand|surprise|chance)|different|hard (?:with|that|that day)|out of (?:his|her|the) (?:life|room|group|blue)|back (?:to|into)|away|under the bus|for (?:a|the|being|his)|like a (?:ton|truck|wave)|on the (?:swing|cheek|shoulder|forehead)|tight|close|gently|aside|into (?:this|it|reality|a conversation)|over text|around|that|when he said|and (?:kissed|hugged|laughed)|harder in the gym|more|too|much|so much|deeply|as (?:odd|strange|a friend)))';

/** Harm by a person close to the writer. */
export const ABUSE: readonly Rule[] = [
  {
    says: 'is hit, choked, forced or threatened by a person close to them',
    grade: 3,
    patterns: [
      '(?:threw|throws|throwing|hurled|smashed|swung) (?:<few>)(?:plate|plates|glass|bottle|phone|chair|lamp|knife|pan|mug|remote|shoe|something|things|ashtray) (?:<few>)(?:at (?:my|me|our)|my (?:head|face|way)|past my)|(?:husband|wife|man|men|boyfriend|girlfriend|partner|he|she|they) (?:<few>)(?:ever|finally|just)? ?stop (?:hitting|beating|choking|hurting me|being violent|abusing)|bruises?\\b<gap>(?:tell(?:ing)? (?:people|everyone|them)|say|said|lie|lied)\\b<gap>(?:fell|clumsy|stairs|door|accident)|(?:lie|lied|lying) to (?:the )?(?:doctor|hospital|nurse|police|teacher|my (?:mum|boss|family))\\b<gap>(?:how i|broke|about (?:my|the) (?:arm|bruise|eye|injur)|because he|he was in)',
      '<closeone> (?:<few>)(?:gave|left|gives|leaves) me (?:<few>)(?:black eye|bruises?|marks?|split lip|bloody nose|broken|concussion)|(?:smash(?:ed|es)?|slamm?(?:ed|s)?|bang(?:ed|s)?|push(?:ed|es)|hit|hits) my (?:head|face) (?:<few>)(?:against|into|on|through|with) (?:the|a)(?<!i (?:smash(?:ed)?|slammed|bang(?:ed)?|hit) my (?:head|face) (?:against|into|on|with) (?:the|a))|(?:tied|ties|chained|handcuffed|locked) me (?:up|down|to|in)\\b<far>\\b(?:stop|no|not|scared|leave|hours|cry|laughed)|(?:spat|spits?|spit) (?:in|on|at) (?:my face|me)\\b',
      '(?:think|afraid|scared|worried|feel|fear|sure|believe) (?:<few>)<closeone> (?:<few>)(?:might|will|could|is going to|may|wants to|would) (?:<soften>)(?:kill|murder|hurt|beat|strangle|shoot|really hurt) (?:me|us|my|the kids)(?! feelings)|<closeone> (?:<few>)(?:makes?|made|forces?|forced) me (?:to )?(?:sleep on the floor|eat (?:off|from|on) the floor|stand|kneel|beg|sleep outside|strip|get naked|have sex|do things)|can not leave (?:because|as|since) (?:<closeone> )?(?:<few>)(?:kill|hurt|find|threat|take the kids|said)',
      '<closeone> (?:<few>)(?:hits?|hit|beats?|beat|slaps?|slapped|punch(?:es|ed)?|kick(?:s|ed)?|chok(?:es|ed)|strangl(?:es|ed)|shov(?:es|ed)|push(?:es|ed)|throws?|threw|burn(?:s|ed)|rap(?:es|ed)|drag(?:s|ged)|bit|bites|smack(?:s|ed)|whip(?:s|ped)|grabb?(?:s|ed) (?!me a )|pinn?(?:s|ed)|attack(?:s|ed)|assault(?:s|ed)|abus(?:es|ed)) (?:me|mum and me|my mum|us|the kids)\\b(?! (?:up (?:after|on|for|again|last|out|about|with|in the dms)|at |off|a (?:text|message|kiss|hug|smile|bone|party|surprise|drink|coffee|tea|seat|snack|sandwich|taxi|chair|bite)|with (?:compliments|questions|kisses|love|the truth|hugs|flowers|a (?:question|pillow fight))|in (?:chess|cards|mario|fifa|the feels|the race|scrabble)|to (?:the|be|try|apply|do|go|yoga|work|study|it|grow)|by (?:the hand|surprise|chance)|different|hard (?:with|that)|out of (?:his|her) (?:life|room)|back (?:to|into)|away|under the bus|for (?:a|the|being)|like a (?:ton|truck)|on the (?:swing|cheek|shoulder)|tight|close|gently|every time we play|aside|into (?:this|it)|over text|around (?:the|a) (?:dance|room)))',
      '<closeone> (?:<few>)(?:threaten(?:s|ed|ing)?|says? (?:he|she) will|said (?:he|she) would|swore (?:he|she) would|swears) (?:<few>)(?:to )?(?:kill|hurt|burn|harm|beat|shoot|stab|drown|take) (?:me|us|the (?:dog|cat|kids|children|baby|house)|my (?:dog|cat|kids|mum|family)|himself|our)(?=<gap>(?:if|when|again|leave|go|tell|<end>))',
      '(?:grabbed|held|holds|grabs|took|squeezed|squeezes) me by (?:the|my) (?:throat|neck|hair|arm so)',
      '(?:gun|knife) (?:<few>)(?:under his pillow|by the bed)\\b<gap>(?:for me|if i|leave)',
      '<partner> (?:is|was|gets|turns|became|can be) (?:<soften>|very |physically |getting )*(?:violent|abusive)(?! (?:film|game|show|novel|on the (?:[a-z]+ )?(?:pitch|field|court|ice)|in (?:the|his|her) (?:game|dreams?|sleep)))|(?:is|was) (?:it|this|that) (?:<soften>)(?:rape|abuse|assault)\\b|counts? as (?:rape|abuse|assault)|it is not hitting if',
      '(?:he|she|my (?:husband|wife|dad|father|boyfriend|partner)) (?:beats|hits|hurts) (?:me up|my (?:mum|mother|sister|kids))|(?:that|why|when) he (?:beats|hits|chokes) me|so (?:that )?he (?:does not|stops) (?:hurt|hurting|hit|hitting) me(?! feelings)|killed my (?:dog|cat) to (?:punish|teach|scare)|threatens to hurt our (?:dog|cat|kids|son|daughter)|eggshells because of (?:his|her) rage',
      '(?:saw|seen|watched|heard) (?:him|her|my (?:husband|wife|dad|father|partner|boyfriend)) (?:hit|hitting|beat|beating|choke|choking|strangle|punch|slap|kick|hurt|throw me)(?:ting|ing)? ?(?:me|mum|my mother|against)?',
      '(?:he|she|<partner>) (?:killed|poisoned|drowned|kicked|strangled|hurt) (?:my|the|our) (?:dog|cat|puppy|kitten|pet)\\b(?= (?:to|because|in front|as|when i))',
      `(?:<partner>|<elder>|my (?:adult )?son|my family|my hubby|my man|carer|grandson|nephew|daughter in law|sasural)\\b(?:(?! i | (?:did|does|do|has|have|could|would) not | never | almost beat )[a-z ,]){0,40}\\b(?:hit|hits|hitting|hitted|beat|beats|beating|choke|choked|choaked|chokes|choking|strangled?|strangles|strangling|punch(?:es|ed|ing|d)?|slap(?:s|ped|ing|ping|ed)?|slaped|kick(?:s|ed|ing)?|shove[sd]?|shoving|push(?:es|ed|ing)|bit|bites|burn(?:s|ed|t)|grab(?:s|bed)|drag(?:s|ged)|threaten(?:s|ed|ing)?|rape[sd]?|abus(?:es|ed|ing)|lock(?:s|ed)|spit(?:s)? (?:on|at)|force[sd]?(?= (?:me|us)(?: (?:to (?:have|do|sleep|strip|undress|kneel|beg|stay|marry|give him|sign|drink|touch|kiss|stop seeing|quit my|get (?:pregnant|rid|an abortion)|abort)|into (?:sex|bed|it|marriage|a (?:car|marriage|room)|the (?:car|room|bedroom))|down|against|last night|yesterday|again|anyway|on the bed|[.,])|$))|attack(?:s|ed)|terroris[a-z]+|assault(?:s|ed)|strikes?|struck|pinches|ties|tied|headbutt(?:s|ed)|whip(?:s|ped)|smack(?:s|ed)) (?:me|us|my (?:kids|child|children|mum|mother|sister|brother|dog|face|arm|head)|the kids|our (?:son|daughter|kids|children|dog|cat|pets?))${HARMLESS_END}`,
      `(?:<partner>|my (?:dad|father|mum|mother|stepdad|brother)) (?:<soften>)(?:physically )?hurts? (?:me|us|the kids|our (?:son|daughter))(?! (?:feelings|with (?:his|her) (?:words|silence)|by|so (?:much|bad|deeply)|a lot|emotionally|in (?:the past|ways)|and (?:left|i still love|ghosted)|when (?:she|he) (?:ignores|left|said|lied)|deeply|last year|again by))(?=<gap>(?:when he|physically|drunk|drinks|again|every|bruise|hit|afraid|scared|and (?:says|then)|<end>))`,
      '(?:hands?|fingers|arm|belt|rope) (?:were |was )?(?:around|on|round|about) my (?:neck|throat)(?! (?:massage|in (?:photos|pictures)|to check|like a scarf|and kissed))|(?:grabbed|squeezed|held|pressed|put (?:his|her) hands? on)[a-z ]* my (?:neck|throat)|(?:choked|strangled|strangling|choking) me(?! up)|(?:hand|pillow) over my (?:mouth|face)|until i (?:see stars|see black|could not (?:breathe|scream)|pass(?:ed)? out)',
      '<partner>\\b[a-z ,]{0,25}(?:throws?|threw|throwing|smash(?:es|ed)|breaks?|broke|crack(?:s|ed)|dislocated|fractured|twist(?:s|ed)|bruised) (?:[a-z]+ ){0,3}(?:at me|my (?:phone|things|stuff|wrist|arm|nose|jaw|ribs?|fingers?|bones?|glasses|laptop|tooth|teeth)|two fingers|next to my head|plates at|furniture)(?! (?:screen )?by accident)(?! (?:heart|trust))',
      '(?:pins?|pinned|slam(?:s|med)|holds?|held|tied|ties|throws?|threw) me (?:to|against|down|onto|on) ?(?:the|a)? ?(?:wall|bed|floor|door|radiator)?(?= [.,]|$|<gap>(?:wall|bed|floor|door|laughed|not stop|forced|says|until|and))(?! (?:on the mat|in (?:sparring|judo|class)|gently|a party))|(?:kick(?:s|ed)|push(?:es|ed)|threw|shoved) me (?:down|out of|into|off) the (?:stairs|car|wall|bed)',
      '(?:domestic (?:violence|abuse)|abusive (?:relationship|partner|husband|wife|boyfriend|girlfriend|home|marriage|ex|father|mother|family)|(?:being|am) (?:abused|beaten|battered)|violent (?:relationship|husband|wife|boyfriend|partner|home|ex|towards me|with me))(?! (?:survivor|is over|years ago))',
      '(?<!what if i )(?:said|say|saying|told (?:him|her)|when i say|says) (?:no|stop|to stop)\\b[a-z ,.]{0,30}(?:did it anyway|does it anyway|kept going|did not stop|does not stop|forced|forces|would not stop|he did|she did|gets rough|held me down|just went on|hits me)|(?:force[sd]?|pressur[a-z]+|makes?|made) me (?:to have|into|have|to do|do)[a-z ]{0,12}(?:sex|bed|sleep with|things in bed|things at night|an abortion)|(?:he|husband|boyfriend|partner) raped|(?:already on me|inside me|has sex with me when i am|does it) (?:when i (?:am asleep|sleep|cry)|asleep|crying|drunk|sick)|does not (?:accept|take) no|no means nothing to him|(?:good|real) wife (?:does not refuse|can not say no)',
      '(?:bruises?|bruised|black eye|marks on my neck|broken rib|split lip|broken nose|my lip is bleeding)\\b(?=[a-z ,.]*\\b(?:he|she|him|her|his|husband|boyfriend|wife|partner|again|make ?up|tell people|hide|cover|stairs|parents|photo|excuses|easily)\\b)(?!<gap>(?:from (?:the gym|football|training|judo|hockey|falling|my fall)|sports))|(?:hide|cover|excuses for)\\b[a-z ]{0,15}(?:the bruises|my black eye|the marks)',
      '(?:chair|wardrobe|table|lock|chest of drawers) (?:against|on|in front of|under) (?:the|my) (?:bedroom )?(?:door|handle)\\b(?=[a-z ,.]*\\b(?:he|him|husband|boyfriend|partner|dad|temper|anger|rage|scared|raging)\\b)|lock (?:myself|me) in\\b(?=[a-z ,.]*\\b(?:he|him|his|husband|boyfriend|rage|angry)\\b)|(?:sleep|slept|hide|hiding|stay)\\b[a-z ]{0,12}(?:bathroom|car|closet|bath|shed|garage|kids room|locked door|coat)\\b<gap>(?:because of (?:him|his)|he is (?:angry|raging|drunk)|has a lock|when he drinks|so he can not|passes out|afraid of him|he was raging|she had a knife|safe from him)',
      '(?:making|make|made|provok[a-z]+) (?:him|her) (?:so |that )?(?:angry|mad|violent)\\b[a-z ,]*(?:hits?|shoves?|hurts?|beats?|pushes|slaps?|chokes?)|(?:stop|stops) (?:hitting|hurting|beating) me|less violent|the hitting\\b|(?:explain|why) (?:why )?he (?:hits|hurts me|chokes|locks me)',
      '(?:if i|in case i|when i)(?: ever)? (?:leave|go|tell|left|talk|divorce)\\b[a-z ,]*(?:kill me|kill us|hurt me|burn (?:me|the house|my|everything)|deport|never see my|find me and|end us both|drive us all|the kids will pay|find the body)|(?:not|never) (?:feel )?safe (?:at home|with (?:him|her|my (?:husband|wife|partner|boyfriend|father|dad))|in my own (?:home|house))|(?:threatens?|threatened|says he will|threatening)\\b[a-z ]{0,12}(?:to )?(?:kill|hurt|burn|stab|shoot|find|drown) (?:me|us|the kids|my (?:dog|family|mum)|the house|himself if i)',
      'forc(?:ed|ing|e) (?:me )?(?:to marry|into (?:a )?marriage)|(?:want to|will|going to) marry me off|put petrol on|came at me with (?:a|an|the|his|her|fists|scissors)|(?:chased|went for|threatened) me with (?:a|the) (?:kitchen knife|knife|hammer|bottle|scissors|pan|belt)|(?:threw|throws) hot (?:oil|water|coffee) at me|(?:get|gets|got|with) the belt(?! (?:buckle|right|on))|hit me with (?:a |the |his |her )?(?:belt|pan|bottle|stick|shoe|hammer|fists?|phone|chair|cable|hanger|rod|broom|slipper)|i get (?:slapped|hit|beaten|punched|the belt|kicked|punished)(?! (?:by (?:a wave|life|the ball)|with))',
      '(?:apologi[sz]es?|says? sorry|flowers|gifts?|last time|swore|promised|breakfast)\\b[a-z ,.]{0,50}(?:ribs?|bruises?|black eye|wrist|jaw|lip|ear)\\b[a-z ]*(?:hurts?|broken|still|sore|swollen|split|clicks|rings)|(?:miscarried|lost a tooth|have a broken rib)\\b[a-z ]{0,10}because of (?:him|his|what he did)',
      '(?:do|does|will|can) (?:[a-z]+ )?(?:he|she|they|aries|taurus|gemini|cancers?|leos?|virgos?|libras?|scorpios?|men|husbands) (?:ever |finally )?stop (?:hitting|beating|choking|hurting) ?(?:me|us|women|their wives)?(?! feelings)',
      '(?:he|she|<partner>|my [a-z]+)\\b[a-z ,]{0,25}\\block(?:s|ed|ing)? me (?:in|up|inside|out at night|in the)(?! (?:of (?:his|her|the) (?:spotify|netflix|phone|car)|a (?:deal|rate)|to a))|sperrt mich ein|(?:stands|blocks|stood) (?:in |at )?the (?:door|doorway)\\b<gap>(?:can not (?:leave|get out)|not let me)',
      '(?:he|she|husband|wife|boyfriend|partner) has a (?:gun|knife) and (?:threatens|waves|says|points)',
      '(?:post|share|leak|publish|send)(?:ing)? (?:my|the|our) (?:nudes|photos|pictures|videos?)\\b[a-z ,]*\\bif i',
      '(?:carer|grandson|son|nephew|daughter|nurse|night carer)\\b[a-z ]{0,20}(?:hits|pinches|shoves|screams at|ties|steals from|shouts at) me|(?:takes|keeps|signs for|has) my (?:pension|bank card|card|money)\\b<gap>(?:shoves|shouts|not feed|threatens|soup|eighty|\\d\\d|afraid)|mother in the (?:nursing )?home\\b<gap>(?:bruises|sores|afraid)',
    ],
    unless:
      'masseur|masseuse|massage|physio|novel|film|movie|series|chess|scrabble|mario|boxing|sparring|judo|in a previous|survived an abusive|divorced since|years ago|long ago|as a kid back then|when i was (?:little|a kid|small|a child)|used to hit walls|toddler|massage|trainer|coach|dream(?:s|ed|t)?|nightmares?|massage guy|lol',
    danger: [
      'my husband beats me',
      'he put his hands on my neck last night',
      'he locks me in when he goes to work',
      'my boyfriend slapped me and then brought flowers, my jaw still hurts',
      'I said no and he did it anyway',
      'she threatens to hurt the kids if I leave',
      'I hide the bruises with makeup so nobody asks what he did',
    ],
    twins: [
      'my boyfriend beats me at chess every single time',
      'he locks me out of his spotify lol',
      'my trainer put his hands on my shoulders to fix my posture',
      'my toddler hits me when he’s tired, phase?',
      'survived an abusive marriage, divorced since 2018, ready to love again. when',
      'he hit me up after 3 months',
      'he hurt me so much when he left',
    ],
  },
  {
    says: 'is controlled by, or in fear of, a person close to them',
    grade: 3,
    patterns: [
      '(?:keeps?|kept|holds?|has) me (?:<few>)(?:locked|trapped|prisoner|inside|in the house)|(?:does|do|will|would|is) not (?:let|allow(?:ing)?|letting) me (?:<soften>)(?:wear|leave|out|go out|work|see|have|talk|use|drive|call|study|eat|sleep)\\b(?<=(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mother|parents|family|in laws)\\b[a-z ]{0,40})(?! (?:win|pay|white to|shoes in|my phone at (?:dinner|work)|first|until (?:i|he|she) (?:finish|eat)|without (?:breakfast|a coat|saying goodbye)|on the (?:couch|sofa)))',
      '<closeone> (?:<few>)(?:takes?|took|keeps?|controls?|holds?|has|spends) (?:<few>)(?:my|all my|all the) (?:<few>)(?:salary|wages|money|paycheck|income|pension|card|cards|bank account|passport|papers|documents|phone|id)(?! (?:charger|case|number))(?=<gap>(?:gives me|and|so|i |when|leave|allowance|pocket|<end>))(?! (?:by (?:accident|mistake))| back to me)',
      '(?:have|need|must|had) to ask (?:<few>)(?:my )?(?:husband|wife|boyfriend|partner|him|her|father|dad|mother in law) (?:<few>)(?:before|if|for (?:permission|money)|to (?:leave|go out|see|use))|<closeone> (?:<few>)(?:decides|chooses|controls|dictates) (?:<few>)(?:who i|what i (?:wear|eat|do|spend)|where i|when i|my (?:phone|friends|clothes|life|every))',
      '(?:keep|keeps|took|has|hide|hides) my (?:passport|papers|phone)\\b<gap>(?:not let me|can not leave|phone home|so i)|(?:if i leave|when i leave) (?:he|she) will take the (?:kids|children)|(?:ask|need|beg for) permission to (?:leave|go out|see|work|use|spend)|receipts or else|(?:put|installed|hid|has) a tracker (?:on|in) my (?:car|phone)|is it love (?:when|if) he (?:checks|tracks|locks|hits)',
      'not allowed to (?:see|have|leave|work|go|talk|wear|use|drive|call|speak|study|close|lock|sleep before)\\b(?=[a-z ,]*\\b(?:friends|money|house|phone|family|out|home|own|alone|job|car|bathroom|that|him|doctor)\\b)(?! (?:gluten|sugar|at (?:work|school)))',
      '(?<!(?:who|dog|cat|puppy|kitten|pet|horse|everyone|everybody|people|team|coworkers?|colleagues?|students|office) (?:<few>)(?:is|are|was|were|gets?) (?:<soften>))(?:scared|afraid|terrified|frightened) (?:of|for(?= what)) (?:<soften>)(?:my (?:husband|wife|boyfriend|girlfriend|partner|father|dad|stepdad|mother|son|brother|fiancee?)|him|her|going home|what (?:he|she) (?:will|might|would|does))(?! (?:leaving|cheating|not|losing|failing|getting|in law|dying|moving|finding someone|reaction to|rejecting|saying (?:no|yes)|and his mother|cooking|growing up|being alone|texting|seeing me (?:cry|like this)|family|doing better|first))(?=<end>|<gap>(?:when|at night|if|temper|and|do|drinks|rage))|(?:scared|afraid|terrified) to (?:go home|be at home|leave (?:him|her)|be alone with (?:him|her)|sleep next|tell him no|say anything at home|break up with him)(?! (?:and tell|and say|with (?:my|this) (?:grade|result|news)))',
      '(?:he|she|<partner>)\\b[a-z ]{0,20}(?:will|does|would) not (?:let|allow) me (?:to )?(?:leave|out|work|see|have (?:a phone|my own|money|friends)|go|talk to|study|drive|close)(?! (?:win|pay|of (?:his|her) (?:sight|arms)|to bed|first|without (?:a coat|breakfast|saying)))',
      '(?:<partner>)\\b[a-z ]{0,15}(?:takes?|controls?|keeps?|took|hides?|hid|burn(?:t|ed)|cut up|sold) (?:all )?my (?:wages|salary|money|bank card|passport|phone|car keys|keys|documents|papers|pay|clothes|birth control|id|card)(?! (?:by accident|to (?:fix|charge|repair)|charger))',
      '(?<!\\b(?:should|shall|could) i )(?:ask|beg|need|have to get|have to ask)(?: for)?(?: his| her) permission|have to ask (?:him |her |my husband )?(?:for (?:money|permission|food|my phone)|before i (?:leave|go|spend|eat))|(?:tracks?|monitors?|checks?|reads?|goes through|times?|films?) (?:my (?:phone|location|messages|every|bag|calls|mileage)|where i|how long i|me when i|every message)(?=<far>\\b(?:angry|punish[a-z]*|hits?|yells?|shouts?|screams?|late|pay for it|belt|drives behind|smash[a-z]*|explode[a-z]*|violent)\\b)',
    ],
    unless:
      'the (?:doctor|dentist|nurse|physio|surgeon)|father in laws?|lol|thermostat|gluten|horoscope|diet|school rules|boarding school|visa|doctor says|toddler|past life|years ago|when i was (?:little|a kid|small|a child)|cooking|of losing (?:him|her)|of him leaving|shared ours|landlord|curfew|grounded|get it back|bad grades?|my grades|homework|screen time|paid? (?:me )?back|borrowed|loan',
    danger: [
      'I am scared of my husband when he drinks',
      'he won’t let me see my friends and takes my money',
      'I’m not allowed to leave the house without his permission',
      'my girlfriend burnt my passport and says nobody will believe a man',
    ],
    twins: [
      'im scared of him leaving me',
      'afraid of my father in law’s cooking',
      'im afraid to go home and tell them i failed',
      'he won’t let me pay for dinner',
    ],
  },
  {
    says: 'a person close to them lays hands on them',
    grade: 3,
    patterns: [
      `(?:<closeone>|they|guy|my man|my girl|girl|woman|man) (?:<few>)${HITS} (?:me|us|my (?:mum|mother|kids|children|son|daughter|sister|brother)|our (?:son|daughter|kids|baby|child|dog|\\d+ year old))${NOT_ATTACKED}`,
      '(?:put|puts|laid|lays|putting|laying) (?:his |her |their )?hands on me(?! (?:shoulder|waist|knee|gently|to (?:heal|bless|pray)))|get(?:s|ting)? (?:<soften>)(?:physical|violent|rough|aggressive|handsy) with me|(?:i )?(?:end up|ended up|left|covered|come home|have|had) (?:<few>)(?:with )?(?:bruises|bruised|a black eye|a split lip|broken (?:ribs?|nose|jaw|wrist|arm))(?=<far>\\b(?:he|him|his|she|her|drinks|drunk|angry|fight|husband|boyfriend|wife|dad|partner|again)\\b)|(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mum|drinks|angry|drunk)\\b[a-z ,.]{0,40}\\b(?:bruises|black eye|split lip|broken (?:rib|nose|jaw|wrist|arm))',
      '(?:<closeone>|guy|my man|my girl) (?:<few>)(?:beat|beats|beating|beaten|smack|smacks|smacked|slap|slaps|slapped|knock|knocks|knocked|kick|kicks|kicked|punch|punches|punched) (?:<few>)out of (?:me|us|my (?:mum|mother|sister|brother|kids|son|daughter))(?! (?:at|in) (?:chess|tennis|cards|fifa|mario))',
      '<closeone> (?:<few>)(?:broke|breaks|fractured|dislocated|twisted|cracked|crushed) my (?:<few>)(?:jaw|arm|wrist|nose|rib|ribs|finger|fingers|leg|tooth|teeth|collarbone|skull|phone|hand)|(?:and )?then (?:it is|its) my turn(?<=(?:punch(?:es)?|walls?|hits?|beats?|drinks?|angry)\\b[a-z ,.]{0,50})|controls all (?:the|our|my) money|beg (?:<few>)for (?:groceries|money|food|cash|gas money)|(?:lock(?:s|ed)?|keeps?|kept) me (?:in|inside) (?:my|the|a) (?:room|house|basement|bathroom|bedroom|closet|cellar|apartment)(?! until i (?:finish|study|clean))|(?:take|takes|taking) the (?:kids|children|baby) (?:<few>)(?:if i|and (?:disappear|leave|run))(?<=(?:says?|said|threaten(?:s|ed|ing)?|will|hell|shell)\\b[a-z ]{0,30}(?:kids|children|baby)[a-z ]{0,20})',
    ],
    unless: `${NOT_REAL}|chess|sparring|boxing|judo|karate|mma|football|rugby|basketball|training|toddler|my (?:cat|dog|kitten|puppy|baby|son is two|two year old|three year old)|chiropract[a-z]*|massage|physio|when i was (?:little|a kid|a child|small|young)|as a (?:kid|child)|years ago|long ago|in (?:19|20)\\d\\d|back then|past life|ex who|used to hit walls|tattoo|waxing|dentist|nurse|midwife|labou?r|goose|survived an abusive|divorced since`,
    danger: [
      'my man put hands on me again',
      'every time he drinks i end up with bruises',
      'he broke my jaw last year and now he says he has changed',
      'my parents lock me in my room for days',
    ],
    twins: [
      'he threw me a surprise party',
      'she hit me with a question i could not answer',
      'my toddler bites me',
      'bruises from judo training',
      'my dad grabbed me a coffee',
    ],
  },
  {
    says: 'is forced, kept or watched by a person close to them',
    grade: 3,
    patterns: [
      '<closeone> (?:<few>)(?:put|had|has|puts) (?:his|her|their) hands? (?:on|around|round|at) (?:my|the) (?:throat|neck)',
      '(?:battered|beaten|abused) (?:wife|woman|husband|girlfriend)(?<=i am (?:a |an )?(?:battered|beaten|abused) [a-z]+)',
      '<closeone> (?:<few>)(?:will|does|would) not stop (?:<few>)when i say (?:no|stop)|does it anyway when i (?:do not|say)|sex with me when i am asleep|forces? (?:sex|himself|herself) (?:on|with) me|wakes? me (?:up )?to do it',
      '<closeone> (?:<few>)threat(?:ens|ened) to (?:<few>)(?:have me deported|take (?:the|my) (?:kids|children)|(?:kill|hurt) (?!you|them|him|her)|post (?:it|my)|leak)',
      '(?:kept|keeps|took|takes|burned|hid|hides) my (?:passport|papers|documents|id)\\b<gap>(?:leave|go|can not|language|out)|(?:locks?|locked) me (?:in|inside|up)(?! (?:on|at) (?:eye|a))',
      '<closeone> (?:<few>)(?:chased|chases|came at|comes at) me with (?:a|the|an|scissors)|sleep with a (?:chair|knife) (?:under|by|against)|bag (?:<few>)for when (?:he|she) (?:<soften>)(?:does it|snaps|gets)',
      'scared to (?:fall asleep|sleep|be alone) (?:next to|beside|with) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|dad|stepdad))',
      '(?:after|since) (?:he|she) put me in (?:the )?hospital|(?:stop|keep) (?:him|her) (?:from )?hurting me|(?:hear|hears|see|sees|saw|watch|watched) (?:him|her|my (?:husband|wife|dad)) (?:hurt|hit|beat) me',
    ],
    unless: `${NOT_REAL}|tickl[a-z]*|prank|game|at tennis|at chess|at poker|masseur|massage|physio`,
    danger: [
      'my husband put his hands on the throat',
      'he does not stop when i say no',
      'she locked me in again and took my passport so i can not leave',
      'the kids hear him hurt me',
    ],
    twins: [
      'my boyfriend beat me at chess',
      'my phone locked me out',
      'the masseur put his hands on my neck',
    ],
  },
];
