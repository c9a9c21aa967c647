import { meaningAsked } from './meaning-asked.ts';
import { signPageAsked } from './sign-page-asked.ts';

/** Light words that ask for something the Oracle can tell, with what they ask and what is said before it. */
const ASKED_AS: readonly (readonly [asks: RegExp, question: string, opening: string])[] = [
  [
    /^(?:\W|good |morning|hiya|hi|hey|hello|oracle|dear|happy \w+day|kettle'?s on|coffee in hand|coffee ready)*\bmorning\b.*\b(?:vibes?|anything i should know|hit me|what(?:'?s| is) (?:up|in store|coming|waiting)|my day|for today|message)\b[^?]{0,20}\?*$/iu,
    'how does my day look today',
    'Good morning.',
  ],
  [
    /^(?:lol |ok |so |hey |hi )*(?:i'?m bored[\s,.!]*)?(?:please |pls )?(?:tell|say) (?:me )?something (?:fun |interesting |cool |nice )?(?:about me|about myself|that could only be about me|only about me)\W*$/iu,
    'what is my biggest strength',
    'With pleasure.',
  ],
  [
    /^(?:you'?re|ur|u r|you are) (?:so |too )?(?:vague|generic)\W+(?:say|tell me) something (?:that (?:could|can) )?(?:only )?(?:be )?(?:only )?about me\W*$/iu,
    'what is my biggest strength',
    'Fair. Then by your own chart:',
  ],
  [
    /^(?:(?:please|pls|oracle|omg|ok|hey|hi)\W+)*help(?: me)?(?:\W+(?:please|pls|oracle))*\W*$/iu,
    'i need help',
    '',
  ],
  [
    /^(?:(?:please|pls|hi|hey|and|ok|give me|whats|what'?s|what is|tell me) )*my horoscope (?:for )?tomorrow(?: (?:please|pls))?\W*$/iu,
    'what does tomorrow look like for me',
    '',
  ],
  [
    /^what (?:do|does) (?:the |my )?(?:stars?|charts?|planets?) say about (?:us(?: two)?|(?:me and (?:him|her|them|my (?!m[ou]m|mother|dad|father|parents|family|siblings)\w+))|(?:(?:him|her|my (?!m[ou]m|mother|dad|father|parents|family|siblings)\w+) and me))\W*$/iu,
    'are we compatible',
    '',
  ],
  [
    /^(?:(?:so|ok|hey|please|oracle)\W+)*when (?:will|do|am|are) (?:i|we) (?:finally |ever |going to |gonna )*(?:have|get|see|make|earn) (?:some |any |more |a lot of |lots of |enough |big |good |real )*(?:money|cash|rich)\W*$/iu,
    'when does my money situation get better',
    '',
  ],
  [
    /^(?:(?:so|ok|hey|please|oracle)\W+)*(?:when|what|which|what'?s|when'?s)(?: is| are| will)? (?:be )?my (?:luck(?:y|iest)|best) (?:days?|time|times|dates?|period)(?: (?:in|of|for))? (?<span>this week|next week|this month|next month)\W*$/iu,
    'what are good days for me $<span>',
    '',
  ],
  [/^(?:😴|💤|🥱|\s|\uFE0F)+$/u, 'good night', ''],
];

export interface AskedAs {
  readonly question: string;
  readonly opening: string;
}

/** What light words ask for; null for any other message. */
export function askedAs(message: string, isFirst: boolean): AskedAs | null {
  const ofSign = signPageAsked(message, isFirst);
  if (ofSign !== null) return { question: ofSign, opening: '' };
  const placement = meaningAsked(message);
  if (placement !== null) return { question: placement, opening: '' };
  const [asks, question, opening] = ASKED_AS.find(([typed]) => typed.test(message.trim())) ?? [];
  if (asks === undefined || question === undefined || opening === undefined) return null;
  return { question: message.trim().replace(asks, question), opening };
}
