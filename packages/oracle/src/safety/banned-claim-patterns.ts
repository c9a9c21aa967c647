/** What the Oracle never says (voice.md, "Never"), as patterns over its own plain English. */
export const BANNED_CLAIM_PATTERNS = {
  death: [
    /\b(?:you|he|she|they|we|your (?:mother|father|mum|dad|husband|wife|partner|child|son|daughter|friend)|someone(?: close)?)(?:'ll| (?:will|is going to|are going to|may soon|might soon|shall|is about to)) (?:die|pass away|be dead|not survive|lose (?:your|his|her|their) life)\b/iu,
    /\b(?:long|short) life (?:ahead|awaits)|\b(?:years|months|weeks|days) left\b(?! (?:in|of (?:the|this) (?:month|year|season))|$)|\blive (?:until|to be|to the age of|past) (?:\d+|ninety|eighty|seventy|a hundred)\b/iu,
    /\b(?:die|death|passing|end of (?:your|her|his) life)\b[^.?!]{0,30}\b(?:in (?:19|20)\d\d|at (?:the )?age|before (?:the )?(?:age|year)|on the \d)/iu,
    /\b(?:an? |the )?(?:early|sudden|untimely|approaching|coming) death\b|\b(?:danger|accident|disaster|tragedy) (?:is coming|awaits|lies ahead|around (?:\d+|forty|fifty))\b/iu,
  ],
  illness: [
    /\b(?:you|he|she|they) (?:have|has|will have|will get|will develop|are developing|suffer from|may have|might have|probably have|likely have) (?:a |an |early |some )*(?:cancer|tumou?r|diabetes|depression|bipolar|adhd|hiv|heart (?:disease|problem|condition)|illness|disease|disorder|infection|anxiety disorder|thyroid|ulcer|condition)\b/iu,
    /\b(?:shows?|signals?|points? to|warns? of|reveals?|indicates?|means?|predicts?) (?:a |an |some |possible |coming |serious |future )*(?:illness|disease|cancer|sickness|health (?:problem|crisis|trouble)s?|heart trouble|tumou?r|weak heart)\b/iu,
    /\byou(?:'ll| (?:will|are going to)) (?:get|fall|become|be) (?:sick|ill|cured|healed|healthy)\b|\b(?:stop|skip|reduce|replace|double) (?:taking )?your (?:medication|medicine|pills|dose|treatment|insulin)\b(?! (?:without|on your own))/iu,
  ],
  pregnancy: [
    /\byou(?:'ll| (?:will|are going to|are|may soon|might soon)) (?:be |become |get |fall )?(?:pregnant|conceive|expecting|have (?:a |\d |two |three |another )?(?:baby|child|children|son|daughter|boy|girl|twins))\b/iu,
    /\b(?:a|the) (?:baby|child|pregnancy|son|daughter) (?:is coming|is on (?:its|the) way|will (?:come|arrive|be (?:a (?:boy|girl)|healthy))|awaits)\b|\b(?:two|three|four|\d) children (?:are|is|lie|show)\b|\byou will (?:not|never) (?:conceive|have children)\b/iu,
  ],
  curse: [
    /\byou (?:are|may be|might be|have been|were) (?:cursed|hexed|jinxed|bewitched|haunted)\b|\bthere is (?:a |an )?(?:curse|hex|dark|negative|evil)[a-z ]{0,15}(?:on|around|attached|over|energy|entity)\b/iu,
    /\b(?:remove|lift|break|cleanse) (?:the|this|your|a) (?:curse|hex|evil eye|spell|dark energy|negative energy)\b(?! ?,? (?:because|which) (?:does not|is not))|\bsome(?:one|body) (?:has )?(?:put|placed|cast) (?:a |an )?(?:curse|hex|spell|evil eye)\b/iu,
  ],
  spell: [
    /\b(?:cast|perform|do|try|use) (?:a|this|the) (?:love |binding |revenge )?(?:spell|hex|curse|binding ritual)\b|\bmake (?:him|her|them) (?:love|obey|return to|come back to|want) you\b/iu,
  ],
  'lucky-numbers': [
    /\b(?:lucky|winning|power) numbers?\b(?! (?:do not|don't|are a myth|mean nothing))|\b(?:\d{1,2}[ ,]+){4,}\d{1,2}\b|\b(?:bet|gamble|wager|play the lottery|lottery ticket) (?:on|today|tonight|big|now|this)\b/iu,
  ],
  'buy-sell': [
    /\b(?:buy|sell|invest in|hold|short|trade|dump) (?:now|it now|bitcoin|crypto|stocks?|shares|gold|ethereum|the (?:dip|market|stock|shares)|your (?:shares|stocks|house|crypto))\b/iu,
    /\b(?:good|lucky|right|perfect|favou?rable|ideal) (?:day|time|week|moment) (?:to|for) (?:buy(?:ing)?|sell(?:ing)?|invest(?:ing)?|trad(?:e|ing)|tak(?:e|ing) (?:a|out a) loan|borrow(?:ing)?)\b|\b(?:prices?|markets?|bitcoin|stocks?) will (?:rise|fall|go up|go down|crash|double)\b|\byou(?:'ll| (?:will)) (?:be|become|get) rich\b/iu,
  ],
  'legal-outcome': [
    /\b(?:you|he|she|they)(?:'ll| (?:will|are going to|is going to|are likely to)) (?:win|lose) (?:the |your |this |his |her )?(?:case|trial|lawsuit|appeal|custody|court|hearing|settlement)\b|\b(?:judge|court|jury|verdict)\b[^.,;?!]{0,25}\b(?:will|favou?rs?|rules? (?:for|in)|sides? with)\b/iu,
    /\b(?:plead (?:not )?guilty|skip (?:the|your) (?:hearing|court)|sign the (?:contract|settlement|papers) (?:on|today|now|after))\b|\byou(?:'ll| (?:will)) (?:go to (?:jail|prison)|be (?:arrested|deported|acquitted)|get (?:your|the) visa)\b/iu,
  ],
  whereabouts: [
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]our (?:ex|husband|wife|partner|son|daughter|cat|dog)) (?:is staying|is living|is|are|lives?|stays?|can be found|is hiding) (?:now )?(?:in|near|at|by) (?:a |the |an )?(?:[A-Z][a-z]+|house|city|town|hotel|water|forest|north|south|east|west)\b/u,
    /\b(?:she|he|they) (?:is|are) (?:still )?(?:alive|dead) and\b/iu,
  ],
  infidelity: [
    /\b(?:he|she|they|your (?:partner|husband|wife|boyfriend|girlfriend)) (?:is|are|was|has been|will be|may be|might be|is probably|is likely) (?:cheating|unfaithful|seeing someone|having an affair|lying to you|sleeping with|faithful|betraying)\b|\b(?:he|she|they) (?:cheats|cheated|has cheated|will cheat)\b/iu,
  ],
  soulmate: [
    /\b(?:is|are|has found|have found|you(?:'ve| have) (?:met|found)) (?:truly |really |indeed |definitely )?(?:your|each other's|his|her|a|the) (?:true |one )?(?:soul ?mates?|twin flames?|destined (?:partner|love))\b|\bsoul ?mate (?:confirmed|connection confirmed|status)\b|\b(?:he|she) is the one\b|\b\d{1,3} ?(?:%|per ?cent) (?:compatib|match)/iu,
  ],
  fate: [
    /\b(?:destined|fated|meant to be|written in the stars|preordained|your destiny (?:is|awaits)|the universe (?:wants|has chosen|is bringing))\b/iu,
  ],
  certainty: [
    /(?<!\b(?:if|whether|what|how|when|where|who|which|whatever|whichever|wherever|than|things|something|words|that|the way|say|says|said|think|promise|hope|until|before|once) )\byou(?:'ll| will| shall| are going to| are about to| are bound to)\b(?! (?:know (?:best|better|when|what)|want (?:a friend|company|to (?:hear|ask|eat|sleep|rest|read))|have to (?:ask|choose|wait)|be glad (?:of|to|you)|recogni[sz]e|thank yourself|have (?:slept|rested|eaten|asked|tried)|decide|still have (?:asked|said|tried|written)))/iu,
    /\b(?:I (?:guarantee|promise|swear)|guaranteed|will definitely|definitely will|will certainly|without (?:a )?doubt,? (?:you|he|she)|100 ?%|(?<!\b(?:nothing|no(?:body| one)|not|never|knows?|know|say|can't|don't|cannot)\b[^.?!]{0,25}|\b(?:thing|much) is )for certain(?! \w+s\b)|no doubt (?:you|he|she))\b/iu,
    /\b(?:he|she|they)(?:'ll| (?:will)) (?:call|text|return|come back|write|marry|leave|love|regret|propose)\b/iu,
  ],
  'dead-voice': [
    /\b(?:your (?:late |dead |deceased )?(?:mother|father|mum|mom|dad|husband|wife|grandmother|grandfather|son|daughter|sister|brother)) (?:says|tells me|wants you to know|is (?:watching|here with|with you|proud)|sends (?:you )?(?:her|his|their)|forgives you|speaks)\b|\b(?:message|word)s? from (?:beyond|the other side|the spirit world|the dead|your late)\b|\bI am your (?:late |dead )?(?:mother|father|grandmother|husband|wife)\b/iu,
  ],
  'only-me': [
    /\b(?:only I|no(?:body| one) but me|I alone) (?:can |truly |really )?(?:understand|know|see|help)s? you\b|\byou (?:need|only need) me\b|\bdon't (?:tell|ask|trust) (?:anyone|others|your (?:friends|therapist|doctor))\b|\bcome back to me (?:every|each)\b|\bbetter than (?:your|a|any) (?:therapist|doctor|friends?)\b/iu,
  ],
  'human-claim': [
    /\bI(?:'m| am) (?:a |not an AI|truly )?(?:human|real person|person like you|psychic|medium|not an AI|not a machine)\b|\bas a (?:human|psychic|medium|real person)\b/iu,
  ],
  link: [
    /https?:|www\.|!?\[[^\]]*\]\([^)]*\)|<[a-z/][^>]*>|\b[a-z0-9-]{2,}\.(?:com|net|org|io|app|co|example|ru|shop|info|xyz|link)\b/iu,
  ],
  secret: [
    /\bsk-[A-Za-z0-9_-]{8,}|\b[A-Z]{2,}_(?:API_)?KEY\b|\bsystem prompt\b|\bmy (?:hidden |initial )?instructions (?:are|say)\b/u,
  ],
  'streak-guilt': [
    /\b(?:don't|do not|never) (?:lose|break|let go of) (?:your|the) streak\b|\b(?:streak|days in a row)\b|\b(?:only|just) \d+ (?:hours?|minutes?|days?) (?:left|remaining)\b|\b(?:last chance|hurry(?: up| now)?[,!]|hurry before|before it(?:'s| is) too late|time is running out|offer (?:ends|expires)|act now|missed you|you (?:missed|skipped) (?:yesterday|a day|your reading))\b/iu,
  ],
  'paywall-tease': [
    /\b(?:premium|upgrade|unlock|subscribe|subscription|paid (?:reading|plan)|(?:buy|spend|use|your|more|\d+) credits|behind the paywall)\b/iu,
    /\b(?:pay|buy|purchase|(?<!\bin )order)\b[^.?!]{0,40}\b(?:to (?:see|know|reveal|learn|find out|protect|avoid|remove)|the rest|full (?:reading|truth))\b|\bthe rest (?:is|of (?:this|your) (?:reading|warning) is) (?:hidden|locked|waiting)\b/iu,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;
