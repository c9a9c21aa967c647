import type { CrisisTopic } from '../../src/safety/topics.ts';

/** One question, asked instead of an answer when words could mean two things; at most once in a conversation. */
export type AskLine = {
  /** {emergency} and {helpline} are those of the country. */
  readonly text: string;
  /** What taps say: the lighter reading and the heavier one. */
  readonly lighter: string;
  readonly heavier: string;
};

const ABOUT_SELF: AskLine = {
  text: `I'd rather ask than miss something. Is it a hard time, or is it heavier than that, like not wanting to be here? If it's the second, you don't have to carry it by yourself tonight: {helpline}, and the help page has more. If it's the first, or I read too much into it, I'm still here.`,
  lighter: 'a hard time',
  heavier: "it's heavier",
};
const ABOUT_HOME: AskLine = {
  text: `That sounds hard to live with. Is it that you argue, or are you afraid, or not free to come and go? If you're afraid or not free, you don't have to work it out alone: the help page has people who know this well and listen in confidence, and when it can't wait, call {emergency}. If it's the first, I'm still here.`,
  lighter: 'we argue',
  heavier: "I'm afraid",
};
const ABOUT_FOLLOWED: AskLine = {
  text: `One question first: is somebody following you, watching you or at your home right now? If so, don't wait for me: call {emergency}, and go where people are or behind a door that locks. You don't have to be sure. If it's over and it frightens you still, the help page has people to talk to. If it's something else, I'm still here.`,
  lighter: "no, I'm safe",
  heavier: 'yes, right now',
};
const ABOUT_CHILD: AskLine = {
  text: `I want to get this right. Is it a worry about everyday things, or is a grown-up hurting a child or teenager, coming too close, or asking for secrets? If it's the second, it's never the young person's fault: the help page has people who listen to children and to those who worry about one, and when it can't wait, call {emergency}. If it's the first, I'm still here.`,
  lighter: 'everyday things',
  heavier: 'a grown-up does that',
};
const ABOUT_SOMEBODY: AskLine = {
  text: `I can see why that worries you. Are they having a hard time, or could they hurt themselves? If it's the second, don't sit with it alone: the help page has people who will talk it through with you, and if they can't be reached, call {emergency}. If it's the first, I'm still here.`,
  lighter: 'a hard time',
  heavier: 'they could hurt themselves',
};
const ABOUT_SLEEP: AskLine = {
  text: `That's a long time to be awake. Is something keeping you up, or do you feel wide awake, with thoughts, signs or voices that won't stop? If it's the second, a doctor should hear about it today, and the help page has people you can call right now. If it's the first, I'm still here.`,
  lighter: 'something keeps me up',
  heavier: "it won't stop",
};

const ABOUT_BODY: AskLine = {
  text: `Is this happening right now? If somebody is ill, hurt or hard to wake, don't wait for me or for the stars: call {emergency}, they'll tell you what to do. The help page has the number too. If it's over and everyone is well, I'm still here.`,
  lighter: 'everyone is well',
  heavier: "it's happening now",
};

const ABOUT_VIOLENCE: AskLine = {
  text: `That sounds like a lot of anger. Are you letting off steam, or could someone get hurt? If it's the second, step away from it now: the help page has people who will talk it through with you and not judge you, and when it can't wait, call {emergency}. If it's the first, I'm still here.`,
  lighter: 'letting off steam',
  heavier: 'someone could get hurt',
};

export const ASK_LINES = {
  suicide: ABOUT_SELF,
  'self-harm': ABOUT_SELF,
  eating: ABOUT_SELF,
  'medical-emergency': ABOUT_BODY,
  'harm-to-others': ABOUT_VIOLENCE,
  abuse: ABOUT_HOME,
  'violence-from-others': ABOUT_FOLLOWED,
  'child-safety': ABOUT_CHILD,
  'someone-else-at-risk': ABOUT_SOMEBODY,
  psychosis: ABOUT_SLEEP,
} as const satisfies Record<CrisisTopic, AskLine>;

/** The lighter answer was chosen and nothing else was asked. */
export const RELIEVED: readonly string[] = [
  `Okay, thanks for telling me. Then nothing has to be solved tonight: something to eat, a shower, something easy on a screen. What would make the rest of today a little lighter?`,
  `Thanks for saying so. Then let's leave the big questions for tomorrow. If it ever gets heavier than this, the help page is there at any hour. What would you like to look at?`,
];
