import { phrasePattern } from './phrase-pattern.ts';

/** Figures of speech, films, cards, trades and denials: taken out before the crisis rules look. */
const HARMLESS: readonly RegExp[] = [
  'purge my (?:info|data|account|inbox)|delete it all|blow(?:ing)? up my life|(?:the )?death card|(?:die|dying|died) at home|(?:lost|losing) (?:someone|somebody|a friend|my [a-z]+) to suicide|(?:dying|killed|dead) (?:on|in) the news|follows me around the (?:house|kitchen)|gone for (?:a|the|one) (?:week|weekend|day)|(?:had|has had|after) (?:a|his|her|the) stroke(?! (?:now|just now|right now|today|tonight|an hour ago|minutes ago))|sister has anorexia|saw someone die',
  '(?:might|going to|will|could) end it all (?:and )?shave[a-z ]*',
  '(?:do|did|does|would|never|not) (?:not )?(?:ever )?(?:want|wanted|mean|meant|intend|wish|like) to (?:hurt|harm|upset|kill) (?:him|her|them|you|my [a-z]+|anyone|anybody|people|someone)(?! (?:but|and i am (?:scared|afraid)))',
  '(?:rather|sooner) be dead than (?:caught|seen|wear|late|go to|date|eat)[a-z ]*',
  '(?:ate|eaten|had|eating) (?:way |far )?too much(?! (?:of (?:my|the)|pills|medic[a-z]*))',
  'dying (?:to|for|of (?:laughter|laughing|curiosity|boredom|thirst|hunger|embarrassment|shame)|laughing)',
  '(?:to|would|could|i would) (?:die|kill|murder) (?:for|to (?:see|have|know|be|get|go))',
  'kill(?:ing|ed|s)? (?:it|time|a few hours|an hour|the vibe|the mood|the game)',
  'kill(?:ing|ed|s)? (?:two birds|the lights|my vibe|my mood|my self esteem|my confidence|my diet)',
  '(?:rather|sooner) die than (?!live|go on|stay|be here|keep|wake|face|continue)[a-z ]+',
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
  'threw shade[a-z ]*|(?:shaving|paper) cuts?[a-z ]*|(?:he|she|you|we|they) (?:can |almost |practically )?reads? my mind(?! (?:and|through|so|at night))',
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
  'in (?:my|a|the) dream (?:i|he|she|we|they|someone|somebody|a man|my [a-z]+) (?:was|were|had|kept)(?: [a-z]+){1,4}',
  'wake up (?:so|too|this|that) (?:soon|early|late)|not wake (?:up )?(?:early|before)|without me for (?:an?|one|two|three|some|the) (?:few )?(?:days?|weeks?|hours?|weekend|evening)|burden on sick leave',
  'dragged me (?:along )?to (?:yoga|church|karaoke|ikea|pilates|(?:the|a) (?:gym|cinema|shops|opera|museum|beach|party|concert|class))|write (?:to )?my ex a goodbye letter',
  'had a (?:mini )?(?:stroke|heart attack) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|last (?:year|spring|summer|autumn|winter)|(?:a|one|two|three|four|five|ten|some|many|\\d+) (?:years?|months) ago)',
  '(?:scared|afraid|terrified) of my (?:mother|father) in law|locked (?:me|myself) out by accident|bridge and (?:it was magical|(?:watched|saw) the (?:sunset|sunrise|boats|fireworks|stars))',
  '(?:does|do|will|would) not let me (?:cook|pay|win|wash up|clean|help|carry)[a-z ]*|make (?:him|her|them) pay for (?:lunch|dinner|coffee|drinks|the tickets)',
  '(?:kick|kicked|kicks|hits?|threw|pinned|punched) me (?:on the mat|in (?:sparring|training|judo|karate|boxing))|can not talk (?:today|tomorrow|at work|on the phone)',
  '(?:mugged|attacked|robbed|assaulted) (?:as a student|once in my (?:teens|twenties)|(?:\\d+ |a few |some |many |two |three |five |ten |twenty )*(?:years|decades) ago)',
  'en finir avec (?!la vie|ma vie|tout|moi|cette vie)[a-z ]+|me coupe les (?:cheveux|ongles)|me corto (?:el (?:pelo|cabello)|las unas|o cabelo)|schneide mir die haare|mi taglio i capelli',
].map((source) => new RegExp(phrasePattern(source), 'gu'));

/** The message without its harmless figures of speech. */
export function withoutHarmlessPhrases(normalised: string): string {
  let rest = normalised;
  for (const pattern of HARMLESS) {
    rest = rest.replace(pattern, ' , ');
  }
  return rest.replace(/\s+/gu, ' ').trim();
}
