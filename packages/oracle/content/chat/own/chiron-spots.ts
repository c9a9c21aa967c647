import type { SignId } from '@palm/astrology/vocabulary';

/** Chiron in a sign: the sore spot (fits after "a sore spot about"), and how it shows (fits after "you"). */
export const CHIRON_SPOTS: Readonly<Record<SignId, readonly [spot: string, shows: string]>> = {
  aries: ['being allowed to want things', 'apologize before you have asked for anything'],
  taurus: ['having enough and being worth enough', 'keep a reserve of everything and still worry'],
  gemini: [
    'being heard and taken for bright',
    'rehearse a sentence and then leave it out, or talk too much',
  ],
  cancer: [
    'being mothered and belonging somewhere',
    'look after everyone and go quiet when somebody asks how you are',
  ],
  leo: ['being seen and liked for it', 'make a joke of the thing you are proud of'],
  virgo: ['being good enough', 'find the one mistake in an afternoon that went well'],
  libra: ['being chosen and treated fairly', 'say yes for the peace and count it later'],
  scorpio: ['trusting, and being left or betrayed', 'watch for the exit when it gets close'],
  sagittarius: [
    'believing in something after it let you down',
    'argue with hope, your own included',
  ],
  capricorn: [
    'being respected, and what a father or a boss had to say',
    'work for praise that you then wave away',
  ],
  aquarius: ['being the odd one out', 'leave the group a minute before it could leave you'],
  pisces: ['boundaries, and feeling too much', 'take on the mood of the room and call it yours'],
};
