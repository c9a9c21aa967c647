import { signTold } from './signs-told.ts';
import type { PlainTurn, Thread, ThreadSay } from './thread.ts';

const SOURCE =
  "The sign is computed: it's where it stood on the sky at your birth, and any almanac says the same. What it's supposed to mean is very old tradition. Nobody has shown that it shapes a person, so keep what you recognize and drop the rest.";
const REALLY =
  "The position, certainly. The meaning is tradition, and you're the only one who can check it. Ask yourself whether somebody who knows you well would nod. If not, it isn't you, and that's no fault of yours.";
const SCARED =
  'Nothing in it is a threat. A placement is a style, like a handwriting; it brings nobody luck or harm. Which word of it frightened you?';
const DO =
  "There's nothing you have to do about it. If you'd like to use it, take the side that's a gift and put it where it's needed this week, and be a bit patient with the tiring one. That's all anyone gets out of a placement.";

const COMMON: Readonly<Partial<Record<PlainTurn, readonly ThreadSay[]>>> = {
  source: [{ text: SOURCE }],
  really: [{ text: REALLY }],
  scared: [{ text: SCARED }],
  do: [{ text: DO }],
};

export const MOON: Thread = {
  id: 'moon',
  families: ['moon-sign-mine'],
  says: {
    ...COMMON,
    why: [
      {
        text: 'Because the Moon changes sign every two and a half days, and at your birth it happened to be in {moon_sign}. Tradition links it to moods since it waxes and wanes as they do. Nobody has proved the link.',
      },
    ],
    meaning: [
      {
        text: "In plain words: the Moon stands for how you feel when nobody's looking, and for what calms you. {moon_line_sign} If you know that about yourself already, the books got it right. If not, leave it.",
      },
      {
        text: "It means: when you're tired or hurt, that's the manner in which you'd look for comfort. So check it against the last bad evening you had. What did you do first, and whom did you want around?",
      },
    ],
    chart: [
      {
        text: "Yes, it's a part of your chart, the part about moods and comfort. It doesn't cause them, though. It's a picture for them at most.",
      },
    ],
  },
  also: [
    [
      /^(?:(?:is|so) (?:that|this|it) (?:is )?)?why (?:do|am) i (?:feel |so |always |react )*(?:everything |things |it )?(?:so )?(?:much|strong\w*|deep\w*|emotional|sensitive|moody|intense\w*|cry)\b.{0,30}$/u,
      {
        text: 'By the book that is just what it describes: {moon_line_sign} Whether the Moon is the reason nobody has shown; you may simply be built that way, or tired, or in the middle of something. What helps in either case is an hour alone before you answer anyone.',
      },
    ],
    [
      /^(?:what does (?:it|that|this) say|what does it mean)(?: about me)?$/u,
      {
        text: 'About you it would say this: {moon_line_sign} Take it as a portrait of you on a tired evening. By day the Sun sign is said to speak louder.',
      },
    ],
  ],
};

export const VENUS: Thread = {
  id: 'venus',
  families: ['venus-mine', 'love-language-chart', 'attraction-type'],
  says: {
    ...COMMON,
    specific: [
      {
        text: 'More exactly, then: {venus_sign_line} [[Mars, what you go after, is in {mars_sign},]] [[and the Moon, what you need when you are tired, in {moon_sign}.]] Whoever suits all three is easy to be with on a Sunday. Compare it with the last two people you were at ease with.',
      },
    ],
    more: [
      {
        text: 'Further, then: Venus is only what you like. [[What calms you is the Moon, yours in {moon_sign},]] [[and how you quarrel is Mars, yours in {mars_sign}.]] People fall in love by Venus, as the books have it, and stay by the Moon.',
      },
    ],
    meaning: [
      {
        text: "In plain words: it says what you like and how you like to be loved. {venus_sign_line} If that sounds like you, you know now what to ask for. If it doesn't, go by your own list.",
      },
    ],
  },
  also: [
    [
      /^what (?:kind|type|sort) of (?:man|woman|person|guy|girl|partner)(?: .{0,30})?$|^who (?:suits|fits) me(?: .{0,15})?$/u,
      {
        text: "By your Venus: {venus_sign_line} That's taste, and taste isn't need. For what you need, look at who you're calm with: that one is worth ten of the exciting kind.",
      },
    ],
  ],
};

export const MARS: Thread = {
  id: 'mars',
  families: ['mars-mine'],
  says: {
    ...COMMON,
    meaning: [
      {
        text: 'In plain words: Mars is how you start things and how you get angry, and yours is in {mars_sign}. Look at your last quarrel and your last beginning. If both had the same manner, the books would call that your Mars.',
      },
    ],
  },
};

export const RISING: Thread = {
  id: 'rising',
  families: ['rising-mine'],
  says: {
    ...COMMON,
    why: [
      {
        text: 'Because {rising_sign} was coming up on the eastern horizon at the minute you were born. It changes about every two hours, so the hour and the place decide it.',
      },
    ],
  },
  also: [
    [
      /^(?:what does (?:it|that|this) say about|and|what about|does (?:it|that) (?:say something about|affect|change)) (?:my |how i )?(?:looks?|appearance|face|body|style)(?: like)?$/u,
      {
        text: 'For looks, tradition goes by exactly this sign. With {rising_sign} rising the books speak of your manner more than your nose: how you walk into a room, how fast you talk, what your face does before you say a word. Nobody has shown a link with looks, so ask a friend what they noticed first about you.',
      },
    ],
    [
      /^(?:and )?is (?:that|this|it) why (?:people|they|everyone|others) (?:think|say|feel|find|believe|see) .{2,40}$/u,
      {
        text: "It could be what they see first: with {rising_sign} rising, the books say that people meet that manner before they meet you. It's a style, not a fault, and nobody has shown that the sky causes it. If a first impression bothers you, one warm sentence in the first minute changes most of it.",
      },
    ],
  ],
};

export const SUN: Thread = {
  id: 'sun',
  families: ['sun-sign', 'sign-traits', 'big-three', 'tell-me-about-me'],
  of: /\b(?:chart|strengths?|weakness\w*|strong side|sign|sun|about me|myself|personality|big three|big 3|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u,
  says: {
    ...COMMON,
    more: [
      {
        text: 'Further, then, with how you act: [[your Mars is in {mars_sign}, which is read for how you start things and how you get angry.]] [[Venus is in {venus_sign}, for what you like and how you love.]] Ask me about one of them, or about love, work or money, and I go deeper there.',
      },
    ],
    valence: [
      {
        text: "Neither; it's a style. Each of these has a gift and a price, and they come together: what makes you good at something also makes you tiring in it. Ask me for your strong side or your weak one, and I'll tell you both.",
      },
    ],
    meaning: [
      {
        text: 'In plain words: [[the Sun in {sun_sign} is what you aim for,]] [[the Moon in {moon_sign} what you need when you are tired,]] [[and {rising_sign} rising what people meet first.]] Where they disagree you surprise people, and sometimes yourself.',
      },
    ],
    specific: [
      {
        text: 'More exactly, then: [[Sun in {sun_sign},]] [[Moon in {moon_sign},]] [[Mercury in {mercury_sign} for how you think,]] [[Venus in {venus_sign} for how you love,]] [[Mars in {mars_sign} for how you push.]] Name me one, or a part of life, and I tell you what it says there.',
      },
    ],
  },
  also: [
    [
      /^is (?:that|this|it) (?:true |the same |like that )*for (?:all|every|everyone who is an?|every single) (?:\w+)$/u,
      {
        text: "The part about the Sun, yes: it's said of everybody born in those four weeks, so it can't be very exact. The Moon and the rising sign are what makes a chart your own; those fit only a few people of your sign. That's also why a horoscope in the paper so often misses.",
      },
    ],
    [
      /^what (?:should|can|could|do i have to) i? ?(?:work on|improve|learn|change)(?: .{0,15})?$/u,
      {
        text: 'By the chart, on the price of your strong side: [[the Moon in {moon_sign} shows where you get tired and short,]] [[and Mars in {mars_sign} how you push when it does not go your way.]] Choose one scene in which you know that about yourself, and do it differently once this week. One is enough.',
      },
    ],
    [
      /^(?:and )?how (?:do|does|would|will) (?:i|that) (?:look|work|go|show|be) in (?:love|relationships?)$/u,
      { asks: 'what does my chart say about the way i love' },
    ],
    [
      /^(?:so )?(?:are|would|will) we (?:be )?(?:compatible|a (?:good )?match|get along|fit(?: together)?)$|^(?:do|does) (?:we|he|she) fit(?: (?:me|together|with me))?$/u,
      {
        text: 'By the Sun signs, {sign_a} and {sign_b}: {element_line} {distance_line} With the other birth date I can compare the whole charts; type it like "born 4 May 1994." Whether it holds is decided by how you two quarrel and make up.',
      },
    ],
    ...signTold,
  ],
};
