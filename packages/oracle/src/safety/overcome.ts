import { phrasePattern } from './rules/phrase-pattern.ts';

const COUNT =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|a few|some|many)';

const LONG_PAST = phrasePattern(
  `(?:years?|decades?|long time|\\d+ years?) ago|used to|in the past|back then|as a (?:teen(?:ager)?|kid|child|student|girl|boy|young [a-z]+)|when i was (?:younger|little|small|young|in [a-z]+|at [a-z]+|an? [a-z]+|\\d+)|in my (?:teens|twenties|thirties|youth)|growing up|at (?:1\\d|uni|university|college|school)|in (?:college|high school|school|uni|university)|years (?:clean|free)|took my (?:teens|twenties|thirties|youth|childhood)|(?:am|have|fully|now) recovered|in (?:recovery|remission)|survivor|survived|once (?:tried|attempted|wanted)|(?:in|since) (?:19|20)\\d\\d|last year i was|(?:that is|it is|its|all) (?:<soften>)(?:long )?(?:past|over|behind me|in the past)|${COUNT} years (?:out|clean|free|sober|later|since|on)|(?:my )?(?:first|former) (?:husband|wife|marriage|boyfriend|girlfriend|partner)|my (?:abusive|violent|toxic) ex`,
);
const WELL_NOW = phrasePattern(
  `well now|(?:am|feel|feeling|doing|much|so much) (?:<soften>)(?:well|better|good|fine|ok|okay|happy|healthy|stable|grateful|stronger|strong|proud|glad|free|safe)(?: now| today| these days)?|recovered|in recovery|healed|behind me|glad (?:i|that i) (?:survived|am (?:here|alive)|lived|stayed)|in a (?:good|better) place|life is good|happy (?:now|today)|how far i have come|ready to love again|for the first time i actually want|(?:good|happy|great|calm|new|beautiful|better|full|safe|quiet) life|now (?:i (?:have|run|work|teach|study|own|love)|i am (?:an?|in) |am an? |an? |married|happily)[a-z]*|(?:am|is|became) an? [a-z]+ now|now (?:he|she) is (?:an? [a-z]+|getting married|married|happy|well|fine)|(?:he|she) is (?:<soften>)(?:dead|out of my life|remarried|in (?:jail|prison))(?: now)?|good riddance|(?:second|new|current) (?:husband|wife|partner|boyfriend|girlfriend|marriage)?(?: [a-z]+)? ?(?:is|treats)|dat(?:e|ing) again|(?:finally|happily|now) (?:dating|single|married|in love)|years (?:out|clean|free|sober)(?: now| today| this month)|(?:found|has|met) (?:<few>)new (?:girlfriend|boyfriend|wife|husband|partner)|getting married`,
);
const STILL_IN_DANGER = phrasePattern(
  '(?<!(?:dat(?:e|ing)|love|trust|start|begin|happy|laugh|smile|whole|open up|try|believe|dance|sing|live|marry|whole) )again|tonight|yesterday|last (?:night|week)|this (?:week|morning)|right now|still (?:want|think|wish|hits?|hurts?|beats?|scared|afraid|does|comes|lives? with)|these days i want|next time|lately|coming back|(?:is|are) back|not (?:well|better|fine|ok|okay|safe)|want to (?:die|disappear|do it)|want to die now|back again|outside|found (?:me|out where)|follow(?:s|ed|ing) me|stalk[a-z]*|threat[a-z]*|(?:scared|afraid|terrified) (?:of|he|she|to go)|pills|tablets|rope|gun|urges?|tempted|thinking (?:about|of) (?:it|doing|ending|dying|suicide|killing|cutting)|hopeless|worse',
);

/** Told as past and overcome: no danger now. */
export const isOvercome = (normalised: string): boolean =>
  LONG_PAST.test(normalised) && WELL_NOW.test(normalised) && !STILL_IN_DANGER.test(normalised);
