import type { Turn } from '../turn.ts';

const ASKED = /\b(?:if|should|would|what if|when i|hope)\b/u;

/** What the others said or did when the person spoke to them. */
export const THEIR_ANSWER_TURNS: readonly Turn[] = [
  {
    id: 'since-brushed-aside',
    said: /\b(?:said|says|told me|tells me|was like|goes)\b.*\b(?:(?:she|he|they|it|that) (?:means?|meant) (?:it )?well|(?:only|just) (?:trying to|wants? to) help|not (?:that deep|a big deal|such a big deal)|no big deal|calm down|i am overreacting|to relax|to chill|whatever$|that is just how (?:she|he|they))\b/u,
    unless: ASKED,
    passages: [
      {
        of: /\b(?:mother in law|father in law|in laws|his (?:mom|mum|mother|dad|parents)|her (?:mom|mum|mother|dad|parents))\b/u,
        text: "\"Means well\" may be true, and it answers a question you didn't ask. You didn't say {they} had bad intentions; you said whose decisions these are. So leave the family out of it and keep it between you two: \"I believe it's meant well. I'm asking who decides, and I'd like that to be us. Which three things do we tell them are settled?\" Then who says it is clear: the one whose parents they are. If you can't get that far as two, that's the talk to have first.",
      },
      {
        text: "You said what it did to you, and you got told how small it is; that's lonely in its own way. Don't argue about the size. Bring back the wish, in one line: \"Maybe so. It matters to me, and what I'm asking for is this.\" Then one concrete thing, and a pause. Whether {they} take{s} it up tells you more than the word for it.",
      },
    ],
  },
  {
    id: 'since-they-unfollowed',
    said: /\bhe (?:\w+ )?(?:unfollowed|muted|blocked|deleted|removed) (?:her|them|his ex)\b|\bshe (?:\w+ )?(?:unfollowed|muted|blocked|deleted|removed) (?:him|them|her ex)\b/u,
    unless: ASKED,
    after: /\b(?:ex|exs|likes?|liking|pictures|follows?|following|posts)\b/u,
    passages: [
      {
        text: "You asked, and {they} did it; that's a real answer, and quicker than most. Say thanks once, plainly, and then let it be done: no checking whether it stays that way, because checking would eat the good of it. And notice what helped: you said the small thing early, before it became a big one. How do you feel with it now?",
      },
    ],
  },
  {
    id: 'since-agreed-on-a-number',
    said: /\b(?:(?:she|he|they|my \w+) (?:said|says|agreed (?:to|on)|offered|is ok with|can do)|we (?:agreed on|settled on)) (?:up to |like |about |only |max )?(?:\d+|one|two|three|four|five|six|every other|half)(?: \w+)? ?(?:nights?|days?|weekends?|hours?|times?|percent|dollars|bucks|evenings?)\b/u,
    unless: /\b(?:if|should|would|ago|what if|years?|weeks? ago|notice|to live|left)\b/u,
    passages: [
      {
        of: /\b(?:roommate|flatmate|boyfriend over|girlfriend over|nights?)\b/u,
        text: "You said it, and you've got a number; that's more than most people get from that talk. Is it one you can live with? If yes, put it in one friendly text, \"Thanks for today, so four it is,\" whatever the figure, and add the second thing while the mood's good: hands off your stuff. If it's one too many, say so now and offer a trial: \"Let's try it for a month and look again.\" Later it looks like a change of mind.",
      },
      {
        text: "There's a figure on the table, and that's a talk that worked. Before you say yes, ask yourself if you could live with it in three months on a tired day. If yes, put it in one friendly line in writing. If it's close, name your number once and the reason, and meet in the middle. Which is it for you?",
      },
    ],
  },
];
