import { HEARD_KINDS } from './heard.ts';
import type { TurnPassage } from '../turn.ts';

const passages = (...texts: readonly string[]): readonly TurnPassage[] =>
  texts.map((text) => ({ text }));

const NOTED = passages(
  "I don't want to talk past that with general advice. Which part of it weighs most, and what would you like to have settled by the end of the week?",
  "That changes things, and I don't want to talk past it. What would help most right now?",
  "I've read that twice, and I'd rather ask than guess. Which part of it weighs most?",
  'Thanks for telling me; it makes the picture clearer. What would you like to come out of it?',
);

/** What is said to a full message that nothing is written for, by what it does to the story. */
export const HEARD_OUT = {
  glad: HEARD_KINDS.glad,
  sting: HEARD_KINDS.sting,
  against: NOTED,
  toward: NOTED,
  weighing: NOTED,
  noted: NOTED,
  /** A question that nothing is written for, by what it asks. */
  should: passages(
    "Sort it by what can be taken back. What you can undo, try this week in its smallest size: you learn more from that than from a month of weighing. What you can't undo waits until you've given the same answer on two calm days in a row. Which kind is this one?",
    "Picture both, three weeks from now, on an ordinary Wednesday. In which one do you still explain yourself to somebody in your head? I'd take the other one. What would have to be true for it to feel easy?",
  ),
  how: passages(
    "Begin with the part that needs nobody's yes: the call, the list, the first ten minutes. Give it a day and an hour this week. After that one step you know things that no plan could tell you now. What is the very first piece, if you'd start tonight?",
    "Ask one person who's done just that, and ask for their first week, not for advice in general. Then copy the smallest thing they did. Who do you know that's been there, even loosely?",
  ),
  say: passages(
    "Three sentences carry nearly everything: what happened, what it did to you, what you'd like from now on. \"When …, I felt …. I'd like ….\" Say it once, calmly, and leave a pause after it. Tell me the first of the three in your own words, and I'll help with the rest.",
  ),
  why: passages(
    "I can't see the reason from here, and the first one that comes to mind at night is mostly the cruelest. What you can check is the pattern: since when, after what, and with whom is it different? Two of those three usually show it. Since when is it like that?",
  ),
  when: passages(
    "I can't put an honest date on it. What can have a date is your part: the day you ask, the day you check again, the day on which you stop waiting. Put the first of those in your calendar now. Which one would it be?",
  ),
  will: passages(
    "I can't see that ahead, and I won't make it up. What speaks for it is what has already happened without your pushing; what speaks against it is what was only promised. Count both on your fingers. Which hand has more?",
  ),
  them: passages(
    "I can't look into anyone, so I go by deeds: who asked, who came, who remembered. Words are cheap on a good day. Over the last month, what did they do without being asked?",
  ),
  normal: passages(
    "It's more common than people say out loud. The better test is whether it harms you or anyone else: if not, it needs no permission; if it does, that's what to change, and not your feelings about it. What made you wonder?",
  ),
  /** Who, where, which and how much. */
  asked: passages(
    "That one I don't have an answer to that I'd stand behind. What I can do is think it through with you: what have you found out so far, and which part is still in the dark?",
    "I'd only be guessing at that, so I won't. Who could know it firsthand? Ask that one first; and tell me what you hope the answer is, because that part I can help with.",
  ),
} as const satisfies Record<string, readonly TurnPassage[]>;
