import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

/** What a planet of today does to {area}. Comes right after the sentence that names the contact. */
export const FEELINGS: Readonly<Record<PlanetId, Readonly<Record<Tone, readonly string[]>>>> = {
  sun: {
    easy: [
      'That can put {area} in a good light.',
      'You may be more at ease than usual about {area}.',
      'You might find that nobody questions {area} today.',
      'You may see {area} a little more clearly than usual.',
    ],
    tense: [
      'That can put {area} to the test for a while.',
      'You may feel that {area} stands under too bright a lamp.',
      'You might want more room for {area} than the day hands out.',
      "There may be a tug between other people's wishes and {area}.",
      'You could find yourself touchy about {area}.',
      'A little more light than you asked for falls on {area} today.',
      "Somebody's opinion may weigh on {area} more than it should.",
    ],
  },
  moon: {
    easy: [
      'That often gives {area} a softer few hours.',
      'You may feel at home with {area} for an hour.',
      'For a short while you may be gentle with {area}.',
      'A tender hour or so is likely for {area}.',
      'What you feel about {area} may be easy to name.',
      'Small comforts do {area} good while it lasts.',
      'For an hour or so little is asked of {area}.',
    ],
    tense: [
      'That can make you a bit thin-skinned about {area} for a few hours.',
      'A passing mood may lean on {area}, and then move on.',
      'For an hour you may be of two minds about {area}.',
      'For part of the day {area} may need more patience than usual.',
      'A mood may pick a quarrel with {area}, and forget it within the hour.',
      'A small ache may touch {area} and be gone by evening.',
      "A bad night's sleep could be all that ails {area}.",
      'What you think of {area} may change within the hour.',
      'Something may ruffle {area}, and briefly.',
    ],
  },
  mercury: {
    easy: [
      'That can help you to find words for {area}.',
      'You may find {area} easier to explain than it was last week.',
      'A question or two could do {area} a great deal of good.',
      'You might hear yourself speak up for {area} without effort.',
      'An idea may arrive that suits {area} well.',
      'Something about {area} may suddenly be simple to say.',
    ],
    tense: [
      'That can bring second thoughts about {area}.',
      'You may talk, plan or worry about {area} more than you need to.',
      'The head may have plenty to say about {area}, not all of it useful.',
      'Small thoughts may pull at {area} like a child at a sleeve.',
      'A word out of place could trouble {area} more than it should.',
      'It may be hard to think about {area} in a straight line.',
      'You could argue with yourself about {area} before lunch.',
      'There may be more talk about {area} than the matter needs.',
    ],
  },
  venus: {
    easy: [
      'It may be a good day to be kind to {area}.',
      'You might find that people are considerate of {area} today.',
      'Something beautiful could feed {area} for hours.',
    ],
    tense: [
      'That can set comfort and {area} at odds for a day or two.',
      'A wish to be liked might get in the way of {area}.',
      'You might say yes to be nice, and leave {area} out of pocket.',
      'Something sweet may distract you from {area}.',
      'You could keep the peace today at the cost of {area}.',
      'A touch of envy or vanity may brush against {area}.',
    ],
  },
  mars: {
    easy: [
      'That gives {area} a good push.',
      'You may want to act on {area} before you discuss it.',
      'A little boldness could suit {area} well now.',
      'You might do in an hour what {area} has asked of you all week.',
      'A brisk start would do {area} no harm.',
    ],
    tense: [
      'That can put some heat under {area}.',
      'Impatience may press on {area} for a few days.',
      'Small quarrels are possible around {area}, and short ones.',
      'You could find yourself ready to fight for {area} over something minor.',
    ],
  },
  jupiter: {
    easy: [
      'That opens a window for {area}.',
      'You may breathe out and trust {area} a little more.',
      'There may be more room for {area} than you thought.',
    ],
    tense: [
      'That can lead you to promise more than {area} can carry.',
      'You may expect more of {area} than one week can hold.',
      'It may be hard to know when {area} has had enough.',
      'A smaller plan might do {area} more good than a grand one.',
    ],
  },
  saturn: {
    easy: [
      'That puts a floor under {area}.',
      'You may be calmer and more grown-up about {area} than last month.',
      'A bit of order is likely to do {area} good.',
      'You might know the limits of {area}, and be at peace with them.',
      'What you practise now for {area} tends to stay.',
      'A quiet kind of respect may be paid to {area}.',
    ],
    tense: [
      'That can make {area} feel tested for a while.',
      'Delay may rub against {area}, and teach a little patience.',
      'You might hold {area} to a standard that nobody wrote down.',
      'Where {area} is concerned, things may go more slowly than you would like.',
    ],
  },
  uranus: {
    easy: [
      'That lets some fresh air into {area}.',
      'You may be ready to try another way with {area}.',
      'An original answer could suit {area} better than the proper one.',
      'Something new may suit {area} at the first try.',
      'A little freedom could do {area} more good than advice.',
    ],
    tense: [
      'That can make you restless about {area}.',
      'An itch for something else may unsettle {area} for a season.',
      'You might want to shake up {area} before you know what for.',
      'Something unplanned may jog {area} by the elbow.',
      'There is static in the air around {area}, so keep plans loose.',
    ],
  },
  neptune: {
    easy: [
      'That brings {area} closer to imagination than to lists.',
      'A dream or a hunch could be of real use to {area}.',
      'You might be gentle with whatever is unfinished about {area}.',
      'Something half imagined may be just what {area} needs.',
      'Something lovely may ease {area} without being asked.',
    ],
    tense: [
      'That can blur the edges of {area}.',
      'You may find {area} hard to see clearly for a while.',
      'A wish to be elsewhere may tug at {area}.',
      'You might believe what you would like to be true about {area}.',
      'It may be hard to say where {area} ends and other people begin.',
      'You could lose sight of {area} for an hour, for no reason that shows.',
    ],
  },
  pluto: {
    easy: [
      'That gives {area} depth and some staying power.',
      'You may look hard at {area} and not flinch.',
      'What was stuck about {area} could begin to shift.',
      'Something you once learned about {area} may turn out to be useful.',
      'You might be more honest than polite about {area}, and the better for it.',
      'Something about {area} may be ready to change for good.',
    ],
    tense: [
      'That can put {area} under a little strain.',
      'You may hold on to {area} harder than you need to.',
      'A slow pressure may work on {area} for months, and mostly out of sight.',
      'You could dig at {area} where a light touch would do.',
    ],
  },
};

/** The Moon in a corner of the chart stays for two days, so nothing here is gone by evening. */
export const MOON_STAY_FEELINGS: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'Small comforts go straight to {area} for a day or two.',
    'The mood leans kindly towards {area}.',
    'You may feel at home with {area}.',
    'The feelings nearest to {area} may be easy to name.',
    'Little is asked of {area}, and something may be given.',
    'You may be softer about {area}, and quicker to laugh.',
    'What touches {area} now may be remembered warmly.',
    'Feelings gather round {area}, like people round a stove.',
  ],
  tense: [
    'That can make you a bit thin-skinned about {area}.',
    'Moods may lean on {area} for a day or two, and then move on.',
    'You may be of two minds about {area}.',
    "A bad night's sleep could be all that ails {area}.",
    'You might ask two things at a time of {area}.',
    'Something may ruffle {area}, and not by much.',
    'What touches {area} now may feel larger than it is.',
    'A mood may pick a quarrel with {area}, and make it up again.',
    'A small ache may come and go round {area}.',
  ],
};
