import type { PlanetId, SignId } from '@palm/astrology/vocabulary';

/** What a sign stands for when a slow planet crosses it: each fits after "in". */
export const SIGN_FIELDS: Readonly<Record<SignId, string>> = {
  aries: 'starting, fighting and standing alone',
  taurus: 'money, food, land and what things are worth',
  gemini: 'news, schools, talk and traffic',
  cancer: 'home, family and who belongs',
  leo: 'pride, children, play and who gets the stage',
  virgo: 'work, health and the small print',
  libra: 'partnerships, law and fairness',
  scorpio: 'trust, debts, sex and secrets',
  sagittarius: 'belief, travel and the truth',
  capricorn: 'bosses, institutions and rules',
  aquarius: 'groups, technology and who gets a say',
  pisces: 'faith, art, care and what has no edges',
};

/** What a planet does while it crosses a sign: each fits after "is read as". */
export const TRANSIT_READINGS: Readonly<Record<PlanetId, string>> = {
  sun: 'a month of attention',
  moon: 'two days of mood',
  mercury: 'a few weeks of talk and papers',
  venus: 'a few weeks of ease and liking',
  mars: 'a few weeks of drive and a shorter fuse',
  jupiter: 'about a year of growth, trust and a bit too much',
  saturn: 'two to three years of limits, repairs and slow building',
  uranus: 'seven years of sudden changes and wanting room',
  neptune: 'some fourteen years of ideals, longing and blurred edges',
  pluto: 'some twenty years in which power is taken apart and put together anew',
};

/** A slow planet in daily life. */
export const IN_DAILY_LIFE: Partial<Readonly<Record<PlanetId, string>>> = {
  pluto:
    "For ordinary people it isn't a date or an event. You notice it as the tools, rules and groups around you changing over years: choose the ones you want to belong to, and learn one thing you've been avoiding.",
  neptune:
    'In daily life you notice it as longing and vagueness: dream freely, and check facts and contracts twice.',
  uranus:
    'In daily life you notice it as change that comes faster than planned: keep one thing steady, and leave room for the rest.',
  saturn:
    'In daily life you notice it as duty and delay: do less, properly, and what is done holds.',
  jupiter:
    "In daily life you notice it as appetite: ask, apply, learn, and stop one helping before it's too much.",
  mars: 'In daily life you notice it as energy looking for a target: give it some exercise and an honest task.',
};

/** One small thing to do when a full or a new Moon falls in a part of life. */
export const MOON_DEEDS: Readonly<Record<number, readonly [full: string, fresh: string]>> = {
  1: ["say aloud one thing that you've outgrown", 'try one new way of turning up'],
  2: ['pay or sell one thing that has been lying around', 'put one small sum aside'],
  3: ['answer the message that has been waiting', 'start the course, the page or the call'],
  4: ['clear one corner at home', 'change one thing in the room where you sleep'],
  5: ['do one thing just for fun and let it be seen', 'begin something playful'],
  6: ['finish one task and drop another', 'start one habit, five minutes long'],
  7: ['tell the other person one honest thing, kindly', 'ask somebody for a coffee'],
  8: ['give back, forgive or settle one thing', 'tell somebody you trust one true thing'],
  9: ['decide about the trip, the course or the belief', 'book or read the first bit of it'],
  10: ['finish something with your name on it', 'write down what you want to be known for'],
  11: ['say yes or no to a group', 'write to one friend'],
  12: ['go to bed early, without the phone', 'take one evening for yourself'],
};
