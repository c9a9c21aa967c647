import type { Reaction } from './reaction.ts';

const LEAD =
  '^(?:(?:and|but|so|honestly|just|now|also|well|yes|ugh|i guess|because) )*(?:(?:i am|im|i feel|feeling|i just feel|it makes me|makes me|i got) )?(?:(?:so|really|very|too|a bit|a little|bit|kind of|kinda|just|super|pretty|still|always|more|mostly|quite|totally|also) )*';
const TRAIL =
  '(?: (?:now|though|tbh|honestly|lol|of it|about it|about that|right now|i guess|too|already|all the time|inside|today))*$';

const feeling = (
  id: string,
  words: string,
  followedBy: Reaction['followedBy'],
  texts: string[],
): Reaction => ({
  id: `feels-${id}`,
  said: new RegExp(`${LEAD}(?:${words})${TRAIL}`, 'u'),
  ...(followedBy !== undefined && { followedBy, isWhole: true }),
  passages: texts.map((text) => ({ text })),
});

/** A feeling alone, or nearly alone: it is met first, then comes something small to do. */
export const FEELING_REACTIONS: readonly Reaction[] = [
  feeling(
    'scared',
    'scared|afraid|terrified|frightened|fear|fearful',
    ['how', 'say', 'normal', 'told', 'should'],
    [
      "Of course you are; there's something in it that matters to you. Fear gets smaller when the next step is small and has an hour on it.",
      "That makes sense, and you don't have to stop being scared before you move. Take the fear along and keep the step tiny.",
    ],
  ),
  feeling(
    'nervous',
    'nervous|anxious|worried|stressed|panicking|freaking out|overwhelmed|on edge',
    ['how', 'normal', 'told', 'say', 'should'],
    [
      'I can see why. Take it out of your head and onto paper for five minutes; a worry with a list beside it gets quieter.',
      "No wonder, with all of that at once. You only need to get through the next piece, so let's make it a small one.",
    ],
  ),
  feeling(
    'sad',
    'sad|down|heartbroken|hurt|upset|disappointed|devastated|crushed|it hurts|hurts',
    ['normal', 'told', 'how'],
    [
      "I'm sorry. You don't have to be sensible about it tonight; it hurts because it counted.",
      "That belongs to it, and it isn't weakness. Let it be a sad evening, with something warm and somebody who knows you.",
    ],
  ),
  feeling(
    'outraged',
    'wtf|what the (?:hell|heck|fuck)|seriously|unbelievable|the audacity|i can not even|shocked|in shock|speechless|stunned',
    ['say', 'how', 'told', 'should'],
    [
      'I know. It takes a moment to believe it, and you may be loud about it here first.',
      'Right? Nobody would take that lightly. Let the first heat go before anything is sent.',
    ],
  ),
  feeling(
    'tired',
    'tired|exhausted|drained|worn out|done|burnt out|burned out|fed up|sick of (?:it|this|that)|over it',
    ['how', 'say', 'told', 'should'],
    [
      "I hear it. Tired people shouldn't decide big things, so first one thing less and one night of sleep. After that comes the part that would really take weight off.",
      "That's a lot to carry for one person. Nothing in it has to be solved tonight; it's enough to hand over one piece.",
    ],
  ),
  feeling(
    'angry',
    'angry|mad|furious|pissed|pissed off|annoyed|irritated|raging',
    ['say', 'how', 'should', 'told', 'normal'],
    [
      "You have reason to be. Use the anger for one clear sentence and not for ten; it's strongest when it's short, and best when it's a day old.",
      'Understandable. Anger tells you that a line was crossed, so name the line, once, when your pulse is down.',
    ],
  ),
  feeling(
    'guilty',
    'guilty|ashamed|embarrassed|stupid|bad about it|like a bad \\w+|selfish',
    ['normal', 'how', 'say', 'told'],
    [
      'That feeling mostly visits people who try to do right by others. Ask it one thing: is there something to repair? If so, do that; if not, it has said its piece.',
      "Be as fair to yourself as you'd be to a friend who told you the same thing.",
    ],
  ),
  feeling(
    'jealous',
    'jealous|envious',
    ['normal', 'say', 'how', 'told'],
    [
      "That's human, and it points at something you'd like for yourself. Say what that is, and leave out what the other person is doing wrong.",
    ],
  ),
  feeling(
    'lonely',
    'lonely|alone|left out|invisible',
    ['how', 'normal', 'told'],
    [
      "I'm sorry, that's a heavy kind of quiet. Write to one person tonight, two lines, no reason needed; being remembered often starts with remembering somebody.",
    ],
  ),
  feeling(
    'confused',
    'confused|lost|torn|unsure|mixed up|all over the place|stuck',
    ['how', 'should', 'told', 'why'],
    [
      "That's what it looks like when several true things don't fit together. You needn't sort all of them. Take the one with the nearest date.",
    ],
  ),
  feeling(
    'shy',
    'shy|awkward|insecure|not good with (?:words|people)|bad at (?:this|that|talking|small talk)|an introvert|introverted|socially awkward',
    ['say', 'how', 'told', 'should'],
    [
      'Then skip the grand version. Shy people do this best in one short line at a moment with a natural end, in passing, on the way out.',
      "That's no obstacle; quiet and honest lands better than smooth. Have one sentence ready and don't plan the second.",
    ],
  ),
  feeling(
    'hopeful',
    'hopeful|happy|excited|relieved|proud|better|so happy|glad|good about it',
    undefined,
    [
      "I'm glad. Let it be good for a while before you ask it for the next thing.",
      "That's lovely to hear. Keep a little of that for the days when it looks smaller.",
    ],
  ),
];
