import type { ProductId } from './product.ts';
import type { SmallTalkId } from './small-talk.ts';
import type { TopicId } from './topics.ts';

/*
 * How questions are told apart: word stems and phrases, each with a weight. A phrase
 * that can mean only one thing weighs 3, a good word 2, a hint 1.
 */

export type Cue = readonly [weight: number, pattern: RegExp];

export const TOPIC_CUES: Readonly<Record<Exclude<TopicId, 'open'>, readonly Cue[]>> = {
  love: [
    [
      2,
      /\b(?:love|loving|romance|romantic|dating|crush|boyfriend|girlfriend|marry|marriage|husband|wife|loves? me)\b/u,
    ],
    [
      3,
      /\bfall(?:ing)? for\b|\bin love\b|\bunavailable\b|\bdoes (?:he|she) (?:love|like|miss|want)\b/u,
    ],
    [1, /\b(?:heart|kiss|flirt|attract\w*|partner|date)\b/u],
    [2, /\b(?:single|wedding|engaged|honeymoon|jealous\w*|cheat\w*)\b/u],
    [
      3,
      /\b(?:text(?:s|ed)?|call(?:s|ed)?|repl(?:y|ies|ied)|writes?) (?:me )?back\b|\b(?:ghosted|left me on read|on read)\b|\bmissed (?:his|her|their) call\b/u,
    ],
  ],
  soulmate: [[4, /\bsoul ?-?mate|\btwin flame|\bthe one for me|\bmeant to be\b|\btrue love\b/u]],
  relationships: [
    [
      2,
      /\b(?:relationships?|get along|argu\w+|fight(?:ing)?|family|mother|father|mum|mom|dad|son|daughter|sister|brother|parents?|close to me)\b/u,
    ],
    [1, /\b(?:trust|they|him|her|people)\b/u],
    [3, /\bcloser to (?:the|my|people)\b|\bpeople (?:i|we) (?:care|love)\b/u],
    [
      3,
      /\b(?:co-?workers?|apologi[sz]e|in-?laws?|in law|roommates?|stealing my|gossip\w*|betray\w*)\b/u,
    ],
  ],
  career: [
    [
      2,
      /\b(?:career|job|work\w*|boss|promotion|interview|profession|business|colleagues?|office|quit|hired|salary)\b/u,
    ],
    [1, /\b(?:change (?:my )?career|career change|suits? me)\b/u],
    [1, /\b(?:success\w*|project|study|exam|school|deadline)\b/u],
  ],
  purpose: [
    [
      3,
      /\b(?:purpose|calling|meaning of (?:my )?life|life path|mission|destiny|meant to do|here to do|here for|why am i here)\b/u,
    ],
    [1, /\bmy life\b/u],
  ],
  challenges: [
    [
      2,
      /\b(?:challeng\w+|obstacle\w*|struggl\w+|difficult\w*|hard time|problem\w*|tough|overwhelm\w*|stuck|stress\w*|lost|confused|fed up)\b/u,
    ],
    [1, /\b(?:why is everything|going wrong|tired of)\b/u],
    [3, /\b(?:watch out for|look out for|be careful (?:of|about)|beware)\b/u],
  ],
  talents: [
    [
      3,
      /\b(?:talent\w*|gift(?:s|ed)?|good at|my strengths|potential|creative|creativity|skills?)\b/u,
    ],
  ],
  fears: [
    [
      3,
      /\b(?:fear\w*|afraid|scared|anxi\w+|worr\w+|nervous|holding me back|insecur\w+|doubt myself)\b/u,
    ],
  ],
  karma: [[3, /\b(?:karm\w+|past li(?:fe|ves)|previous life|reincarnat\w+|ancest\w+)\b/u]],
  healing: [
    [
      3,
      /\b(?:heal(?:s|ed|ing|er)?|hurt\w*|trauma\w*|forgiv\w+|let(?:ting)? go|move on|moving on|grudge|heartbr\w+|broke up|breakup|break-up)\b/u,
    ],
    [3, /\bi miss my\b|\bmissing (?:him|her|them|my)\b/u],
    [1, /\b(?:pain|sad|cry\w*|lonely|loneliness)\b/u],
  ],
  risk: [
    [3, /\b(?:take a risk|risk\w*|leap)\b/u],
    [2, /\b(?:good time to|right time to|best time to|best day|when should i|timing)\b/u],
  ],
  home: [
    [
      3,
      /\b(?:mov(?:e|ing) (?:house|home|to|out|in|abroad|city)|where (?:i|should i) live|living situation|relocat\w*|apartment|flat|house|roommate|home|landlord|city)\b/u,
    ],
  ],
  abundance: [
    [3, /\b(?:abundan\w+|money|wealth\w*|rich|prosper\w*|financ\w+|income|afford|savings?)\b/u],
  ],
  health: [
    [
      3,
      /\b(?:health\w*|well-?being|wellness|sleep\w*|diet|exercise|body|calmer|calm|relax|exhaust\w*|burn(?:t|ed)? ?out|energy|tired|resting|rest more|guilty for)\b/u,
    ],
  ],
  intuition: [
    [2, /\bintuition\b/u],
    [
      3,
      /\b(?:intuiti\w+|gut feeling|sixth sense|psychic|inner voice|hunch\w*|premonition|is that a sign|a sign|omens?|owls?|crows?|feathers?|butterfl(?:y|ies)|synchronicit\w+)\b/u,
    ],
  ],
  practices: [
    [
      3,
      /\b(?:spiritual\w*|meditat\w+|pray\w*|ritual\w*|practi[cs]e\w*|yoga|journal\w*|mindful\w*|chakra\w*|crystal\w*)\b/u,
    ],
  ],
  patterns: [
    [
      3,
      /\b(?:patterns?|toxic|keep (?:doing|choosing|attracting|dating|making)|same mistake\w*|self-?sabotag\w*|habit\w*|always end up|repeat\w*)\b/u,
    ],
  ],
  numerology: [
    [
      4,
      /\b(?:numerolog\w*|life path number|angel number\w*|number\w*|11:?11|222|333|444|digits?)\b/u,
    ],
  ],
  dreams: [[4, /\b(?:dream(?:t|ed|s|ing)?|nightmare\w*)\b/u]],
  friends: [[3, /\b(?:friend\w*|social life|left out|group chat|party|neighbou?r\w*)\b/u]],
  decision: [
    [2, /\b(?:should i|decide|decision|choose|choice|yes or no|which (?:one|option)|or should)\b/u],
  ],
  tarot: [[4, /\b(?:tarot|card spread|the \w+ card|love spread|arcana|deck)\b/u]],
  moon: [[2, /\b(?:full moon|new moon|moon phase|the moon|eclipse|lunar)\b/u]],
  sign: [
    [
      3,
      /\b(?:my (?:sun|moon|rising|ascendant|venus|mars|mercury|jupiter|saturn)|rising sign|zodiac|star sign)\b/u,
    ],
    [2, /\b(?:my chart|birth chart|natal)\b/u],
    [
      3,
      /\b(?:water|fire|air|earth) signs?\b|\bpeople born in\b|\bdoes astrology explain\b|\b(?:i'm|i am) so (?:sensitive|intense|stubborn|moody)\b/u,
    ],
    [
      2,
      /\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)s?\b/u,
    ],
    [2, /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|retrograde|transit\w*)\b/u],
  ],
  ex: [
    [
      4,
      /\b(?:my ex|ex-?(?:boyfriend|girlfriend|husband|wife|partner)|exes|get (?:him|her|them) back|come back to me|coming back to me)\b/u,
    ],
  ],
  confidence: [
    [
      4,
      /\b(?:confiden\w+|self-?esteem|believe in myself|compar(?:e|ing) myself|impostor|shy|self-?worth|feel small)\b/u,
    ],
  ],
  focus: [
    [
      4,
      /\b(?:procrastinat\w*|motivat\w+|focus(?:ed)? on (?:my|anything|work|studying)|concentrat\w+|putting (?:things|it) off|lazy|get things done|discipline)\b/u,
    ],
  ],
  overthinking: [
    [
      4,
      /\b(?:over ?-?think\w*|racing thoughts|mind(?: is|'s)? racing|ruminat\w+|mind (?:won't|will not|doesn't) (?:stop|shut)|in my head|spiral\w*)\b/u,
    ],
  ],
  joy: [
    [
      5,
      /\bi (?:just |finally )?(?:got|passed|won|finished|landed|did it|made it|nailed|aced)\b(?! (?:fired|dumped|sick|hurt|lost|rejected|divorced|into a|a bad|no )).{0,40}|\bgood news\b|\bso (?:happy|excited|proud)\b|\bi'm (?:engaged|happy|excited|over the moon)\b|\bbest day\b/u,
    ],
  ],
  lonely: [
    [
      4,
      /\b(?:lonely|loneliness|so alone|feel alone|no friends|nobody to talk to|no one to talk to|someone to talk to|somebody to talk to|miss having)\b/u,
    ],
  ],
  learning: [
    [
      4,
      /\b(?:learn(?:ing)?|bored|boring life|instrument|language course|hobby|take up|go back to (?:school|college|university)|too late to|degree|study abroad)\b/u,
    ],
  ],
  boundaries: [
    [
      5,
      /\b(?:boundar\w+|say(?:ing)? no|walk all over|people.?pleas\w*|taken for granted|take advantage of me|toxic (?:mother|father|family|friend|boss))\b/u,
    ],
  ],
  children: [
    [
      4,
      /\b(?:have (?:kids|children|a baby)|having (?:kids|children|a baby)|start a family|become a (?:mother|father|mum|mom|dad|parent)|(?:want|should i have) (?:kids|children|a baby))\b/u,
    ],
  ],
  luck: [
    [
      4,
      /\b(?:luck\w*|fortunate days?|what (?:should i|to) wear|good day (?:to|for)|colou?r should|what colou?r|good days? for me|which days|favou?rable days?)\b/u,
    ],
    [2, /\blucky numbers?\b/u],
  ],
  animals: [[4, /\b(?:dog|cat|puppy|kitten|horse|rabbit|hamster|pet|pets|parrot)\b/u]],
  lost: [
    [
      4,
      /\b(?:don't know what i want|do not know what i want|feel(?:ing)? lost|directionless|no idea what to do|going nowhere|wasting my (?:life|time|twenties|thirties)|drifting)\b/u,
    ],
  ],
  interview: [
    [
      4,
      /\b(?:interview|pay rise|a raise|ask my boss|negotiat\w+|presentation|public speaking|audition|big meeting)\b/u,
    ],
  ],
  today: [
    [
      4,
      /\bwhat should i (?:focus on|concentrate on|pay attention to|keep in mind|remember|know (?:today|this week)|do (?:today|now|this week(?:end)?))\b/u,
    ],
    [
      2,
      /\b(?:today|tonight|tomorrow|this week|my day|right now|horoscope|reading|energies|guidance|advice|message for me)\b/u,
    ],
  ],
};

export const SMALL_TALK_CUES: Readonly<
  Record<Exclude<SmallTalkId, 'gibberish' | 'empty'>, RegExp>
> = {
  greeting:
    /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|howdy|namaste)(?: (?:there|oracle|again|everyone|friend|you))*(?: how are you)?$/u,
  thanks:
    /^(?:ok |okay |oh |great |wow )*(?:thanks?|thank you|thx|ty|cheers|much appreciated|that (?:really )?help(?:s|ed))\b.{0,40}$/u,
  goodbye:
    /^(?:ok |okay )*(?:bye+|goodbye|good ?night|see (?:you|ya)|farewell|talk (?:soon|later))\b.{0,30}$/u,
  human:
    /\bare you (?:a |an )?(?:real|human|person|ai|bot|robot|machine|computer|chatgpt|alive|conscious)|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real|human|person|ai|bot|robot|machine)|\bis this (?:a |an )?(?:bot|ai|robot|real person|automated)|\bwho are you\b|\bwhat are you\b/u,
  proof:
    /\b(?:astrology|palmistry|horoscopes|all this|this stuff) (?:is|are) (?:so |just |all )?(?:fake|nonsense|rubbish|bs|bullshit|a scam|made up|not real|superstition)\b|\b(?:don't|do not|never) believe (?:in )?(?:this|astrology|any of (?:it|this)|horoscopes|you)\b|\bis (?:astrology|palmistry|this|any of this) (?:real|true|legit|fake|science|scientific|nonsense|accurate)\b|\b(?:evidence|proof|scientific|pseudo-?science|barnum)\b|\bdo you (?:really )?believe\b|\bdoes (?:it|astrology) (?:really )?work\b/u,
  how: /\bhow do(?:es)? (?:you|this|it) work\b|\bhow do you know\b|\bwhat can (?:you|i ask)\b|\bwhat do you do\b|\bhow are (?:these|the readings) made\b/u,
  laugh: /^(?:lol+|haha\w*|lmao|rofl|hehe\w*|ha|xd)$/u,
  tomorrow:
    /^what should i (?:focus on|do|watch out for) tomorrow$|^(?:and |so )*(?:(?:what|how)(?:'s| about| is| will| does)? ?)?(?:it |my day )?(?:be )?tomorrow(?: be| bring| hold| look)?(?: like| for me)?$/u,
  yes: /^(?:yes|yeah|yep|yup|sure|ok|okay|go on then|please do|absolutely|of course)$/u,
  no: /^(?:no|nope|nah|not really|never mind|nevermind|no thanks?|no thank you)$/u,
  joke: /\b(?:tell me a joke|make me laugh|know any jokes)\b/u,
  poem: /\b(?:write|tell|give|make|compose)\b.{0,15}\b(?:poem|verse|haiku|song)\b/u,
  palm: /\b(?:read|look at|scan|analy[sz]e)\b.{0,12}\b(?:my )?(?:palms?|hands?)\b|\bpalm readings?\b.{0,20}\bhow\b/u,
  opinion:
    /\bwhat do you think (?:of|about) me\b|\bdo you like me\b|\bdo you think i(?:'m| am) (?:an? )?\w+(?: person)?$|\bwhat am i like\b/u,
  elsewhere:
    /\b(?:trump|biden|politic\w*|government|weather|forecast for (?:rain|tomorrow)|world cup|football|election|president|recipe|what (?:should|shall) i (?:cook|eat)|capital of|stock market|write (?:code|an essay|my homework)|translate|aliens?|ufos?|who won|what year is it|solve|calculate)\b/u,
  sure: /^(?:but |and |ok |so )*(?:are|r) (?:you|u) (?:really |quite |absolutely )?(?:sure|certain|serious)(?: about (?:that|this|it))?$|^is that (?:really )?true$/u,
  name: /\bwhat(?:'s| is) your name\b|\bwho (?:made|built|created|wrote|programmed) you\b|\bwhere (?:are|do) you (?:come )?from\b/u,
  tease:
    /\bmarry me\b|\bdo you (?:love|fancy|miss|want) me\b|\bi (?:love|fancy) you\b|\bgo out with me\b|\bare you (?:single|married|flirting|hot|sexy)\b|\byou(?:'re| are) (?:cute|hot|sexy|beautiful)\b|\bwhat are you wearing\b/u,
  vague:
    /^(?:so |this is |that(?:'s| is|'s so| is so)? |how |you(?:'re| are) )*(?:boring|vague|generic|lame|meh|dull|too (?:vague|general))$|\bfortune cookie\b|\b(?:too|so|very|pretty) (?:vague|generic|general)\b|\bcould (?:apply|fit|be true) (?:to|for|of) (?:anyone|anybody|everyone|everybody)\b|\b(?:this|that) (?:says|means|tells me) nothing\b/u,
  repeat:
    /\byou(?:'ve| have)? (?:already |just )?(?:said|told me|repeat(?:ed|ing)?) (?:that|this|it|yourself)\b|\bsame (?:thing|answer) again\b|\bstop repeating\b|\byou keep (?:saying|repeating)\b/u,
  nod: /^(?:oh |ah |hm+ |ok |okay )*(?:wow|nice|cool|great|amazing|interesting|fair enough|fair|i see|true|so true|right|makes sense|that makes sense|good point|understood|got it|hm+|wonderful|beautiful|lovely|spot on|exactly|that is true|that's true)$/u,
  disagree:
    /^(?:no )?(?:i (?:really |totally )?(?:disagree|don't agree|do not agree|don't think so|do not think so)|that(?:'s| is) (?:not (?:true|right|me|like me)|wrong|nonsense)|(?:that )?does(?:n't| not) (?:sound|feel) like me|not (?:true|really me)|wrong)(?: at all)?$/u,
  instead: /\bwhat would you do\b|\bif you were me\b|\bin my (?:place|shoes)\b/u,
  costume:
    /\b(?:talk|speak|write|answer|sound) like (?:a |an )?(?:pirate|shakespeare|yoda|rapper|robot|child|\w+ would)\b|\bpretend (?:to be|you(?:'re| are))\b|\brole ?-?play\b/u,
  'hard-day':
    /^(?:i(?:'ve| have)? (?:just )?had|it(?:'s| is| was| has been)|today (?:was|is)|this (?:was|is)|what|such|having) (?:an? |the |my )?(?:(?:really|very|so|absolutely) )?(?:terrible|awful|horrible|bad|rough|hard|shitty?|crap|long|rubbish|difficult|worst) (?:day|week|night|morning)\b.{0,20}$/u,
  matters:
    /^(?:so |and |but |ok )*(?:is (?:that|it|this) (?:good|bad|important|normal|a problem|rare)(?: or bad| or good)?|does (?:that|it|this) (?:matter|mean anything)|so what|who cares)$/u,
  help: /^(?:please )?help(?: me)?(?: please)?$/u,
  insult:
    /\byou(?:'re| are) (?:stupid|dumb|useless|wrong|a fraud|fake|rubbish|terrible|an idiot|boring|annoying|not helpful|no help)|\b(?:this|that|it)(?:'s| is) (?:so )?(?:stupid|dumb|silly|useless|bullshit|nonsense|rubbish|crap)\b|\bwhat (?:bullshit|nonsense|rubbish|crap)\b|\byou suck\b|\bshut up\b/u,
};

export const PRODUCT_CUES: Readonly<Record<ProductId, RegExp>> = {
  cancel:
    /\b(?:cancel|unsubscribe|end|stop)\w*\b.{0,30}\b(?:subscription|premium|trial|membership|plan|billing|paying|auto.?renew\w*)\b|\bhow (?:do|can) i cancel\b|^cancel$/u,
  'delete-account':
    /\b(?:delete|remove|close|erase|deactivate)\b.{0,25}\b(?:account|profile|my data|everything|me from)\b/u,
  photo:
    /\b(?:photos?|pictures?|images?|palm scans?|selfies?)\b.{0,40}\b(?:stor\w+|sav\w+|kept|keep|delet\w+|safe|privat\w+|shared?|seen?|use)\b|\b(?:stor\w+|keep|kept|delet\w+|save|see)\b.{0,30}\b(?:photos?|pictures?|images?|palm scans?)\b/u,
  data: /\b(?:can|could|who|does)\b.{0,25}\b(?:see|read|access)\b.{0,15}\bmy (?:readings?|chat|messages?|questions?|profile|answers?)\b|\b(?:my|personal|birth) (?:data|details|information)\b.{0,40}\b(?:safe|stor\w+|sold|sell|shar\w+|privat\w+|use|kept)\b|\bprivacy\b|\bdo you (?:store|sell|share|save)\b|\bgdpr\b/u,
  trial:
    /\b(?:when|what happens|after|how long|days left)\b.{0,30}\btrial\b|\btrial\b.{0,25}\b(?:ends?|over|expires?|last|left|up|work)\b|\b(?:when|will|do|am) i (?:be |get |getting )?(?:charged|billed|pay)\b/u,
  premium:
    /\bpremium\b.{0,30}\b(?:worth|includ\w+|get|offer|benefit\w*|different|give)\b|\b(?:includ\w+|comes|get|benefits?)\b.{0,20}\bpremium\b|\bfree (?:and|vs|versus|or) premium\b/u,
  app: /\b(?:is there|do you have|download) (?:an|the|your|a mobile|a phone) app\b|\b(?:iphone|android|ios) app\b|\bapp store\b/u,
  'new-text':
    /\b(?:why|how come)\b.{0,25}\b(?:readings?|horoscopes?|answers?)\b.{0,25}\b(?:different|chang\w+|not the same)\b|\bsame (?:reading|text|answer) (?:again|twice|every day)\b/u,
  export:
    /\b(?:get|send me|give me|see) (?:all )?my data\b|\b(?:export|download|copy of)\b.{0,25}\b(?:data|readings?|chat|history)\b/u,
  price:
    /\bhow much\b.{0,30}\b(?:cost|is it|premium|subscription|charge)\b|\b(?:price|pricing|cost of|free trial|is (?:it|this) free|what is premium|upgrade)\b/u,
  refund:
    /\brefund|\bcharged (?:me )?(?:twice|wrong|again)|\bmoney back\b|\binvoice\b|\breceipt for\b/u,
  limit:
    /\bhow many (?:messages|questions|readings|scans)\b|\bmessage limit\b|\bdaily limit\b|\brun out of (?:messages|questions)\b|\bwhy (?:is there|do i have|am i) (?:an? |any )?limit/u,
  'birth-details':
    /\b(?:add|enter|change|edit|update|correct|fix|wrong)\b.{0,25}\b(?:birth ?(?:day|date|time|place|city|details|name)|time of birth|my profile)\b/u,
  password:
    /\b(?:password|can(?:'|no)t (?:sign|log) in|log ?in problem|sign ?in problem|confirmation code)\b/u,
  emails:
    /\b(?:e-?mails?|newsletter|notifications?)\b.{0,30}\b(?:stop|off|unsubscribe|too many|change|turn|get)\b|\b(?:stop|turn off|unsubscribe)\b.{0,25}\b(?:e-?mails?|newsletter|notifications?)\b/u,
  save: /\b(?:save|find|where (?:is|are)|see)\b.{0,25}\b(?:saved|old|past|earlier|my) readings?\b|\bhow (?:do|can) i save\b/u,
  support:
    /\b(?:contact|support team|customer service|talk to (?:a human|support)|report a bug|something (?:is )?broken|app (?:is )?(?:broken|crash\w*))\b/u,
};

export const WHY_CUE =
  /^(?:but |and |ok |okay )*(?:why(?: is that| so| not| do you say that| do you think so)?|how come|what makes you say that|where do you get that(?: from)?|how do you know(?: that)?|really|for what reason|based on what|says who|what do you mean|explain)$/u;
export const MORE_CUE =
  /^(?:ok |okay |please |can you |could you )*(?:tell me more|more|go on|more details|in more detail|expand on that|what do you suggest|and then what|what (?:can|should|could) i do(?: now)?|what does (?:that|this|it) mean(?: for me)?|do i have (?:one|any|that)|such as|like what|continue|say more|and\??|what else|anything else|elaborate|more please|keep going|another one|go deeper)(?: about (?:it|that|this))?(?: please)?$/u;

export const MEMORY_CUE =
  /\b(?:what (?:did|have) i (?:just |last )?(?:ask|say|said|asked)|do you remember what i|remember (?:me|my (?:last )?question)|what was my (?:last |first )?question|what were we talking about)\b/u;
