/** What is said outside the families. */
export const REPLY_LINES = {
  /** Before an answer whose reading is likely and not sure; a label follows. */
  takingAs: 'About {label}:',
  corrected: 'Got it.',
  misread: 'Ah, I went the wrong way there.',
  unsure: 'I\'m not sure I\'m reading this right: "{quote}" Is it one of these?',
  unsureUnquoted: "I'm not sure I'm reading this right. Is it one of these?",
  unsureAgain:
    "I don't have a good answer to that, and I'd rather say so than guess. The closest I can do:",
  outside:
    "That one's outside what I know. I do charts, dates, numbers, and everyday advice on love, work and family. What's going on with you?",
  somethingElse: 'Okay. Say it again in your own words, as plainly as you like.',
  whyNothing:
    'That one rests on no planet. It was plain advice, the kind a friend would give, so take it or leave it.',
  whyReceipts: "Here's what it rests on.",
  whyClosing:
    'The positions are computed and you can check them anywhere. What people make of them is tradition, and nobody has shown that it works.',
  neitherGoodNorBad:
    'Neither. It says where something shows, and people do well and badly with every version of it. Nothing in a chart is a sentence on you. What made you wonder?',
  saidAll:
    "That's all I have on it, and I'd rather not say it twice. Ask me from another side, or tell me what has changed.",
  yes: 'Good. Tell me more about it, if you like.',
  no: 'Okay, then we leave that. What else is on your mind?',
  fine: "Okay. I'm here if something else comes up.",
  neverMind: "No problem. I'm here if it comes back.",
  nothingToFollow: "I've lost the thread. What would you like to know?",
  /** Before an answer from a birth that was typed in the chat, and after it. */
  typedBirth: 'Going by the birth you typed here, {birth}:',
  keepBirth: 'To use it from now on, save it under Profile, Edit Profile.',
  next: 'Next one: {label}.',
  /** Before an earlier question that is answered again. */
  earlier: "You're right, back to that one.",
  /** Before the same question about another person. */
  about: 'About {who}, then.',
  /** To "the second one" of two options. */
  leaning:
    "So it's {option} you're leaning toward, and you said that without a reason in front of it, which counts for something. Before you settle it, name the one thing that could still stop you and find that out this week. If it holds, take {option} and don't reopen it for a month.",
  leaningUnnamed:
    "Then you're half decided, and that's worth noticing. Name the one thing that could still stop you, find that out this week, and if it holds, go with that one and don't reopen it for a month. What's the thing?",
  /** To "so you're saying …" about somebody. */
  notSaying:
    "I'm not saying that. I can't see into {them}, so it would be a guess, and you'd be stuck with it.",
  /** To "so you're saying …" about anything else. */
  inShort: 'Not quite. It comes down to this.',
  whatISay: 'What I did say comes to this.',
  /** To "why" after advice that a planet only coloured. */
  whyAdvice: 'The advice itself is plain sense and rests on no planet.',
} as const;

/** Said to a story that goes on when its subject has no passage left. */
export const GOING_ON = [
  "I'm with you. What would help more right now: thinking it through, or only having said it?",
  "That matters, thanks for telling me. What's the part you keep coming back to?",
  "I hear you, and I'd rather not guess from here. What would you like to know about it?",
] as const;

export const SOMETHING_ELSE = 'something else';
