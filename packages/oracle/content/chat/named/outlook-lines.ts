/** What Sun, Venus and Mars do in a part of life: each fits after a colon. */
export const HOUSE_TIMES = {
  sun: 'attention goes there by itself, so be seen with it',
  venus: 'people are friendlier there, and asking is easier',
  mars: "there's drive in it, and quarrels come faster too",
} as const;

/** One thing to do in a part of life. */
export const AREA_TIPS = {
  love: 'One tip: say the warm thing first this once, and name a day.',
  work: 'One tip: write down three results and show them to one person who can open a door.',
  money: 'One tip: cancel one thing you no longer use, and ask for one sum that you are owed.',
  any: 'One tip: begin the one thing you keep mentioning, in its smallest form.',
} as const;
