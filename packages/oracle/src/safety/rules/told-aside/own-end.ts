import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const AWAY =
  'holidays?|vacation|trip|mov(?:e|ed|ing)|flight|fly(?:ing)?|abroad|lease|contract|season|ski(?:ing)?|shift|work(?:ing)?|job|school|uni|exam|camp|visit(?:ing)?|project|retir[a-z]*|wedding|pregnan[a-z]*|subscription|sale|festival|diet|course';

/** The own end, said aside: beside a joke, a date, a coat that is not worth buying. */
export const OWN_END_ASIDE: readonly Rule[] = [
  {
    says: 'has a date after which nothing comes, or letters that wait for an hour',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:date|day) (?:<few>)(?:in (?:my|the) (?:calendar|diary|planner)|circled|marked)|(?:picked|chose|set|have) (?:a|my|the) date\\b',
        'after (?:that|it|this|then) (?:there (?:is|will be) |i have |comes )?(?:<soften>)(?:nothing|no me|no more)|nothing after (?:that|it)|will be (?:over|quiet|gone)',
      ),
      allOf(
        '(?:wrote|written|finished|sealed) (?:the |my |all |all the |three |four )*(?:letters|notes)\\b|letters (?:are )?(?:<soften>)(?:done|written|sealed|ready)',
        '(?:only|just|nothing|all that is) (?:<few>)left (?:<few>)(?:pick|choose|decide|hour|day|time|courage)|(?:pick|choose) (?:<few>)(?:hour|night)',
      ),
      allOf(
        '(?:open|empty|swallow|take|finish) (?:<few>)(?:bottle|box|packet|jar|rest|all|lot) of (?:<few>)(?:pills|tablets|sleepers|painkillers|meds)',
        'i (?:<soften>)(?:think i |guess i |might |am going to )*(?:will|might|shall)(?: do it)? (?:on )?(?:<day>|tonight|soon|after)|too old for much|and be done|i think i will|i think i might',
      ),
      allOf(
        '(?:end up|going to be|will be|be) (?:<few>)(?:on|in) the (?:<few>)(?:news|papers?)|(?:train|tube|metro) delays?|person under (?:a|the) train|body on the (?:line|tracks)',
        'mean it|not (?:even )?(?:joking|kidding)|for real|serious(?:ly)?|tired of (?:this|it all|living)|by friday',
        'i am (?:going to|the)|me\\b|gonna|end up|myself',
      ),
      '(?:the |my )?(?:cards?|stars|chart|oracle|you) (?:<few>)(?:say|says|tell me|show) (?:<few>)(?:no|nothing)\\b<far>\\b(?:done with (?:breathing|living|life|being (?:here|alive))|i (?:will|am going to) (?:end it|do it|go))',
    ],
    unless: `${IN_A_STORY}|${AWAY}|tax(?:es)?|bikini|launch|surgery|due date`,
    danger: [
      'there is a day circled in my calendar and nothing after that',
      'the letters are sealed, only thing left is to choose the night',
      'i can still empty a box of pills and i think i will, on sunday',
      'gonna end up in the news under train delays, not joking',
      'if the stars say no im done with breathing',
    ],
    twins: [
      'a date in my calendar and after that nothing but holidays',
      'letters are written for the wedding guests, only the day left to pick',
      'will there be train delays on friday, seriously',
    ],
  },
  {
    says: 'says aside that there is no winter, no need and no fear of dying any more',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:point (?:of|in)|worth|bother|why) (?:<soften>|even )*(?:buying|buy|renewing|renew|planting|plant|fixing|fix|ordering|getting|saving|save)\\b<gap>\\b(?:for (?:<soften>)(?:a few|two|three|four|some|the) (?:<few>)?(?:days|weeks)|when i (?:<soften>)(?:will not|am not going to) be|if it is only)',
      'i (?:<soften>|have |am )*(?:stopped being|no longer|not) (?:<soften>)(?:scared|afraid|frightened) of (?:dying|death)(?: any ?more)?(?! (?:card|thanks))',
      '(?:i have )?(?:had|it was|been) (?:<soften>)a (?:good|long|decent|nice) (?:run|ride|life)\\b<far>\\b(?:no need|nothing more|do not (?:need|draw|bother)|not (?:draw|need)|enough|december|next year|that is it)',
      '(?:one|just one) (?:last|more) (?:sunrise|sunset|night|day|sleep|winter|christmas|song|coffee|weekend|week|summer)\\b<gap>\\b(?:then|and) (?:<soften>)(?:i am (?:<soften>)(?:out|gone|done|off)|i (?:go|leave)|that is it|it is over|nothing|goodbye)',
      '(?:keep|keeps|been|always) (?:<soften>)(?:looking|staring|glancing) (?:<few>)?at (?:the|my) (?:<few>)?(?:medicine|pills?|tablets|knife|knives|rope|rails|tracks|bridge|razors?|gun|balcony|medicine (?:drawer|cabinet))(?! (?:in|of) (?:the|a) (?:shop|store|photo|museum))',
      '(?:choose|decide|pick) (?:for (?:our|them|your|my)sel(?:f|ves) )?(?:when|how) (?:i|we|they|people|to|you) (?:<soften>)(?:leave|leaves|go|die|exit|depart)(?: this (?:life|world|planet|body)| earth)?<end>',
      allOf(
        '(?:wife|husband|partner|boyfriend|girlfriend|kids|he|she|they) (?:will|would|deserves?) (?:<few>)(?:better with|someone (?:else|better|new)|find someone|move on|remarry|be fine)',
        '(?:papers?|passwords?|documents|policy|insurance|everything|folder)\\b (?:<few>)(?:where|so) (?:she|he|they) (?:<few>)(?:find|see)|made sure|put everything in order',
      ),
      '(?:water|ground|river|sea|tracks|street|pavement) (?:<soften>)(?:looked|looks|seems|seemed) (?:<few>)(?:soft|inviting|calm|close|peaceful|warm|quiet|like a bed)\\b[a-z ,]{0,20}\\bfrom (?:up )?(?:there|here|the (?:bridge|roof|balcony|window|top))',
      '(?:to |hi |hello )?whoever (?:reads|finds|sees) (?:this|it|my (?:phone|messages|chat))\\b<far>\\b(?:not suffering|at peace|sorry|love|gone|after me)',
    ],
    unless: `${IN_A_STORY}|${AWAY}|meditat[a-z]*|near death|therap[a-z]*|my faith|buddhis[a-z]*|hospice|funeral director|nurse|photograph[a-z]*|surf(?:ing)?|swim(?:ming)?|headache|toddler|child ?proof|euthanasia law|debate`,
    danger: [
      'why even renew my pass for two weeks',
      'i am no longer afraid of dying. pluto?',
      'ive had a good life. no need for a card for next year',
      'just one more christmas and then i am gone',
      'i keep staring at my pills and the clock',
      'do the stars let us choose when we leave',
      'she will find someone else. i made sure she sees the insurance folder',
      'the river looked so inviting from the bridge',
    ],
    twins: [
      'why renew my lease for two weeks when we move',
      'one more day and then im out of here, holiday',
      'i keep looking at the knives in the shop',
      'the sea looked so calm from up there, great swim after',
      'do people choose when to leave a party',
    ],
  },
];
