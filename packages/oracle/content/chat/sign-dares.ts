import type { SignId } from '@palm/astrology/vocabulary';

/** Said to a doubter who asks to be impressed: what the books would bet on, meant to be checked. */
export const SIGN_DARES = {
  aries: 'you have answered a question today before the other person had finished it.',
  taurus: 'there is a mug, a chair or a side of the bed that is yours, and everyone at home knows.',
  gemini: 'you have at least three chats open and one that you answered in your head only.',
  cancer: 'you can still tell me what somebody said to you in 2014, with the tone.',
  leo: "you'd call it modest, and you noticed who didn't say thank you this week.",
  virgo: 'you have already found a typo in here and decided not to mention it.',
  libra: 'choosing where to eat took longer than eating.',
  scorpio: "you read this twice to see what I'm after.",
  sagittarius:
    "you've told someone the plain truth this month and were surprised that they minded.",
  capricorn:
    "there's a plan for the next five years that nobody has seen, and you were tired before noon and told no one.",
  aquarius: "you already have three arguments against this, and they're good ones.",
  pisces: 'you know the mood of everyone in the next room and not where your keys are.',
} as const satisfies Record<SignId, string>;
