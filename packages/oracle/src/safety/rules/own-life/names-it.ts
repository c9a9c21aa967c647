import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Killing oneself, by its name or by slang for it. */
export const NAMES_IT: readonly Rule[] = [
  {
    says: 'names killing themselves',
    grade: 3,
    patterns: [
      '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing|delete|deleting|poison|poisoning|end|ending|gas|gassing|hung|electrocute) (?:myself|my own self)',
      '(?:think(?:ing)?|thoughts?|thought|consider(?:ing|ed)?|contemplat(?:e|ing|ed)|plan(?:ning|ned)?|attempt(?:ing|ed)?|commit(?:ting)?|choose|choosing|research(?:ed|ing)?|google(?:d|ing)?|want|my|die by|dying by|death by|go by) (?:<soften>)(?:about |of |on |to |for )?(?:<soften>)(?:my )?suicide(?! (?:squad|prevention|hotline|helpline|line|rates?|doors?|awareness|bomb[a-z]*|silence|king))',
      'suicidal(?! (?:empathy|squirrels?))|suicide (?:thoughts?|ideation|plans?|note|attempts?|methods?|pact|tonight|date|is (?:<soften>)(?:the|my|all|an|calling|easy|on my))|^(?:<soften>)suicide<end>|(?:is|was|why|does|do|what|if|after|how|best|by|for) suicide\\b|suicide (?:<few>)(?:karma|souls?|afterlife|heaven|hell|sin|forgiven|painless|option|answer|way out|peaceful|wrong|okay|ok)',
      '(?<!(?:<relative>|grandfather|grandmother|his|her|their)s?(?: committed| own)? )suicide(?! (?:squad|prevention|hotline|helpline|line|rates?|doors?|awareness|bomb[a-z]*|silence|king|by))(?:(?<=\\b(?:i|me|my|myself|us|we)\\b[a-z0-9 ,.]{0,80}suicide)|(?=[a-z0-9 ,.]{0,80}\\b(?:i|me|my|myself|us|we)\\b))',
      '(?:take|taking|took|end|ending|ended|finish|finishing) (?:away )?my (?:own )?(?:life|existence)(?! (?:back|savings|story|into my own|in (?:a|my) (?:new|own)|by the horns|to the next))',
      '(?:hang|hanging|kill|killing|drown|shoot|poison) (?:yourself|oneself|themselves)(?= (?:hurt|painful|quick|with|on|in|from|easy)|<end>)(?<=(?:is it|painful|how|does it|do you|would it|easy|quick|best|if you|soul|ways?)\\b[a-z ]{0,30})|end(?:ing)? ones (?:own )?life|(?:go|die|leave|left|death) by my own hand|die on purpose',
      '(?:self|life) delet(?:e|ion)|yeet myself|rope myself|neck myself|unsubscrib(?:e|ing) from life|log(?:ging)? (?:off|out) of life|alt f4 (?:myself|life)|rage ?quit(?:ting)? life|toaster bath|(?:the )?forever nap',
    ],
    unless:
      '(?:he|she|they|friend|brother|sister|uncle|cousin|mother|father|mum|dad|husband|wife|son|daughter|grandfather|grandmother) (?:died by|committed|was a) suicide|(?:lost|losing) (?:him|her|them|my [a-z]+) to suicide|(?:article|essay|thesis|paper|course|lecture|novel|film|movie|documentary|song|podcast|writing) (?:about|on) suicid[a-z]*|volunteer',
    danger: [
      'I want to kill myself tonight',
      'thinking about suicide again',
      'im gonna off myself',
      'I am going to take my own life',
      'might self delete tbh',
    ],
    twins: [
      'suicide squad was a terrible movie',
      'my thesis is about suicide prevention and the deadline is killing me',
      'I want to take my life back after the divorce',
      'she died by suicide in 2009 and I still miss her',
    ],
  },
  {
    says: 'uses slang for killing themselves',
    grade: 3,
    patterns: [
      '(?:want to|wants? 2|going to|might|should|could|will|about to|ready to|time to|need to|ima|think(?:ing)? (?:i should|of|about)|tempted to|thoughts? of|rather|gotta|let me) (?:<soften>)(?:unaliv(?:e|ing)|kms|ctb|catch the bus (?:tonight|soon|for good)|(?:kermit |commit )?(?:sewerslide|sewer slide)|neck)(?! (?:him|her|them|my (?:boss|ex|brother|sister|teacher)|you|that|this|the))',
      '(?:want|going|about|ready|trying|need) to (?:rope|sui|suicide)(?: myself)?<end>|self termination|trying to (?:<soften>)die|going to end me<end>|think(?:ing?)? (?:a?bout|of) unaliving|unaliving<far>\\b(?:plan|tonight|for real|this time)',
      'unaliv(?:e|ing) (?:myself|me|thoughts|time)|unalive thoughts|(?:sui|suey|sewerslide|sewer slide) (?:thoughts|time|ideation|plan|again)|suicide thoughts|kms (?:tonight|soon|for real|fr|rn|right now|again|today|tomorrow)|ctb(?! scan)|(?:rope|sui) (?:time|is calling|looks tempting|szn)',
      'thinking (?:about|of) (?:sui|suey|sewerslide|the s word)|kms is (?:on my mind|what i)|^kms$|(?:people|those) who kms|catch(?:ing)? the bus\\b<gap>(?:if you know|iykyk|you know what i mean|for good|and not coming back)',
    ],
    danger: [
      'kinda wanna unalive',
      'ngl might kms tonight',
      'sewerslide thoughts again lol',
      'planning to ctb after finals',
      'gonna catch the bus soon if you know what i mean',
    ],
    twins: [
      'I have to catch the bus at six',
      'ran 10 kms this morning',
      'he is 300 kms away, will it work',
      'the villain gets unalived in season two',
    ],
  },
  {
    says: 'wants to end it',
    grade: 3,
    patterns: [
      '(?:want|wanna|wish|need|going|ready|plan|planning|decided|might|will|about) (?:<soften>)(?:to )?(?:<soften>)end it(?=<end>| and| because| so| but| already| soon| today)',
      'my life to (?:<soften>)(?:be over|end|stop)|(?:want|need|wish) (?:<few>)(?:life|it all|everything|existence) (?:<few>)(?:(?<!start )(?<!starting )(?<!begin )over|ended|finished|done with)<end>',
      'end(?:ing)? (?:it all|this life|everything (?:for good|tonight|now)|it (?:tonight|now|today|soon|there|for good|once and for all)|this misery|my (?:pain|suffering|misery))',
      '(?:way|night|day|time|thinking (?:of|about)|think about|thought (?:of|about)|plan(?:ning)?|finna|bouta|courage|help me|decided|ready) (?:to |on |how to )?end(?:ing)? (?:it|things|everything)(?! with)',
      '(?:always|can still|still) (?:can )?end it(?: all)?\\b[a-z ,.]*(?:comfort|calm|relief|option)|(?:comfort|relief|calm[a-z]*)\\b[a-z ,.]*(?:i can (?:always )?end it|ending it|end it all)',
      'i will end it(?: all)?<end>',
      '(?:want|need) (?:it|everything|my life|the pain) (?:all )?to (?:end|stop|be over) (?:forever|for good|tonight|now)',
      '(?:going to|will|ready to) end things (?:tonight|now|today|for good|once and for all)(?! with (?:him|her|my))|not with him , with me',
    ],
    unless:
      'gently|kindly|nicely|kindest|nicest|gentlest|respectful(?:ly)?|(?:with|to) (?:him|her|them|my (?:boyfriend|girlfriend|husband|wife|partner|ex|fiancee?))|relationship|marriage|affair|situationship|engagement|friendship|lease|contract|subscription|boyfriend|girlfriend|dating|him|her|wardrobe|shave|hair',
    danger: [
      'I just want to end it all',
      'thinking about ending it tonight',
      'help me end it',
      'there has to be a way to end it for good',
    ],
    twins: [
      'should I end it with him tonight',
      'thinking about ending things with my boyfriend',
      'my hair is so bad i might end it all (shave it)',
      'how do I end it gently, she is a cancer and I do not want to hurt her',
    ],
  },
  {
    says: 'hears that they should kill themselves, or asks about those who did',
    grade: 3,
    patterns: [
      '(?:kill|hang|drown|shoot|unalive|end) (?:yourself|urself|yourselves)(?= all| every| over| again|<end>| in my| and)(?<=(?:brain|head|mind|voices?|thoughts?|everyone|they|he|she|people|kids|class|me|says?|tells?|telling|saying|told)\\b[a-z ]{0,40})',
      '(?:if|when|after|once|because|that|before) i (?:<soften>)(?:kill(?:ed)?|hang|hung|shot|shoot|drown(?:ed)?|end(?:ed)?) (?:myself|it all|my life|everything)',
      '(?:almost|nearly|about to|so close to|tempted to|wanted to|tried to) (?:<soften>)(?:jump(?:ed|ing)?|hang(?:ed|ing)?|do it|did it|end(?:ed)? it|kill(?:ed)? myself)(?: off| from| last night| yesterday| tonight| today| again|<end>)(?! (?:on|in|into|for|at|to|with|out of my|ship|rope|him|her))',
      '(?:<someone>|something|anyone|god|please) (?:<few>)(?:would|could|will|to)? ?(?:<soften>)(?:shoot|kill|end|run over|hit) me(?=<end>| in the head| please| already)(?<=(?:wish|hope|want|pray|if only|please)\\b[a-z ]{0,30})',
      '(?:belt|rope|cord|scarf|sheet|cable) (?:<few>)(?:tied|around|to the|over the|on the) (?:<few>)(?:door|beam|neck|hook|rail|ceiling|branch|closet)|tied (?:it|the|a|my) (?:<few>)(?:to the|around my|over the) (?:door|neck|beam|hook|rail|ceiling|closet)(?! (?:bow|ribbon|wreath|decoration))',
      '(?:i am|i will be|im) (?:<soften>)(?:going|leaving|gone) (?:tonight|for good|tomorrow)(?=<far>\\b(?:regret|dog|cat|kids|behind|goodbye|sorry|forgive|pills)\\b)|when i go (?:tonight|tomorrow|on (?:friday|sunday))|leaving (?:<few>)behind when i go',
      '(?:rather|prefer|want|choose) (?:<few>)not (?:to )?(?:go on|carry on|continue) (?:living|with (?:life|this life)|any ?more)?(?<=(?:living|life|any ?more|on|continue)\\b)',
      '(?:end|ending|ended) everything(?=<end>| tonight| now| for good)(?! between)',
      '(?<=^|[.,] |\\b(?:i|think|guess|know|feel|feels|and|but|probably|maybe|so|or|honestly|really|just|that) )(?:will|would|do|can) not (?:<few>)(?:make it|survive|last|get) (?:<few>)(?:to|until|till|past|through) (?:the )?(?:weekend|week|month|year|night|morning|summer|winter|holidays|christmas)(?=<end>)(?! (?:without|at this job))',
    ],
    unless: `${NOT_REAL}|budget|salary|payday|diet|battery|fuel|rent|money|relationship|break ?up|without (?:coffee|sugar|sleep|my phone)|marathon|race|team|season|trampoline|pool|parachute|interview|movie night`,
    danger: [
      'my brain says kill yourself all day long',
      'what would happen to my kids if i killed myself',
      'last night i almost jumped',
      'i tied my belt to the door yesterday, couldn’t do it',
      'i wish someone would shoot me',
    ],
    twins: [
      'i almost jumped when he texted',
      'my salary will not last until the weekend',
      'i nearly jumped into the pool with my clothes on',
      'i want to end everything between us',
    ],
  },
];
