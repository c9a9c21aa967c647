import { type Thread, t } from './thread.ts';

/** A risk, a business of one's own. */
export const RISK: Thread = {
  id: 'risk',
  families: ['risk-time', 'start-business', 'freelance-life'],
  says: {
    why: t(
      "Because what ruins a risk is mostly its size and not its idea. Small and reversible can be tried in any month; all or nothing needs luck, and luck isn't a plan.",
    ),
    really: t(
      'Yes. The sky has no veto and no permission to give. Whether you can bear the loss is the question that counts, and you can answer it with a pencil.',
    ),
    source: t(
      "The test with the loss is plain sense. [[The day I name is computed from your chart and read by tradition,]] so it's a nudge. How it turns out I don't know.",
    ),
    when: [
      {
        text: 'For the first step: {window}. {window_reason} For the big one: when three strangers have paid for what you do, or when half a year of costs is put by. Before that no date is good.',
      },
    ],
    length: t(
      "Give it three to six months as a trial, with a sum you can lose. Put the day on which you decide into your calendar now, so that you don't just slide on.",
    ),
    do: t(
      "Write three lines tonight: the most it could cost, in money, time and face; how long until you'd know; what you'd do the day after it failed. If those don't scare you more than staying put, begin with the smallest version this month.",
      "Then find the cheapest proof: three strangers who pay for a small piece of it. Friends don't count. That tells you more than a plan of forty pages.",
    ),
    specific: [
      {
        text: 'Concretely: this week one page with costs and how many sales cover them. [[{window} would be the day to talk to someone who already does it.]] Within a month the first three strangers who pay. Only then rent, loans, signs on the door.',
      },
    ],
    meaning: t(
      'In plain words: yes to a step you can take back, no to a leap that only works with luck.',
    ),
    verdict: t(
      'Yes, in the small version, beside what feeds you now. No to giving notice, borrowing against your home or signing a long lease before strangers have paid you. What would turn me: half a year of costs in the bank.',
    ),
    say: t(
      'To someone who does it already: "I\'d like to try what you do. What would you do first, and what cost you the most?" To those at home: "I\'d like to try it for half a year with this sum and not more. Can you live with that?"',
    ),
    refused: t(
      "Then you ask what would have to be true for a yes, and try the small version until it is. You need few people's permission for a trial with your own small sum.",
    ),
    fails: t(
      "Then you've lost the sum you set beforehand and learned something nobody could've told you. That's the reason for setting it. Keep the way back open and nothing worse can happen.",
    ),
    more: t(
      "One more thing: ask somebody who failed at it. They know where the hidden costs are, and they're mostly glad to be asked.",
    ),
    valence: t(
      "It's good if you could live with losing it, and bad if you'd have to be lucky. That's all there is to it.",
    ),
    good: [
      {
        text: "Yes: in the small version there's hardly anything to lose. [[And a friendly day for the first step is {window}. {window_reason}]]",
      },
    ],
    bad: t(
      'Four things: long leases, borrowed money, a partner without a written agreement, and quitting before anyone has paid. And the second year, when the savings are gone; plan for that one.',
    ),
    chart: [
      {
        text: "No, a chart doesn't know whether it will work. Mars is read for how you take risks, [[yours in {mars_sign},]] and that's a style, not a result.",
      },
    ],
    tried: t(
      "Then you're further than most. What did the first strangers say with their money? Go by that, more of what they paid for and less of the rest.",
    ),
    scared: t(
      "That's reasonable, and it's useful: ask what exactly you're afraid of losing, and put a number on it. If you could bear the number, go small. If not, make it smaller until you can.",
    ),
    sad: t(
      "Then not today. Decide risks when you've slept and eaten; a low week makes everything look like the last chance.",
    ),
    late: t(
      'No. People who start at forty or fifty fail less often than the young, because they know someone and have seen things go wrong.',
    ),
    which: t(
      "The one you can undo more easily. If both can be undone, the one you'd like to work on even when no one's watching.",
    ),
    where: t(
      "Near people who'd buy it. First a market stall, a corner in somebody else's place, a weekend. An address of your own comes last.",
    ),
    unsure: t(
      "Then don't decide, test: one weekend, one stranger, one sale. After that you'll know which way you lean.",
    ),
    fault: t("No, being careful isn't a fault. Only waiting without a date is."),
  },
  also: [
    [
      /^(?:a|an|my own) (?:small |little |tiny |own )*(?:cafe|café|coffee shop|shop|store|bakery|salon|restaurant|bar|studio|business|company|boutique|food truck|etsy shop|online shop|bookshop|agency)(?: .{0,15})?$/u,
      {
        text: "Nice. Then try it before you pay for walls: a stall at the weekend market, a corner in someone else's place, ten orders through friends of friends. Work some weekends in such a place, too; it shows you the hours and the margins. If strangers come a second time, we can talk about a lease.",
      },
    ],
    [
      /^i (?:want|would like|would love|plan|am planning|am thinking) (?:to |of |about )?(?:start|open|starting|opening|found)(?:ing)? .{2,40}$/u,
      {
        text: 'A fair kind of risk, if you keep the first version small: one page with costs, three strangers who pay, a sum you could lose. Keep the job until the page adds up. What would it be?',
      },
    ],
  ],
};

/** Moving to another place. */
export const MOVE: Thread = {
  id: 'move',
  families: ['move-city', 'work-abroad', 'renting', 'moving-in', 'buy-house', 'move-home-back'],
  of: /\b(?:move|moving|live|city|place|town|country|abroad|flat|apartment|house|home|relocat\w*)\b/u,
  says: {
    why: t(
      'Because a place solves what the place causes, rent, noise, work, light, and nothing of what you carry along. Knowing which of the two it is decides nearly everything.',
    ),
    really: t(
      "Yes. Looking costs nothing and you can stop any day. It's the hurried moves that people regret, seldom the looked-into ones.",
    ),
    source: t(
      "Partly from the chart, read by tradition for what makes you feel at home, and that's unproved. The test with the ordinary Tuesday is plain experience.",
    ),
    when: [
      {
        text: 'Count back from the papers: contract, notice, money for three months. Spring and early autumn are kind to newcomers. [[For the first step, a visit or a message, {window} is a friendly stretch.]]',
      },
    ],
    length: t(
      "Give the looking two months and the new place a year. The first three months somewhere say little, they're just boxes and forms.",
    ),
    do: t(
      "Write two lists: what you'd miss here, and what you'd be glad to leave. If the second one is about the place itself, start looking this month. Then go there for an ordinary week, with shopping and a rainy Tuesday, not a holiday.",
      "Then the numbers: rent, deposit, the way to work, and three months' money. If those add up, fix a date by which you decide.",
    ),
    specific: t(
      'Exactly: this week the lists and what you can pay at most. Next week five ads and one message. Within two months a week there, living as if. Then a yes or a no with a date.',
    ),
    meaning: t(
      'In plain words: look calmly, and go toward something, not only away from something.',
    ),
    verdict: t(
      "Look, yes, starting now; give notice, not yet. What would turn me to a clear yes: work or a person waiting there, and three months of money. To a clear no: if you're mainly tired, because that travels along.",
    ),
    say: t(
      '"I\'ve been thinking about living somewhere else, and I want to think about it with you, not around you. What would you need for it to be imaginable?" To a landlord: "I\'m quiet, I pay on time, and I could move in on the first."',
    ),
    refused: t(
      'Then ask what exactly the no is about: work, people, money, or fear? Each has another answer. Suggest a trial, a month there, and a date on which you both look again.',
    ),
    fails: t(
      "Then you come back with less money and a good story, as long as you've kept the way open: sublet instead of giving up, store instead of sell. That's what the reserve is for.",
    ),
    more: t(
      "One more check: whom would you call there with a fever, and where would you walk on a Sunday? If you've an answer to both, it's nearly a home already.",
    ),
    valence: t("Neither. Wanting to go isn't running away if there's something you're going to."),
    good: [
      {
        text: "Yes: even looking around makes the place you're in feel less like a trap. [[{home_line}]]",
      },
    ],
    bad: t(
      "Signing for something you haven't seen, giving up work before there's other work, and moving because of one bad month.",
    ),
    chart: t(
      'No map is in a chart. There are astrologers who draw lines across the globe for you; nobody has shown that people are happier under them. Walk around there for a week instead.',
    ),
    tried: t(
      "Good, then you know something already. What did you like on the ordinary days there, and what did you miss? That's your answer, more than any list.",
    ),
    scared: t(
      "It's a big thing, so of course. Make it reversible: sublet for half a year, keep a key, keep the friends. Then it's an experiment, and you're allowed to come back.",
    ),
    sad: t(
      "A home one doesn't like weighs on every evening. Until you find another, change one corner of it so that you like to sit there. And look at ads on one evening a week only, or it takes over.",
    ),
    late: t(
      "No. People move well at sixty. What you need with the years is people nearby sooner, so choose where someone's already waiting for you.",
    ),
    which: t(
      "The one where you can pay the rent without thinking about it and know one person. Beauty wears off, a friend nearby doesn't.",
    ),
    where: t(
      "Where you know at least one person and could find work, that's the short answer. Take three places, sleep in each for a few days in the week, and see in which you buy groceries without thinking. The chart has no map.",
    ),
    unsure: t(
      "Then only look. Five ads on Sunday, no decision. You'll feel which one makes your heart go faster, or that none does.",
    ),
    longing: t(
      "Then that person belongs in the plan from the first day on. Tell them before you've decided, not after.",
    ),
  },
  also: [
    [
      /^i (?:hate|can not stand|do not like|dislike|am sick of|am tired of) (?:my|this|the) (?:flat|apartment|house|place|city|town|room|home|neighbou?rs?|neighbou?rhood|area)(?: .{0,15})?$/u,
      {
        text: "Then it's about the place itself, and that's good to know, because places can be changed. What is it exactly: size, noise, light, rent, the people next door? Put that one at the top of your list for the next place, and start looking this month; no need to give notice yet.",
      },
    ],
    [
      /^(?:maybe |to |probably |in |i think |like )*(?:spain|portugal|italy|france|germany|england|london|paris|berlin|lisbon|madrid|barcelona|new york|la|los angeles|chicago|texas|california|canada|toronto|australia|sydney|greece|ireland|dublin|amsterdam|vienna|the (?:sea|coast|country|mountains|countryside)|\p{L}+ maybe|abroad)$/u,
      {
        text: "Good, now it has a name. Go there for a normal week before you decide, not in summer and not as a tourist: supermarket, bus at seven, an evening alone. Find out three things: papers or visa, rent for a small place, and one person you could call. If you still like it in the rain, it's a plan.",
      },
    ],
    [
      /^(?:and |but )*(?:my )?(?:boyfriend|girlfriend|husband|wife|partner|he|she)(?: (?:does|will|would) not (?:want|like) (?:to|it|that)(?: .{0,15})?| (?:hates|refuses) .{0,20})?$/u,
      {
        text: "Then it's a decision for two, and the talk comes before the map. Ask what the no is about, work, family, friends, fear of starting over, and listen to the end. Offer a trial: four weeks there together, then each says yes or no. If it stays a no, you choose between a place and a person, and you'd better say that out loud.",
      },
    ],
    [
      /^(?:but )?(?:my (?:job|work|family|friends|life|kids?|mom|mother) (?:is|are)(?: all)? (?:here|there)|everyone is here|i have a job here)$/u,
      {
        text: "That's the heavy side of the scale, and it may weigh more. Ask at work whether some of it could be done from there, and who of your people would visit. If neither, take a month there as a trial before you give anything up. What's the one thing here you couldn't do without?",
      },
    ],
  ],
};
