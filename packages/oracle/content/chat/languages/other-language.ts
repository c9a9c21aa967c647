/** The subjects that can be told in other languages, those looked for first, and the family that answers each. */
export const SUBJECT_FAMILIES = {
  rising: 'rising-mine',
  fullMoon: 'full-moon-next',
  card: 'pull-a-card',
  dream: 'dream-general',
  grief: 'grief-parent',
  fired: 'got-fired',
  silence: 'ghosted',
  cheating: 'trust-jealous',
  ex: 'ex-come-back',
  breakUp: 'break-up-now',
  marriage: 'marriage-when',
  work: 'job-search',
  money: 'money-forecast',
  sleep: 'cant-sleep',
  energy: 'tired-always',
  price: 'price',
  family: 'family-general',
  chart: 'big-three',
  signs: 'two-signs',
  love: 'love-this-month',
  horoscope: 'horoscope-sign',
  today: 'today',
} as const;
export type Subject = keyof typeof SUBJECT_FAMILIES;

/** Families beside those above whose subject can be told. */
export const MORE_FAMILIES: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  dream: ['dream-ex', 'dream-teeth'],
  ex: ['text-ex', 'get-over-ex', 'ex-moved-on'],
  silence: ['texting-habits'],
  marriage: ['proposal', 'wedding-plans', 'wedding-date', 'marriage-doubt'],
  work: [
    'bad-boss',
    'should-quit',
    'burnout-work',
    'toxic-coworker',
    'career-direction',
    'career-change',
    'interview',
    'promotion',
    'new-job-start',
    'layoff-looming',
    'start-business',
    'job-offer-choice',
    'work-mistake',
    'giving-notice',
  ],
  money: ['money-worry', 'debt-shame', 'couple-money', 'raise-best-day', 'invest'],
  energy: ['health-general', 'health-symptom', 'burnout-work', 'stressed-busy', 'low-mood'],
  family: [
    'mother-difficult',
    'sibling-rift',
    'father-absent',
    'parents-grown',
    'parents-disapprove',
    'in-laws',
    'relative-ill',
    'partner-ill',
    'aging-parent',
    'adult-child',
    'child-worry',
    'estranged-family',
    'family-holiday',
    'teen-fights',
  ],
  chart: [
    'moon-sign-mine',
    'sun-sign',
    'venus-mine',
    'mars-mine',
    'placement',
    'node-north',
    'chiron',
  ],
  love: [
    'meet-someone',
    'soulmate',
    'does-x-like-me',
    'partner-distant',
    'partner-trouble',
    'fight-partner',
    'mixed-signals',
    'compat-person',
    'situationship',
    'late-love',
    'first-date',
    'make-a-move',
    'long-distance',
    'leave-partner',
    'unequal-love',
    'lonely-together',
  ],
};

export interface OtherLanguage {
  /** Words that name a subject, without accents. "*" stands for any ending, "a+b" for both. */
  readonly words: Readonly<Record<Subject, string>>;
  /** How a subject is named in `opening`. */
  readonly names: Readonly<Record<Subject, string>>;
  /** Before the English answer; "{subject}" is the name. */
  readonly opening: string;
  /** Before any other answer: that we read this language and answer in English. */
  readonly reads: string;
}

/**
 * Words and phrases that name a situation, by the family that answers it, without accents: "*" stands for any ending,
 * "a+b" for both. After the family stand those that fit too: "bad-boss|should-quit". The first entry that fits counts.
 */
export type SubjectPhrases = Readonly<Record<string, string>>;

/** Said to those whose language we have no sentence in. */
export const ENGLISH_ONLY = "I can only write in English for now, I'm sorry.";

/** What is offered where the subject is not known. */
export const LIKELIEST: readonly string[] = [
  SUBJECT_FAMILIES.love,
  SUBJECT_FAMILIES.work,
  SUBJECT_FAMILIES.today,
];
