/* What happens to the user told as known: events on a day, and how matters of money and law end. */

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** A day or a season that is named, or one that is near. */
const WHEN = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}|${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)|(?:early |mid-?|late )?(?:${MONTH})|(?:this|next|the) (?:spring|summer|autumn|fall|winter|week|month|year|weekend)|your (?:next )?birthday|Christmas|half-term)`;

/** What may happen in a life and in no sky. */
const LIFE_EVENT =
  '(?:break-?up|split|separation|divorce|reconciliation|reunion|proposal|engagement|wedding|marriage|offer|promotion|raise|bonus|refund|contract|letter|parcel|call|email|phone call|message|answer|reply|decision|verdict|result|results|news|move|house sale|sale|breakthrough|meeting|encounter|new love|new lover|lover|stranger|old flame|visitor|apology|invitation|opportunity|job|role|position|keys|visa|permit|payment|money|cheque|check|grant|scholarship|acceptance|quarrel|betrayal|accident|dismissal|truth)';
const HAPPENS =
  '(?:comes?|arrives?|happens?|lands?|takes? place|falls?|follows|reaches you|turns? up|shows? up|finds? you|is (?:sealed|signed|settled|decided|announced|confirmed|granted|approved|paid|yours|coming|near|close|certain|now only|only)|are (?:approved|confirmed|yours)|ends?|begins?|comes? through|goes? through|rings?|will)';
/** What the user meets with, as no planet does. */
const YOU_MEET =
  "[Yy]ou(?:'ll| will)? (?:run into|bump into|meet (?:your|the|a|an|someone|him|her)|get (?:the|your|a|an)|are (?:given|offered|hired|handed|promoted|engaged|married|chosen|accepted)|receive|hear (?:that|from|back)|win|lose (?:your|the)|sign (?:the|a)|move (?:in|out|house|away|abroad)|marry|fall in love|find (?:your|the) (?:flat|home|job|love|partner|person|house)|have (?:moved|found|met|married))";
const PARTNER =
  '(?:the|a|your) (?:future (?:husband|wife|partner)|love of your life|person who|man who|woman who|one who|one you)';

const rule = (source: string): RegExp => new RegExp(source, 'u');

/** An event, told for a day or as sure. */
export const EVENT_RULES: readonly RegExp[] = [
  /\b(?:an?|the|your|some) (?:old (?:flame|love|friend|lover)|new (?:love|lover|partner|flame)|right (?:person|man|woman)|someone new|one|stranger|soulmate|future \w+|former \w+)\b (?:\w+ly )?(?:turns up|writes|comes|returns|appears|is (?:near|nearer|closer|coming|on)|arrives|enters|walks|knocks|crosses|finds you|calls)\b/iu,
  /\b(?:with it|with them) (?:comes?|arrives?) (?:an?|the|your) (?!question|chance to|wish|mood|feeling|sense|need|temptation|urge)\w+/iu,
  /\bno longer be stopped\b|\b(?:is|are|'re) (?:sure|certain) to (?:hear|get|win|find|meet|come|be)\b|\b(?:marriage|relationship|job|engagement) is over\b|\bends with a yes\b|\bin your (?:near|immediate) future\b|\b(?:is|are) coming to you\b|\byou get what you (?:asked|wished|hoped|prayed)\b/iu,
  /\b(?:shop|house|flat|car|book|painting|apartment|land)\b (?:finally )?sells\b|\b(?:by|within|in) (?:a month|a year|six weeks|ten days|\w+ months|christmas|spring|summer|autumn|winter|next \w+),? you (?:have|own|get|find|live|are)\b|\bmonths from now,? you\b/iu,
  rule(
    `\\b${YOU_MEET}\\b[^.;?!]{0,60}\\b(?:on|by|in|around|before|within|at) (?:the )?(?:${WHEN})`,
  ),
  rule(
    `\\b(?:On|By|In|Around|Before) (?:the )?(?:night of |evening of |morning of |week of |end of )?(?:${WEEKDAY},? )?${WHEN},? (?:\\d{4},? )?${YOU_MEET}\\b`,
  ),
  rule(
    `\\b(?:[Tt]he|[Aa]n?|[Yy]our|[Tt]his|[Tt]hat) (?:\\w+ )?${LIFE_EVENT}\\b(?! (?:line|may|might|could))[^.;?!,]{0,45}\\b${HAPPENS}\\b[^.;?!]{0,40}\\b(?:${WHEN}|that (?:day|night|week)|weeks?|days|soon|before long)`,
  ),
  rule(
    `\\b(?:that's|that is|it is|it's) (?:then |when |the (?:day|night|week|evening) (?:when |that |on which )?)(?:that )?(?:the|an?|your) (?:\\w+ )?(?:${LIFE_EVENT}|conversation|talk|person|answer|yes)\\b[^.;?!]{0,60}\\b(?:comes?|happens?|takes? place|arrives?|is|gets?|lands?)\\b`,
  ),
  rule(`\\b(?:with it|then|there) (?:comes|arrives|enters|appears) ${PARTNER}`),
  rule(
    `\\bwhen (?:he|she|they|your \\w+) (?:moves?|leaves?|comes?|calls?|returns?|proposes?|signs?|goes)\\b(?=[^,;]*\\.$)(?<=(?:end|over|done|\\d|${MONTH})[^.;]{0,30}when (?:he|she|they|your \\w+) \\w+)`,
  ),
  /\b(?:this|that|next year|it) is the (?:year|month|week|spring|summer|autumn|winter) (?:in which|when|that|where) (?:your|you|he|she|the|love|money|it all)\b/iu,
  /\b(?:only|just|now) a (?:matter|question) of (?:days|weeks|months|time)\b|\b(?:as good as|practically) (?:yours|paid|signed|done|decided)\b|\b(?:is|are|'s) already (?:yours|paid|signed|decided)\b|\bany day now\b/iu,
  /\b(?:something|help|money|luck|someone|love) (?:will|is going to|is about to|always does) (?:turn up|come|find you|appear|arrive)\b/iu,
  /\b(?:your|an?|the|that|this) (?!(?:\w+ )?(?:moon|sun|planet|sky|transit|eclipse|retrograde|square|trine|week|month|season)\b)(?:\w+ ){1,6}?(?:is|are) (?:about|bound|set|due|certain|sure|destined) to\b/iu,
  /\b(?:loneliness|waiting|worry|quarrel|heartache|drought|search|struggle|hard time|single life)\b[^.;?!]{0,25}\b(?:is|are|will be|ends|is going to be) (?:behind you|over|past|done|settled|in)\b/iu,
  /\byou(?:'re| are) (?:going|about|bound|set|due) to (?:meet|get|win|lose|find|marry|receive|hear|be|have|fall|come into|inherit|move)\b/iu,
];

/** How a matter of money ends, and what to do with one's money. */
export const MONEY_RULES: readonly RegExp[] = [
  /\bplay a (?:number|ticket|hand)\b|\bmoney (?:likes|loves|wants|is coming to|flows to|comes to) you\b|\b(?:other people's|a) fortunes? (?:your way|to you|is coming)\b|\b(?:raise|bonus|money|sum|inheritance|refund) is already (?:in|on|yours|there)\b|\b(?:flat|house|land|estate|savings|jewellery|fortune) (?:comes|goes|passes|will go|will come) to (?:you|him|her|your)\b|\bgains? in value\b/iu,
  /\b(?:rate|fund|bond|loan|account|mortgage) would suit\b|\b(?:turn down|refuse|reject|accept|take) the (?:first|second|next|lower|higher) offer\b|\bother people's money\b[^.;?!]{0,30}\b(?:to you|comes|finds)\b/iu,
  /\bplay (?:red|black|the numbers|the lottery)\b|\bwithdraw (?:the|your|all)\b|\b(?:keep|buy|sell|hold) (?:gold|silver|euros|dollars|coins|shares|stocks|crypto)\b|\b(?:credit|loan|mortgage|borrowing)\b[^.;?!]{0,20}\b(?:is|are|was) (?:wise|safe|fine|no burden|a good)\b/iu,
  /\b(?:debts?|arrears|tax(?:es)?|overdraft|fine|loan|rent)\b[^.;?!]{0,20}\b(?:forgiven|sorts? (?:itself|themselves)|melts?|clears? itself|waived|written off|disappears?|vanish\w*)\b|\b(?:needn't|don't (?:have|need) to|no need to) (?:declare|report|pay|insure|register)\b/iu,
  /\b(?:already|have|has) budgeted for it\b|\bspending is (?:the same as )?earning\b|\b(?:buy|sign for|take) the (?:house|flat|apartment|car|mortgage)\b(?! (?:keys|tour|you))|\bmoney (?:follows|comes back|returns|finds you|will)\b/iu,
  /\b(?:business|shop|company|start-?up|book|gamble|bet|risk|stake|investment|purchase|property|shares?|venture|flat|house|land)\b[^.;?!]{0,45}\b(?:(?:makes?|turns?|brings?) (?:you )?a (?:\w+ )?profit|pays? (?:off|back|you back|for itself|out)|pay you back|takes? off|goes? under|comes? good|holds? its value|gains? value|doubles?|is a (?:good|safe) (?:buy|investment)|(?:is|are) worth (?:stretching|the (?:debt|risk|loan)))\b/iu,
  /\b(?:sell|buy|dump|keep|hold) (?:your|the|some|more) (?:shares|stocks|house|flat|car|gold|coins|bonds|property|land|euros|dollars)\b[^.;?!]{0,20}\b(?:before|while|now|until|after|when|under|during|today|this)\b/iu,
  /\b(?:hold off|wait|put off|bring forward|delay)\b[^.;?!]{0,25}\b(?:pension|purchase|remortgage|mortgage|exchange|investment|transfer|sale)\b/iu,
  /\b(?:markets?|prices?|rates?|shares|currency|the (?:dollar|euro|pound))\b[^.;?!]{0,20}\b(?:will|is going to|are going to|rises?|falls?|recovers?|turns?|treats?)\b/iu,
  /\b(?:come into|inherit|receive|win|lose|double|get back) (?:a |an |the |your |some |all your )?(?:\w+ )?(?:sum|money|fortune|deposit|stake|savings|estate)\b/iu,
  /\byou(?:'ll| will| are going to|'re going to) (?:be|become|get|end up) (?:rich|poor|wealthy|bankrupt|debt-free|comfortable|broke)\b/iu,
  /\b(?:safe|fine|wise|a good (?:time|moment|week|month)|worth it) to (?:\w+ )?(?:lean on|use|max|borrow|spend|buy|sell|invest|gamble|bet|stretch|lend)\b|\blet the (?:shares|stocks|fund|investment)\b|\b(?:turns?|turning) (?:\w+ ){1,3}into (?:an income|a living|money|profit|cash)\b|\bthe time (?:to|for) (?:buy|sell|invest|the (?:car|house|flat|purchase))\b/iu,
  /\blend (?:him|her|them|your \w+) (?:the|some|that)? ?money\b|\b(?:quit|resign|hand in your notice) (?:this week|today|now|before)\b/iu,
];

/** How a matter of law ends, and what to do before a court. */
export const LAW_RULES: readonly RegExp[] = [
  /\b(?:ban|charges?|complaint|suspension|sentence|investigation|injunction|deportation|eviction) (?:is|are|gets?|will be|has been) (?:\w+ )?(?:lifted|dropped|withdrawn|closed|quashed|overturned|stopped|over)\b|\bwithin your rights\b|\b(?:don't|needn't|no need to) (?:bother with|call|hire|pay for|get|see) (?:a|the|any) (?:solicitor|lawyer|attorney|notary)\b|\b(?:inspection|audit|investigation|hearing|trial|inquiry) (?:finds?|clears?|ends?|goes|turns?|is a formality|will)\b/iu,
  /\bplead(?:ing)? (?:not )?guilty\b|\b(?:found|be|is|are|declared) (?:not )?(?:guilty|innocent|acquitted|liable)\b|\b(?:authorities|officials?|officers?|consulate|embassy|border guards?|ministry) (?:\w+ ){0,3}(?:lets?|waves?|grants?|approves?|says? yes|is going to|are going to|will)\b|\bas good as a signature\b|\bno leg to stand on\b|\b(?:a|the|any) (?:court|judge|tribunal|jury) (?:will|is going to|says so|agrees|sees|rules|warms|believes|grants|finds)\b|\bby law (?:you|he|she|they)\b|\b(?:witness|lawyer|prosecutor|mediator) (?:changes?|is out of|gives? (?:in|up)|drops?)\b/iu,
  /\b(?:don't|do not|never|needn't) (?:tell|talk to|speak to|answer|inform) (?:the )?(?:police|court|tax office|authorities|judge|lawyers?)\b|\bby right of\b|\blet the deadline pass\b/iu,
  /\b(?:strong|solid|good|weak) (?:claim|case)\b|\bdon't settle\b(?! for)|\b(?:complaint|objection|petition|application|claim) (?:you filed )?is (?:on the right|as good|already|through)\b|\bno one can object\b/iu,
  /\b(?:win|lose|winning|losing|won|drop) (?:the|your|this|that|his|her) (?:\w+ )?(?:case|hearing|trial|appeal|lawsuit|dispute|custody|tribunal|suit|claim)\b/iu,
  /\b(?:visa|permit|application|asylum|appeal|claim|petition|benefit|green card|citizenship|residence)\b(?! (?:may|might|could|office))[^.;?!,]{0,20}\b(?:will|is going to|gets?|comes? (?:through|back)|goes? (?:through|your)|is (?:approved|granted|refused|safe|as good)|should (?:land|go|be|succeed|come)|succeeds?|fails?)\b/iu,
  /\b(?:you(?:'re| are) (?:legally )?entitled to|(?:has|have|had|are|is|were) (?:\w+ )?(?:grounds|every right to (?:sue|keep|claim|take|withhold|refuse|stay|demand|stop)|a strong case|a good case|no (?:right|case|claim))|unfair(?:ly)? dismiss\w+|as binding as|(?:is|isn't|are|aren't) (?:legally )?(?:binding|enforceable|valid in law|liable))\b/iu,
  /\b(?:end up|go|goes|turn out|be decided|land|lands|falls?|rule|rules|decided?|settled) (?:in your favou?r|your way|for you|the way you hope|against you)\b/iu,
  /\b(?:in|to) your favou?r\b(?=[^.;?!]*\b(?:divorce|house|case|hearing|custody|settlement|will|estate|court)\b)|\b(?:divorce|house|case|hearing|custody|settlement|will|estate|court|dispute|matter)\b[^.;?!]{0,40}\bin your favou?r\b/iu,
  /\b(?:refuse|decline|accept|reject|don't|do not|never) (?:to )?(?:sign )?(?:the|this|that|his|her|their) (?:settlement|plea|deal|divorce papers|agreement|offer of settlement)\b/iu,
  /\b(?:fine|ticket|invoice|summons|tax bill|penalty|letter from the court)\b[^.;?!]{0,40}\b(?:unpaid|ignore|throw away|lie|lapse|be forgotten|cancelled|dropped|waived)\b|\b(?:nobody|no one|they) (?:will|won't|ever) (?:chase|find out|ask for|check|notice)\b/iu,
  /\b(?:police|prosecutor|tax office|authorities|insurer|insurance|other side|opponent|employer|landlord)\b[^.;?!]{0,20}\b(?:will|won't|owes?|has to|have to|must|can't|cannot|already|is going to|gives? (?:in|way))\b/iu,
  /\b(?:mediator|arbitrator|officer|official|caseworker|registrar|examiner|panel|committee|bank|lender)\b[^.;?!]{0,20}\b(?:will|is (?:bound|going|sure|likely)|says? yes|sees? things your way)\b|\b(?:you're|you are|he is|she is) owed (?:money|compensation|damages|wages|it|that)\b/iu,
  /\b(?:needn't|don't (?:have|need) to|no need to|don't|can) (?:ignore|answer|open|reply to|respond to|leave) (?:the|that|this|any) (?:letter|notice|summons|form|bill|fine|invoice)s?\b[^.;?!]{0,30}\b(?:tax|court|bank|landlord|office|lawyer|lie|lapse|unopened|unanswered|police)\b/iu,
  /\b(?:contract|lease|agreement|will|clause|law)\b[^.;?!]{0,20}\b(?:has a (?:gap|hole|loophole|way out)|lets you|allows you|protects you|is on your side|isn't valid|doesn't (?:hold|bind|apply))\b/iu,
  /\b(?:will|estate|testament) (?:names?|goes to|was changed|leaves) (?:you|your|him|her)\b/iu,
];
