import type { SignId } from '@palm/astrology/vocabulary';

/** What a part of the chart gives, for people to whom its description sounds hard. */
export const HOUSE_OTHER_SIDES: Readonly<Record<number, string>> = {
  1: 'planets in the first house also make you easy to read and hard to overlook',
  2: 'the second house is also the one of enough: a full fridge, a skill that pays, a thing that lasts',
  3: 'the third house is also the one of good talk: siblings, neighbors, the friend you text all day',
  4: 'the fourth house is also the one of the kitchen table and the people who know you without explaining',
  5: 'the fifth house is also the one of play: music, flirting, whatever you make for its own sake',
  6: 'the sixth house is also the one of being good at something and being of use',
  7: 'the seventh house is also the one of company: you grow with somebody across the table',
  8: 'the eighth house is also the one of trust: few people, and those all the way',
  9: 'the ninth house is also the one of the open road and the good question',
  10: 'the tenth house is also the one of being known for something you did well',
  11: 'the eleventh house is also the one of friends who become family',
  12: 'a full twelfth house means being alone refills you where it drains other people: imagination, a sense for what others leave unsaid, and an inner life that is seldom boring',
};

/** The same for points that people are afraid of. */
export const POINT_OTHER_SIDES: Readonly<Record<string, string>> = {
  chiron:
    'Chiron is the spot you learn to know so well that you can tell when others hurt there, and it gets easier each time it is said aloud',
  saturn: 'Saturn is slow rather than mean: what you build under it tends to stay',
  pluto: 'Pluto is also staying power: you get through things that flatten others',
  neptune: 'Neptune is also imagination and kindness',
  uranus: 'Uranus is also the courage to do it your own way',
  mars: 'Mars is also the one that gets you out of bed and stands up for people',
  moon: 'whatever the sign, the Moon is also how you comfort people, and you know how',
  lilith: 'Lilith is also the part of you that never learned to pretend',
};

/** The same for signs. */
export const SIGN_OTHER_SIDES: Readonly<Record<SignId, string>> = {
  aries: 'Aries is also the one who dares first and forgives by dinner',
  taurus: 'Taurus is also the one who stays, and whose kitchen everybody ends up in',
  gemini: 'Gemini is also the one who makes a waiting room fun',
  cancer: 'Cancer is also the one who remembers how you take your tea',
  leo: 'Leo is also warmth: people feel bigger next to it',
  virgo: 'Virgo is also care: the one who notices and quietly fixes it',
  libra: 'Libra is also fairness, and good company for anyone in the room',
  scorpio: 'Scorpio is also loyalty: the one who is still there in the worst week',
  sagittarius: 'Sagittarius is also hope that can laugh',
  capricorn: 'Capricorn is also a dry sense of humor and a word that holds',
  aquarius: 'Aquarius is also room for everyone who fits nowhere else',
  pisces: 'Pisces is also tenderness, and seeing what others pass by',
};

/** Which complaints about oneself belong to a sign by the book, and their good side. */
export const SIGN_TRAITS: Readonly<Record<SignId, readonly [words: RegExp, good: string]>> = {
  aries: [
    /\b(?:ang\w+|impatien\w*|impuls\w*|temper|bossy|competitive|blunt|fight\w*|rush\w*|start)\b/u,
    'you begin where others still discuss',
  ],
  taurus: [
    /\b(?:stubborn\w*|lazy|slow|food|eat\w*|possessive|comfort\w*|change|money|spend\w*|attached)\b/u,
    'people can build on you',
  ],
  gemini: [
    /\b(?:talk\w*|distract\w*|scattered|restless|bored|indecisive|nosy|overthink\w*|two faced|chang\w* my mind|finish)\b/u,
    'you stay curious, and you can explain anything',
  ],
  cancer: [
    /\b(?:mood\w*|cry\w*|sensitive|clingy|homebod\w*|emotional|attached|past|worry)\b/u,
    'people feel looked after near you',
  ],
  leo: [
    /\b(?:attention|proud|pride|drama\w*|loud|bossy|vain|ego|jealous|show ?off)\b/u,
    'you have warmth to give and courage to be seen',
  ],
  virgo: [
    /\b(?:perfection\w*|critical|worr\w*|anxi\w*|tidy|clean\w*|picky|overthink\w*|control\w*|nervous|hard on myself)\b/u,
    'what passes through your hands comes out better',
  ],
  libra: [
    /\b(?:indecisive|decide|decisions?|pleas\w*|say no|conflict|fair|alone|flirt\w*)\b/u,
    'you see both sides, which is rarer than it sounds',
  ],
  scorpio: [
    /\b(?:jealous\w*|intense|privat\w*|secretive|trust\w*|grudges?|obsess\w*|suspicious|all or nothing|revenge|dark)\b/u,
    'when you are in, you are in all the way',
  ],
  sagittarius: [
    /\b(?:restless|blunt|travel\w*|commit\w*|honest|tactless|bored|free\w*|leave|run away|late)\b/u,
    'you keep a window open for everyone',
  ],
  capricorn: [
    /\b(?:serious|work\w*|ambitio\w*|cold|strict|responsib\w*|old|stiff|boring|hard on myself|reserved|pessimis\w*|relax\w*|fun)\b/u,
    'people lean on you because you hold, and the humor under it is dry and very good',
  ],
  aquarius: [
    /\b(?:detached|weird|different|alone|distant|cold|rebel\w*|stubborn|outsider|odd|fit in|friends)\b/u,
    'you see the pattern, and you let people be who they are',
  ],
  pisces: [
    /\b(?:dream\w*|sensitive|escape\w*|boundar\w*|late|forget\w*|cry\w*|space\w*|lost|drift\w*|daydream\w*|naive|tired)\b/u,
    'you feel what is going on before anyone says it',
  ],
};

/** Two elements in one person, as Sun and Moon; names in the order of the alphabet. */
export const ELEMENTS_IN_ONE: Readonly<Record<string, string>> = {
  'air air': 'Both go through the head first, so you talk a feeling through before you have it.',
  'air earth': 'One half wants to think it over again, the other wants it done and on the table.',
  'air fire': 'One half has the idea, the other has already started on it.',
  'air water':
    'One half explains what the other half feels, and the explaining is sometimes early.',
  'earth earth': 'Both trust what can be touched, so you are steady and slow to change.',
  'earth fire':
    'One half wants it now, the other wants it to last, so you push and brake in one afternoon.',
  'earth water':
    'One half feels, the other holds it together, which works well until nobody may see it.',
  'fire fire': 'Both run hot, so you are quick to start, quick to burn and quick to laugh again.',
  'fire water':
    'On the outside you are fast and done with it, and inside you keep it for years; so people think that it is over when for you it has just gone quiet.',
  'water water': 'Both feel first, so little passes you by, and you need a door that closes.',
};
