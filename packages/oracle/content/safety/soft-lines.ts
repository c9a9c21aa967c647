/** One at the end of a normal answer, when a message is heavy. */
export const SOFT_LINES: readonly string[] = [
  `If it gets heavier than this, you don't have to carry it alone: the help page has people who pick up.`,
  `And if some nights feel like too much, the help page lists people to call or text, at any hour.`,
];

/** Added once, to the first answer about something else after words of care. */
export const SOFT_LINE_AFTER_CARE = `And I haven't forgotten what you told me. If it comes back, the help page has people to call or text, at any hour.`;

/** For a person who tells of a danger that is past and overcome. {helpline} is filled in per country. */
export const SOFT_LINE_OVERCOME = `Thank you for trusting me with that. You came through something very hard, and I'm glad you're here. If old thoughts ever come back, even quietly, you don't have to sort them out alone: {helpline}.`;
