/** How every conversation begins: who is speaking, and that it is no person. */
export const GREETING =
  'Welcome, seeker. I am the Oracle: an AI, not a person. I read the sky you were born under and the sky of today. Ask what is on your mind, and I will say what I see and what it rests on.';
