/** One at the end of a normal answer, when a message is heavy. */
export const SOFT_LINES: readonly string[] = [
  `If it gets heavier than this, you don't have to carry it alone: the help page has people who pick up.`,
  `And if some nights feel like too much, the help page lists people to call or text, at any hour.`,
];

/** Added once, to the first answer about something else after words of care. */
export const SOFT_LINE_AFTER_CARE = `And I haven't forgotten what you told me. If it comes back, the help page has people to call or text, at any hour.`;

/** For a person who tells of a danger that is past and overcome. {helpline} is filled in per country. */
export const SOFT_LINE_OVERCOME = `Thank you for trusting me with that. You came through something very hard, and I'm glad you're here. If old thoughts ever come back, even quietly, you don't have to sort them out alone: {helpline}.`;

/** At the end of the usual answer, for hard things at home that may have more behind them. {childLine} is filled in per country. */
export const SOFT_MATTER_LINES = {
  'watched-phone': `One more thing, since you mention the phone: being checked on can be a habit, and it can be a way of being held. If it worries you, the help page lists people who know this well and listen in confidence, and you can clear this chat whenever you like.`,
  eggshells: `Weeks of silence hurt too, and they count, even when nobody lifts a hand. If you'd like to talk to someone who knows this kind of control, the help page has people who listen in confidence.`,
  'kept-money': `Your pay is yours, and having to be given your own money back is a kind of control, even if it's the custom around you. If you'd like to talk it over with someone who knows this, the help page has people who listen in confidence.`,
  'hit-a-child': `Hitting isn't okay, and you know that, or you wouldn't be writing this. Tell your child tomorrow, "I was wrong to hit you, that was my fault and not yours." If your hand ever goes up faster than you want again, the help page has people who talk with parents about exactly that.`,
  'eats-in-secret': `What you describe is common, it has a name, and it gets better with help. A doctor has heard it many times, and the help page has people who know eating troubles well and won't judge you.`,
  'left-out-child': `It isn't your fault. Please tell a teacher or a grown-up at home about it this week. And there's a free line for young people: {childLine}. You can call about something like this, it doesn't have to be worse first.`,
} as const satisfies Record<string, string>;
