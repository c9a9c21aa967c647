import { type Thread, t } from './thread.ts';

/** Whether there will be money, and what stands in its way. */
export const MONEY: Thread = {
  id: 'money',
  families: ['money-forecast', 'money-worry', 'debt-shame', 'lottery-luck', 'business-slow'],
  of: /\b(?:money|rich|wealth\w*|abundance|financ\w*|debts?|broke|income|salary|afford|millionaire|pay|lottery|savings?|bills?)\b/u,
  says: {
    why: [
      {
        text: "Because money comes from what you can sell, what you keep and a good deal of chance, and none of these stand in the sky. [[{money_line} That's the most a chart offers, a mood around money, no sums.]]",
      },
    ],
    really: t(
      "Yes. I'd like to promise you more, and it would be air. The dull three, what comes in, what stays and what you ask for your work, decide most of it, and two of them are in your hands.",
    ),
    source: t(
      "I don't know what you'll have; nobody can. The planets' places are computed and what's said about them is old tradition. The rest is arithmetic: a buffer, fewer leaks, a better price. You can check that part on your own account this evening.",
    ),
    when: [
      {
        text: "No chart has a date for money, so I won't give you one. [[For a talk about pay or a price, {window} is the friendliest stretch. {window_reason}]] Whether you're better off in a year shows in something you can count: what's left over on the last day of each month.",
      },
      {
        text: "A year is a fair measure: twelve times whatever is left at the end of a month, plus one raise you asked for. Work that out on paper, and you've got a better forecast than any I could make.",
      },
    ],
    length: t(
      "It's slower than one hopes and faster than it feels: three months until a buffer is noticeable, about a year until it changes how you sleep. Start with a sum so small it doesn't hurt.",
    ),
    better: t(
      "It can, and the first sign isn't a big sum, it's the first month that ends with something left over. That one you can bring about: cut one thing, ask for one thing. From there on it gets easier.",
    ),
    do: [
      {
        of: /\bdebts?|\bowe\b|\bloans?\b|credit card/u,
        text: "Debts first, and in this order: write them all down on one page, with interest. Pay the minimum everywhere and everything extra on the dearest one. Call whoever you can't pay before the date; they agree to parts more often than you'd think. A free debt advice service does this with you, and it's their whole job.",
      },
      {
        text: "Three steps, the dull kind that works. Put a fixed sum aside on payday, before you see it, even twenty. Write down every payment for thirty days and drop the two you wouldn't miss. And ask for more once: a raise, a better price, an hour you didn't bill.",
      },
      {
        text: 'Next, look at the income side. What do you do that somebody pays more for elsewhere? One evening, three job ads, two talks with people who earn more with the same skill. That moves more than any saving.',
      },
    ],
    specific: t(
      'With numbers, then: write down what comes in and what must go out in a month. The difference is your real wealth per month. Put half of it aside by standing order, and raise it once a year. If the difference is below zero, call a free money advice service this week, before anything else.',
    ),
    meaning: t(
      "In plain words: I can't see any money coming, and nothing in your chart keeps it away. It's one income, a leak or a low price, and each of those has a first step.",
    ),
    verdict: t(
      "Rich, I don't know, and I'd plan as if not. Better off than today: I lean yes, if you begin with one of the three this month, because that depends on you.",
    ),
    say: t(
      '"I\'ve looked at what I do here and at what it\'s paid elsewhere. I\'d like to get to this figure. How do we get there?" For people you owe: "I can\'t pay it all on the first. I can pay this much now and the rest in three parts."',
    ),
    refused: t(
      "Then ask what would have to be true for a yes, and by when. If nothing comes back, you've learned what your work is worth in that place, and you can ask the same question in another one.",
    ),
    fails: t(
      "Then you've lost a small sum and learned something about it, as long as you only risk what you could do without. That's the whole rule: never the rent, never borrowed money, never because of a date in the sky.",
    ),
    more: [
      {
        text: "One more thing, about habit. [[By tradition your style with money is read from Venus, yours in {venus_sign}.]] Whatever your style is, automate around it: what leaves the account on payday isn't there to be spent. Discipline is hard, a standing order is easy.",
      },
    ],
    valence: t(
      "It's neither good nor bad; it's a starting point. What would worry me is only one thing, a month that ends below zero again and again. If that's so, don't wait, talk to a free advice service.",
    ),
    good: [
      {
        text: 'Yes, one part of it is kind: [[{money_line}]] and the other part is arithmetic, because the first few hundred put aside change how you feel more than all the later ones. You could start on the next payday.',
      },
    ],
    bad: t(
      "Watch for three: quick money from strangers, spending to feel better on a tired evening, and lending what you can't spare. And if a date in the sky is ever the reason to buy or sell something, don't.",
    ),
    chart: [
      {
        text: "No, no chart makes anyone poor or rich. [[{money_line}]] It's read as a mood for dealing with money at most, and people with the very same chart have very different accounts.",
      },
    ],
    tried: t(
      "Then you've done more than most. If saving is squeezed out, the other side is left: what comes in. A raise, other hours, another employer, a second small thing you can charge for. Which of them would be the least unpleasant to try?",
    ),
    scared: t(
      "Money fear is loudest when it has no figures in it. So give it some: one page tonight, what comes in, what has to go out, by which date. It's nearly always less wild on paper. And if it isn't, a free advice service has seen worse and is kind about it.",
    ),
    sad: t(
      'I hear you. Counting coins is tiring, and it eats into everything else. One thing tonight that costs nothing and does you good, and tomorrow one phone call about the bill that frightens you most.',
    ),
    late: t(
      "No. What's possible gets smaller with the years, not useless: at fifty, ten years of a fixed small sum still make a cushion, and you earn better than at twenty. Begin with the next payday.",
    ),
    fault: t(
      "Partly habit, mostly circumstances: wages, rents, luck and what nobody taught you. You didn't earn it as a punishment. The part that's yours is small and doable, one page and one standing order.",
    ),
    which: t(
      "The buffer. It's the smallest step and it takes the fear out of the others. The price of your work comes next.",
    ),
    unsure: t(
      "Then start by looking: write down for two weeks where the money goes, without changing anything. You'll see the leak by yourself.",
    ),
  },
  also: [
    [
      /^i (?:have|got|am in) (?:some |a lot of |so many |many |big )?(?:debts?|loans?)(?: .{0,20})?$|^i am broke$|^i owe (?:a lot|money|so much)(?: .{0,15})?$/u,
      {
        text: "Then those come first, and you don't have to do it alone. Write them all on one page with the interest, call the ones you can't pay on time before they call you, and ask for parts. A free debt advice service helps with exactly that. Rich is a far-off question; sleeping well comes much sooner. Which one frightens you most?",
      },
    ],
    [
      /^i (?:spend|buy|waste) (?:too much|a lot|everything|it all)(?: .{0,20})?$|^i can not save(?: .{0,20})?$|^i am bad with money$/u,
      {
        text: "Then that's your leak, and it's the easiest kind to mend, because it needs no luck. Two things: a fixed sum leaves your account on payday, before you see it. And for everything above a certain price, sleep on it two nights. Don't aim for discipline; make it harder to spend.",
      },
    ],
  ],
};
