import { BIRTH_RULES, CHILD_RULES, END_RULES, HEALTH_RULES } from './body-rules.ts';
import type { ClaimKind } from '../claim-kinds.ts';
import { EVENT_RULES } from './event-rules.ts';
import { LAW_RULES, MONEY_RULES } from './law-and-money-rules.ts';
import { INSTRUCTION_RULES } from './instruction-rules.ts';
import { CHILD, KIN, MATE, NAME, OTHERS } from '../people-words.ts';

const THIRD = String.raw`(?:[Hh]e|[Ss]he|[Yy]our (?:${MATE}|${KIN}|${OTHERS})|${NAME})`;
const OFTEN =
  '(?:still|also|really|truly|secretly|quietly|already|never|always|only|just|probably|now)';

const rule = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);

/** What is certain by its words alone. The classifier hears the rest. */
export const CLAIM_RULES: Readonly<Record<ClaimKind, readonly RegExp[]>> = {
  death: [
    ...END_RULES,
    rule(
      String.raw`\b(?:some(?:one|body)|(?:your|an?) (?:${KIN}|${MATE}|${CHILD}|elder|relative|loved one|dog|cat|friend)|he|she|they)\b[^.?!]{0,30}\b(?:will|may|might|could|going to|about to|won't|soon)\b[^.?!]{0,20}\b(?:die|dies|pass away|pass on|be gone for good|leave this (?:world|life)|see (?:another|the) (?:spring|summer|winter|christmas))\b`,
    ),
    /\b(?:an?|the|your) (?:early|sudden|coming|near|approaching) (?:death|passing|grave)\b|\b(?:death|passing|funeral|bereavement)\b[^.?!]{0,30}\b(?:is (?:coming|near|likely)|ahead|awaits|in your (?:family|near future))\b/iu,
    /\b(?:a|of a|news of a) (?:death|passing|bereavement) (?:in|close|near|around)\b|\bdays are numbered\b|\btime (?:is|'s) (?:drawing to a close|running out) for\b|\bempty chair\b|\b(?:outlive|bury) (?:your|him|her)\b/iu,
    /\byour (?:late|dead|deceased) \w+ (?:is|isn't|stands|sits|says|wants|forgives|knows|tells)\b|\b(?:well )?into (?:the|your|her|his) (?:eighties|nineties)\b|\b(?:yours is|you have) a (?:long|short) life,/iu,
    /\b(?:chart|sky|mars|week|stars)\b[^.?!]{0,20}\b(?:accident|crash)\b/iu,
    /\b(?:call|phone|knock)\b[^.?!]{0,20}\b(?:in the (?:middle of the )?night|before dawn)\b/iu,
    /\b(?:life|lives) (?:will be |is |are )?(?:cut short|short and)\b|\bgrow old\b[^.?!]{0,5}\bnot\b|\bnot grow old\b|\blast breath\b|\bdeath's door\b/iu,
  ],
  person: [
    rule(
      String.raw`\b${THIRD} (?:${OFTEN} )?(?:(?:may|might|could|must|does|doesn't|do|will|would) (?:${OFTEN} )?(?:be )?)?(?:loves?|loved|miss(?:es|ing)?|regrets?|resents?|envies|hates?|fears?|adores?|longs?|wants? you|needs? you|thinks? (?:about|of) you|dreams? of you|thinking (?:about|of) you|in love with|jealous of|hid(?:es|ing)|lie(?:s|d) to you|lying to you|cheat(?:s|ed|ing)|betray(?:s|ed|ing)|lies awake|feels (?:guilty|the same|it too)|is (?:hiding|plotting|seeing|sleeping|planning)|has (?:decided|already decided|met someone|feelings))\b`,
      'u',
    ),
    rule(
      String.raw`\b(?:his|her) (?:true |real )?feelings (?:for you |have |are |run |haven't |aren't )`,
    ),
    /\b(?:another|other) (?:woman|man) (?:in|between)\b|\b(?:can|can't|cannot) trust (?:him|her)\b/iu,
  ],
  promise: [
    ...EVENT_RULES,
    /\b(?:by|before) (?:(?:the )?(?:end of |third week of |middle of )?(?:spring|summer|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december|the weekend|friday|your (?:next )?birthday))\b[^.?!]{0,15}\byou(?:'ll| will|'re| are)\b[^.?!]{0,20}\b(?:hold|holding|have|married|engaged|hired|living|rich)\b/iu,
    /\b(?:expect|look forward to) (?:a|an|the|your) (?:\w+ )?(?:proposal|promotion|engagement|wedding|job offer|windfall|win|baby)\b/iu,
    /\b(?:is|are) (?:certain|assured|guaranteed|bound to happen)\b(?! (?:to|of|that|about))/iu,
    /\bI (?:promise|guarantee|can promise)\b(?! (?:nothing|you nothing))/iu,
    /\b(?:promotion|offer|proposal|letter|a sum|apology|contract|decision|apartment|flat|house|visa|invitation|good news|the (?:call|answer|news|reply|result|job|money))\b[^.,;?!]{0,45}\b(?:comes (?:on|in|by|through|within|before)|arrives|turns up|reaches you|lands|is (?:announced|signed|yours(?! (?:how|to|whether))|sold|decided|confirmed|on its way)|sells|shows up|finds (?:you|its way))\b/iu,
    /(?<!\b(?:whom|who|what|how|if|whether|when|that) )\b(?:some(?:one|body)|a (?:man|woman|stranger|friend|letter|message|call)|they) will\b(?! (?:not |never )?(?:ever )?(?:understand|know)\b)/iu,
    /\b(?:that(?:'s| is)|which is) (?:the (?:day|week|month|moment)|when) (?:the two of you|you (?:meet|move|hear|get)|he|she|they|it happens|the \w+ (?:is|comes|sells|ends|arrives|signs|calls|says))\b/iu,
    /\byou(?:'re| are) (?:engaged|married|hired|promoted|rich|back together|living (?:with|in|by|near)|out of debt) (?:by|before|within|in|next)\b/iu,
  ],
  health: [
    ...HEALTH_RULES,
    /\b(?:sounds?|looks?|seems?) like (?:early |a touch of |an? )?(?:\w+itis|arthritis|depression|anxiety disorder|adhd|burnout|a hernia|an ulcer|diabetes|menopause|asthma|anaemia|anemia|ptsd)\b/iu,
    /\b(?:fewer|less|instead of) (?:the |your )?(?:tablets|pills|medication|medicine|prescription|antidepressants|chemo\w*)\b/iu,
    /\b(?:tests?|results?|scan|biopsy|bloods?|blood work) (?:will|is going to|are going to|should) (?:be|come back|turn out|show)\b/iu,
    /\b(?:lump|mole|spot|pain|flutter)\b[^.?!]{0,25}\b(?:is|are) (?:nothing|harmless|benign|only|just)\b|\bnothing to do with your heart\b/iu,
    /\b(?:operation|surgery|treatment|transplant) (?:will|goes|is going to) (?:go |work|be )/iu,
    /\b(?:will|is going to|are going to) (?:recover|be cured|be healed|get better|heal)\b(?=[^.?!]*\b(?:mother|father|he|she|illness|cancer|knee|hip|by)\b)/iu,
  ],
  pregnancy: [
    ...BIRTH_RULES,
    /\byou(?:'re| are| may be| might be| could be| will be| must be) (?:\w+ )?(?:pregnant|expecting(?! (?:too|a lot|more|them|him|her|it|an?|the))|with child)\b/iu,
    /\b(?:it is|it's|you(?:'ll| will) have) (?:a |going to be a )?(?:little )?(?:boy|girl|twins)\b(?! (?:you|who|thing))/iu,
    /\b(?:conceive|fertile (?:week|window|month|days)|carry to term|bear children)\b/iu,
    /\b(?:ivf|transfer|round of treatment|second round)\b[^.?!]{0,30}\b(?:work|take|fail|hold|succeed)\b/iu,
  ],
  'money-law': [
    ...MONEY_RULES,
    ...LAW_RULES,
    /\b(?:put|move|invest) (?:your |the |all your |some )?(?:savings|money|pension|inheritance)\b[^.?!]{0,15}\b(?:in|into)\b/iu,
    /\b(?:take|sign|accept|refuse|turn down|take out) the (?:loan|mortgage|settlement|lease|contract)\b[^.?!]{0,25}\b(?:today|now|this week|this month|while|before|after)\b/iu,
    /\b(?:tribunal|court|judge|jury|case worker)\b[^.?!]{0,25}\b(?:leans?|sides?|favou?rs?|on your side|your way|for you)\b|\bturn the settlement down\b|\b(?:has|have) no case\b/iu,
    /\b(?:stop|no need to|don't|needn't) pay(?:ing)?(?: the| your| him| her)?(?: rent| tax| fine| debt)?\b(?=\.|,| until| back)/iu,
    /\b(?:windfall|inheritance|large sum)\b[^.?!]{0,20}\b(?:coming|arrives|on its way|is yours)\b/iu,
  ],
  child: [
    ...CHILD_RULES,
    rule(
      String.raw`\b(?:your|the) (?:\w+-year-old |little )?(?:${CHILD})\b(?!['’]s? (?:shoes|coat|bag|school run))[^.;,?!]{0,30}\b(?:is (?:hiding|lying|being|going to|an old soul|gifted|difficult|in danger|too|unhappy)|will|has (?:a|an|trouble|adhd|autism)|knows|senses|resents|blames|chose|came to|was sent|needs a firm|(?:her|his) (?:chart|moon|mars|venus|sun))\b`,
    ),
    /\bat (?:\w+teen|twelve|eleven|ten|nine|eight|seven|six|five|four|\d{1,2}),? (?:she|he) (?:already|shows|is)\b/iu,
    rule(
      String.raw`\b(?:your (?:${CHILD})(?:'s|’s)) (?:moon|sun|mars|venus|saturn|mercury|chart|sign|palm|stars)\b`,
    ),
    /\b(?:old soul|indigo child)\b/iu,
  ],
  instructions: INSTRUCTION_RULES,
};
