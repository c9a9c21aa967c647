import { type Thread, t } from './thread.ts';

/** What to do with one's work, gifts and life. */
export const DIRECTION: Thread = {
  id: 'direction',
  families: [
    'purpose',
    'career-direction',
    'career-change',
    'hidden-talent',
    'choose-study',
    'feeling-behind',
    'creative-block',
    'what-missing',
  ],
  says: {
    why: [
      {
        text: 'Because a direction shows in what you do without being told, long before it has a name. The chart is a hint for where to look, and the proof is in your week.',
      },
    ],
    really: t(
      "As a hint, yes. As a fate, no. A chart can't know what you'll be good at, and you'll notice within a month whether it fits: you'll forget the time, or you won't. Believe that more than me.",
    ),
    source: [
      {
        text: "Part of it is computed and part is tradition: where the planets stood at your birth is exact, and what's read into it is a very old habit that nobody has proved. The advice itself, to go by what you do unasked, is plain experience.",
      },
    ],
    when: [
      { of: /\bdays?$/u, asks: 'which day this month is best for work' },
      {
        text: "Start this week, small, and look again in three months; that's the only timing I'd trust. Clear things come after doing, not before. A first hour on Saturday morning tells you more than a month of thinking.",
      },
    ],
    length: t(
      "Three months of one hour a week is enough to know whether it's yours. Not to be good at it, only to know whether you'd miss it. If you wouldn't, take the next idea. Most people need two or three.",
    ),
    better: t(
      "Yes, mostly once you're doing one thing instead of weighing five. The fog is a sign that you're thinking about it without touching it. One real hour this week will lift some of it.",
    ),
    do: t(
      "Tonight write down five moments when you were of use and forgot the time. Look for the verb they share: fixing, teaching, hosting, making, calming. Do that verb once this week for one person. That's a direction, and a direction is enough for now.",
      'Then find one person who does it for a living and ask for twenty minutes. Two questions: "What does a bad day look like?" and "How would you start today?" If you\'d take the bad day too, go on.',
    ),
    specific: [
      {
        of: /\b(?:purpose|meant to|here to|calling|destiny|mission)\b/u,
        text: "Gladly. [[By your chart it's this: the North Node in {north_node_sign}, so leave the comfortable opposite, the South Node in {south_node_sign}, a little.]] And by your week: name the task you begin without being asked, the subject where you correct people, and the work you'd do even when tired. Where those three meet is your direction.",
      },
      {
        text: "One concrete week, then: Monday, ask two friends what they'd come to you for first. Wednesday, do that thing for an hour. Saturday, look up one person who earns money with it. By Sunday you know more than today.",
      },
    ],
    meaning: t(
      "In plain words: what you're looking for isn't hidden somewhere, it's already in what you do when nobody asks you to. The chart gives it a name, and trying it for an hour shows whether the name fits.",
    ),
    verdict: t(
      "I lean yes to trying it small, beside what you do now, and no to throwing everything over for it this month. If it still pulls at you after three months of Saturdays, ask me again, and I'd lean further.",
    ),
    say: t(
      '"I\'m thinking of going in your direction, and I\'d love twenty minutes of your time. What would you do first in my place?" People like being asked that. To those who worry about you: "I\'m trying something for three months. I\'m not deciding anything yet."',
    ),
    refused: t(
      "Then ask the next one; a no to twenty minutes is about somebody's calendar. Three tries usually bring one yes. And you don't need anybody's permission for the first hour on Saturday.",
    ),
    fails: t(
      "Then you know one thing that isn't yours, for the price of a few evenings. Most people who do what they love failed at something next to it first. Keep the tries small, so none of them can cost you much.",
    ),
    more: [
      {
        text: 'One more clue, from what you envy. Not money or looks: whose ordinary Tuesday would you like to have? Envy is rude, but it points well. [[And by the chart, Mars in {mars_sign} is how you start things, so begin in that manner and no other.]]',
      },
    ],
    valence: t(
      "It's neither; it's a direction, and every one has a comfortable side and a tiring one. Good is what leaves you larger at the end of the day. You'll feel that by the third try.",
    ),
    good: [
      {
        text: "Yes. You've got more to work with than you notice, because what comes easily never feels like a gift. [[{season_line}]] And trying costs an hour a week, which is a small price for finding out.",
      },
    ],
    bad: t(
      "The trap here is waiting until you're sure. Nobody was sure. The second trap is asking too many people: three opinions, then you try it yourself.",
    ),
    chart: t(
      'The chart gives a hint at most, and nobody has shown that it decides a career. Use it as a good question: is there some truth in it? If yes, follow it for an hour a week. If not, drop it without regret.',
    ),
    tried: t(
      "Then you're further than most, and the question is what you learned from it. What part did you like, even in the failed try? Keep that part and change the rest: another place, other people, a smaller piece.",
    ),
    scared: t(
      "Of failing, most likely, and that's only scary while the try is big. So make it tiny: an hour, one person, nothing announced. You can't fail at an hour. And whoever has tried something and been bad at it for a while is in very good company.",
    ),
    sad: t(
      "That's a heavy feeling, and it says nothing about what's in you. Lost is what it feels like between two things. For this week only one task: a single hour with something you used to love as a kid. No purpose, just the hour.",
    ),
    late: t(
      "No. You have more years of work ahead than it feels like, and you don't begin at zero: patience, taste, people, a sense of what matters, all of that comes with you. What's right at this age is to begin beside your work, not instead of it.",
    ),
    fault: t(
      "Nothing's wrong with you. Most people without a clear calling aren't missing a piece; they've got several things they're fairly good at and none that shouts. Choose one for three months. You can be happy with chosen things, too.",
    ),
    which: t(
      "The one you'd do on a tired evening, without praise. If two pass that test, take the one where you'd like the people.",
    ),
    where: t(
      "Close by, to begin with: the version of it in your own town, with people you could know by spring. A class, a workshop, a shift with someone who does it. Big moves come after you've liked a small one.",
    ),
    unsure: t(
      "That's fine, hardly anyone does. Don't look for the answer, look for a hint: what did you do last month that you'd gladly do again tomorrow? Name one thing, however small, and we go from there.",
    ),
  },
  also: [
    [
      /^(?:what|which) (?:kind of )?(?:job|work|career|profession)(?:s)? (?:would |could |should |will )?(?:i |fits? |suits? |be |is |are )*(?:me|do|fit me|suit me|good for me|right for me|best for me|have|take)?$/u,
      {
        text: 'Rather a kind of day than a title: [[by the book, Mars in {mars_sign} is how you like to work.]] Ask of any job: with people, things or words? Loud or quiet? With a finish line or without? Choose one of each, then look for three jobs that have all three, and spend half a day beside somebody who does one of them.',
      },
    ],
    [
      /^i (?:am (?:very |really |pretty |quite )?good (?:with|at)|like|love|enjoy|really like) (?!him|her|them|you|it\b|that)(?:\w+ ?){1,4}$/u,
      {
        text: "That's a real lead, take it seriously. Look at it from the work side: who gets paid for just that, and what does their bad day look like? Find two such people this week and ask. And do it for an hour on Saturday for somebody other than yourself; you'll feel quickly whether it stays fun when it's for others.",
      },
    ],
    [
      /^i (?:always|really|would like to|would love to|want to|wanted to|have always wanted to|always wanted to) (?:want to |wanted to )?(?:\w+ ?){1,5}$/u,
      {
        text: '"Always" is a strong word, so give it a fair try: one fixed hour a week, the same hour, for three months. No plan and no audience. If you\'d miss that hour afterward, it\'s yours, and then we talk about what it could become.',
      },
    ],
    [
      /^(?:could|can|will) i (?:make|earn) (?:money|a living)(?: (?:with|from|off) (?:it|that|this))?$/u,
      {
        text: "Possibly, and there's a cheap way to find out: get three strangers to pay for a small piece of it within two months. Friends don't count. If three do, raise the price a bit and find ten. Until that works, keep the job that pays the rent.",
      },
    ],
    [
      /^i (?:work|am) (?:in|as|at) (?:a |an |the )?(?:\w+ ?){1,4}$/u,
      {
        text: "Good, then you don't begin at zero. Split what you do there into parts: which hour of the week do you like best, and which part would you take with you? Look for places that need more of that and less of the rest. It's often one door further, not another world.",
      },
    ],
  ],
};
