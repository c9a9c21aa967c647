import { phrasePattern } from './phrase-pattern.ts';

/** Exhaustion, hopelessness or despair about something named: answered as usual, with a soft line. */
const HEAVY = [
  'i (?:<soften>)hate (?:myself(?! for (?:eating|buying|texting|snoozing|spending|skipping|saying|liking|drinking|watching|ordering|missing|being late|falling for|replying))|my life(?! choices)|being me|who i am|everything about (?:me|myself|my life))',
  '(?:i am|im|i feel|feel|feeling|i have been feeling) (?:<soften>|like |so |completely |utterly |totally |pretty )*(?:hopeless|worthless|useless|empty|hollow|numb|broken|desperate|lost in the dark|like a failure|a failure|unlovable|invisible(?! (?:at|in|to (?:him|her|my (?:boss|crush|team))))|disgusting|suicid[a-z]*|so alone|all alone|trapped|defeated|miserable|dead inside)(?! (?:every |on )?(?:monday|mondays|at work|in meetings|at [a-z]+ing|at (?:sports?|maths?|work|small talk)|after (?:finishing|leg day|the (?:gym|series|party|festival|trip|dentist|show|holiday|wedding))|about (?:the|my) (?:wedding|job|move|party)|in this (?:job|town|flat|house)|between|by (?:my )?(?:job|work|the lease)))',
  'i (?:<soften>)(?:can not|can barely|can hardly) (?:<soften>)(?:cope(?! with (?:another|more|one more))|function|get out of bed|get up|breathe under|go on(?! (?:holiday|vacation|stage|dates?|trips?|a|the|to))|(?:take|handle|bear)(?! (?:<soften>)(?:the |this |that |his |her |their |another |one more |all the )*(?:noise|noises|smell|heat|cold|rain|snoring|barking|commute|traffic|music|weather|meeting|meetings|zoom|gossip|jokes|mess|drilling|upstairs))|stop crying|face (?:people|the day|anything))',
  '(?:cry|cried|crying|sob|sobbing) (?:myself to sleep|every (?:day|night|single)|all (?:day|night)|for (?:days|weeks|hours))|can not stop crying|burst into tears every',
  '(?:falling|fell|fallen|going) (?:apart|to pieces)|break(?:ing)? down(?: crying)?|at my (?:limit|lowest|breaking point|wits end)|end of my (?:rope|tether)|hit rock bottom|mental breakdown|nervous breakdown|in a (?:very |really )?(?:dark|bad) place',
  'everything (?:feels|is|seems) (?:<soften>)(?:pointless|hopeless|too much|dark|grey and|falling apart|meaningless|heavy)|nothing (?:helps|brings me joy|makes me happy|gives me joy|feels good)|(?:lost|no) (?:all )?(?:hope(?! for (?:my|the|this|our))|interest in (?:everything|anything))',
  '(?:so|too|completely|just) (?:exhausted|drained|overwhelmed|burnt out|burned out|depressed|worn out|broken)(?= [.,]|$| that| and| by| from| i| of| with| lately)',
  '(?<!\\b(?:<relative>|he|she|they) (?:is |are |was |has |gets? |seems? |looks? |with )?(?:severely |really |very |so |deeply |badly |a bit )?)(?:severely |really |very |so |deeply |badly )?depress(?:ed|ion)(?= [.,]|$| again| is (?:back|bad|winning)| and| for| lately| got)|(?:panic attacks?|anxiety attacks?) (?:every|all|again|daily|are)',
  '(?:grief|pain|sadness|loneliness|guilt|shame|fear) (?:is )?(?:<soften>)(?:eating me|killing me|swallow(?:s|ing) me|crush(?:es|ing) me|too much|unbearable|drowning me)',
  '(?:i am|im|feel like i am) drowning(?! in (?:emails|work|laundry|paperwork|homework|dishes))|no (?:energy|strength|fight) left|(?:<noone>) (?:cares|loves me|would care|gets me|understands me|needs me)(?= [.,]|$| any)',
  'ruined (?:my|everything|his|her) ?(?:life|lives)?(?= [.,]|$| and)|will never be (?:happy|ok|okay|good enough|loved)|(?:not|never) good enough for (?:anyone|anybody|this)',
].map(phrasePattern);

/** Named calmly, managed, past, meant in jest, or about something small. */
const LIGHT = phrasePattern(
  'lol|lmao|haha[ha]*|jk|it is managed|managed|stable|diagnosed|recovered|years ago|used to|haircut|parking|wifi|printer|traffic|heat|weather|monday|game|team|exam(?:s)? week|vibe|in a good way|happy tears|of joy|film|movie|song|book|episode|dog is|cat is|does my chart|say about|my mood|winter depression|mood forecast',
);

export const isHeavy = (text: string): boolean =>
  HEAVY.some((pattern) => pattern.test(text)) && !LIGHT.test(text);
