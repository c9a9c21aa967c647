import type { Turn } from './turn.ts';

/** A yes or a no about the matter itself: are we doomed, is it my fault, is that a reason. */
export const VERDICT_TURNS: readonly Turn[] = [
  {
    id: 'doomed',
    said: /\b(?:(?:are|am) (?:we|i) (?:then |just |totally |basically |all )?(?:doomed|screwed|cursed|incompatible|a bad match|hopeless|cooked|fucked)|is (?:it|that|this) (?:then |just |all )?(?:hopeless|doomed|impossible|over|the end|a bad match|a lost cause)|is there (?:any|no|still) (?:hope|chance|point)|(?:so |it is )(?:doomed|hopeless)|will (?:we|it) (?:never |ever )?(?:last|work(?: out)?|survive)|do we (?:have|stand) a chance|(?:can|could) (?:it|we|this) (?:still )?work)\b/u,
    unless: /\bif\b/u,
    passages: [
      {
        of: /\b(?:roommate|flatmate|roommates|bestie|best friend|housemate|move in)\b/u,
        text: "Doomed, no. Opposites make good roommates if the dull things are settled on day one: who's asleep when, who cleans what, whose friends come on which nights, and how you tell each other \"this bugs me\" before week three. Charts that clash mean you'll notice different things, so let each of you own what you notice: one does bills, one does the plants. The friendship is the part to protect, so keep one evening that isn't about the flat.",
      },
      {
        of: /\b(?:opposites?|signs?|chart|charts|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|compatib\w+|elements?|fire|earth|air|water)\b/u,
        text: 'No. No pair of signs is doomed, and opposites least of all: they sit across the same line, so each has what the other keeps looking for. What it costs is translation. One wants to talk now, one wants an hour first; agree on a rule for that and half your fights are gone. Whether it lasts hangs on kindness and on how you repair a bad day, and no chart shows either.',
      },
      {
        themes: ['love'],
        text: "I don't think so, and I can't see it from here either. Look at three things: do you both still try after a fight, can each of you say no and be safe, and do you laugh sometimes? Two of those three and there's plenty to work with. If none, then it isn't fate, it's how things are right now, and you may say so aloud. Which one's missing?",
      },
      {
        themes: ['money', 'work'],
        text: "No. It's tight, and tight isn't the end. A plan with small steps beats a rescue: what comes in, what goes out, which one call would change most this week? Make that call first. I wouldn't bet against someone who's already looking at it.",
      },
      {
        text: "No, I'd not say that. It's hard, and hard things look finished when you're tired. Pick the one part you can move this week and look again on Sunday, after sleep. Things that are really over don't usually keep you asking.",
      },
    ],
  },
  {
    id: 'my-fault',
    yields: true,
    said: /\b(?:(?:is|was|could) (?:it|this|that) (?:be |all |then |really )*(?:my fault|me|because of me|on me)|am i (?:then |just |really |actually )?(?:the problem|a bad (?:person|mom|mother|dad|father|friend|son|daughter|partner|wife|husband)|wrong|selfish|crazy|overreacting|too (?:much|sensitive|needy|picky|old|nice|late)|the bad guy|the villain|mean|being (?:unfair|dramatic|silly|selfish|too \w+|mean|petty|paranoid))|i am the problem|so it is my fault|it is (?:all )?my fault|does that make me)\b/u,
    passages: [
      {
        of: /\b(?:horse|dog|cat|pony|puppy|rabbit)\b/u,
        text: "A little, possibly, and not in a way you need to feel bad about. Animals read our shoulders and our breath, and before a big day we're stiff. So test it: do everything as on a show day, loading, plaiting, the early start, and then just go for a quiet walk. If {pet|the animal} is sound on that day, it's the routine and the nerves, and both can be trained. If not, ask the vet to look again on a bad day, not a good one.",
      },
      {
        of: /\b(?:bad (?:mom|mother|dad|father)|kids?|son|daughter|children|parent)\b/u,
        text: 'No. Bad parents don\'t lie awake over it. You had a hard moment, and children can live with those if someone comes back afterward and says so: "That was too loud from me. I\'m sorry. I love you." Ten seconds. What they keep is less the mistake than what happened next.',
      },
      {
        of: /\b(?:overreacting|too sensitive|crazy|dramatic|paranoid|too much|needy)\b/u,
        text: "No. A feeling isn't an error; it tells you that something touched a sore place. Whether the size fits is a second question, and you can test it: would you find it as bad if it happened to a friend? If yes, it's about what was done. If no, there's an old bruise underneath, and that deserves care and not a scolding. Either way you're allowed to say \"that hurt.\"",
      },
      {
        of: /\b(?:selfish|mean|unfair|the bad guy|villain|petty)\b/u,
        text: "No. Selfish would be not asking yourself the question. You wanted something and someone else wanted something different, that's a conflict and not a crime. Check one thing: have you told them honestly, in time for them to plan? If yes, you've been fair. If not, do that today.",
      },
      {
        text: "Not all of it, I'd say, and that's the honest answer to most things between people. Take a sheet with two columns: what you did, what the others or plain chance did. For your column there's something to mend, once and small. The other one isn't yours to carry. People who ask this usually take too much, so be strict about column two.",
      },
      {
        text: "No. You're somebody who did the best you could see at that point, and you're looking at it now with more light. If there's one thing you'd do differently, say it to the person it touched, and do it differently next time. That's all that fault is good for.",
      },
    ],
  },
  {
    id: 'reason-enough',
    said: /\b(?:is (?:\w+ ){1,3}(?:a|an|enough of a|a good|a valid|really a|even a) (?:reason|deal ?breaker|excuse|red flag)|is (?:that|it|this|being \w+|\w+) (?:enough|reason enough|a reason|fair|allowed|ok to want|a red flag)|does (?:that|it|this) count|good enough reason)\b/u,
    passages: [
      {
        of: /\b(?:bored|boring|boredom|spark|butterflies|excit\w+)\b/u,
        text: 'It can be, but not by itself and not yet. Bored has two meanings, and they lead different ways. One is "nothing new happens to us": that\'s the two of you on autopilot, and it often gives way to a few odd weekends and a secret or two told. The other is "I\'m not curious about {them} anymore": that one doesn\'t answer to weekends. So give it a month of doing something new together, your idea, and watch whether you look at {them} or at the clock. Kind is worth a month of trying. It isn\'t worth a life of pretending.',
      },
      {
        of: /\b(?:child|children|kids?|baby)\b/u,
        text: "It can be, and you wouldn't be a monster for it. Wanting a child or not is one of the few things where there's no half. But it's a big reason, so don't use it in a hurry: tell {who|them} once, without pressure, how deep it goes for you, and ask how deep the no goes. A not-now and a never are different. Two or three sessions with a couples' counselor are made for exactly this. If it's still yes against no after that, you're both allowed to want what you want.",
      },
      {
        themes: ['love'],
        text: "It's a reason if it stays true after you've said it. You don't need a crime to leave, or a list that convinces your friends. But say it to {who|them} first, plainly, as a wish: \"I need more of … . Can we try?\" If you've asked and nothing moves, that's enough. If you've never asked, it's only the beginning of one.",
      },
      {
        themes: ['work'],
        text: "Yes, if it's been like that for months and you've asked for a change once. A job takes most of your waking hours; you don't need a scandal to want out. It isn't a reason to go without a landing, though. Treat it as the reason to start looking, and let the next contract be the reason to leave.",
      },
      {
        text: "If it keeps coming back, yes, it counts. A reason doesn't have to be dramatic, it only has to be true on a good day as well. So check it on one: when you've slept and eaten and no one's annoyed you, is it still there? Then you may act on it, and you don't owe anyone a better one.",
      },
    ],
  },
];
