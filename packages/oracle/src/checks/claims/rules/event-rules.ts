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
  /\b(?:an?|the|your|some) (?:old (?:flame|love|friend|lover)|new (?:love|lover|partner|flame)|right (?:person|man|woman)|someone new|one|stranger|soulmate|future \w+|former \w+)\b (?:\w+ly )?(?:turns up|writes|comes|returns|appears|is (?:near|nearer|closer|coming|on)|arrives|enters|walks|knocks|crosses(?! your mind)|finds you|calls)\b/iu,
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
