/**
 * Reviewed words for a message that may carry more than it says. They stand before the reading, which goes on; where the
 * day's messages are spent they stand alone. One question, one door, nothing to sell.
 */
export const CHECK_IN = `One plain question first, because some of your words could carry more than they say. Is anybody in danger, you or someone near you? Then a reading is not what helps; people do: {helpline}. When it cannot wait, call {emergency}. If I heard more than you meant, forgive me.`;

/** For whoever answers a safety question in a word or two: it may have been yes or no, and either is met here. */
export const STILL_HERE = `Thank you for answering. I am still with you, and I leave the reading aside for now.

If you are not safe, or not sure, let this be the moment: {helpline}, or {emergency} when it cannot wait. You need no good words for it; "I am not okay" is enough, and you can read them what you wrote to me. If it is too hard to speak, ask someone near you to make the call, or go where other people are.

If you are safe, stay near someone tonight if you can, and let them know how the day was. When you would like to talk about something else, write it, and I will go along.

What would make the next hour a little safer?`;

/** For whoever wants to be left alone after words of care: no pressing, and the door stays open. */
export const LEFT_IN_PEACE = `I hear you, and I will not press. I leave the reading aside, and nothing more is asked of you here.

The door stays where it is, whenever you want it: {helpline}, or {emergency} when it cannot wait. You can write here again, about anything.

Is there one person who may know how things are for you right now?`;
