import type { LifeTopic } from './topics.ts';

/** What can be looked up and told in another language: of the sky, of the user's chart and of the product. */
export const VALUE_KINDS = [
  'fullMoon',
  'newMoon',
  'mercury',
  'moonSign',
  'rising',
  'venusSign',
  'signOfDate',
  'sunSign',
  'pair',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

export const PRODUCT_KINDS = [
  'refund',
  'trial',
  'cancel',
  'photo',
  'palmLimit',
  'deletion',
  'birthChange',
  'mails',
  'privacy',
  'minors',
  'real',
  'price',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** How far apart two signs are: the nearer way around. */
export type PairLines = readonly [string, string, string, string, string, string, string];

/**
 * How values are asked for and told in one language. In sentences, names in braces stand for what was computed: "{date}"
 * with its weekday, "{bare}" without.
 */
export interface ValueWords {
  /** From Aries on: the name, after ":" the words by which it is known, after "=" what tradition gives it. */
  readonly signs: string;
  /** From January on: the name, after ":" further words by which it is known. */
  readonly months: string;
  /** From Sunday on. */
  readonly weekdays: string;
  /** A day of this year, "{weekday}", "{day}" and "{month}", and what is added for another year, with "{year}". */
  readonly day: string;
  readonly year: string;
  /** A day without its weekday. */
  readonly bareDay: string;
  /** Words between which a message may be parted. */
  readonly and: string;
  /** Ways of asking, as in a `QuestionTable`. A kind may have several lines. */
  readonly asks: Readonly<Record<Exclude<ValueKind, 'signOfDate' | 'pair'>, string>>;
  /** Words that ask whether two signs suit each other. */
  readonly pairAsked: string;
  /** Words that ask for a sign; beside a date they ask for the sign of that date. */
  readonly signAsked: string;
  readonly fullMoon: string;
  readonly newMoon: string;
  readonly mercuryBack: string;
  readonly mercuryAhead: string;
  readonly signOfDate: string;
  readonly borderDate: string;
  readonly sunSign: string;
  readonly moonSign: string;
  readonly rising: string;
  readonly venusSign: string;
  readonly noBirth: string;
  readonly noHour: string;
  readonly pair: string;
  readonly apart: PairLines;
}

/** "{price}", "{days}", "{questions}" and "{saved}" stand for figures of the product. */
export interface ProductWords {
  readonly asks: Readonly<Record<ProductKind, string>>;
  readonly says: Readonly<Record<ProductKind, string>>;
}

export interface LanguageAnswers {
  readonly values: ValueWords;
  readonly product: ProductWords;
  /** What is said on matters of everyday life. */
  readonly life: Readonly<Record<LifeTopic, string>>;
}
