import { readClause } from './read-clause.ts';

/* How a thing ends on which much depends for the user: told as known, whatever the words are. */

const THING =
  'exams?|interview|audition|test|flat|apartment|house|home|job|post|role|contract|deal|offer|promotion|raise|scholarship|grant|visa|permit|passport|application|appeal|claim|case|hearing|trial|verdict|dispute|lawsuit|custody|settlement|divorce|papers|paperwork|file|shares?|stocks?|funds?|savings|investment|property|land|business|shop|start-?up|company|debts?|loan|mortgage|pension|salary|inheritance|estate|money|cheque|refund|deposit|book|manuscript|project|film|album|wedding|marriage|engagement|pregnancy|baby|birth|cycle|transfer|embryo|cells|eggs?|womb|treatment|therapy|operation|surgery|scan|results?|tumou?r|lump|illness|pain|fever|blood|heart condition|thyroid|liver|kidneys?|lungs?|knees?|nerves|bones|hormones|money worries|court|judge|jury|panel|board|tribunal|bench|gavel|clerk|officer|committee|authorities|insurer|lender|bank|lawyers?|other side|landlord|clinic|doctors?|surgeon|specialists?';
const SUBJECT = `(?:[Tt]he|[Yy]our|[Tt]his|[Tt]hat|[Hh]is|[Hh]er|[Tt]heir) (?:[\\w-]+ ){0,2}?(?:${THING})`;
/** What stands between such a thing and its verb: "the officer at the desk", "the shares your cousin told you of". */
const BESIDE =
  '(?: (?:at|in|on|of|from|behind|with|for|about) (?:the |your |his |her |a )?[\\w-]+(?: [\\w-]+)?| (?:that |which )?(?:you|he|she|they|your \\w+) [\\w ]{2,25}?)?';
const ENDS =
  "(?:will|won't)(?! (?:know|tell|help|look|ask|want|need|explain|be able|wait|be there|see you|have seen))|is (?:going|about|bound|set|sure|likely|certain) to|are (?:going|about|bound|set|sure|likely|certain) to|(?:is|are|was|were) (?:already |now |as good as |simply |truly |clearly )?(?:yours(?! (?:to|and))|won|lost|sound|safe|settled|granted|approved|refused|decided|through|over|gone(?=,? (?:by|before|when|with|after|soon)|\\.)|in the bag|airtight|on your side|on its way|clear|harmless|weak|strong|failing|healing|ready|open|closed|holding|coming|in your favou?r|against you|paid|sold|signed|rigged|saved|doomed|theirs|his|hers)|goes? (?:your way|through|under|up|down|well|badly|wrong|to you|smoothly)|comes? (?:back|through|true|right|good|in)|turns? (?:out|in your|your)|ends? (?:well|badly|with|in)|falls? (?:your|in|for|through)|finds? (?:for|its|a)|pays?|sells?|fetch(?:es)?|rises?|sinks?|doubles?|trebles?|grows?|shrinks?|heals?|mends?|holds?(?! (?:a|your|still))|takes(?: off)?(?= |[,.]|$)(?! (?:time|longer|a|care|place|up|more|less|your|the|patience|courage|its|two|some))|fails?|succeeds?|wins?|loses?|rules?(?= (?:for|in|against|your|on))|sides?(?= with)|agrees?|leans?|tips?|folds?|blinks?|gives? (?:in|way|up|out)|leaves? with|melts?|clears?(?: up)?|vanish(?:es)?|dissolves?|dries? up";
const ENDING = new RegExp(
  `(?<!\\b(?:if|whether|when|how|until|before|after|once|what|why|while|unless|because) (?:[\\w-]+ ){0,2}?|\\b(?:in|of|on|about|for|with|at|to) )\\b${SUBJECT}${BESIDE} (?:\\w+ly |also |even |soon |still |never |already |just |simply )?(?:${ENDS})\\b`,
  'u',
);
const TOLD = new Set(['tells', 'foretells', 'hedges']);

/** Whether a clause tells how such a thing ends. "May", "might" and "could" leave it open. */
export const tellsOutcome = (clause: string): boolean =>
  TOLD.has(readClause(clause).form) && ENDING.test(clause);
