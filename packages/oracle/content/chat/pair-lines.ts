import type { Modality } from '@palm/astrology/vocabulary';

/** Two elements side by side, in the order fire, earth, air, water. */
export const ELEMENT_LINES: Readonly<Record<string, string>> = {
  'fire, fire': 'Two fire signs start fast, laugh a lot, and both want to drive.',
  'fire, air': 'Fire and air get each other going; somebody has to remember the groceries.',
  'fire, earth': 'Fire wants it now and earth wants it done right, which is maddening and useful.',
  'fire, water': 'Fire says it and moves on; water feels it until Thursday.',
  'earth, earth': 'Two earth signs build things that last and can forget to enjoy them.',
  'earth, air':
    'Earth wants to know how, air wants to know why, and each thinks the other missed the point.',
  'earth, water':
    'Earth and water settle in easily; the risk is getting too comfortable to say hard things.',
  'air, air': 'Two air signs can talk all night and still not say what they feel.',
  'air, water': 'Air wants to talk about a feeling; water wants you to notice it.',
  'water, water':
    'Two water signs understand each other without words, and sulk without words too.',
};

/** By signs apart: fits after "The two are". */
export const DISTANCE_LINES: readonly string[] = [
  'the same sign, so you recognize each other right away, faults included',
  'neighbors: not much in common, a lot to trade',
  'two signs apart, which is friendly and easy to team up',
  'three signs apart, which means friction and usually some attraction',
  'four signs apart, comfortable from the start and sometimes too comfortable',
  'five signs apart, so you keep having to explain yourselves',
  'opposites: each has what the other is missing, and says so',
];

/** What two signs of one manner do. */
export const MODALITY_PAIRS = {
  cardinal: 'both start things (cardinal)',
  fixed: 'both hold on (fixed)',
  mutable: 'both adapt (mutable)',
} as const satisfies Record<Modality, string>;

/** One thing to try, by the point of the user's chart in the hardest contact. */
export const CROSS_STEPS = {
  sun: 'say once a week what you need credit for, both of you.',
  moon: 'ask "do you want help or company?" before you give either.',
  mercury: 'repeat what you heard before you answer it.',
  venus: "each names one small thing that feels like love, and does the other's.",
  mars: 'agree on how you take a break from a fight, before the next one.',
  jupiter: 'agree on a budget for big ideas: money, time, or both.',
  saturn: 'write down who does what, so nobody has to be the strict one.',
  other: 'pick one evening a week that belongs to neither of your routines.',
} as const;
