/** The subjects that can be told in other languages, those looked for first, and the family that answers each. */
export const SUBJECT_FAMILIES = {
  rising: 'rising-mine',
  fullMoon: 'full-moon-next',
  card: 'pull-a-card',
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
  price: 'price',
  signs: 'two-signs',
  love: 'love-this-month',
  today: 'today',
} as const;
export type Subject = keyof typeof SUBJECT_FAMILIES;

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

/** Said to those whose language we have no sentence in. */
export const ENGLISH_ONLY = "I can only write in English for now, I'm sorry.";

/** What is offered where the subject is not known. */
export const LIKELIEST: readonly string[] = [
  SUBJECT_FAMILIES.love,
  SUBJECT_FAMILIES.work,
  SUBJECT_FAMILIES.today,
];
