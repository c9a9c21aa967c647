/** What is said before another try at a question. */
export const AGAIN_LINES = {
  notAsked: 'Sorry, I missed your question.',
  notHelpful: 'Fair enough. More concretely, then.',
  alreadySaid: "You're right, I repeated myself. Something else, then.",
  /** Nothing else is written for it. */
  askWhat:
    'You asked: "{question}" I may be reading it wrong. What would help: a yes or no, words to say, or a plan for the next days?',
  askWhatUnquoted:
    'I may be reading it wrong. What would help: a yes or no, words to say, or a plan for the next days?',
  told: "You're right, I'm sorry. You told me that {told}, and I went past it with advice. What would you like instead: an honest opinion, words to say, or just someone to listen?",
  toldUnquoted:
    "You're right, and I'm sorry: I gave advice you hadn't asked for. Tell me what you want from me, an honest opinion, words to say, or just someone to listen, and I'll keep to that.",
  /** "like what" after advice. */
  forExample: 'For example:',
  /** Of two people the one that is meant, where another person's heart was asked about. */
  meantOne:
    "{option}, then. Who likes you more I can't see, so go by what you can: does that one ask you things back, and does a plan with a day come from that side too?",
  /** "what did i ask you before" */
  recall: 'You asked me: "{question}"',
  recallUnquoted:
    "I have it that we were talking about something you told me, but I'd rather not repeat it word for word. Shall we go on with it?",
  /** Whether the person asked if somebody is the one. */
  noVerdictOnOutcome:
    "Neither, honestly: that one gets decided by other people and by time, and a yes from me would only be something to lean on that isn't there. What's yours is the next step, whichever way it goes.",
  noVerdictOnFate:
    "Not a yes and not a no: whether somebody is the one shows in ordinary weeks, and no chart decides it. My lean is to go on, as long as you're calmer with them than without and the big things can be said out loud: children, where to live, money. Which of these haven't you talked about yet?",
  /** Whether the person asked a yes of somebody else's heart. */
  noVerdictOnHeart:
    "No, that's not a yes from me. What you've told me would fit it, and it would fit plenty of harmless things too; nobody can tell them apart from outside. Ask {them} once, plainly, and then look at what {they} {does} in the weeks after.",
} as const;
