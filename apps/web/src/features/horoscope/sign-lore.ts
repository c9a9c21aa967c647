import type { SignId } from '@palm/astrology/vocabulary';

export interface SignLore {
  /** The picture on the old star maps. */
  readonly symbol: string;
  /** What the tradition says about the sign: first the picture, then its strength and its cost. */
  readonly text: readonly [picture: string, giftAndCost: string];
  readonly sun: string;
  readonly ruler: string;
}

/** What the tradition says about each sign. */
export const signLore = {
  aries: {
    symbol: 'The Ram',
    text: [
      'The zodiac is counted from the point where the Sun crosses the equator in March, so Aries is where counting starts. Tradition gives it the manners of a start: quick, undecorated, more interested in the door than in the map.',
      'Its strength is that it goes first. Its cost is the second week, when going first is over and the thing still has to be carried. An Aries hour is well spent on whatever has been waiting for a first move, and badly spent on winning an argument that no one else is having.',
    ],
    sun: 'The Sun is exalted in Aries. The old books seat it here as an honored guest, because north of the equator this is the month in which the days overtake the nights.',
    ruler:
      'Mars is at home here and does what Mars does with nothing in its way: it cuts, it starts, it stands up for someone.',
  },
  taurus: {
    symbol: 'The Bull',
    text: [
      'After the first move comes the ground it was made on. Taurus is the fixed sign of spring, and tradition hears in it everything that stays: a field, a table, a voice, a promise.',
      'Its strength is that things last in its hands and are enjoyed while they do. Its cost is a heel dug in one day too long. Change goes better here when there is something to hold on to in the meantime.',
    ],
    sun: 'The Sun slows down in Taurus and asks what a thing is worth once the excitement is over. People born under it are said to know by touch.',
    ruler:
      'Venus at home in earth is less the love letter than the kitchen it is read in. The Moon is exalted here, which makes comfort a serious matter.',
  },
  gemini: {
    symbol: 'The Twins',
    text: [
      'Two of everything: two hands, two sides, two answers, both interesting. Gemini closes the spring, and the old picture of the twins is about the gap between them, across which something is always being said.',
      'Its strength is the quick, light, exact word, and the friend of a friend who knows. Its cost is eleven open tabs. Finishing one small thing does more for it than beginning a grand one.',
    ],
    sun: 'The Sun in Gemini lights the road between places rather than the places: neighbors, letters, the short trip.',
    ruler:
      'Mercury at home in air is the messenger off the lead. It counts, jokes and asks again. It does not care for silence, and now and then it should.',
  },
  cancer: {
    symbol: 'The Crab',
    text: [
      'Cancer begins at the June solstice, when the Sun stops climbing and turns. The crab goes sideways for a reason: what it carries is soft, and it knows the way home by feel.',
      'Its strength is remembering, feeding, keeping a light on. Its cost is a mood that speaks for an hour before anybody learns what it was about. One plain sentence, said early, is most of the cure.',
    ],
    sun: 'The Sun is a guest in the Moon’s house here. It shows less in public and more at the table.',
    ruler:
      'The Moon rules no other sign, so Cancer follows its month: about two and a half days in each sign, and home again every four weeks. Jupiter is exalted here, which the old books read as kindness that has enough.',
  },
  leo: {
    symbol: 'The Lion',
    text: [
      'Leo is the Sun in its own house with the shutters open. Tradition gives it the heart, the stage and the chair at the head of the table, and then asks whether the others have chairs too.',
      'Its strength is a warmth that is meant for others; people stand straighter beside it. Its cost is that a day without being noticed can feel like a verdict. It is not one. Praise given away here comes back more surely than praise asked for.',
    ],
    sun: 'Only Leo has the Sun for its ruler. The Sun never turns retrograde, and the constancy Leo is known for is read from that.',
    ruler:
      'With the Sun as its planet, Leo’s ruler changes signs once a month, on nearly the same day every year. Where it stands says where Leo’s attention is visiting.',
  },
  virgo: {
    symbol: 'The Virgin',
    text: [
      'On the star maps she carries an ear of wheat, and the bright star Spica is that ear. Virgo is the harvest and the sorting after it: what is grain, what is chaff, what can be mended before evening.',
      'Its strength is care in the form of detail, the list that saves the party. Its cost is an inner proofreader who does not go home at six. To say “good enough” aloud is a skill worth practicing here.',
    ],
    sun: 'The Sun in Virgo grows practical. It is said to give people who would rather be useful than admired, and who deserve to be both.',
    ruler:
      'Mercury is at home here and exalted as well: no other of the seven old planets has both honors in one sign. It thinks with its hands.',
  },
  libra: {
    symbol: 'The Scales',
    text: [
      'At the September equinox day and night weigh the same, and the sign that begins there is a pair of scales, the one thing in the zodiac that is not alive. Libra starts by looking at the other side.',
      'Its strength is fairness, tact, a room arranged so that people talk. Its cost is a decision weighed until it has gone cold. A small choice made before lunch leaves the rest of the day lighter.',
    ],
    sun: 'In the old terms the Sun is in its fall here, opposite its place of honor in Aries. It has to shine by way of someone else, and often does it well.',
    ruler:
      'Venus at home in air prefers manners to sighs. Saturn is exalted here, so courtesy in Libra has a backbone: an agreement, kept.',
  },
  scorpio: {
    symbol: 'The Scorpion',
    text: [
      'In the north it is autumn, and what grew goes back underground. Scorpio holds the fixed water: a well, a sealed letter, a loyalty that does not announce itself.',
      'Its strength is staying with what others walk away from until it is understood. Its cost is suspicion kept warm after the evidence has gone. To ask the question outright is the shorter way, here above all.',
    ],
    sun: 'The Sun in Scorpio looks underneath. It is said to lend patience with the truth and little with small talk.',
    ruler:
      'For some two thousand years Mars ruled here: a surgeon’s Mars, that waits. After its discovery in 1930 most astrologers gave the sign to Pluto, which needs 248 years for the round.',
  },
  sagittarius: {
    symbol: 'The Archer',
    text: [
      'The archer aims at something further off than supper. Sagittarius closes the autumn, and tradition sends it abroad: roads, books, law, the conversation that begins with why.',
      'Its strength is a horizon, generously shared. Its cost is the promise made at full gallop. One thing written down with a date on it keeps the arrow honest.',
    ],
    sun: 'The Sun comes to the end of its yearly descent here and does not seem to mind. It is said to give good humor, and a tongue that is truer than it is careful.',
    ruler:
      'Jupiter at home in fire: the largest planet, with about a year for each sign. It makes bigger whatever it is handed, so hand it the right thing.',
  },
  capricorn: {
    symbol: 'The Sea-Goat',
    text: [
      'Capricorn begins at the December solstice, in the north the shortest day, and the one from which the light returns. The goat of the old maps has the tail of a fish, and climbs all the same.',
      'Its strength is time, used: other signs hope, this one keeps a calendar. Its cost is rest that is counted as theft. Putting the pause into the plan is the trick, because the plan is what gets obeyed.',
    ],
    sun: 'The Sun in Capricorn is low and clear. It is said to show people as they will be at sixty, which is hard at twenty and kind at fifty.',
    ruler:
      'Saturn at home in earth builds what stands. Mars is exalted here: force under orders, spent on one thing at a time.',
  },
  aquarius: {
    symbol: 'The Water Bearer',
    text: [
      'The water bearer is an air sign, which confuses everybody: what is poured out is not feeling but something to go round. Aquarius thinks in groups and stands a little outside each of them.',
      'Its strength is the idea no one asked for that turns out to be needed, and friendship without conditions. Its cost is distance mistaken for fairness. For an evening, a person in the room outranks a principle on the wall.',
    ],
    sun: 'The Sun is in its detriment here, opposite Leo, its own house. It is said to care less about being seen than about the thing being right.',
    ruler:
      'Saturn ruled here until Uranus was found in 1781, and many read both: the old frame, and what breaks it. Uranus takes 84 years for the round, about seven for each sign.',
  },
  pisces: {
    symbol: 'The Fishes',
    text: [
      'The last of the twelve: two fish, tied by a cord, swimming two ways. In Pisces the edges between things get thin, and the count comes to its end before it starts again.',
      'Its strength is feeling what is in the room before it is said, and forgiving in practice. Its cost is losing one’s own hour in everybody else’s weather. A closed door and a glass of water count as wisdom here.',
    ],
    sun: 'In the north the Sun in Pisces is the light of late winter, which reaches further every day without hurry. It is said to favor those who make something of what others overlook.',
    ruler:
      'Jupiter ruled here first, and its kindness is still in the old texts. Neptune, found in 1846, was given the sign later and stays about fourteen years in each. Venus is exalted here: love with the accounts closed.',
  },
} as const satisfies Record<SignId, SignLore>;
