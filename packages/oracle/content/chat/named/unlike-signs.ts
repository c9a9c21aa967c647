import type { SignId } from '@palm/astrology/vocabulary';

/** What a sign is about underneath, for people who are nothing like its picture. */
export const UNDER_THE_PICTURE: Readonly<Record<SignId, string>> = {
  aries:
    'Aries is about going first, and people who go first are often scared; they do it before the fear has finished its sentence',
  taurus:
    'Taurus goes at its own pace and toward what feels good, and digs in only where somebody pushes',
  gemini: 'Gemini is curious before it is talkative, and plenty of them do it quietly, with a book',
  cancer:
    'Cancer protects what is soft, and from outside that looks like a shell, a joke or a closed door',
  leo: 'Leo wants to be seen by the right three people, which is quite another thing than a stage',
  virgo:
    'Virgo is about noticing what is off, and not about fixing it: many see every crumb and begin nothing, because then it would have to be done properly',
  libra:
    'Libra wants peace so much that crowds, quarrels and bad manners wear it out; a hermit is often a tired Libra',
  scorpio: 'Scorpio feels things deeply and picks who gets to know; a light manner is a good lid',
  sagittarius: 'Sagittarius travels, and a good part of it in the head and on the couch',
  capricorn: 'Capricorn takes the long road and rests on it; ambition is no matter of speed',
  aquarius: 'Aquarius needs its few people fiercely and is only odd about how it says so',
  pisces:
    'Pisces picks up every mood in the room, and some grow very practical so as not to drown in it',
};
