import type { Turn } from '../turn.ts';

/** "its not about him, its me": by how the person feels. The last one is for any feeling. */
export const ABOUT_ME: Turn = {
  id: 'later-about-me',
  said: /./u,
  passages: [
    {
      of: /\b(?:tired|exhausted|drained|worn out|done) (?:of|from) (?:always )?(?:being|having|carrying|holding|doing)\b|\bthe strong one\b|\bcarry(?:ing)? (?:everyone|everything|it all)\b/u,
      text: "Then it's about you, and you're tired for a good reason: being the strong one is a job nobody relieves you of unless you say so. You may put it down for an evening. Tell one person exactly this, \"I can't be the strong one this week\", and hand over one concrete thing; the house won't fall.",
    },
    {
      of: /\b(?:lonely|alone|isolated|no friends|nobody to talk)\b/u,
      text: "Then it's about you, and loneliness is reason enough by itself; it isn't ungrateful and it's nobody's fault. Give two evenings a week a fixed thing with other people in it, a class, a choir, a call with the one who makes you laugh. It takes a few weeks before it feels like yours, so start with the easiest one.",
    },
    {
      of: /\b(?:jealous|insecure|not good enough|ugly|hate myself|self esteem|compare)\b/u,
      text: "That's honest, and it helps: then {they} can't fix it, and you don't have to wait for {them}. Pick the one moment in which it bites most, and decide what you'll do then instead of checking or asking. If it's old and everywhere, a counselor is good at exactly this.",
    },
    {
      of: /\b(?:angry|rage|furious|snap|lose it)\b/u,
      text: 'Good that you see it, that\'s the half most people miss. Then look at what comes before it, hunger, tiredness, feeling small, and leave the room at the first sign with one sentence: "Give me ten minutes." Come back when you said you would.',
    },
    {
      of: /\b(?:bored|stuck|empty|lost|no idea what i want|do not know what i want|unhappy)\b/u,
      text: "Then leave {them} out of it for a while and look at your own week: what's in it that's only yours? Start there, one small thing you used to like, before you decide anything about the two of you.",
    },
    {
      text: "Okay, then it's about you, and I'll leave the others out. What would be different on an ordinary day if it were better? Take the smallest piece of that answer and do it this week, without anyone's permission.",
    },
  ],
};
