import { anyOf, type SmallTalk } from '../small-talk.ts';

const ASKED = '(?:messages?|questions?|chats?|credits?|tries|free ones)';

/** What customers ask about the questions of the free plan. */
export const LIMIT_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'question-given-back',
    family: 'limit-why',
    said: new RegExp(
      `^(?=.*\\b(?:${ASKED}|5|five|count\\w*|limit)\\b)(?=.*\\b(?:get (?:it|them|that|one|two|those|my \\w+) back|give (?:me )?(?:it|them|one|two|my \\w+|those)? ?back|(?:one|them|those|it) back|count(?:ed|s)?|wasted|used (?:up )?(?:my|all|one|2|two|\\d)|ran out)\\b)(?=.*\\b(?:hi|hello|sorry|thanks|ok|typo|accident\\w*|mistake|by mistake|wrong|not understand|did not (?:understand|answer|get)|wasted|nonsense|error|crash\\w*|nothing|my (?:kid|son|daughter|cat|baby|toddler))\\b)`,
      'u',
    ),
    unless: /\b(?:he|she|ex|refund|charged|card)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      "I can't give them back, I'm sorry: every message that gets an answer counts as one, a \"hi\" too. New ones start at midnight UTC. Until then: several questions fit into one message, and the daily page, the horoscopes and compatibility don't count.",
    ),
  },
  {
    id: 'when-new-questions',
    family: 'limit-why',
    said: new RegExp(
      `^(?=.*\\b(?:5|five|free (?:one|plan)|${ASKED}|limit|count|counter|used (?:them|it) (?:all|up))\\b)(?=.*\\b(?:start\\w*|reset\\w*|renew\\w*|come back|back|refill\\w*|new ones|again|refresh\\w*)\\b)(?=.*\\b(?:midnight|when|what time|tomorrow|hours?|timezone|time zone|tonight)\\b)(?=.*\\b(?:${ASKED}|free|limit|my 5|my five|used my)\\b)`,
      'u',
    ),
    unless:
      /\b(?:he|she|him|her|ex|retrograde|moon|trial|subscription|charged|job|text(?:ed)?|boss)\b/u,
    mostWords: 26,
    isForAll: true,
    texts: anyOf(
      "At midnight UTC, wherever you live, and unused ones don't carry over. That's midnight in Ireland and the UK in winter and 1 a.m. there in summer, 7 or 8 in the evening in New York, half past five in the morning in India. The number left stands under the chat box.",
    ),
  },
  {
    id: 'questions-left',
    family: 'limit-why',
    said: new RegExp(
      `\\b(?:how many|got|have|only|is it|do i (?:still )?have|i have) (?:\\w+ ){0,3}?${ASKED} (?:left|remaining|more)\\b|\\b${ASKED} (?:do i have |are |i have )?(?:left|remaining)\\b`,
      'u',
    ),
    unless: /\b(?:he|she|ex|unread|him|her|voicemail|scans?)\b/u,
    mostWords: 30,
    texts: anyOf(
      'The number left today stands under the chat box, that one is always right. On the free plan the count starts anew at midnight UTC, and several questions fit into one message.',
    ),
  },
  {
    id: 'courtesy-counts',
    family: 'limit-why',
    said: /^(?:hi |hey |so |and |wait |ok )*(?:does|do|did|will) .{0,40}\b(?:use up|cost|eat|take|count as|count for|count against|burn)\b.{0,12}\b(?:one|a (?:question|message|credit)|my (?:5|five|questions|messages))\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "Yes: every message that gets an answer counts as one, manners included. So put the thanks into your next question; I don't mind, and several questions fit into one message.",
    ),
  },
  {
    id: 'premium-takes-limit-off',
    family: 'price',
    said: /\b(?:premium|trial|upgrade|pay|subscribe)\b.*\b(?:unlimited|no limit|as (?:much|many|often) as i (?:want|like)|more questions|ask more|more than (?:5|five)|limit (?:gone|off|away))\b/u,
    unless: /\b(?:rent|landlord|boss|paid and|already paid|still says)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      "Yes: with Premium, and in the trial already, there's no daily limit on questions here. It's {price} a month after the free days, and cancelling is two taps under Profile, Manage Subscription.",
    ),
  },
];
