export const PALM_TITLES = [
  'An open hand',
  'Lines, and what they are not',
  'Five fingers, three lines',
  'Written in the palm',
  'By the light of one photo',
  'A hand, held still',
  'Creases and questions',
  'The map you carry',
] as const;

export const PALM_OPENINGS = [
  'This is what the photo shows, and no more.',
  'Here is your palm as it was measured, line by line.',
  'A few things stand out in this hand.',
  'A palm is a record of use and of birth, and it makes a good start for a talk.',
  'Read slowly; a hand is a quiet book.',
  'What follows was seen in your photo and then looked up in an old tradition.',
] as const;

/** From the line before to this one, the way they lie in a palm. */
export const NEXT_LINES = {
  'head-line': ['Below it,', 'Under that one,'],
  'life-line': ['Next to it,', 'Beside it,', 'Close by,'],
} as const;

/** Before the one thing that is told besides the three lines. */
export const LAST_THINGS = ['One thing more:', 'A last detail:', 'And one thing besides:'] as const;

/** Said whenever the life line is spoken of. */
export const LIFE_LINE_TRUTHS = [
  'People worry about the life line, so plainly: it says nothing about how long you live.',
  'It is a crease and no clock: the life line tells nobody how long a life is.',
  'Whatever its length, a life line says nothing about the length of a life.',
  'To be clear, no line in a hand measures years.',
] as const;

export const PALM_THOUGHTS = [
  'Creases come from folding the hand, and meaning comes from thinking about it.',
  'The tradition is old and unproved, and its questions are good ones.',
  'No line binds you; a hand is for opening.',
  'What you do with your hands says more than what is drawn on them.',
  'A palm is a good place to rest a question.',
  'Palmistry is a way of looking, and you decide what you see.',
] as const;

export const PALM_ACTS = [
  'Rub your hands until they are warm, and write down the first word that comes.',
  'Compare your two palms for a minute, and note one difference.',
  'Thank your hands for one thing they did today.',
  'Hold something you love for a minute, and notice how your hand closes round it.',
  'Write three lines with your other hand, and see what it says.',
  'Rest your open hands in your lap for ten breaths.',
  'Give somebody a hand with one small task before evening.',
  'Make one small thing by hand today, and keep it.',
  'Wash your hands slowly, and leave one worry in the water.',
  'Trace one line with a fingertip while you think about your answer.',
] as const;
