import type { PlainTurn } from '../../../../../content/chat/threads/thread.ts';

const IT = '(?:it|that|this|things|all that|all this)';
const THEY = '(?:he|she|they|it|my \\w+)';
const VERY =
  '(?:so |really |very |a bit |a little |kind of |just |too |still |now |also |pretty )*';

/** How people ask, whatever they talk about; of a message without what leads in and trails off. */
const ASKED: readonly (readonly [PlainTurn, string])[] = [
  [
    'why',
    `(?:but )?(?:why|why not|why is (?:that|it|this)|why so|how come|why that|for what reason|why do you (?:say|think) (?:that|so|this)|why (?:do|would) you (?:say|think) (?:that|so|this))`,
  ],
  [
    'really',
    `really|for real|seriously|(?:are )?(?:you|u) (?:really |so |absolutely )?(?:sure|serious|certain)(?: about ${IT})?|is ${IT} (?:really |even )?(?:true|so|real|accurate|correct)|how (?:sure|certain|accurate|reliable|true) (?:are (?:you|u)|is ${IT})|do (?:you|u) (?:really |honestly )?(?:think|believe) (?:so|that)|(?:you|u) think so|you think|i doubt ${IT}|hard to believe`,
  ],
  [
    'source',
    `how (?:do|can|would|could) (?:you|u) (?:even |possibly |really )?(?:know|tell|see)(?: ${IT})?|says who|where do you (?:get|have) ${IT}(?: from)?|where (?:does|is) ${IT} (?:come )?from|based on what|according to (?:who|what)|what is ${IT} based on|why should i (?:believe|trust) (?:you|${IT})|what makes you (?:say|think) (?:so|that)`,
  ],
  [
    'when',
    `when|exactly when|(?:this |next |in |by |before )?(?:the )?(?:winter|summer|spring|autumn|christmas)|(?:when|when will|when does|when is|when would) (?:${IT}|i|we|he|she|they|exactly)(?: (?:be|happen|come|start|begin|exactly))?|(?:in |at |on )?(?:what|which) (?:month|year|date|day|age|season)(?: (?:of )?(?:this|the|next) (?:week|month|year))?(?: exactly| (?:is|would be|will it be)(?: (?:good|best|better|the best))?)?|(?:can|could) (?:you|u) (?:give|tell) me (?:a|an|the|an exact|a rough) (?:year|month|date|day|age|time)|(?:give|tell) me (?:a|the|an exact) (?:year|month|date|day|time)|how soon|roughly when|soon|(?:like )?this year or next(?: year)?|(?:when|what) (?:is|would be) (?:a|the) (?:good|best|right) (?:time|moment|day)(?: (?:for|to) .{1,35})?|(?:is there |what is )?(?:any|a|the) (?:good|best|lucky|right) (?:month|time|day|moment)(?: for (?:${IT}|money|love))?|when (?:should|can|could) i (?:start|do ${IT}|go|begin|expect ${IT})|what time(?: frame)?|how many (?:months|years|weeks)`,
  ],
  [
    'length',
    `how long|until when|till when|for how long|how long (?:does|will|is|did|would) ${IT} (?:last|take|go on|going to last|going to take|hold|be like (?:this|that))|when (?:does|will|is) ${IT} (?:end|stop|over|be over|pass|finish)|how long (?:should|do|must|will) i (?:have to )?wait`,
  ],
  [
    'better',
    `(?:will|does|can|is|when will|when does|when is) (?:${IT}|my life|my luck|life)(?: (?:ever|going to|finally))* (?:get|be|become|getting|turn|change|improve|end|stop|pass)(?: (?:any |a bit )?(?:better|easier|ok|okay|good|around|lighter))?`,
  ],
  [
    'do',
    `what (?:should|can|do|could|must|shall|would|am) i (?:supposed to )?(?:do|try|change)(?: (?:about ${IT}|with ${IT}|next|first|instead|to help|today|differently|here))*|what now|now what|what next|then what|how|how (?:do|can|should|would) i (?:do ${IT}|start|begin|fix ${IT}|change ${IT}|stop ${IT}|break ${IT}|get over ${IT}|get out of ${IT}|let go(?: of ${IT})?|go about ${IT}|get there)|where do i (?:start|begin)|what (?:else|more) can i do|what would (?:you|u) do|any (?:advice|tips?|ideas?)|what do (?:you|u) (?:suggest|recommend|advise)|tell me what to do|so what|what is the (?:first|next) step|what (?:do|should|can) i do (?:until then|meanwhile|in the meantime)|what should i (?:change|try|do) first`,
  ],
  [
    'specific',
    `(?:(?:can|could) (?:you|u) (?:please )?)?(?:be |get )?(?:a (?:bit|little) )?(?:more )?(?:specific|concrete|precise|exact|clear|clearer|direct)(?:ly)?|(?:(?:that|this|it) is )?${VERY}(?:vague|general|generic|unclear)|what exactly|(?:give me |any )?(?:more )?details|specifically|in what way|how exactly`,
  ],
  [
    'meaning',
    `what does ${IT} (?:even |actually |all )?(?:mean|stand for|symboli[sz]e)(?: for me| exactly| to me)?|what do (?:you|u) mean(?: (?:by|with) ${IT})?|meaning|i do not (?:get|understand)(?: ${IT})?|(?:can you )?explain(?: ${IT})?|(?:in |and in )?(?:plain|simple) (?:english|words|terms)|what is ${IT} supposed to mean|huh`,
  ],
  [
    'verdict',
    `(?:just |a |simple |simply |is it |is it a |so )*yes or no|or no|(?:please )?(?:just )?(?:please )?tell me|just answer|so (?:should|will|do|does|is|am) (?:i|he|she|they|it)|should i(?: or (?:should i )?not| do it| go for it)?|is (?:that|it) a (?:yes|no)`,
  ],
  [
    'say',
    `what (?:do|should|can|could|would|will) i (?:even |actually )?(?:say|write|text|tell|reply|answer|send|ask)(?: (?:to )?(?:him|her|them|it|back|then|first|my \\w+))*|how (?:do|should|can|would) i (?:even )?(?:say|put|word|tell|ask|phrase|bring up)(?: (?:it|that|this|him|her|them|my \\w+|up))*|how do i bring it up|what to (?:say|write|text|reply)|write (?:it|something) for me|give me (?:the |some )?words`,
  ],
  [
    'refused',
    `(?:what if|and if|if|what happens if) ${THEY} (?:just |still |actually )?(?:says? (?:no|not|he does not|she does not)(?: .{0,20})?|(?:does|do|will|would|did) not(?: ever)? (?:react|listen|change|understand|apologi[sz]e|come|see it|believe me|let me|reply|answer|respond|text(?: me)? back|text|write back|want (?:to|me|it)|like me(?: back)?|love me(?: back)?|feel the same|care|agree|forgive me|talk to me|come back)|never (?:replies|answers|forgives me|comes back|talks to me again|texts back|responds)|ignores? (?:me|it|my (?:text|message))|leaves? me on read|laughs?(?: at me)?|rejects? me|turns? me down|is not interested|gets? (?:angry|mad|upset)|hates me)|(?:he|she|they|it) will (?:just |probably |never )?(?:say (?:no|yes)|not (?:reply|answer|want to|agree)|ignore (?:me|it))`,
  ],
  [
    'fails',
    `(?:what if|and if|what happens if) (?:i (?:fail|am wrong|regret it|mess (?:it |this )?up|do not (?:get|make|pass|find|like) .{1,30}|make (?:a|the wrong) (?:mistake|choice|decision)|lose (?:it|everything|money))|(?:it|this|that) (?:goes wrong|does not work(?: out)?|fails|is a mistake|is the wrong .{1,20}|never happens))`,
  ],
  [
    'more',
    `tell me more(?: about (?:${IT}|me|him|her))?|more|more please|go on|continue|say more|what else|anything else|keep going|i want to know more|is that (?:all|it)|and`,
  ],
  [
    'valence',
    `(?:is|was) ${IT} (?:a )?(?:good|bad|okay|ok|normal|lucky|unlucky)(?: (?:thing|sign|omen|news|one|for me|year|day|week|month|time|idea))?(?: or (?:a )?(?:good|bad)(?: (?:thing|sign|omen))?)?|good or bad|bad or good|should i (?:worry|be (?:worried|scared|afraid))|do i (?:need|have) to (?:worry|be (?:worried|scared))|is ${IT} (?:dangerous|serious)|${IT} sounds? bad|am i doomed`,
  ],
  [
    'good',
    `(?:(?:is|will) there (?:be )?)?(?:anything|something) (?:good|nice|positive)(?: (?:coming|coming up|ahead|for me|in (?:it|there|store)|happening|about ${IT}|soon|at all|to look forward to))*|any good news|(?:what is |what about )?the (?:best|good|nice) (?:part|thing|news|side)|what is good about ${IT}|(?:what is |what are )?(?:my|the) (?:best|good) (?:days?|months?|time)`,
  ],
  [
    'bad',
    `(?:(?:is|will) there (?:be )?)?(?:anything|something) (?:bad|negative|(?:i should|we should|to) (?:worry about|watch out for|look out for|avoid|be careful (?:of|about|with)|know))(?: (?:coming|coming up|ahead|happening|soon))*|what (?:should|do|must) (?:i|we) (?:watch|look) out for|what (?:should|must) (?:i|we) (?:avoid|be careful (?:about|of|with))|(?:what is |what about )?the (?:worst|bad|hard|difficult) (?:part|thing|side|one)|should i worry about (?:anything|something)|any (?:warnings?|problems?|risks?)|what (?:could|can) go wrong`,
  ],
  [
    'chart',
    `(?:is|was|could|might|can) ${IT} (?:be )?(?:in |because of |from |about )?(?:my |the )?(?:birth |natal )?(?:chart|stars?|moon|full moon|planets?|(?:zodiac |star )?sign|horoscope|sky|mercury|saturn|retrograde|karma)(?: .{0,30})?|what (?:do|does) (?:the|my) (?:stars?|chart|planets?|sign|horoscope) say(?: about ${IT})?|(?:is|does) (?:my|the) (?:chart|stars?|planets?) (?:to blame|show ${IT}|say ${IT}|the reason)`,
  ],
  [
    'tried',
    `(?:but )?i (?:have |am )?(?:already |just |always )*(?:did|done|do|doing|tried|try|said|asked|told (?:him|her|them)) (?:${IT}|so|everything|all of ${IT})(?: already| before)?|(?:already )?(?:did|tried|done) ${IT}(?: already| before)?|${IT} (?:did|does) not (?:work|help)(?: (?:for|on|with) me)?|nothing (?:works|helps|helped)|i (?:have )?(?:already )?(?:wrote|texted|called|messaged|asked|told)(?: to)? (?:him|her|them)(?: already| yesterday| today| that)?`,
  ],
  [
    'scared',
    `i am ${VERY}(?:scared|afraid|nervous|anxious|terrified|worried|frightened|panicking|freaking out|stressed)(?: (?:now|out|to (?:fail|ask|try|lose .{1,12}|be alone|say it|do it|tell .{1,12})|of (?!dying|him$|her$).{1,30}))?|(?:${IT} )?(?:scares|worries|frightens) me|${IT} is ${VERY}scary`,
  ],
  [
    'sad',
    `i (?:am|feel) ${VERY}(?:sad|lost|tired of (?:this|it|waiting|him|her)|tired|exhausted|worn out|frustrated|confused|heartbroken|hurt|disappointed|stuck|down)(?: now)?|${IT} (?:makes me (?:so )?(?:sad|angry)|hurts(?: so much| a lot)?|is (?:so )?sad|sucks)`,
  ],
  [
    'late',
    `(?:is it |is not it |am i |or is it )(?:already )?too (?:late|old)(?: .{0,40})?|is (?:\\d\\d|i) too old(?: .{0,20})?|i am \\d\\d(?: already| now)?,? is (?:it|that) too (?:late|old)|is it (?:over|too late) for me`,
  ],
  [
    'fault',
    `(?:is|was) ${IT} (?:all )?my (?:own )?fault|did i do (?:something|anything) wrong|what (?:did|am|do) i (?:do|doing|keep doing) wrong|what is wrong with me|am i the problem|(?:was|am) i (?:wrong|overreacting|too (?:much|sensitive|needy|harsh))|(?:was|is) it something i (?:said|did)|is (?:it|something wrong with) me`,
  ],
  [
    'longing',
    `(?:but )?i (?:still |really |just |do )*(?:love|miss|want|need|adore) (?:him|her|them)(?: (?:back|so much|a lot|so bad|though))*|i am (?:still )?(?:not over (?:him|her|them|it)|in love(?: with (?:him|her|them))?)|(?:i )?(?:can not|cannot) (?:stop thinking (?:about|of) (?:him|her|them)|forget (?:him|her|them)|let (?:him|her|them) go|get (?:him|her|them) out of my head)`,
  ],
  [
    'which',
    `which|which (?:one|of them)(?: (?:is|would be|do i (?:take|pick)|should i (?:take|pick|choose)) ?(?:it|(?:the )?(?:best|better|right|most important|strongest)(?: one)?)?)?|which would (?:you|u) (?:pick|choose|take)|which (?:is|one is) (?:the )?(?:best|better|most important)`,
  ],
  [
    'where',
    `where|where (?:would|will|can|do|should|could) (?:i|we) (?:meet|find|go|look|start|live|move)(?: .{0,30})?|(?:to|in) where|where to|where is (?:he|she|that)`,
  ],
  [
    'who',
    `who|who is it|what kind of (?:person|man|woman|guy|girl|partner)(?: .{0,30})?|what (?:will|does|do|would) (?:he|she|they|my .{1,20}) (?:look|be) like|(?:have|did|do) i (?:already )?(?:met|meet|know) (?:him|her|them|my .{1,20})(?: already| yet)?|who will (?:it|that) be|what is (?:his|her|their) (?:name|sign)|what sign(?: will (?:he|she|they) be)?|describe (?:him|her|them)`,
  ],
  [
    'unsure',
    `(?:i (?:really |just |honestly )?(?:do not know|have no idea)|idk|no idea|not sure|i am not sure)(?: (?:yet|what to (?:do|think|say|feel)|what i (?:want|feel)|anymore|honestly))*`,
  ],
];

const PATTERNS = ASKED.map(
  ([turn, words]) => [turn, new RegExp(String.raw`^(?:${words})$`, 'u')] as const,
);

/** What a few bare words ask; null for a message with a subject of its own. */
export const plainTurnOf = (bare: string): PlainTurn | null =>
  PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
