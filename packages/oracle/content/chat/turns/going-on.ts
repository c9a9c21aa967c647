import type { TurnPassage } from './turn.ts';

/** Said to a story that goes on where its subject has nothing left that fits the new words. */
export const GOING_ON: readonly TurnPassage[] = [
  {
    themes: ['love'],
    text: 'Okay, that belongs in the picture too. With the two of you it comes down to this: what would have to be different in a month for you to breathe easier? Say that one thing to {who|them}, as a wish and with a when. What {they} {does} with it will tell you more than going over the past again.',
  },
  {
    themes: ['work'],
    text: "Good to know, that changes the weights a little. I'd still start with the part that's in your hands this week: one question to the person who can answer it, in writing, with a date. Once you have that answer, the rest sorts itself more easily. Who would that be?",
  },
  {
    themes: ['money'],
    text: "That helps, now it's less of a fog. Put it on the page with the other figures, what comes in, what goes out, by when. The next step is the one with the nearest date. Which one's that?",
  },
  {
    themes: ['family'],
    text: "That makes it harder, and it explains why it sits so deep. You can't change how {who|they} {is}; you can decide how often, how long and about what you talk. Pick one of those three for this week and see what it does. Who in the family is on your side?",
  },
  {
    themes: ['friends'],
    text: "I see, that's the bit that hurts. One honest line to {who|them} is worth more than a week of wondering, and if it isn't answered you'll know where to spend your evenings. What would you most like {them} to understand?",
  },
  {
    themes: ['loss'],
    text: "Thank you for telling me that. It's the small, exact things that hold a person. There's nothing you have to do with it. What else do you remember about that?",
  },
  {
    themes: ['self', 'body'],
    text: "That sounds tiring, and it makes sense that it wears you down. Don't fix all of it today. Pick the hour of the day that's worst and change one small thing about that hour for a week. Which hour is it?",
  },
  {
    text: "I'm with you, go on. What's the part of it you'd like me to look at first?",
  },
  {
    text: "That matters, thanks for telling me. What's the part you keep coming back to?",
  },
  {
    text: "I hear you, and I'd rather not guess from here. What would you like to know about it?",
  },
];
