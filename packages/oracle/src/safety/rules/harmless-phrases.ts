import { HARMLESS_BLOWS } from './harmless/blows.ts';
import { HARMLESS_BODY } from './harmless/body.ts';
import { HARMLESS_COMPLEMENTS } from './harmless/complements.ts';
import { HARMLESS_DEATH_TALK } from './harmless/death-talk.ts';
import { HARMLESS_EVERYDAY } from './harmless/everyday.ts';
import { withoutLightTalk } from './harmless/said-lightly.ts';
import { HARMLESS_FAREWELLS } from './harmless/farewells.ts';
import { HARMLESS_HOUSEHOLD } from './harmless/household.ts';
import { HARMLESS_IN_OTHER_LANGUAGES } from './harmless/other-languages.ts';
import { HARMLESS_ORDINARY } from './ordinary/ordinary-worries.ts';
import { HARMLESS_ORDINARY_LIFE } from './harmless/ordinary-life/figures.ts';
import { withoutPastIllness } from './harmless/ordinary-life/past-illness.ts';
import { HARMLESS_PURPOSE } from './harmless/purpose.ts';
import { HARMLESS_IN_JEST } from './harmless/said-in-jest.ts';
import { HARMLESS_SMALL_TROUBLE } from './harmless/said-of-small-trouble.ts';
import { HARMLESS_SMALL_THINGS } from './harmless/small-things.ts';
import { HARMLESS_TOLD_CALMLY } from './harmless/told-calmly.ts';
import { HARMLESS_TOOLS_AND_JUMPS } from './harmless/tools-and-jumps.ts';
import { SMALL_PAINS } from './not-real.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { SOFT_MATTER_WORDS } from './soft-matters.ts';

/** Figures of speech, films, cards, trades and denials: taken out before the crisis rules look. */
const HARMLESS: readonly RegExp[] = [
  ...HARMLESS_PURPOSE,
  ...HARMLESS_BLOWS,
  ...HARMLESS_BODY,
  ...HARMLESS_COMPLEMENTS,
  ...HARMLESS_FAREWELLS,
  ...HARMLESS_EVERYDAY,
  ...HARMLESS_HOUSEHOLD,
  ...HARMLESS_DEATH_TALK,
  ...HARMLESS_IN_OTHER_LANGUAGES,
  ...HARMLESS_IN_JEST,
  ...HARMLESS_ORDINARY,
  ...HARMLESS_ORDINARY_LIFE,
  ...HARMLESS_SMALL_THINGS,
  ...HARMLESS_SMALL_TROUBLE,
  ...HARMLESS_TOLD_CALMLY,
  ...HARMLESS_TOOLS_AND_JUMPS,
  ...SOFT_MATTER_WORDS,
  'i want out[ ,.]*delete it all|purge my (?:info|data|account|inbox)|delete it all|blow(?:ing)? up my life|(?:the )?death card|(?:die|dying|died) at home|(?:lost|losing) (?:<someone>|a friend|my [a-z]+) to suicide|(?:dying|killed|dead) (?:on|in) the news|follows me around the (?:house|kitchen)|gone for (?:a|the|one) (?:week|weekend|day)|(?:had|has had|after) (?:a|his|her|the) stroke(?! (?:now|just now|right now|today|tonight|an hour ago|minutes ago))|sister has anorexia|saw someone die',
  '(?:might|going to|will|could) end it all (?:and )?shave[a-z ]*',
  '(?:it|that|this) was (?:just |only |obviously )?(?:a joke|a figure of speech|an expression|sarcasm)[ ,.]*(?:the|about the) [a-z ]{0,40}(?:bit|part|thing|line|comment)\\b',
  '(?:do|did|does|would|never|not) (?:not )?(?:ever )?(?:want|wanted|mean|meant|intend|wish|like) to (?:hurt|harm|upset|kill) (?:him|her|them|you|my [a-z]+|anyone|anybody|people|someone)(?! (?:but|and i am (?:scared|afraid)))',
  '(?:rather|sooner) be dead than (?:caught|seen|wear|late|go to|date|eat)[a-z ]*',
  '(?:ate|eaten|had|eating) (?:way |far )?too much(?! (?:of (?:my|the)|pills|medic[a-z]*)|[a-z0-9 ,]{0,30}\\bnot (?:wake|waking|breathing))',
  'dying (?:to|for|of (?:laughter|laughing|curiosity|boredom|thirst|hunger|embarrassment|shame)|laughing)',
  '(?:to|would|could|i would) (?:die|kill|murder) (?:for(?! real| good| sure| once)|to (?:see|have|know|be|get|go))',
  'kill(?:ing|ed|s)? (?:it|time|a few hours|an hour|the vibe|the mood|the game)',
  'kill(?:ing|ed|s)? (?:two birds|the lights|my vibe|my mood|my self esteem|my confidence|my diet)',
  '(?:rather|sooner) die than (?!live|go on|stay|be here|keep|wake|face|continue|marry (?:him|that|this|my|the)|get married|go home|go back (?:home|there|to him))[a-z ]+',
  '(?:phone|battery|laptop|computer|car|engine|plants?|houseplant|flower|orchid|wifi|printer|chat|party|conversation|romance|spark|fridge|tablet|watch|camera|game)(?: has| just| is| was| keeps?| went)* (?:died|dead|dying|die)',
  'dead (?:tired|serious|sure|broke|curious|gorgeous|end|line|lift|weight|horse|sea|body)|drop dead|over my dead body|dead to me|deadline',
  '(?:death|devil|hanged man|tower) card|(?:house of|eighth house of) (?:death|sex)[a-z ]*|death and rebirth|ego death',
  'suicide (?:squad|prevention|hotline|helpline|line|rates?|doors?|awareness|watch list)|kill bill|killer (?:heels|whale|playlist|queen)|(?:lady|serial|painkiller) killers?',
  'shoot(?:ing)? (?:my shot|your shot|me (?:a|an) [a-z]+|for the [a-z]+|an email|stars?|schedule)|photo ?shoot|(?:bath|photo|sex|time) bombs?|bombshell',
  'bomb(?:ed|ing)? (?:the|my|this|that|an?) (?:exam|test|interview|presentation|audition|set|speech|essay|quiz)',
  '(?:i|we) (?:will|would|could|want to|am going to|are going to|am gonna) (?:kill|murder|strangle|throttle) (?:him|her|them|you|my [a-z]+|the [a-z]+)[a-z ]*\\b(?:lol|haha[ha]*|lmao|jk|just kidding|rofl)',
  '(?:kill|murder|strangle) me (?:if|when|for) (?:this|that|the (?:report|mess|dishes)|i (?:am late|forget|forgot|fail|failed|spend|spent|miss|missed|eat|ate|buy|bought|wear|do not (?:call|finish|clean|come))|she sees|he sees|they see|spending|eating|being late)[a-z ]*',
  '(?:nearly|almost|practically|basically) (?:had|gave me|having|have) a heart attack|heart attack (?:of|from) (?:joy|cuteness|excitement)|stab(?:bed|s|bing)? (?:me|him|her|us) in the back|backstab[a-z]*',
  '(?:strangle|kill|murder|throttle|smash) (?:this|that|my|the) (?:printer|alarm clock|router|wifi|computer|laptop|phone|copier|dragon|boss in (?:the|this) game)',
  '(?:character|dragon|hero|villain|killer|detective|avatar)s? [a-z ]*(?:die[sd]?|kill(?:s|ed)?|murder(?:s|ed)?|stab(?:s|bed)?|poison(?:s|ed)?)[a-z ]*',
  'i (?:do not|never|would never|will never|did not|do not ever) (?:ever |really |actually )?(?:want to|wanna|plan to|intend to|think about|would) (?:die|dying|be dead|kill myself|killing myself|end my life|hurt myself|hurting myself|harm myself|suicide)(?! (?:but|i just do not want))',
  '(?:i am )?not (?:at all )?(?:suicidal|a danger to myself|going to hurt myself|going to kill myself)',
  '(?:end|ending|close|closing) (?:this|that|a|my|the) (?:chapter|lease|contract|relationship|friendship|phase|era|project|subscription|membership|marriage)[a-z ]*',
  '(?:beats?|kills?|destroys?|crushe?s) me (?:at|in) (?!the |my |his |her |front|anger|public|bed)[a-z]+|hits? me (?:up|with (?:compliments|questions|news|kindness|a smile))|hits? the (?:gym|road|town|sack|books|snooze)',
  '(?:feel|feeling|like) (?:like )?a burden (?:at work|in the office|on the team|on my team)',
  'cut(?:ting)? (?:toxic |certain |some |negative |fake )?(?:people|friends|family|him|her|them) (?:out|off)[a-z ]*|cut(?:ting)? (?:ties|sugar|carbs|costs|contact|corners|screen time)',
  'in (?:my|a|the|last night s) dream [a-z ]*(?:chased|followed|attacked|caught) me',
  '(?:jump|walk|leap) (?:off|into) (?:a|the) (?:bridge|cliff|volcano) for (?:(?:a|an|some|that|those|this) [a-z ]*|[a-z]+ (?:haha|lol))',
  'voices of (?:kids|children|birds|friends|neighbours|the choir)[a-z ]*',
  'voice (?:in|inside) my head (?:says|tells me|telling me|whispers)(?: that)? (?:i should |to )(?:call|text|apologi[sz]e|trust|slow|rest|try|wait|say|ask|buy|book)[a-z ]*',
  'my last (?:message|text) to (?:him|her|them) was[a-z ]*',
  'dead (?:leaves|flowers|plants|heading|trees?|zone|ringer|heat|pixels?)|(?:locked|lock) myself out(?: of [a-z ]*)?|counting calories for (?:a|the|my) (?:race|marathon|match|competition|sport)',
  'goodbye (?:letter|note|email|card|speech|party) (?:for|to) (?:closure|my (?:team|colleagues|job|boss|students)|work|the office)|goodbye letter for closure',
  'threw shade[a-z ]*|(?:shaving|paper) cuts?[a-z ]*|(?:he|she|you|we|they) (?:can |almost |practically )?reads? my mind(?! (?:and|through|so|at night))|(?<![a-z] )(?:ok |go on |please |just |now |guess |try to )*read my mind(?: (?:please|then|now|if you (?:can|dare)))?<end>',
  '(?:dentist|trainer|mother|mum|boss|wife|husband|hairdresser|teacher|editor|landlord|flatmate)s? (?:is|are) (?:going to|gonna) kill me(?= (?:for|when|if|about|because))[a-z ]*|kill (?:this|the|that|my) (?:half )?(?:marathon|audition|speech|season|exam|project|workout|race|presentation|interview|finals?)',
  'go on like this (?:with (?:two jobs|the commute|no sleep|so much|this flat|my boss)|at work)[a-z ]*',
  'hat(?:e|ing) waking up (?:early|so early|at|to the alarm|next to|in the dark|on mondays?)[a-z0-9 ]*|breathe (?:when (?:he|she) (?:smiles|laughs|looks|walks)|that (?:was|is) so funny|it is so beautiful)[a-z ]*',
  'fine without me (?:this (?:weekend|week|time)|for (?:a few|two|three|some|an?) (?:days?|weeks?|hours?|evenings?)|while i|at the (?:office|meeting))[a-z ]*|sleep forever (?:this weekend|after (?:that|this|the)|on (?:sunday|saturday))[a-z ]*',
  'rope (?:for|to) (?:climb(?:ing)?|the (?:boat|swing|tent|dog)|camping)|chosen one (?:at|in (?:the|this) (?:game|quiz|team))[a-z ]*|burden (?:at brunch|on the team)[a-z ]*|revenge on the (?:ants|wasps|weeds|printer|moths)',
  '(?:disappear|vanish|run away|escape) (?:to|into|for|from work|under|on) (?!ever)[a-z ]*',
  '(?:can not|can barely|could not) breathe (?:from |for )?(?:laughing|laughter|lol|haha|with hay fever|in (?:this|that|these|my) (?:heat|weather|dress|corset|jeans|trousers|suit|outfit))',
  'kill (?:him|her|my [a-z]+) for (?:setting me up|(?:eating|spoiling|forgetting|losing|wearing|stealing|borrowing|finishing) (?:my|the|our|all))[a-z ]*',
  '(?:cut|burned|burnt|scraped) my (?:hands?|fingers?|thumb|arm|leg|knee) (?:cooking|shaving|gardening|chopping [a-z]+|slicing [a-z]+|in the garden|at the stove|by accident|on (?:a |an |the |some |my )?(?:hot )?(?:tin|can|oven|stove|soup|pan|paper|fence|thorns?|grill|kettle|nail|bike|branch))(?! (?:on purpose|again|to feel|because))',
  '(?:stars|moon|chart|cards|planets|music|painting|poem|song) (?:speaks?|talks?|spoke) to me (?:in a way|so much|deeply|lately)',
  'in (?:my|the|this|a) (?:game|novel|film|play) [a-z ]*(?:kill|poison|murder|stab|shoot|die)[a-z ]*|kill my (?:old |bad )?(?:habits?|ego|doubts?|fears?|darlings|inner critic)',
  '(?:documentary|film|movie|novel|book|series|play|essay|podcast|article|opera|poem) about (?:an? |the )?(?:suicides?|murders?|killing|killers?|drowning|overdose|cult|rape|anorexia|abuse|war|death|dying|serial killers?)',
  '(?:coach|trainer|teacher|boss|mentor|manager) pushe[sd] me(?! (?:down|against|into|off|onto|over|on))|pushe[sd] me (?:on (?:the|a) swings?|down (?:the|a) slide|to (?:apply|try|study|grow|improve|finish|succeed|do my best)|in the right direction|out of my comfort zone)',
  'my last (?:night|day|week|evening|shift|exam|show) (?:in|at|of|with) (?!earth|this (?:life|world|body|place)|my life|the world|life|peace|pain)[a-z]+',
  'unfollow[a-z]* me|follows? me (?:back|on (?:everything|insta[a-z]*|tiktok|spotify|twitter|facebook))|voices from (?:upstairs|downstairs|next door|the street)',
  'cut my losses|voice in my head (?:says|tells me) (?:that )?i should (?:take|buy|book|marry|move)|chest (?:feels|is|gets) tight with (?:joy|love|pride|happiness|excitement)|chosen one (?:lol|haha)',
  'in (?:my|a|the) dream (?:i|he|she|we|they|<someone>|a man|my [a-z]+) (?:was|were|had|kept)(?: [a-z]+){1,4}',
  'wake up (?:so|too|this|that) (?:soon|early|late)|not wake (?:up )?(?:early|before)|without me for (?:an?|one|two|three|some|the) (?:few )?(?:days?|weeks?|hours?|weekend|evening)|burden on sick leave',
  'dragged me (?:along )?to (?:yoga|church|karaoke|ikea|pilates|(?:the|a) (?:gym|cinema|shops|opera|museum|beach|party|concert|class))|write (?:to )?my ex a goodbye letter',
  'had a (?:mini )?(?:stroke|heart attack) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|last (?:year|spring|summer|autumn|winter)|(?:a|one|two|three|four|five|ten|some|many|\\d+) (?:years?|months) ago)',
  '(?:scared|afraid|terrified) of my (?:mother|father) in law|locked (?:me|myself) out by accident|bridge and (?:it was magical|(?:watched|saw) the (?:sunset|sunrise|boats|fireworks|stars))',
  '(?:does|do|will|would) not let me (?:cook|pay|win|wash up|clean|help|carry)[a-z ]*|make (?:him|her|them) pay for (?:lunch|dinner|coffee|drinks|the tickets)',
  '(?:kick|kicked|kicks|hits?|threw|pinned|punched) me (?:on the mat|in (?:sparring|training|judo|karate|boxing))|can not talk (?:today|tomorrow|at work|on the phone)',
  '(?:mugged|attacked|robbed|assaulted) (?:as a student|once in my (?:teens|twenties)|(?:\\d+ |a few |some |many |two |three |five |ten |twenty )*(?:years|decades) ago)',
  'en finir avec (?!la vie|ma vie|tout|moi|cette vie)[a-z ]+|me coupe les (?:cheveux|ongles)|me cort(?:o|e|ei|ar) (?:el (?:pelo|cabello|flequillo|fleco)|las unas|las puntas|o cabelo|a franja)|schneide mir die haare|mi taglio i capelli',
  '(?:do|should|shall|must|whether) i (?:tell|talk|stay|wait|keep|give|forgive|text|say|fight)[a-z ,]{0,40} or (?:do i |should i )?(?:<soften>)end it(?! all| tonight| now)|(?:<soften>)end it or (?:talk|stay|wait|give|try|keep|tell|forgive)[a-z ]*|(?<=(?:kissed|cheat(?:ed|ing|s)|situationship|dating|affair|flirt(?:ed|ing|s)?|break ?up)\\b[a-z0-9 ,.]{0,90})(?:<soften>)end it(?! all| tonight| now)',
  '(?:done|finished|fed up|tired|sick|through) (?:of|with) (?:living|this life) (?:of (?:commut[a-z]+|driving|travel[a-z]*|deadlines|meetings|spreadsheets|waiting|renting|dating|shift[a-z]*|night shifts|laundry)|in (?:the )?(?:suburbs|city|country|village)|out of (?:boxes|a suitcase|suitcases))[a-z0-9 ]*',
  '(?:could|would|wanted to|want to|might|am going to|will|am gonna) (?:<soften>)(?:kill|murder|strangle|throttle|smack) (?:him|her|them|my [a-z]+)(?= (?:if|when) (?:he|she|they) (?:spoils?|eats?|forgets?|tells?|is late|ruins?|wears?|sings?|mentions?|does not (?:text|call|reply))|(?: [.,])? (?:<soften>)(?:he|she|they|because he|because she|for) (?:<few>)(?:told|tells|telling|wore|wearing|ate|eating|spoiled|spoilt|forgot|moved|borrowed|lost|broke my (?:phone|mug|bike|laptop)|deleted|posted|invited|read|laughed|snored|snores|booked|used|finished|took my (?:charger|seat|jacket|bike|phone|car)|drank))',
  '(?:mum|mom|dad|mother|father|parents|boss|wife|husband|teacher|coach|sister|brother|flatmate|roommate|landlord|trainer|gran)s? (?:is |are )?(?:<soften>)(?:going to|will|would) (?:kill|murder) me(?= [.,] i (?:scratched|failed|forgot|lost|broke|dented|spilled|spilt|missed|dyed|burnt|burned))',
  '(?:jump|leap|throw myself) (?:off|out of|from) (?:the|my|a|this) (?:balcony|window|roof)(?= [a-z ,.]{0,12}ground floor)',
  '(?<=(?:results?|grades?|marks|report card|percent|failed|detention|dent|dented|scratched|phone bill|parking ticket)\\b[a-z0-9 ,.]{0,60})(?:mum|dad|mother|father|parents|wife|husband|boss|coach)s? (?:is |are )?(?:<soften>)(?:going to|will) (?:kill|murder) me(?= [.,]|$)',
  '(?:exam|exams|final|finals|test|quiz|presentation|interview|prueba|prova|provas|examen|examenes|esame|esami|prufung|klausur|partiels?|vestibular|speech|deadline|essay|thesis|marathon|dentist|date|party|meeting)\\b[a-z0-9 ,.]{0,60}(?:going to die|am (?:<soften>)dead|will die|vou morrer|voy a morir|vais mourir|werde sterben|moriro|me muero|sterbe|muoio|sono mort[oa]|mar gay[ai])(?! (?:tonight|by my|and (?:i want|it is|nobody)))',
  '(?:vou morrer|me muero|morrendo|muoio|sterbe|meurs) (?:de (?:sono|saudade|fome|rir|vergonha|sueno|hambre|risa|calor|verguenza|faim|rire|honte|froid|soif)|di (?:sonno|fame|caldo|vergogna)|d envie|vor (?:lachen|scham|neugier|aufregung|angst|hunger)|dalla voglia|dal ridere|por ver[a-z]*|kkk[k]*|jaja[ja]*|lol|haha[ha]*)|vou morrer kkk[k]*|suis coupe les cheveux|me suis coupee? les (?:cheveux|ongles)',
  'goodbye (?:letter|note|speech) to my (?:old )?(?:flat|house|car|job|school|hair|office|kitchen|city|twenties|thirties)|leaving for good (?:on [a-z]+ )?(?=[., ]{0,3}(?:the (?:company|office|firm|job|town|city|choir|club)|my (?:job|company)))',
  '(?:what|how|explain|tell|talk|teach|say|speak|asks?|asked)\\b[a-z ]{0,25} (?:to |from |with )?(?:a |an |my |the )?(?:[a-z0-9]+ )?(?:child|kid|kids|children|son|daughter|boy|girl|year old|toddler|grandson|granddaughter|class|pupils)(?: [a-z]+){0,3} (?:about )?(?:death|dying|die|dead)',
  '(?:which|what) (?:house|planet|sign|card|number|arcana) (?:is|rules?|shows?|means?|stands for|has|governs?)[a-z ]{0,12} (?:death|dying)(?: in)?|(?:pulled|drew|got|drawn|pulling|keep getting) (?:the )?death(?= (?:twice|again|next|reversed|and|as|in|card|from|with|for)| [.,]|$)|death (?:and|in) (?:saturn|mars|pluto|scorpio|the (?:eighth|8th) house|my chart|astrology|tarot)',
  '(?:business|company|shop|cafe|project|town|village|industry|language|garden|band|channel|podcast|lawn|sourdough|starter|tomato(?:es)?|tomato plants|roses?|hydrangea) (?:is|are|was|keeps?) (?:<soften>)(?:dying|dead)',
  'over ?dosed? on (?:sushi|tea|cheese|tacos|sweets|sugar|candy|gossip|garlic|pasta|ice cream|sunshine|tv|screens|reels)|can not breathe in this (?:city|town|office|house|flat|marriage|family)|set fire to my (?:inbox|wardrobe|phone|cv|laptop|diet|ex files|desk)|(?:plan|planning) my own funeral for fun',
  '(?:sister|brother|mum|mother|friend|cousin|daughter|son|wife|husband) (?:had|struggled with|recovered from|overcame|beat) (?:an )?(?:eating disorder|anorexia|bulimia)',
  '(?<=(?:left me|dumped me|broke up|break ?up|heartbr[a-z]+|ghosted me|since (?:he|she) left|dentist|nervous|nerves|excited|divorce|split up)\\b[a-z0-9 ,.]{0,80})(?:have not|not) eaten (?:<few>)since [a-z]+|(?:have not|not) eaten (?:<few>)since (?:[a-z]+ )?(?:because of the (?:dentist|date|exam|heat|flight|operation)|(?:he|she) (?:left|dumped|ended|went|said|texted))',
  '(?:was|wann|warum|wie|ist|sind|und|sagt|sagen|fur|uber|auf|durch|dass|bringt|wird|werden|hat|haben|bedeutet|ob|wenn|gegen|ohne|gut|mir|mich|kommt|an|steht|stehen) die [a-z]+',
  '(?:comes?|came|walks?|barges?) (?:in|into) my room (?=without (?:knocking|asking))|(?:mother|mum|mom|she|aunt|sister|flatmate|roommate)\\b[a-z ]{0,12} (?:comes?|came|walks?) (?:in|into) my room(?! (?:at night|and (?:touch|hit|lock|lies|gets)))',
  'over ?dos(?:e|ed|ing) on (?:[a-z]+ ){0,4}(?:cake|chocolate|cookies|pizza|coffee|food|cheese|pie|bread|biscuits|carbs|caffeine|christmas|netflix|memes|turkey|curry|wine gums)',
  '(?:could|would) (?:<soften>)(?:murder|throttle|wring) (?:him|her|them|my [a-z]+|a (?:curry|pizza|coffee|pint))(?! (?:with|in his|in her|tonight|and (?:get|hide|bury)|for real))',
  'my own funeral (?:songs?|playlist|music|menu|party|outfit)|(?:songs|playlist|music) for my (?:own )?funeral',
  '(?:i am (?:<soften>)(?:dying|dead|deceased|screaming|crying|wheezing|choking)|i (?:<soften>)died)(?! (?:inside|tonight|soon|alone))(?=[a-z0-9 ,.]{0,60} laughface)|(?<=laughface[a-z ,.]{0,20})(?:<soften>)i (?:am (?:<soften>)(?:dying|dead|deceased|screaming|crying|wheezing)|died)(?= at| from| over| [.,]|$)',
  '(?:keep|keeps|kept|i|we|he|always|just|stop) (?:<few>)(?:dying|die|died|getting killed|killed)\\b[a-z0-9 ,]{0,30}\\b(?:(?:last|final|first|second|same|next|end|raid|secret|hardest) boss|boss (?:fight|battle|level|room)|bosses|level \\d+|speedrun|elden ring|dark souls|sekiro|bloodborne|hollow knight|silksong|hades|zelda|mario|fortnite|valorant|minecraft|cuphead|celeste|baldurs gate|diablo|fallout|skyrim|resident evil|cyberpunk|warzone|apex|roblox|league|dungeon|raid|respawn[a-z]*|checkpoint|permadeath|hardcore mode|in (?:the|this|that|a) (?:game|match|lobby|round|level))',
  '(?:[a-z0-9]+ ){1,7}(?:is|was|are) (?:<soften>)(?:literally |actually )?(?:the |a |an )?(?:name|title) (?:of|for) (?:our|my|his|her|their|the|a|this|that)(?: [a-z]+){0,2} (?:band|song|single|album|track|ep|playlist|podcast|team|cocktail|drink|book|novel|film|movie|show|series|episode|game|boat|horse|painting|poem|perfume|lipstick|nail polish|quiz team|group chat)',
  '(?:band|song|single|album|track|ep|playlist|podcast|cocktail|novel|film|movie|show|episode|game|boat|horse|painting|poem|perfume|lipstick|nail polish|quiz team|group chat)(?: is| was| are)? (?:called|named|titled|entitled)(?:(?! and (?:i|tonight|now|he|she|my|we)) [a-z0-9]+){1,5}',
  '(?:listening to|listen to|love the song|cover of|playing|sing|singing|streaming) (?:[a-z0-9]+ ){0,3}(?:suicid[a-z]*|death|die|dying|dead|kill)(?: [a-z0-9]+){0,3} (?:by|from) [a-z0-9]+',
  SMALL_PAINS,
  '(?:took|take|taken|brought|bring) (?:[a-z]+ ){0,5}(?:pills|tablets|meds|medicine|medication|prescription) (?:back )?to the (?:pharmacy|chemist|hospital|doctor|vet|recycling)|(?:not|never) wake (?:up )?(?:so )?(?:grumpy|tired|cranky|hungry|hungover|late|sore|stiff)|(?<!\\b(?:can|could|will|cannot) )not wake (?:up )?(?:the (?:baby|kids|neighbours|house|dog|cat|toddler|twins)|him|her|them|everyone|my (?:roommate|flatmate|husband|wife|kids|baby|parents))',
  'took (?:like |about |over )?\\d+ (?:photos?|pictures|pics|selfies|screenshots|videos)[a-z ]*|passed (?:the|her|his|my|an?|their) (?:[a-z]+ )?(?:exams?|test|class|bar|interview)|(?:does|is) (?:he|she|my ex) (?:<soften>)(?:do |doing )?(?:better|happier)(?: off)? without me|could sleep for ?ever (?:today|this morning)',
  '(?:time|hour|minute|place|town|city|day|year|where) (?:<few>)i was born|or (?:should|do|shall) i (?:<soften>)give up|(?:told|asks|asked|wants|gave) me (?:[a-z]+ ){0,3}to be gone by [a-z]+|(?:threw|throws|throwing|kicked|kicks|kicking) me out(?! of (?:a|the|his|her) (?:car|window|bed|moving))|(?:dog|cat|horse|rabbit|pet|pup|puppy|kitten|bunny|hamster|mum|mother|dad|father|grandma|grandpa|gran|nan|grandmother|grandfather) (?:is|was|has been) (?:<few>)(?:old|sick|ill|suffering|in pain|dying|fading|weak|in hospice|on (?:his|her) last legs)[a-z ,.]{0,40} it is (?:<soften>)(?:time|nearly time|almost time|not long now)(?! (?:for me|to join|to follow|i go|to go with))',
].map((source) => new RegExp(phrasePattern(source), 'gu'));

/** The message without its harmless figures of speech. */
export function withoutHarmlessPhrases(normalised: string): string {
  let rest = withoutPastIllness(withoutLightTalk(normalised));
  for (const pattern of HARMLESS) {
    rest = rest.replace(pattern, ' , ');
  }
  return rest.replace(/\s+/gu, ' ').trim();
}
