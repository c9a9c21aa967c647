import { type Thread, t } from './thread.ts';
import { signTold } from './signs-told.ts';

const SIGN =
  'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces';

/** Whether two signs or two people fit. */
export const MATCH: Thread = {
  id: 'match',
  families: ['two-signs', 'compat-person', 'compare-charts', 'different-worlds', 'sign-in-love'],
  says: {
    really: t(
      "As tradition, yes, that's what the books say of those two. As a fact about two people, no: when researchers looked at very many couples, signs made no difference to who stayed together. How you two get through a bad week tells you more.",
    ),
    source: t(
      "From the signs: each has an element and a manner of moving, and the old books compare those. That's arithmetic with twelve pictures. It knows nothing of the two people, and you do.",
    ),
    meaning: t(
      "In plain words: what you'd have to watch for is pace. One of you is sooner ready to talk, to decide, to make up. If you know that, it's a joke between you; if you don't, it's the same quarrel every month.",
    ),
    valence: t(
      'Neither good nor bad. Pairs that rub have more to say to each other, and pairs that are easy fall asleep sooner; both kinds last and both kinds end. It would only be bad if you were afraid to disagree.',
    ),
    verdict: t(
      "Yes, it can work; no two signs forbid it. What I'd want to see isn't in the stars: you can disagree and stay kind, both come back after a fight, and you laugh. Two out of three is a good start.",
    ),
    do: t(
      "Agree on one rule for quarrels, and agree on it while you're happy: a pause of an hour, and then you do talk. And each of you says once how you want to be treated when you're upset. That does more than any matching signs.",
      "Then something easy: once a week do a thing the one is good at and the other isn't. Different pairs live from trading.",
    ),
    more: t(
      'With both birth dates I can go further than the Sun signs: Moon for moods, Venus for love, Mars for quarrels. Type the other one like this: "born 4 May 1994," with the hour and place if you know them.',
    ),
    specific: t(
      "For something more exact I need more than the month: give me both birth dates, with hour and place if you have them, and I compare the two charts, where it's easy and where it takes work. Two Sun signs alone are one line each.",
    ),
    bad: t(
      "By the books it's the pace you'd quarrel about, who decides and how fast. In life I'd watch something else: whether one of you keeps getting smaller. No sign excuses that.",
    ),
    good: t(
      "Yes: what's strange to each of you in the other is also what you could learn there. Couples who differ and stay curious rarely get bored.",
    ),
    better: t(
      "It can, and quickly, if you find the one thing the fights are really about. Most pairs have two or three of those at most, in fifty costumes. Signs don't keep anybody from that talk.",
    ),
    scared: t(
      "Not because of signs, please. Nobody's love was ever ended by an element. If there's something real you're afraid of, a quarrel that keeps coming, somebody getting distant, tell me that and we look at it.",
    ),
    fault: t(
      "No, and it isn't your signs' fault either. Two people are on it, and both can move a little.",
    ),
    which: t(
      "By the old books, signs of the same element, or of elements that feed each other, fire with air and earth with water, are the easier pair. Easier isn't better. Take the one with whom you like yourself on a bad day.",
    ),
    longing: t(
      "Then that weighs more than what the books say about two signs. Love isn't enough by itself, but it's a good reason to do the work.",
    ),
    when: t(
      "Signs don't have a date for it. Give it three ordinary months, a quarrel and a dull weekend included, and you'll know more than any comparison can tell you.",
    ),
    unsure: t(
      'Then leave the signs out for a week and write down each evening: lighter or heavier after seeing them? Seven lines like that are worth more than a chart.',
    ),
    chart: t(
      "No chart decides who fits. It's a way of talking about styles, and a good one when both of you laugh about it.",
    ),
  },
  also: [
    [
      new RegExp(
        String.raw`^(?:(?:and|so|ok|what about|how about|is|are|do) )*(?:an? )?(?<a>${SIGN}) (?:and|with|or) (?:an? )?(?<b>${SIGN})(?: (?:then|compatible|better|good|a good match|get along))*$`,
        'u',
      ),
      { asks: 'are $<a> and $<b> compatible' },
    ],
    [
      /^(?:should|do) i (?:just )?(?:end it|leave(?: (?:him|her|them))?|break up(?: with (?:him|her|them))?|stay(?: (?:with|together)(?: (?:him|her|them))?)?|give up)$/u,
      {
        text: "Not because of two signs, that much is sure. If it's good on ordinary days, stay and have the talk about pace. If you've said plainly what has to change, more than once, and nothing has moved in months, then go, for that reason and not for the stars. And if you're ever afraid of {them}, get somewhere safe first.",
      },
    ],
    [
      /^(?:he|she|they) (?:is|are) (?:a |an |such a |such an |still a )?(?:really |very |so )*(?:good|nice|kind|sweet|great|lovely|wonderful|amazing)(?: (?:guy|man|woman|girl|person|one|partner|to me))*$/u,
      {
        text: "Then you've got the best sign there is, and it isn't a star sign. Kind on ordinary days is rare. Take what the books say about friction as a hint for your quarrels, and don't end anything good because of it.",
      },
    ],
    [
      new RegExp(String.raw`^(?:he|she) is (?:the|an?) (?<sign>${SIGN})$`, 'u'),
      {
        text: "Then that's {their} side of it, by the book, and the other one is yours. What to make of it: ask {them} for what you need in {their} way, and don't wait to be guessed. If you tell me what it rubs about, I'd have something better than signs to say.",
      },
    ],
    [
      /^(?:we|us two|they) (?:always |often |do |keep )*(?:fight|argue|quarrel|fighting|arguing)(?: (?:a lot|all the time|so much|often|too much|every day|constantly))*$/u,
      {
        text: "That would fit the picture: two who want to go first. So take the fight apart: it's mostly about two or three real things, money, order, closeness, not being heard. On a calm evening, each asks: \"When we fight, what are you afraid of?\" And two rules for a month: nothing big after ten at night, and whoever takes a break comes back within the hour. If it gets cruel or you're scared, that isn't fighting; then get help.",
      },
    ],
    [
      /^(?:will|can|could|do) (?:we|it|this) (?:last|work(?: out)?|have a future|stay together|make it|be happy|get married)(?: .{0,15})?$|^(?:and )?(?:in the )?long term$|^do we have a future$/u,
      {
        text: "Signs don't know that, and neither do I. It lasts where two people can disagree and stay kind, come back after a fight, and want roughly the same next five years. If one of those three is missing, talk about just that one this month. If all three are there, I'd bet on you two, whatever the stars say.",
      },
    ],
    [
      /^(?:and |what about |how about )*(?:sex|in bed|the sex|sexually|attraction|chemistry)$/u,
      {
        text: "By the books, signs that differ attract each other more and understand each other later. In truth it hangs on two things that no sign has: whether you both say what you like, and whether a no is all right. Where that's so, it's good between any two signs.",
      },
    ],
    ...signTold,
  ],
};
