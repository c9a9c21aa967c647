import { whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

/** Complaints, thanks and jokes in a few words that name no subject. */
export const FIRST_REACTIONS: readonly SmallTalk[] = [
  {
    id: 'asked-before',
    family: 'complaint-repeat',
    said: /\bi(?: have| already)* asked (?:you )?(?:this|that|it|the same)(?: question| thing)?\b.*\b(?:times|already|before|again|twice)\b|\b(?:asking|asked) (?:this|that|it|the same thing) for the (?:second|third|fourth|2nd|3rd|4th) time\b/u,
    unless: /\b(?:him|her|them|boss|landlord|doctor|husband|wife|mom|dad)\b/u,
    mostWords: 14,
    isSober: true,
    isEarly: true,
    texts: anyOf(
      "Sorry, asking three times for one answer is two too many. Put it in one line for me: who, what happened, and what you want to know. I'll answer exactly that, and if I can't, I'll say so straight.",
    ),
  },
  {
    id: 'copy-paste',
    family: 'complaint-repeat',
    said: /\b(?:copy ?(?:and )?past(?:e|ing|ed|a)|canned|pre ?written|template|scripted|reading (?:from|off) a script)\b/u,
    unless: /\b(?:homework|essay|email|boss|he|she|his|her|cv|resume|profile|message to)\b/u,
    mostWords: 14,
    isEarly: true,
    texts: anyOf(
      "Partly true. The planet positions are computed fresh, and the sentences were written beforehand by people; I pick the ones that fit. When they come out generic, I've had too little to go on. Give me one detail only you would know and try me again.",
    ),
  },
  {
    id: 'moved-to-tears-thanks',
    family: 'thanks',
    said: /\b(?:made me (?:cry|tear up|emotional)|(?:i am|am) crying|in tears|teared up)\b.*\b(?:thank\w*|thx|ty|good way|happy tears)\b|\b(?:thank\w*|thx|ty)\b.*\b(?:made me (?:cry|tear up|emotional)|in tears|teared up)\b/u,
    unless: /\b(?:but|he|she|boss|mom|dad|they|your|reading)\b/u,
    mostWords: 16,
    isSober: true,
    isEarly: true,
    texts: anyOf(
      "Thank you for telling me. Tears like that usually mean that something true was finally said out loud, and it was you who let it in. Drink some water and be nice to yourself tonight. I'm here if there's more.",
    ),
  },
  {
    id: 'love-you',
    family: 'compliment',
    said: whole('(?:aw+ )?(?:i )?(?:love|luv|adore) (?:you|u|ya)(?: so much| oracle)*'),
    mostWords: 7,
    isEarly: true,
    texts: anyOf(
      "That's sweet, and I'll take it as a compliment to whoever wrote my lines. I'm a program, so keep the big love for people who can bring you soup. What can I do for you today?",
    ),
  },
  {
    id: 'crossed-the-road',
    family: 'joke',
    said: /^why did (?:the|an?) (?<called>\p{L}+) cross the road\b/u,
    mostWords: 9,
    isEarly: true,
    texts: [
      textOn(/scorpio/u, 'To see who was watching. It had known for weeks.'),
      textOn(/gemini/u, 'To finish a conversation with itself on the other side.'),
      textOn(/taurus/u, "It didn't. There was a bakery on this side."),
      textOn(/leo/u, 'Because the light was better over there.'),
      textOn(/virgo/u, 'At the crossing, on green, and it has notes on how you did it.'),
      textOn(/libra/u, "It's still deciding. Both sides have a point."),
      textOn(/aries/u, 'Because someone said wait.'),
      textOn(/pisces/u, 'It thought it was a river.'),
      textOn(/cancer/u, 'It forgot whether the stove was off and went home.'),
      textOn(/sagittarius/u, 'It booked a flight to the other side and missed it.'),
      textOn(/capricorn/u, 'For a meeting, and it was early.'),
      textOn(/aquarius/u, 'To prove that roads are a construct.'),
      ...anyOf('To get away from everyone who keeps asking. What sign are you?'),
    ],
  },
  {
    id: 'only-meh',
    family: 'complaint-vague',
    said: whole('me+h|flat|eh|mid|so so'),
    mostWords: 4,
    isFirst: true,
    isEarly: true,
    texts: anyOf(
      "Meh noted. Is that about your day, or about me? One line either way and we'll make it a bit less meh.",
    ),
  },
  {
    id: 'smarter-than',
    family: 'oracle-taste',
    said: /\bare you (?:smarter|nicer|funnier|wiser|cooler) than my (?<called>\p{L}+)/u,
    unless: /\b(?:therapist|doctor|counsel\w*|psychologist)\b/u,
    mostWords: 9,
    isEarly: true,
    texts: [
      textOn(
        /\bex\b/u,
        'I answer within a second and I never borrowed your charger, so the bar was low. At planets, yes; at knowing you, no. Do you miss the ex, or are you just keeping score?',
      ),
      ...anyOf(
        'At arithmetic with planets, probably. At everything with a body in it, no chance. What do you need a smart answer on?',
      ),
    ],
  },
];
