import type { AspectId, PlanetId, SignId } from '@palm/astrology/vocabulary';

/** What a moving planet is read as: fits after "Astrologers read that as". */
type Reading = { readonly together: string; readonly hard: string; readonly easy: string };

const CONTACT_READINGS = {
  sun: { together: 'being noticed', hard: 'being watched too closely', easy: 'being seen kindly' },
  moon: { together: 'moods', hard: 'touchy hours', easy: 'feeling at home' },
  mercury: { together: 'talk', hard: 'crossed wires', easy: 'easy talk' },
  venus: { together: 'affection', hard: 'wanting to be liked', easy: 'goodwill' },
  mars: { together: 'heat and hurry', hard: 'short fuses', easy: 'a useful push' },
  jupiter: {
    together: 'more of everything',
    hard: 'promising too much',
    easy: 'people being generous',
  },
  saturn: {
    together: 'a review of what holds weight',
    hard: 'effort and slow answers',
    easy: 'slow, solid progress',
  },
  uranus: {
    together: 'a sudden need for room',
    hard: 'plans that change overnight',
    easy: 'a fresh way of doing things',
  },
  neptune: {
    together: 'longing, and not much clarity',
    hard: 'hoping instead of looking',
    easy: 'a softer eye on things',
  },
  pluto: {
    together: 'old business coming up for review',
    hard: "pressure that doesn't let up",
    easy: 'quiet strength to change something',
  },
} as const satisfies Record<PlanetId, Reading>;

export const readingOf = (body: PlanetId, aspect: AspectId): string => {
  const reading: Reading = CONTACT_READINGS[body];
  if (aspect === 'conjunction') return reading.together;
  return aspect === 'trine' || aspect === 'sextile' ? reading.easy : reading.hard;
};

/** What a planet on its way through a part of life is read as. */
export const VISIT_READINGS = {
  mars: 'more push there, and less patience',
  jupiter: 'room to grow, and a temptation to overdo it',
  saturn: 'slow work that lasts',
} as const;

/** The sentence for the birth Venus, with what it is said to like. */
export const VENUS_SIGN_LINES: Readonly<Record<SignId, string>> = {
  aries: 'Your Venus is in Aries: the books say you like someone fast and need things to move.',
  taurus: 'Your Venus is in Taurus: the books say you want it slow, real and there again tomorrow.',
  gemini: 'Your Venus is in Gemini: the books say you fall for the conversation first.',
  cancer: 'Your Venus is in Cancer: the books say you need to feel safe before you show much.',
  leo: 'Your Venus is in Leo: the books say you love out loud and want to be told, too.',
  virgo: 'Your Venus is in Virgo: the books say you show love by doing things, and notice details.',
  libra: 'Your Venus is in Libra: the books say you want it fair, kind and a little elegant.',
  scorpio: "Your Venus is in Scorpio: the books say you're all in or not in at all.",
  sagittarius:
    'Your Venus is in Sagittarius: the books say you need room, jokes and somewhere to go.',
  capricorn: 'Your Venus is in Capricorn: the books say you take your time and then mean it.',
  aquarius: 'Your Venus is in Aquarius: the books say you need a friend in it, and your own space.',
  pisces: 'Your Venus is in Pisces: the books say you feel a lot and forgive early.',
};
