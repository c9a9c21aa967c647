import type { TurnPassage } from './turn.ts';

/** Said to a story that goes on where its subject has nothing left that fits the new words. */
export const GOING_ON: readonly TurnPassage[] = [
  {
    themes: ['love'],
    text: 'Thanks, that makes it clearer. What would help you more right now: words you could say, or a way to decide what you do if nothing changes?',
  },
  {
    themes: ['work'],
    text: 'Good, that helps me see it. What would you like on it: words you can use, or a plan for the coming week?',
  },
  {
    themes: ['money'],
    text: "That helps, now it's less of a fog. Put it on the page with the other figures, what comes in, what goes out, by when. The next step is the one with the nearest date. Which one's that?",
  },
  {
    themes: ['family'],
    text: "Okay, that's a piece I didn't have. What weighs most in it for you right now: what to say, what to do, or the bad conscience?",
  },
  {
    themes: ['friends'],
    text: "Okay, I see why that sticks. One honest line to {who|them} usually does more than a week of wondering. Do you want to find that line, or first decide what you'd be happy with?",
  },
  {
    themes: ['loss'],
    text: "Thank you for telling me that. It's the small, exact things that hold a person. There's nothing you have to do with it. What else do you remember about that?",
  },
  {
    themes: ['self', 'body'],
    text: "Okay, so one tip won't do it. If you could change only one thing about it this month, which would you take: what you do, who's around you, or how you talk to yourself about it?",
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

/** Said to good news that goes on: it is enjoyed, and not advised on. */
export const GLAD_TO_HEAR: readonly TurnPassage[] = [
  {
    of: /\bnot (?:the (?:one|job|place|result|part|school)|what|as much)\b|\b(?:said no|turned me down|rejected|less (?:pay|money)|pays less|far away|unfortunately|second choice|disappoint\w*|wanted the other)\b/u,
    text: "Ah, so there's a bruise in the good news. Both are true: you got something, and it isn't the one you had your heart on. Give the other one an evening of being sad about it. Then judge this one by itself, by what's in it on an ordinary Tuesday.",
  },
  {
    of: /\bnot (?:the (?:one|job|place|result|part|school)|what|as much)\b|\b(?:said no|turned me down|rejected|less (?:pay|money)|pays less|far away|unfortunately|second choice|disappoint\w*|wanted the other)\b/u,
    text: "I'm sorry about that one. A no from the place you hoped for stings even with a yes in your pocket. You don't have to be grateful yet; say yes or no to this one when the sting is a day or two old.",
  },
  {
    of: /\b(?:nervous|scared|afraid|worried|anxious|terrified|unsure|stressed)\b/u,
    text: "A few nerves belong to good news; they mean that it matters. Give the part that worries you one hour this week with someone who knows it. The rest of it is still good, and it's still yours.",
  },
  {
    of: /\b(?:dad|mom|mum|mother|father|grandma|grandpa|husband|wife|sister|brother|family) (?:\w+ ){0,3}(?:cried|proud|happy|was one|did too)\b/u,
    text: "Oh, I like that part best. That's the sentence you'll still be telling in twenty years. Have you told them how it felt to be the one with the news?",
  },
  {
    text: 'That makes it better still. Let it be good for a while; nothing has to follow from it today.',
  },
  {
    text: "I'm enjoying this with you. Keep that detail somewhere you'll find it again, because in a month it'll feel as if it had always been so.",
  },
  {
    text: 'Good. And you got there by a lot of ordinary days that nobody clapped for. What was the first thing you did when you knew?',
  },
  {
    text: "I'm glad, all over again. Who's the next person you get to tell?",
  },
];
