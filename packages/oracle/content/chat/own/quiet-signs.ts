import type { SignId } from '@palm/astrology/vocabulary';

/** How a sign can look in a person in whom the usual description does not fit; fits after "it can look". */
export const QUIET_SIGNS: Readonly<Record<SignId, string>> = {
  aries: 'like calm in public and one quick decision that surprises everybody',
  taurus: 'like somebody who changes jobs and cities, and always with the same mug',
  gemini: 'like a quiet person with twelve tabs open and one friend who gets all of it',
  cancer: 'like a tough shell, and soup at the door when it matters',
  leo: 'like pride that would rather not be seen at all than seen wrongly: you want to matter to two people, and you can do without the room',
  virgo: 'like a messy desk and one thing that has to be exactly right',
  libra: "like somebody who argues a lot, because unfairness won't let them sleep",
  scorpio: 'like an open, chatty person whose real plan nobody knows',
  sagittarius: 'like somebody who stays at home and travels in books',
  capricorn: 'like somebody who is never on time and still carries the whole family',
  aquarius: 'like a perfectly ordinary life with one very odd opinion',
  pisces: 'like a dry, practical person who cries at adverts',
};
