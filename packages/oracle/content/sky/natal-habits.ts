import type { SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../src/facts/fact.ts';

/** The points that differ from person to person; the outer planets are a generation's. */
export type PersonalPointId = Exclude<NatalPointId, 'uranus' | 'neptune' | 'pluto'>;

/** What a natal point is said to do in a sign: it fits after "tends to" and after "you tend to". */
export const NATAL_HABITS: Readonly<
  Record<PersonalPointId, Readonly<Record<SignId, readonly [string, string]>>>
> = {
  sun: {
    aries: ['act first and explain later', 'want the first try at a new thing'],
    taurus: ['trust what can be touched and kept', 'hold a course long after others tire'],
    gemini: ['think out loud and change course mid-sentence', 'keep two plans going at once'],
    cancer: ['look after others before being asked', 'remember the feeling and forget the facts'],
    leo: ['give more when the giving is noticed', 'turn a plain evening into an occasion'],
    virgo: ['improve whatever is within reach', 'show care by getting the details right'],
    libra: ['look for the fair way before the quick one', 'decide best in good company'],
    scorpio: ['go deep into few things', 'keep the real plan private until it is ready'],
    sagittarius: ['say the frank thing and laugh', 'need a horizon to work towards'],
    capricorn: ['take the long road and arrive', 'carry duties that nobody handed over'],
    aquarius: ['stand a little apart and see the pattern', 'argue for the odd one out'],
    pisces: ['feel the room before entering it', 'lose track of time in a good story'],
  },
  moon: {
    aries: ['feel a thing fast and be done with it', 'cheer up as soon as something starts'],
    taurus: [
      'calm down with food, music and a good chair',
      'want comfort that stays where it was put',
    ],
    gemini: [
      'talk a feeling through until it is light',
      'look for distraction when the heart is full',
    ],
    cancer: ['keep every kindness and every slight', 'rest only where the door can be shut'],
    leo: ['need a little applause at home', 'hide a hurt behind a good performance'],
    virgo: ['worry in lists and calm down by tidying', 'offer help in place of a hug'],
    libra: ['feel better once everybody gets along', 'need a second opinion on a mood'],
    scorpio: ['feel everything and show a tenth of it', 'test a door before trusting it'],
    sagittarius: ['walk a bad mood off', 'want an open window more than advice'],
    capricorn: ['keep feelings for after the work is done', 'look calm and be tired underneath'],
    aquarius: ['step back from a feeling to look at it', 'need room before needing company'],
    pisces: ['soak up the mood of whoever is near', 'need an hour alone to find out what was felt'],
  },
  mercury: {
    aries: ['answer before the question is over', 'put the point in five words'],
    taurus: ['chew a thought well and then keep it', 'learn with the hands before the book'],
    gemini: ['follow three threads and drop none', 'befriend a fact and pass it on'],
    cancer: ['remember the tone and forget the words', 'think in stories about people'],
    leo: ['tell it with colour and a good ending', 'speak best to a listening room'],
    virgo: ['find the one wrong figure in the table', 'ask the useful small question'],
    libra: ['weigh both sides aloud', 'soften a hard fact so that it can be heard'],
    scorpio: ['hear what was left out', 'keep asking until the real reason appears'],
    sagittarius: ['see the large picture and skip the footnotes', 'say too much and mean it well'],
    capricorn: ['plan on paper and speak last', 'like a thought better with a deadline'],
    aquarius: ['reach an answer by a side door', 'prefer a new question to an old proof'],
    pisces: ['think in pictures and tunes', 'know a thing before having words for it'],
  },
  venus: {
    aries: ['fall quickly and say so', 'enjoy the chase as well as the catch'],
    taurus: ['love slowly, with meals and long weekends', 'stay with what feels good and lasts'],
    gemini: ['fall for a good talker', 'need conversation as much as touch'],
    cancer: ['love by feeding and remembering', 'want to be at home with somebody'],
    leo: ['love warmly and like to be told so', 'fuss over favourite people'],
    virgo: ['love in small practical favours', 'notice the flaw and stay anyway'],
    libra: ['weigh a feeling before showing it', 'keep the peace a little too long'],
    scorpio: ['want all of a heart or none', 'be loyal long after it is easy'],
    sagittarius: ['need love to leave the gate open', 'laugh first and commit afterwards'],
    capricorn: ['show love by turning up on time', 'take affection seriously and slowly'],
    aquarius: ['put friendship into every love', 'dislike being claimed'],
    pisces: ['love past the faults, and sometimes past the facts', 'melt for anybody who is sad'],
  },
  mars: {
    aries: ['charge and then look where the door was', 'flare up at once and be sorry twice'],
    taurus: ['start late and never stop', 'push back by standing still'],
    gemini: ['fight with words and tire of the fight', 'work best on two jobs in turns'],
    cancer: ['go at things sideways', 'defend family before anything else'],
    leo: ['put the heart into it or not begin', 'rise to a dare'],
    virgo: ['work in careful steps and mind the mess', 'get cross over small, fixable things'],
    libra: [
      'act for two more readily than for one',
      'put off the quarrel and then win it politely',
    ],
    scorpio: ['wait, watch and finish the job', 'want a thing with great patience'],
    sagittarius: ['aim far and begin at a run', 'lose interest once the point is proved'],
    capricorn: ['save strength for the steep part', 'work while others are talking about it'],
    aquarius: ['rebel on principle', 'do the usual thing in an unusual order'],
    pisces: ['move with the current and arrive all the same', 'work in tides, all or nothing'],
  },
  jupiter: {
    aries: ['trust a brave start', 'find luck by going first'],
    taurus: ['trust slow growth and good soil', 'be generous at the table'],
    gemini: ['grow by asking everybody', 'find openings in small talk'],
    cancer: ['grow best on home ground', 'be generous with shelter'],
    leo: ['give on a grand scale', 'trust that the show can go on'],
    virgo: ['find plenty in small improvements', 'trust what has been checked twice'],
    libra: ['grow through other people', 'believe in a fair deal'],
    scorpio: ['go all in where trust is earned', 'find riches in what others avoid'],
    sagittarius: ['believe that it turns out well', 'learn most on the road'],
    capricorn: ['believe in what is earned', 'grow by steps that hold'],
    aquarius: ['put faith in strangers', 'find luck in odd company'],
    pisces: ['give without counting', 'trust what cannot be proved'],
  },
  saturn: {
    aries: ['learn patience the hard way', 'go carefully where others rush'],
    taurus: ['count the stores before winter', 'trust slow and solid gains'],
    gemini: ['choose words with care', 'study a thing until nothing is left to doubt'],
    cancer: ['build a wall first and a gate later', 'take duties to heart'],
    leo: ['work for applause before enjoying any', 'be shy of the stage and good on it'],
    virgo: ['check the work once more than needed', 'ask too much of an ordinary day'],
    libra: ['keep promises to the letter', 'take fairness very seriously'],
    scorpio: ['keep a tight hold on feelings', 'trust late and for good'],
    sagittarius: ['test a belief before living by it', 'plan the freedom in advance'],
    capricorn: ['carry the heavy end without comment', 'rest only when the list is done'],
    aquarius: ['hold to principles in any weather', 'give freedom a few house rules'],
    pisces: ['give dreams a timetable', 'feel responsible for what nobody can fix'],
  },
  ascendant: {
    aries: ['walk in briskly and speak first', 'look bold and feel less so'],
    taurus: ['arrive slowly and stay', 'calm a room on entering it'],
    gemini: ['arrive with a question', 'look busy even at rest'],
    cancer: ['greet with care and watch for moods', 'come in by the side door'],
    leo: ['arrive warmly and be noticed', 'walk as if the sun were out'],
    virgo: ['look things over before joining in', 'seem reserved until the second meeting'],
    libra: ['put strangers at ease', 'smile first and decide later'],
    scorpio: ['watch before speaking', 'give little away at the door'],
    sagittarius: [
      'come in laughing and talk of elsewhere',
      'treat strangers as friends not met yet',
    ],
    capricorn: ['look composed and a little older', 'seem like the one to trust with the keys'],
    aquarius: ['seem friendly and a bit elsewhere', 'break the ice in an unusual place'],
    pisces: ['take on the colour of the room', 'leave a soft first impression'],
  },
  midheaven: {
    aries: ['aim for the lead', 'want work with a starting gun'],
    taurus: ['build a name slowly and keep it', 'want work that leaves something solid'],
    gemini: ['look for work where words are traded', 'want two strings to the bow'],
    cancer: ['earn a name by looking after people', 'treat a workplace like a household'],
    leo: ['look for a stage of some kind', 'want a signature on the thing'],
    virgo: ['earn a name by doing it properly', 'want work that is of use'],
    libra: ['earn a name for fairness', 'work best with a partner at the desk'],
    scorpio: ['earn trust in confidential matters', 'want work that goes below the surface'],
    sagittarius: ['want work with a view', 'keep the bigger picture in sight'],
    capricorn: ['climb steadily and look back seldom', 'take charge of things early'],
    aquarius: ['earn a name with a fresh idea', 'want work that changes how things are done'],
    pisces: ['earn a name by kindness or by art', 'want work with some poetry in it'],
  },
};

/**
 * {natal} is "your natal Venus" or "your Ascendant". Each starts with other words, so
 * that two readers seldom go on alike after the same sentence of the book.
 */
export const NATAL_LINES = [
  '{natal} in {sign} tends to {habit}.',
  'With {natal} in {sign}, you tend to {habit}.',
  'Trust {natal} in {sign} to {habit}.',
  'It is like {natal} in {sign} to {habit}.',
  'Leave it to {natal} in {sign} to {habit}.',
  'Left to itself, {natal} in {sign} tends to {habit}.',
  'You know the habit: {natal} in {sign} is apt to {habit}.',
  '{sign} is said to make {natal} {habit}.',
] as const;

/** In the middle of a page: the placement is given as part of what has been told. */
export const NATAL_LINES_WITHIN = [
  'Bear in mind that {natal} in {sign} tends to {habit}.',
  'Worth knowing: {natal} in {sign} tends to {habit}.',
  'Remember that {natal} in {sign} is apt to {habit}.',
  'Be patient with {natal} in {sign}, which tends to {habit}.',
] as const;

/** For a reader of whom only the sign is known. */
export const SIGN_HABIT_LINES = [
  '{sign} tends to {habit}.',
  'Being {sign}, you tend to {habit}.',
  'Left to itself, {sign} tends to {habit}.',
  'Trust {sign} to {habit}.',
  'Leave it to {sign} to {habit}.',
  'You know the habit: {sign} is apt to {habit}.',
  'There is a side of {sign} that tends to {habit}.',
  'It is like {sign} to {habit}.',
  'By tradition {sign} is known to {habit}.',
] as const;
