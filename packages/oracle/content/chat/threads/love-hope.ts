import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** Whether and when somebody will come. */
export const LOVE_HOPE: Thread = {
  id: 'love-hope',
  families: ['meet-someone', 'love-this-month', 'late-love', 'never-dated', 'no-spark-dates'],
  says: {
    why: t(
      "Because it takes a second person, and that person's plans aren't in your chart. All I can look at is your side: when you're easier to approach, and what you tend to fall for. The rest is how often new people get to see you, and that part you can raise.",
      'Because the one thing that reliably changes it is dull: being seen again by the same people. Nearly everyone warms to a face on the fourth or fifth meeting, and hardly anyone on the first.',
    ),
    really: t(
      "About not knowing, yes, completely: nobody can see a meeting before it happens. About what helps I'm nearly as sure. Most couples met through friends, at work, at something they did every week, or on an app, and all four grow with the number of people who get to know you.",
    ),
    source: [
      {
        text: "I don't know who comes or when, and I haven't said so. What I have is where the planets stood at your birth and where they are now, which is computed, and what tradition makes of that, which nobody has proved. [[That's where {window} comes from.]] The advice about being seen every week is plain experience and needs no planet.",
      },
    ],
    when: [
      {
        text: "I can't give you a month, because I'd be making it up. [[The stretch I can name is {window}. {window_reason}]] Take it as a good evening to accept an invitation, and not as an appointment with anyone.",
      },
      {
        text: "This year or next, nobody can tell you honestly, and I won't pretend. What I'd plan with is three months: one place with the same people every week, two friends who know you're looking. If nothing has moved by the end of them, change the place and not yourself.",
      },
    ],
    length: t(
      'No one can give you a length. Give yourself one instead: three months of one weekly place and every second invitation accepted. After that look at how many new people know your name. That number moves before love does.',
    ),
    better: t(
      "It usually does, and mostly without a warning: it's quiet for a long time and then there's one particular evening. I can't promise you the date. I can say that it hardly ever happens to people who've stopped being seen, so that's the thing to keep up.",
    ),
    do: t(
      'Two things this week. Pick one place where the same people come back, a class, a team, a choir, a regular quiz night, and go four times before you judge it. And say to two friends, in so many words: "I\'d like to meet someone. Think of me." The second one feels worse and works better.',
      "Then the smaller one: say yes to the next invitation you'd normally let pass, stay one hour, and ask one person about themselves. If apps suit you, one app, three evenings, and suggest a walk by the third message. Nothing else has to change this month.",
    ),
    specific: [
      {
        text: 'As exact as I can honestly be: [[{venus_sign_line}]] [[The friendliest stretch I find for you is {window}.]] And in plain life: the same evening every week, the same room, eight weeks, and two friends told. A name, a face or a date would be invented.',
      },
    ],
    meaning: t(
      "In one line: I can't see anyone coming, and you can raise the odds by letting the same people see you every week. Everything else I said is how to do that without it turning into a second job.",
    ),
    verdict: t(
      "I lean yes, someday, because most people who want someone do find someone. This year? I can't say it either way. Which of the two it is hangs more on how many new people get to know you this winter than on anything above your head.",
    ),
    say: t(
      'To friends: "I\'d like to meet someone. If you think of anybody nice, introduce us, no pressure." To somebody you like the look of: "I always see you here. What brings you?" And the third time you\'ve talked: "I\'m getting a coffee after this. Come along?"',
    ),
    refused: t(
      'Then it was one person and one evening, and you\'ve lost nothing you had before. A quick no is better than a month of wondering. Say "no problem, see you next week," and mean it. Being easy to say no to makes people like you.',
    ),
    fails: t(
      "Then you've had three months with more people in them, and that's not nothing. Change the place, not yourself: a different evening, other company, one friend's friends. It's a search, and in a search most tries find nothing until one does.",
    ),
    more: [
      {
        text: "There's one more thing I'd look at, and that's what you fall for. [[{venus_sign_line}]] Think of the last three people you liked: what did they have in common, and did it do you good? If not, say hello once this month to someone who isn't your type at all.",
      },
    ],
    valence: t(
      "Neither. It's open, and open feels bad only when you're tired of waiting. Nothing I can see speaks against you. So make the waiting smaller: a full week of your own, with one evening in it where somebody new could happen.",
    ),
    good: [
      {
        text: 'Yes, a small one with a date on it: [[{window}. {window_reason}]] If you can, be among people then. And the bigger good thing is slow: every new person who knows your name by spring makes the rest likelier.',
      },
    ],
    bad: t(
      "Nothing in the sky that stands against it. What I'd watch for is in ordinary life: someone who's charming at eleven at night and vague by daylight, and your own wish to skip the boring weeks. Somebody good makes a plan with a day in it.",
    ),
    chart: [
      {
        text: "No, no chart keeps anyone single. Yours only describes your taste. [[{venus_sign_line}]] People with every placement there is are happily together, and others with the same one are alone. It's chances and habits, and both can be changed.",
      },
    ],
    tried: t(
      "Then you've done the hard half, and it's fair to be tired of it. Change one thing about how: an evening in the week and not the weekend, a group that does something instead of one that talks, one friend who brings you along. And take two weeks off first, properly. People can feel tired.",
    ),
    scared: [
      {
        of: /\b(?:forever|alone|single)\b/u,
        text: "That fear speaks as if it had seen the future, and it hasn't. Being alone for good isn't decided on one evening; neither is the opposite. Who was glad to hear from you this month? Send one of them a line today. That's the direction, and the rest comes from there.",
      },
      ...t(
        'Of being alone, or of being let down again? Both are common, and they want opposite things: the first says hurry, the second says stay in. Go by neither. Do the smallest thing that has people in it, this week, with a way home of your own.',
      ),
    ],
    sad: t(
      "I believe you. Wanting someone and not having them hurts in very ordinary places, at the table, on Sundays. You don't have to be brave about it tonight. Call one person who likes you, and let the search rest until the weekend.",
    ),
    late: t(
      'No. People meet at thirty, at forty-five, at seventy, and often after they had stopped counting. What changes with the years is where: less at parties, more through friends and things you do every week. So go where people your age come back to.',
    ),
    fault: t(
      'No, it isn\'t you. Most of it is arithmetic: how many new people see you in a month, and how often. If you\'d like to check your side, ask an honest friend, "Do I seem open when I meet people?" and listen without defending yourself.',
    ),
    which: t(
      "The weekly place first; it works while you do something else. The friends second, because it's one sentence. An app last, and only if you can treat it lightly.",
    ),
    where: [
      {
        text: 'Where the same people come back: a class, a team, a choir, a shift as a volunteer, the friends of your friends. [[{venus_sign_line} So look there first.]] A bar full of strangers starts from zero every night.',
      },
    ],
    who: [
      {
        text: "A face or a name I can't see, and whether you've met already I can't see either. [[{venus_sign_line} That's your taste, by the book.]] A better guide: the three people you're most relaxed with, of any kind. What they share is what to look for.",
      },
      {
        text: "It could well be somebody you already half know; that's how many couples begin, as a friend's friend or the one from the next desk. So look once at who's glad when you come in, and give that person another ten minutes.",
      },
    ],
    unsure: t(
      "You don't have to know what you want before you go. Decide only this: one evening this week with people in it. What you're looking for usually gets clearer in company than in your head.",
    ),
  },
  also: [
    [
      /^(?:how (?:will|do|would|can) i (?:know|recogni[sz]e|tell)\b.{0,50})$/u,
      {
        text: 'Less by the lightning and more by the ordinary days: you can say no without being punished, you laugh, plans get a date, and you like yourself afterward. Give it three months of weekdays before you call anyone the one. Fireworks show early; kindness under stress shows later.',
      },
    ],
    [
      /\b(?:not on any apps?|no apps?|do not (?:use|like|want) (?:dating )?apps?|hate apps?|without apps?)\b/u,
      {
        text: "You don't need them. Then your way is repetition: one thing every week where the same people come back, and two friends who know you're looking. It's slower than an app, and the people you meet have already seen you laugh.",
      },
    ],
    [
      /\b(?:i am|i feel) (?:very |so |really |too |pretty )*shy\b/u,
      {
        text: 'Then choose places that do the talking for you: a class, a kitchen, a team, anything where hands are busy. Shy people are liked on the fourth evening and overlooked on the first, so all you need is to come back. One question a night is enough.',
      },
    ],
    [
      /\b(?:work (?:all the time|a lot|nights|too much)|no time|busy)\b/u,
      {
        text: "Then it has to fit into what you do anyway: the same gym hour, the same café on the way, lunch with other people, one friend's dinner a month. And keep one evening in two weeks really free. Love needs less time than people think, but not none.",
      },
    ],
    ...signTold,
  ],
};

/** The same, asked of a soulmate that is still to come. */
export const SOULMATE_TO_COME: Thread = {
  ...LOVE_HOPE,
  id: 'soulmate-to-come',
  families: ['soulmate'],
  of: /\b(?:will|when|where|how|do|am|can) (?:(?:will|do|can|would|am) )?i (?:ever |going to |finally )?(?:meet|find|get)\b/u,
};
