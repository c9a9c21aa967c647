import { type Thread, t } from './thread.ts';

/** Mercury running backward. */
export const RETROGRADE: Thread = {
  id: 'retrograde',
  families: ['mercury-retrograde', 'retrograde-now', 'retrograde-other'],
  says: {
    meaning: t(
      'It means that, seen from here, the planet seems to run backward for about three weeks, the way a slower train seems to when you pass it. Tradition reads those weeks as good for checking, repairing and asking again, and as clumsy for beginnings. The world goes on as usual.',
    ),
    really: t(
      'The backward run, yes; you can see it with a telescope. That phones and plans go wrong because of it has been looked for and never found. Mishaps get noticed more in weeks with a name.',
    ),
    source: t(
      'The dates are computed, to the minute. The meaning is tradition. And that it does anything to phones or contracts nobody has ever shown.',
    ),
    valence: t(
      "It's neither. It comes three or four times a year, so a fifth of all good things on earth happen during one. Read twice what you send, and live on.",
    ),
    do: t(
      "Nothing special. In those weeks read a message twice before you send it, confirm appointments, save your files. It's a good habit in the other weeks, too.",
    ),
    bad: t(
      'By the book: misunderstandings, late answers, things that have to be done twice. By experience: the same as in any other month.',
    ),
    scared: t(
      "You needn't be. It breaks nothing and takes nobody away. At worst you'll have to send a mail twice.",
    ),
    good: t(
      "Yes: tradition calls these the best weeks for what's been left lying, old friends, old plans, repairs, second looks.",
    ),
    why: t(
      'Because Earth overtakes it, or it overtakes us, on the inner lane. For a while it seems to go backward against the stars. Nothing turns around up there.',
    ),
    length: t('About three weeks each time, three or four times a year.'),
  },
  also: [
    [
      /^(?:is it|are we) (?:happening|in (?:it|one)|on|going on|retrograde)(?: right)?(?: now)?$|^right now$/u,
      { asks: 'is mercury retrograde now' },
    ],
    [
      /^when is (?:the|it)? ?next(?: one)?$|^and the next(?: one)?$|^when does it (?:start|begin)(?: again)?$/u,
      { asks: 'when is the next mercury retrograde' },
    ],
    [
      /^(?:(?:can|may|should|could) i|is it (?:bad|ok|okay|a bad idea|safe) to) (?:not |still |better |now )*(?:buy|sign|start|travel|book|fly|sell|order|move|text|call|apply|get married|have surgery|make .{1,15})(?: .{0,30})?$/u,
      {
        text: "Yes, you can. A retrograde is no reason to put off what has to be done; people buy, sign and travel well under every sky. Take from tradition what's sensible anyway: read it twice, check dates and sums, keep the receipt. If you're free to choose and it calms you, wait until the planet moves forward again.",
      },
    ],
    [
      /^(?:and )?what does (?:it|that|mercury retrograde|retrograde) (?:do|do to (?:me|us))$/u,
      {
        text: "By tradition it muddles what belongs to Mercury: messages, contracts, phones, timetables. So one checks twice. By all that's been measured it does nothing. Use it as a reminder to read a mail before you send it.",
      },
    ],
  ],
};

/** The Saturn return. */
export const SATURN: Thread = {
  id: 'saturn',
  families: ['saturn-return', 'term-explain'],
  of: /\bsaturn return\b/u,
  says: {
    valence: t(
      "Neither. It's read as a time of growing up for real: what holds stays, what doesn't gets rebuilt. People marry in it and part in it, and many look back on it as the time they became themselves. It means effort at most, never harm.",
    ),
    really: t(
      'The astronomy, certainly: Saturn does come back to that place every 29 and a half years. That it does something to people has not been shown. That people look over their lives near thirty is true with or without Saturn.',
    ),
    source: t(
      "Saturn's way around the Sun is computed, so the dates are exact. What's read into them is tradition. Near thirty most people have something to decide anyway, and the story fits itself to that.",
    ),
    do: t(
      "Hold a review of your own: write down what in your life you chose and what you only slid into. Keep the first, and change one thing of the second this year. And build something dull: savings, sleep, a skill. That's all Saturn is said to want.",
    ),
    scared: t(
      "You don't have to be afraid of it. It isn't a punishment or a row of disasters; it's a slow time in which things get serious. Nothing happens to you because of it. What is it that you're afraid might change?",
    ),
    good: t(
      'Yes: what you build in it is said to hold for a very long time. Many finish a training then, move into a place of their own, or stop doing something only for others.',
    ),
    bad: t(
      "By the book: it's slow, it costs effort, and what wasn't right anymore gets hard to carry on with. It never means an illness or a loss.",
    ),
    meaning: t(
      "In plain words: about every 29 years comes a time to look at what you've built. Saturn is the clock that astrologers use for it, and you'd do well with the review even if there were no Saturn.",
    ),
    why: t(
      "Because Saturn needs 29 and a half years for one round. So it's back where it was at your birth when you're 29, 59 and 88, and tradition made those ages into thresholds.",
    ),
    length: [{ asks: 'how long does my saturn return last' }],
    when: [{ asks: 'when is my saturn return' }],
  },
  also: [
    [
      /^(?:and )?(?:when|what) (?:is|are|about) (?:mine|my(?: own)?(?: one)?)$|^(?:and |what about )?(?:mine|for me|me)$|^(?:am i|are we) in (?:it|one|mine)(?: now)?$|^when (?:do|will) i (?:get|have) (?:it|mine)$/u,
      { asks: 'when is my saturn return' },
    ],
    [
      /^(?:and )?how long does (?:it|mine|that) last$/u,
      { asks: 'how long does my saturn return last' },
    ],
  ],
};

/** The numbers of a birth date. */
export const NUMBERS: Thread = {
  id: 'numbers',
  families: ['birth-numbers', 'personal-year', 'name-number'],
  says: {
    which: [
      {
        text: "The life path number, by tradition: yours is {life_path}. It's made from the whole birth date, so it's said to stand for the whole way. The day's number is the smaller voice, for your manner. And all of it is arithmetic with a story.",
      },
    ],
    meaning: [
      {
        text: 'For you it means this: your number is {life_path}, and the tradition reads it as {number_meaning} Hold that against your own life. Where does it fit, and where not at all? The adding is exact and the meaning is folklore, so the second question is the better one.',
      },
    ],
    really: t(
      "The sum, yes, you can check it on paper. The meaning is folklore; nobody has shown that numbers say anything about a person. It's a decent prompt for a quiet minute.",
    ),
    source: t(
      "It's only your birth date, added up until one digit is left, and an old list that gives each digit a word. The adding you can check, the list you have to like.",
    ),
    do: t(
      'Take its word as a question for one week: where in your days is that true, and where do you only wish it were? One small change from the answer, and the number has done its work.',
    ),
    scared: t(
      "There's nothing in it to fear. No number brings bad luck, not 13, not 4. It's a sum.",
    ),
    why: t(
      "Because that's how the tradition does it: month, day and year are each added to one digit, and then the three together. 11, 22 and 33 are left as they are.",
    ),
    more: t(
      'Besides the life path there\'s the number of the day, the number of the current year for you, and one from the letters of your birth name. Ask me for any of them: "my personal year," "my name number."',
    ),
  },
  also: [
    [
      /^(?:and |what about |how about )*(?:next year|20\d\d)$/u,
      { asks: "what's my personal year number for next year" },
    ],
    [
      /^(?:does (?:it|that|my number) (?:fit|match|go with)|(?:am i|are we) compatible with) .{0,30}\b(?:he|she|boyfriend|girlfriend|husband|wife|partner|\d)\b.{0,20}$/u,
      {
        text: 'By numerology any two numbers can be friends; the books only describe the mix, one who builds with one who wants change, one who leads with one who mediates. Yours is {life_path}. What you two would have to agree on is pace and plans. A number decides nothing about it, so ask the other one how it feels.',
      },
    ],
  ],
};
