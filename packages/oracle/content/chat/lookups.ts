/* Sentences for what can simply be looked up. What is not known is said. */

export const NATAL_LOOKUP = '{natal} is in {sign}{inHouse}.';
export const NATAL_MEANING = 'Tradition says that such a placement tends to {habit}.';
export const NATAL_OPEN =
  '{natal} was in {sign} or in {otherSign} that day; only the hour of birth can tell which.';
export const NATAL_NEEDS_TIME =
  'For {natal} I need the hour and the place of your birth, and your profile does not have both. You can add them in Profile Setup.';
export const NATAL_NEEDS_DATE =
  'I have no birth date of yours, so I cannot look that up. You can add it in Profile Setup.';
export const SIGN_ONLY = 'By your profile your sign is {sign}, which is the sign of your Sun.';
export const LOOKUP_CLOSINGS = [
  'Does that sound like you?',
  'Where do you see it, and where not at all?',
  'What would you like to know about it?',
] as const;

export const UNKNOWN_CLOSINGS = [
  'What would you like to look at meanwhile?',
  'Is there something else I can look at for you?',
] as const;

export const SKY_LOOKUP = '{body} is in {sign} today{motion}.';
export const SKY_MOVING = '{body} changes sign today; at midday it is in {sign}{motion}.';
export const RETROGRADE_NOW = '{body} is retrograde just now, in {sign}.';
export const NOT_RETROGRADE = '{body} is moving forward just now, in {sign}, so no.';
export const NEVER_RETROGRADE = '{body} is never retrograde; it only ever moves forward.';
export const RETROGRADES_NOW = 'Retrograde just now: {bodies}.';
export const NO_RETROGRADES = 'No planet is retrograde just now.';
export const RETROGRADE_ADVICE =
  'It is a fine excuse to read things twice, and no reason to put your life on hold.';
export const SKY_CLOSINGS = [
  'What were you hoping it would be?',
  'Is there something you are waiting to do?',
  'What would you like to do with that?',
] as const;

export const PHASE_NOW = 'The Moon is at this phase: {phase}, with {lit} percent of it lit.';
export const NEXT_PHASE =
  'By its angle to the Sun, the next {phase} is about {days} away, give or take one. I know the sky of today exactly and the coming weeks only roughly.';
export const PHASE_TODAY = 'It is {phase} about now.';
export const MOON_CLOSINGS = [
  'What would you like to have done by then?',
  'What do you use the Moon for, if anything?',
] as const;

export const RULER_LOOKUP = 'The planet that rules {sign} is {body}. Today it is in {bodySign}.';
export const BIRTH_TIME_KNOWN =
  'Your profile says {time}. I cannot tell a time of birth from anything but that.';
export const BIRTH_TIME_UNKNOWN =
  'I do not know it, and no chart can tell. A birth certificate or a parent may; you can add it in Profile Setup.';
export const BIRTH_CLOSINGS = ['Is there something you would like to look up with it?'] as const;

export const MATCH_OPENINGS = [
  'Signs can be compared, and people have to be asked.',
  'No sign is a good or a bad match; here is how these two are said to get on.',
  'I can tell you how the two signs stand to each other, and nothing about the person.',
] as const;
export const MATCH_NEEDS_SIGN =
  'I need your own sign for that, and your profile has no birth date. You can add it in Profile Setup.';
export const MATCH_CLOSINGS = [
  'The Horoscope Center has a longer page on the two of you. What do you like about who you are with them?',
  'There is more under Partner and Compatibility in the Horoscope Center. What would you like to understand about them?',
] as const;

export const MEMORY_OPENINGS = {
  first: ['You began with this: “{question}”', 'Your first question here was: “{question}”'],
  last: ['You asked: “{question}”', 'Your last question was: “{question}”'],
} as const;
export const NOTHING_ASKED =
  'This is the start of our talk, so there is nothing to remember yet. What would you like to ask?';
export const MEMORY_CLOSINGS = [
  'Shall we go on with it, or take something new?',
  'Do you want to look at it from another side?',
] as const;
