import { type Thread, t } from './thread.ts';

/** What a day, a week or a month brings. */
export const DAYS: Thread = {
  id: 'days',
  families: ['today', 'this-week', 'this-month', 'next-big-date', 'moon-today'],
  says: {
    really: t(
      "The position of the Moon and the planets, yes, to the minute. What's made of it is tradition, and a light one: a mood over a few hours, not an event. If your day feels different, your day is right.",
    ),
    source: t(
      "From two things: where the planets are now, which is computed, and how they stand to your birth chart, if it's saved. What that's supposed to feel like is very old tradition and has never been proved. I don't see events.",
    ),
    when: [
      {
        text: "The stretch I'd pick is {window}. {window_reason} That's a preference and no promise: if another day suits you better in practice, take that one.",
      },
    ],
    length: t(
      "A few hours, mostly. What the Moon does is over by the evening or the next morning; only the slow planets go on for weeks, and those I'd tell you with their dates.",
    ),
    do: [
      {
        text: 'Take one thing that matters and put it into the best stretch[[, which is {window}]]. Everything else may stay ordinary. If you like a rule for it: begin something in the morning, talk in the afternoon, decide nothing late at night.',
      },
      {
        text: "Then the simple version: one call you've put off, one hour outside, and an early evening. That makes nearly any day a decent one, whatever the Moon is doing.",
      },
    ],
    specific: [
      {
        text: "As exactly as I can: {window}. {window_reason} Use it for the one thing you'd like to go well, a talk, a message, a start. For the rest of the time I find nothing strong enough to plan by.",
      },
    ],
    valence: [
      {
        text: 'On the whole friendly, and light. [[The better stretch is {window}.]] Nothing in it is bad luck, and nothing has to be put off. Days like these are mostly what you make of them.',
      },
    ],
    good: [
      {
        text: "Yes: {window}. {window_reason} If there's something you'd like to ask, start or show, put it there. It's a tailwind at most, so do your half.",
      },
      {
        text: 'The next bookmarks are the Moons: [[a full one on {next_full_moon}, for finishing things,]] [[and a new one on {next_new_moon}, for beginning them.]] Choose one small thing for each, and you have something to look forward to.',
      },
    ],
    bad: [
      {
        text: "Nothing I'd be afraid of. [[If you can choose, leave big talks out of {worst_days}; they're read as a bit rough, a sharp word or a slow machine, never as harm.]] Otherwise only the usual: no important messages late at night, and nothing signed when you're tired.",
      },
      {
        text: "Nothing bad that I can see. The one thing I'd avoid is the usual: no important messages late at night, and nothing signed when you're tired.",
      },
    ],
    which: [
      {
        text: '{window}. {window_reason} [[Second choice: {window_2}.]] If you have something that needs a good hour, put it in the first.',
      },
    ],
    unsure: t(
      "Then let it be an ordinary day. One small thing you'd be glad to have done tonight is plan enough.",
    ),
    tried: t("Good, then that's done. The rest of the day can be easy."),
  },
  also: [
    [
      /^(?:and )?(?:for|in) what(?: exactly)?$|^good for what$|^what is it good for$|^what for$/u,
      {
        text: "For what has to do with people: a talk you've been putting off, a message, an invitation, asking for something. It's read as a time when you're well received. For cleaning the kitchen any hour will do.",
      },
    ],
    [
      /^(?:and )?(?:which|what) (?:day|days|one)(?: (?:of )?(?:this|the|next) week)? (?:is|are) (?:the )?(?:best|good|lucky|better)(?: .{0,40})?$/u,
      { text: '{window}. {window_reason} [[If that one is no good for you, {window_2}.]]' },
    ],
    [
      /^(?:and )?(?:is there )?(?:anything|something|what|how) (?:in|for|about|with|is) (?:my )?(?<area>love|work|money)(?: life)?$/u,
      { asks: 'how is $<area> for me this month' },
    ],
    [
      /^why (?:that|this) (?:one|day)$/u,
      {
        text: 'Because of this: {window_reason} I go through all the hours ahead, look at what the Moon, the Sun, Mercury, Venus and Mars do to the points of your chart, and take the stretch with the most easy contacts and the fewest hard ones.',
      },
    ],
    [
      /^(?:and )?tomorrow$|^(?:and |what about |how about )(?:for )?tomorrow$/u,
      { asks: 'what does tomorrow look like for me' },
    ],
    [
      /^(?:and |what about )?(?:on )?the day after(?: (?:that|tomorrow))?$/u,
      {
        text: 'Much the same by the sky; moods change from hour to hour, and nothing big turns over in a night. [[The next stretch that stands out for you is {window}. {window_reason}]] If there is something planned for that day, tell me what, and I say how I would place it.',
      },
    ],
  ],
};

/** What a year brings. */
export const YEAR: Thread = {
  id: 'year',
  families: ['new-year-ahead', 'my-future', 'personal-year', 'transit-meaning'],
  of: /\b(?:20\d\d|next year|this year|the year|my year|coming year|my future|future|ahead of me|in store|my life)\b/u,
  says: {
    really: t(
      "The dates, yes; those are computed. What they'll bring, no: nobody knows that, and a year has always been more about what one does with it. Take it as a map of tailwinds and headwinds.",
    ),
    source: t(
      'The planets of that year are computed ahead to the minute, and I compare them with your birth chart. What each meeting is said to mean is old tradition, unproved. No event is in it.',
    ),
    when: [
      {
        text: 'The clearest mark I have: {strongest_plain}, until {strongest_until}. [[Next to it: {second_plain}, until {second_until}.]] Those are the weeks when the theme of the year is closest.',
      },
    ],
    do: t(
      "Choose one thing for the year, not five, and start it in the first weeks, while it's fresh. Put two dates into the calendar now: one in spring to look at how it's going, one in autumn to change course. Everything else may happen by itself.",
    ),
    specific: [
      {
        text: "More exactly: {strongest_plain}, until {strongest_until}. [[And {second_plain}, until {second_until}.]] Ask me about one part, love, work or money, and I'll tell you its best weeks.",
      },
    ],
    valence: t(
      'Mixed, like nearly every year: a part that carries you and a part that wants work. I see nothing in it to be afraid of, and at least one stretch where asking is easier than usual.',
    ),
    good: [
      {
        text: "Yes. What carries you is Jupiter, read for growth: wherever it's passing, things open more easily, so ask there. If you name me one part, love, work or money, I'll give you its friendliest weeks.",
      },
    ],
    bad: [
      {
        text: "The part that wants patience is Saturn's: slow answers, duties, finishing what's been begun. [[The hardest contact to your chart is {hardest_plain}.]] It means effort and no harm. Plan some reserves, money, sleep, time, and promise a bit less than you could.",
      },
      {
        text: 'Mainly one thing: promising too much in the good stretch and paying for it in the slow one. Keep some money and some evenings free, and nothing in the year should catch you out.',
      },
    ],
    which: t(
      "If you have to choose one thing: the part where you'd be sorry at the end of the year not to have asked. Begin with that.",
    ),
    scared: t(
      "A year isn't a verdict, and nothing I see in it is a threat. What frightens you is probably nearer than the sky: work, a person, money? Name it, and we look at that.",
    ),
    unsure: t(
      "You don't have to have a plan for a year. Choose something for January, one small thing with a date, and look again in February.",
    ),
    more: [
      {
        text: "Another thing I'd mark: {next_date_line} [[And {second_plain}, until {second_until}.]] Ask me about love, work or money for the friendliest weeks of each.",
      },
    ],
  },
  also: [
    [
      /^will i travel(?: .{0,20})?$/u,
      {
        text: "No chart books a flight, so it depends on you and your days off. If it's a wish, put it into the calendar first, in January, with a month and a sum: what's planned by February mostly happens, and the rest mostly doesn't.",
      },
    ],
  ],
};
