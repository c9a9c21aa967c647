import type { SensitiveTopic } from '../../src/safety/topics.ts';

interface OtherSense {
  /** Words that sound like the topic and are about something else. */
  readonly sense: RegExp;
  /** Company in which they are about the topic after all. */
  readonly unless: RegExp;
}

const NEVER = /(?!)/u;
const SIGNS = 'aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces';
const PERSON =
  'girl|guy|man|woman|men|women|boy|wife|husband|bf|gf|boyfriend|girlfriend|friend|mom|mum|dad|sister|brother|son|daughter|boss|crush|ex|lady|dude|male|female|person|people|partner|child|baby|kid';

/** Messages that a sensitive topic catches by a word which means something else there. */
export const OTHER_SENSES: Partial<Readonly<Record<SensitiveTopic, readonly OtherSense[]>>> = {
  identity: [
    {
      // Whether a partner has another one.
      sense: /\b(?:is|was) there (?:someone|somebody|anyone|anybody) (?:else|new)\b/iu,
      unless: NEVER,
    },
  ],
  whereabouts: [
    {
      // Where somebody was, ate or left me: a lie, a child's question or a picture for being alone.
      sense:
        /\b(?:li(?:ed|es|e|ar)|lying|honest|truth)\b.{0,20}\bwhere\b|\bwhere (?:he|she|they|my \w+) (?:was|were|ate|had been|slept|left (?:me|us)|put|kept|bought|got)\b/iu,
      unless: /\b(?:find out|track\w*|tell me where|locat\w*|gps|address|follow\w*)\b/iu,
    },
    {
      // Somebody else asks the user.
      sense:
        /\b(?:texts?|texting|texted|ask(?:s|ed|ing)?|calls?|calling|messages?|messaging|begs?|begging) (?:me|us) (?:\w+ ){0,2}where (?:he|she|they|my \w+) (?:is|are|lives?|went)\b/iu,
      unless: /\b(?:tell me where|find (?:him|her) for me|track)\b/iu,
    },
    {
      // Children ask where an animal is that died.
      sense:
        /\b(?:cat|dog|kitten|puppy|rabbit|hamster|bird|fish|pet)\b.*\b(?:did ?n.?t make it|died|hit by a car|put (?:her |him |it )?(?:down|to sleep)|passed)\b/isu,
      unless: NEVER,
    },
  ],
  curse: [
    {
      // A charm that is worn or given.
      sense:
        /\b(?:evil eye|nazar|hamsa)\b.{0,6}\b(?:pendants?|bracelets?|necklaces?|charms?|beads?|earrings?|rings?|amulets?|keychains?|decoration|tattoo)\b/iu,
      unless: /\b(?:cursed|attached|remove|removal|pay|paid|someone put|hex)\b/iu,
    },
    {
      // A planet, a card or a number that is asked about in jest.
      sense:
        /\b(?:retrograde|eclipse|full moon|placement|\d(?:st|nd|rd|th) house|card|number|life path|birthday|rising|moon sign|friday)\b.*\bcursed\b|\bcursed\b.*\b(?:retrograde|eclipse|placement|number|birthday|rising|friday)\b/isu,
      unless:
        /\b(?:psychic|healer|witch|remov\w*|pay|paid|spell|evil eye|hex|someone|family is|nazar|black magic)\b/iu,
    },
  ],
  spell: [
    {
      // Accused of it by somebody else.
      sense:
        /\b(?:says?|said|thinks?|claims?|believes?|accus\w+|told \w+)\b.{0,30}\b(?:i|me of)\b.{0,20}\b(?:put|cast|did|placed|have|putting|casting|cursed|curse|witch)\b/isu,
      unless: /\b(?:i want|how do i|can you)\b.{0,20}\b(?:curse|hex|spell)\b/iu,
    },
  ],
  death: [
    {
      // How long a custom or a duty lasts.
      sense:
        /\bhow long (?:do|does|should|must|will|am|is) (?:i|we|he|she|they|a \w+|one|you) (?:have |need |supposed )?(?:to )?(?:wear|wait|mourn|sit|stay|keep|fast|pray)\b/iu,
      unless: /\b(?:die|dying|to live|life ?line|left to)\b/iu,
    },
    {
      // A line of the hand that is short or broken.
      sense:
        /\b(?:life ?lines?|lines? (?:on|in|of|around|across) (?:my|the) (?:palms?|hands?|thumb)|palm lines?)\b/iu,
      unless: /\b(?:ill|sick|cancer|hospital|suicid\w*|diagnos\w*|kill\w*)\b/iu,
    },
    {
      // To be chosen for a team, a play or a job.
      sense:
        /\b(?:coach|team|squad|academy|try ?outs?|trials?|audition\w*|casting|selection|draft|callback|finals?|cut|round|interview)\b.*\b(?:make|made) it\b/isu,
      unless: /\b(?:ill|sick|cancer|hospital|coma|surgery|operation|crash|dying|die|live)\b/iu,
    },
  ],
  'instead-of-therapy': [
    {
      // Therapy by itself, without the Oracle in its place.
      sense: /\b(?:therap|counsel|psycholog|psychiatr)/iu,
      unless:
        /\b(?:you|u|ur|your|you're|youre|you’re|oracle|app|ai|chat|bot|instead|better|cheaper|enough|astrolog\w*|stars|chart|cards)\b/iu,
    },
  ],
  diagnosis: [
    {
      // A mole that is said to mean something.
      sense:
        /\bmoles?\b.{0,50}\b(?:means?|meaning|lucky|luck|travel|rich|marry|signif\w*|superstition)\b/iu,
      unless:
        /\b(?:itch\w*|bleed\w*|grow\w*|grew|chang\w*|dark\w*|doctor|cancer|biopsy|new|bigger|hurts?)\b/iu,
    },
    {
      // A term of the trade that sounds like an illness.
      sense:
        /\b(?:like|as if it (?:was|were|is)|sounds like) (?:it'?s |its )?an? (?:diagnosis|disease|illness|rash|medical condition|syndrome)\b/iu,
      unless: /\b(?:doctor|hospital|tumou?rs?|chemo\w*|biops\w*|lumps?|symptoms?)\b/iu,
    },
    {
      // Good results that are told.
      sense:
        /\b(?:results?|scans?|tests?|blood ?work|biopsy|mammogram|check ?up)\b.{0,25}\b(?:came back|are|were|is|was|all) (?:all )?(?:fine|clear|clean|negative|normal|good|ok|okay|benign)\b/iu,
      unless: /\b(?:but|should|what if|still|not|worried|scared)\b|\?/iu,
    },
    {
      // A fear of falling ill abroad, in a list of other fears.
      sense:
        /\b(?:moving|move|moved|travel\w*|going|fly\w*|trip|abroad|alone)\b.*\bwhat if i get sick\b/isu,
      unless:
        /\b(?:tumou?rs?|diagnos\w*|doctor|chemo\w*|biops\w*|lumps?|hospital|symptoms?|pain)\b/iu,
    },
    {
      sense:
        /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|sun|moon|node|lilith|chiron|retro\w*|rx|eclipse|stellium)\b.{0,25}\bin cancer\b/iu,
      unless: /\b(?:tumou?rs?|diagnos\w*|doctors?|chemo\w*|biops\w*|lumps?|hospital)\b/iu,
    },
    {
      sense: new RegExp(
        String.raw`\bcancer(?:ian)? (?:${PERSON}|sun|moon|rising|sign|season|stellium|placements?|energy|venus|mars|mercury)s?\b|\b(?:i am|i'?m|im|he is|he'?s|hes|she is|she'?s|shes|they are|they'?re|as|being|both|is) (?:an? |such a |a typical |a total )?(?:double |triple )?cancer\b|\bcancers\b|\b(?:every|any|all|another|most|each|these|those) cancer\b|\b(?:${SIGNS})s? (?:and|with|or|vs|x|\+|&) (?:an? )?cancer\b|\bcancer (?:and|with|or|vs|x|\+|&) (?:an? )?(?:${SIGNS})\b|\b(?:match(?:es)?|partners?|signs?|horoscopes?|compatib\w*|suits?|zodiac|element|ruling planet)\b.{0,16}\bcancer\b|\bcancer\b.{0,16}\b(?:match(?:es)?|compatib\w*|horoscopes?|zodiac|traits?)\b`,
        'iu',
      ),
      unless:
        /\b(?:tumou?rs?|diagnos\w*|doctors?|oncolog\w*|scan|chemo\w*|biops\w*|lumps?|symptoms?|hospital|terminal|metasta\w*|stage (?:\d|one|two|three|four)|remission|treatment|die|died|dying)\b/iu,
    },
  ],
  money: [
    {
      // Another person goes on about it.
      sense:
        /\b(?:talk\w*|obsess\w*|lectur\w*|goes on|went on|brag\w*)\b.{0,20}\b(?:crypto|bitcoin|stocks?|invest\w*)\b/iu,
      unless: /\b(?:should i|shall i|buy|sell|lend|savings)\b/iu,
    },
    {
      // A mark on the hand or a placement that is said to bring money.
      sense:
        /\b(?:palm|hand|lines?|star on|money line|mount|fingers?|\d(?:st|nd|rd|th) house|jupiter|venus|life path|chart|stellium)\b/iu,
      unless:
        /\b(?:invest\w*|crypto|bitcoin|stocks?|shares|savings|loan|lend|send|buy|sell|scheme|guaranteed|lottery|bet)\b/iu,
    },
  ],
  debt: [
    {
      sense: /\bkarmic debts?\b|\bdebt numbers?\b/iu,
      unless: /\b(?:loans?|owe|rent|bills|credit)\b/iu,
    },
  ],
  gambling: [
    {
      // A bet among friends, with hair for a stake, or on what this app is.
      sense:
        /\b(?:for|on|over|because of|lost) (?:a|the|some|this) (?:\w+ )?bet\b|\b(?:has|have|had|got|made) (?:a |us a )?bet (?:on (?:it|this|that|you)|with|going)\b/iu,
      unless: /\b(?:lotter\w*|lotto|casino|poker|horses?|odds|money|savings|jackpot)\b/iu,
    },
    {
      // Another person gambles.
      sense:
        /\bmy (?:\w+ )?(?:dad|father|mom|mum|mother|brother|sister|husband|wife|son|daughter|boyfriend|girlfriend|partner|uncle|friend) (?:\w+ )?(?:gambl\w*|bets?)\b/iu,
      unless: /\b(?:numbers|which (?:team|horse)|should (?:i|he|she) bet|i (?:bet|gamble))\b/iu,
    },
    {
      // What somebody calls the Oracle.
      sense:
        /\b(?:you(?:'?re| are)?|u r|ur|calls you|app is) (?:just |basically |only )?(?:an? )?slot machine\b/iu,
      unless: /\b(?:lotter\w*|lotto|casino|bet|jackpot|win|lost)\b/iu,
    },
    {
      sense: /\b(?:is|are) (?:number )?(?:\d{1,4}|\w+) (?:an? )?(?:lucky|unlucky) numbers?\b/iu,
      unless: /\b(?:lotter\w*|lotto|casino|bet|bets|betting|draw|jackpot|win|play)\b/iu,
    },
    {
      sense:
        /\b(?:settle|win|won|lost|lose) (?:the|a|this|our|my) bet\b|\b(?:i|we|you|i'?d|i'?ll|wanna|friendly) bet\b|\bbest bet\b|\bbet (?:with|against) (?:my|a) (?:friend|sister|brother|mom|mum|dad|boyfriend|girlfriend|husband|wife|coworker|roommate)\b/iu,
      unless:
        /\b(?:lotter\w*|lotto|casino|poker|roulette|horses?|odds|parlay|sportsbook|bookie|jackpot|slots|gambl\w*|win it back)\b/iu,
    },
  ],
  pregnancy: [
    {
      // How many children two people want, what lies years back, what another woman asks.
      sense:
        /\bhow many (?:kids|children|babies)\b|\babortion\b.{0,40}\b(?:i had|before|years|ago|when i was|past|tell|told|secret)\b|\b(?:tell|told|telling)\b.{0,30}\babortion\b|\b(?:wants?|ask(?:s|ed)?) me to be (?:her|their|a|the) surrogate\b/iu,
      unless:
        /\b(?:will (?:i|we|she)|do i have|does my|palm|chart|lines?|going to have|in my future|should i (?:have|get)|pregnant|weeks|how many (?:kids|children|babies) (?:will|do|am|are|can))\b/iu,
    },
    {
      sense:
        /\bbaby(?:'?s)? names?\b|\bname (?:for|of) (?:the|our|my|a) (?:baby|kid|son|daughter|child)\b/iu,
      unless: /\b(?:miscarr\w*|lost|bleed\w*|scan|healthy|will i get pregnant)\b/iu,
    },
  ],
  minor: [
    {
      // Leap-day jokes and compliments.
      sense:
        /\bmy (?:wife|husband|kids?|grand\w+|doctor|friends?|partner) (?:says?|thinks?|tells?|calls?|claims?)\b.{0,20}\bi(?:'?m| am|m) (?:like |only |still )?(?:an? )?\d/iu,
      unless: /\b(?:school|teacher|homework|my parents|class|grade)\b/iu,
    },
    {
      sense:
        /\blike (?:i'?m|im|i am|i was) (?:5|five|a (?:5|five)[- ]year[- ]old|a kid|a child|12|10)\b|\beli5\b/iu,
      unless: NEVER,
    },
  ],
  treatment: [
    {
      // A day off for it is asked for, and no date.
      sense: /\b(?:day|days|time|week|afternoon) off\b/iu,
      unless:
        /\b(?:moon|mercury|retrograde|postpon\w*|cancel\w*|reschedul\w*|which day|best day|good day|lucky)\b/iu,
    },
    {
      // An operation that lies behind the user, beside another question.
      sense:
        /\b(?:since|ever since|after) (?:my|the|his|her|our) (?:\w+ ){0,2}(?:operation|surgery|op)\b/iu,
      unless:
        /\b(?:date|day|when|postpon\w*|delay\w*|cancel\w*|reschedul\w*|moon|mercury|retrograde|second (?:operation|surgery)|again|recover\w*|heal\w*|pain|hurts?|die|survive)\b/iu,
    },
  ],
  disaster: [
    {
      // A dream of a person who has died foretells nothing and asks for no warning.
      sense:
        /\b(?:dream\w*|dreamt)\b.{0,25}\b(?:my|our) (?:late |dead )?\w+ (?:who|that) (?:has |had )?(?:died|passed(?: away)?|is (?:dead|gone))\b/iu,
      unless: /\b(?:warn\w*|will|going to|omen|sign|predict\w*)\b/iu,
    },
  ],
  dependency: [
    {
      // An ex who does not stop.
      sense: /\bex (?:\w+ )?(?:wont|won'?t|will not|doesn'?t|doesnt|does not) leave me alone\b/iu,
      unless: /\b(?:you|oracle|app|without you)\b/iu,
    },
    {
      sense: /\bmy only friend\b.{0,12}\b(?:lol|haha\w*|lmao)\b/iu,
      unless: /\b(?:really|nobody|no one|alone|lonely)\b/iu,
    },
    {
      // How often a dream came back says nothing about how often the user asks.
      sense: /\b(?:dream(?:s|t|ed|ing)?|nightmares?)\b/iu,
      unless:
        /\b(?:you|u|ur|your|oracle|app|decide|permission|allowed|every (?:hour|thing)|before i do)\b/iu,
    },
  ],
  discrimination: [
    {
      // What to wear, and not whom to choose.
      sense: /\b(?:lucky|power|best|good) colou?rs?\b|\bcolou?rs? (?:to wear|for)\b/iu,
      unless: /\b(?:hire|hiring|reject\w*|candidates?|tenants?|race|skin)\b/iu,
    },
  ],
  surveillance: [
    {
      // What was read, and is told with a heavy heart.
      sense:
        /\bi (?:just |once |accidentally |secretly )?(?:read|saw|looked|went through|checked|snooped)\b.{0,40}\b(?:messages?|texts?|phone|dms|chats?)\b.*\b(?:cried|cry|guilty|regret|asham\w*|sorry|bad|wish i)\b|\bis it (?:bad|wrong|ok|okay) (?:that )?i (?:read|looked|went|checked)\b/iu,
      unless:
        /\b(?:how (?:do|can) i|can you|help me|want to|track\w*|spy\w*|hack\w*|password|location|every (?:day|night))\b/iu,
    },
    {
      // A phone that the other keeps to themselves.
      sense:
        /\b(?:won'?t|wont|doesn'?t|doesnt|never|not) lets? me (?:see|look at|touch) (?:his|her|their) phone\b/iu,
      unless:
        /\b(?:how (?:do|can) i|can you|help me|want to|track\w*|spy\w*|hack\w*|password|location)\b/iu,
    },
    {
      // Something done while the Moon made no more contacts.
      sense: /\bvoid[- ]of[- ]course\b|\bvoid moon\b/iu,
      unless: /\b(?:phone|messages|password|track\w*|spy\w*|location)\b/iu,
    },
  ],
  legal: [
    {
      // Days shared between parents, an animal that is shared, a new job on trial.
      sense:
        /\b(?:50.?50|half|joint|shared?|split)\b.{0,12}\bcustody\b|\bcustody of (?:a|an|the|our|my) (?:dog|cat|parrot|bird|pet|puppy|kitten|rabbit|tv|sofa|car|recipe|remote)\b|\bcustody\b.{0,20}\b(?:dog|cat|parrot|bird|pet)\b/iu,
      unless:
        /\b(?:court|judge|hearing|lawyer|sue|suing|taking (?:me|the kids)|kidnap\w*|lose|losing|lost|fight\w*|order)\b/iu,
    },
    {
      // Life after another person's case.
      sense:
        /\b(?:since|after|when|because) (?:my )?(?:mom|mum|mother|dad|father|brother|sister|husband|wife|parents) (?:got|was|were|has been) (?:deported|arrested|jailed)\b/iu,
      unless:
        /\b(?:lawyer|appeal|hearing|court|bring (?:him|her|them) back|come back|visa|papers)\b/iu,
    },
    {
      // A thesis is defended before a jury too.
      sense:
        /\b(?:thesis|dissertation|phd|viva|doctoral|master'?s|bachelor'?s|diploma|capstone)\b.{0,30}\b(?:defen[cs]e|defend\w*|jury|panel|committee|exam|on|for)\b|\b(?:viva|thesis|choir|dance|ballet|food|tennis|basketball|squash|badminton) (?:jury|court|trial|judges?)\b/iu,
      unless: /\b(?:lawyer|custody|charged|arrest\w*|plea|sentence\w*|sue|suing|plagiar\w*)\b/iu,
    },
    {
      // A superstition about a date on which papers are signed.
      sense: /\bfriday\b.{0,8}\b(?:13|13th|thirteenth)\b/iu,
      unless: /\b(?:court|hearing|trial|judge|custody|charged|arrest\w*|plea|sentence\w*)\b/iu,
    },
    {
      // A lawyer is named only to say no to one.
      sense:
        /\b(?:no|not (?:a|another|the)|(?:don'?t|do not|stop) (?:tell\w*|say\w*|send\w*)\b.{0,30}\b|(?:can'?t|can ?not|couldn'?t) (?:afford|pay(?: for)?)(?: an?)?|without an?|already (?:saw|asked|called|have|had) an?) ?(?:lawyers?|attorneys?|solicitors?)\b/iu,
      unless:
        /\b(?:court|hearing|trial|judge|custody|charged?|charges|arrest\w*|police|plea|plead\w*|sentence\w*|sue\w*|suing|deport\w*)\b/iu,
    },
    {
      // The free days of a subscription.
      sense:
        /\b(?:free |my |the |your )?trial\b.{0,40}\b(?:days?|week|over|ends?|ended|charged?|billed|premium|cancel\w*)\b|\b(?:charged?|billed|premium|cancel\w*|free)\b.{0,40}\btrial\b/iu,
      unless:
        /\b(?:court|judge|jury|lawyer|verdict|police|murder|assault|custody|testif\w*|sentence\w*|criminal)\b/iu,
    },
    {
      sense: /\bpre-?nup\w*\b/iu,
      unless: /\b(?:court|judge|divorc\w*|sue|suing|hearing)\b/iu,
    },
    {
      sense: /\b(?:don'?t|do not|please don'?t|not to|no one|everyone) judge me\b|\bjudge me\W*$/iu,
      unless: /\b(?:court|trial|lawyer|hearing|custody|jury|sue|suing|sentence)\b/iu,
    },
    {
      sense: /\b(?:write|writing|making|sign|signing|update|updating) (?:my|our|a) will\b/iu,
      unless: /\b(?:contest\w*|court|sue|suing|fight\w*)\b/iu,
    },
  ],
  'private-facts': [
    {
      // One who was kept secret and is known now.
      sense:
        /\bsecret (?:girl ?friend|boy ?friend|lover|family|wife|husband|child|son|daughter|half \w+|affair)\b/iu,
      unless: /\b(?:is (?:he|she) (?:gay|lesbian|bi|trans)|does (?:he|she) have)\b/iu,
    },
  ],
  'dead-speak': [
    {
      // Speaking to the dead by oneself, or what a church says of them.
      sense:
        /\bi (?:still |often |always |sometimes )?(?:talk|speak|write|say good ?night) to my (?:late|dead)\b|\b(?:priest|pastor|imam|rabbi|preacher|church)\b.*\bheaven\b/iu,
      unless: /\b(?:can (?:you|i|he|she)|how (?:do|can) i|answers?|hears? me|message|contact)\b/iu,
    },
  ],
  sexual: [
    {
      // What a partner watches.
      sense:
        /\b(?:watch(?:es|ed|ing)?|look(?:s|ed|ing)? at|addicted to|his|her) (?:\w+ ){0,3}porn\w*/iu,
      unless: /\b(?:write|story|scene|chat|nudes?|sext\w*|roleplay)\b/iu,
    },
  ],
};
