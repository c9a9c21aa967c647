import type { Element, PlanetId } from '@palm/astrology/vocabulary';

/** What little of an element is read as, and what makes up for it. */
export const ELEMENT_LACKS: Readonly<Record<Element, string>> = {
  fire: 'No or little fire is read as needing a push to begin and then going steadily. It shows in slow mornings and borrowed enthusiasm, and it helps to start things with somebody.',
  earth:
    "No or little earth is read as having to learn routines, money and small practical things on purpose, because they don't come by themselves. Many people without it end up very good at them: they use lists and hooks instead of instinct.",
  air: 'No or little air is read as feeling and doing first, and finding the words later. It helps to write a thing down, or to say "let me think until tomorrow".',
  water:
    "No or little water is read as handling feelings by doing or thinking first, so they arrive late. It never means that there are none, and it isn't a defect: people are often glad of somebody who stays dry in the storm. What helps is to ask yourself at night what the day felt like.",
};

/** What people blame on a missing element: what is said first, and what helps. */
export const LACK_DOMAINS: readonly {
  readonly typed: RegExp;
  readonly calm: string;
  readonly help: string;
}[] = [
  {
    typed: /\b(?:broke|money|rent|savings?|save|spend\w*|debts?|poor)\b/u,
    calm: "No, no chart keeps anyone broke: wages, rent and prices do more than all the planets. At most it's a habit.",
    help: 'For money that means: a transfer on payday to an account you never see does what the missing earth would.',
  },
  {
    typed: /\b(?:keys?|los(?:e|ing) (?:things|stuff|everything)|forget\w*|messy|tidy|late)\b/u,
    calm: 'A nice excuse, and I would use it at the front door. Really it proves nothing: people full of earth look for their keys too.',
    help: 'One hook by the door beats four planets in Taurus.',
  },
  {
    typed:
      /\b(?:psycho\w*|cold|heartless|emotionless|narciss\w*|robot|cry|feel nothing|unfeeling)\b/u,
    calm: 'No. No element makes anyone warm or cold, good or bad.',
    help: '',
  },
  {
    typed: /\b(?:lazy|unmotivated|no energy|tired)\b/u,
    calm: "No, and it isn't laziness.",
    help: 'If you are tired all the time, sleep and a doctor come before astrology.',
  },
];

/** A planet that moved backward at birth: how common it is (by the share of time it does so), and how it is read. */
export const RETROGRADE_AT_BIRTH: Partial<Readonly<Record<PlanetId, string>>> = {
  mercury:
    'Mercury retrograde at birth is read as thinking twice: you go back over things, say it better in writing, and find what others skipped. About one person in five has it.',
  venus:
    "Venus retrograde at birth is read as liking that works inward first: you take long to trust what you feel, you look back at old loves, and you don't love by the book. About one person in fourteen has it, and they marry, part and are happy like everyone else. What helps: go by how you feel after an evening with someone, and not by the spark before it.",
  mars: 'Mars retrograde at birth is read as counting to ten before you act: anger comes late or goes inward, and force comes in waves. About one person in eleven has it. What helps: say the small annoyance on the same day.',
  jupiter:
    'Jupiter retrograde at birth is read as finding your own faith and luck instead of the ready-made kind. Nearly one person in three has it.',
  saturn:
    'Saturn retrograde at birth is read as a strict voice inside: you set your own rules and keep them harder than anyone asks. More than one person in three has it.',
};
