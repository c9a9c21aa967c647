export const MORE_OPENINGS = [
  'There is another side to it.',
  'Gladly; let us turn it a little.',
  'One step further, then.',
  'Here is a second thread to pull.',
  'Let us look at the same thing from the window.',
  'All right, a bit more.',
] as const;

export const WHY_OPENINGS = [
  'Here is what it rests on, as it was computed.',
  'A fair thing to ask; these are the facts behind it.',
  'Let me show you the receipt.',
  'This is what I looked at.',
] as const;

export const NO_FACT_LINES = [
  'In this case nothing in the sky: it was plain advice, and you may judge it as such.',
] as const;

export const WHY_CLOSINGS = [
  'The positions can be checked; the meaning is an old custom of reading them, and it proves nothing. What does your own experience say?',
  'From there on it is tradition and common sense, in that order. Which part of it rings false to you?',
  'That much is astronomy. The rest is a way of asking questions, and you are free to drop it. What would you rather ask?',
  'So the angle is a fact and the reading of it is a choice of words. Does it fit what you know of yourself?',
] as const;
