import type { Feeling, QuestionForm, Whom } from './vocabulary.ts';

export const THEMES = [
  'love',
  'family',
  'friends',
  'self',
  'work',
  'money',
  'body',
  'loss',
  'spirit',
  'sky',
  'chart',
  'numbers',
  'cards',
  'palm',
  'product',
  'talk',
  'frame',
] as const;
export type Theme = (typeof THEMES)[number];

export const FAMILY_KINDS = [
  'comfort',
  'advice',
  'lookup',
  'refusal',
  'frame',
  'talk',
  'product',
] as const;
export type FamilyKind = (typeof FAMILY_KINDS)[number];

export const PURPOSES = [
  'asking-at-work',
  'talking',
  'love',
  'starting',
  'signing',
  'travel',
  'looks',
  'social',
  'study',
  'creative',
  'rest',
  'home',
  'money-talk',
  'posting',
  'general',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const FACT_RULES = ['never', 'asked', 'ok'] as const;
export const CARE_RULES = ['none', 'soft'] as const;

/** A question many people ask, how they type it, and what is answered. One file of `families/`. */
export interface Family {
  readonly id: string;
  readonly theme: Theme;
  readonly kind: FamilyKind;
  /** Fits after "Is this about …?" and on a button. */
  readonly label: string;
  readonly asks: readonly string[];
  readonly entities: readonly string[];
  readonly needs: readonly string[];
  /** Which kind of day `{window}` looks for; null where it is not used. */
  readonly purpose: Purpose | null;
  /** Families that are easily taken for this one, with what tells them apart. */
  readonly near: Readonly<Record<string, string>>;
  readonly requires: readonly string[];
  readonly forbids: readonly string[];
  readonly care: (typeof CARE_RULES)[number];
  readonly facts: (typeof FACT_RULES)[number];
  /** Computed slots the writer asks for, with what each is. */
  readonly newSlots: Readonly<Record<string, string>>;
  readonly passages: readonly Passage[];
  readonly tables: readonly Table[];
}

export const PASSAGE_PARTS = ['answer', 'short', 'plain', 'more', 'next'] as const;
export type PassagePart = (typeof PASSAGE_PARTS)[number];

/** What the next message of a story asks; `told`: it only adds something. */
export const NEXT_FORMS = [
  'should',
  'why',
  'when',
  'how',
  'say',
  'normal',
  'them',
  'told',
] as const;
export type NextForm = (typeof NEXT_FORMS)[number];

export interface Passage {
  readonly part: PassagePart;
  /** Of a passage for the next message: what that message asks. */
  readonly form: NextForm | null;
  /** What stands after the dot in the heading: "answer · today". */
  readonly name: string | null;
  /** All must hold; none: always possible. */
  readonly when: readonly Condition[];
  /** What people type that this passage answers; one with these and no condition waits for such a message. */
  readonly phrases: readonly string[];
  /** Where the user's reply to the closing question leads. */
  readonly branches: readonly Branch[];
  /** With `{slots}` and `[[optional sentences]]`. */
  readonly text: string;
}

export type Condition =
  | { readonly kind: 'has'; readonly slot: string }
  | { readonly kind: 'no'; readonly slot: string }
  | { readonly kind: 'feels'; readonly feeling: Feeling }
  | { readonly kind: 'asks'; readonly form: QuestionForm }
  | { readonly kind: 'tells' }
  | { readonly kind: 'joke' }
  | { readonly kind: 'about'; readonly whom: Whom }
  | { readonly kind: 'chart'; readonly chart: ChartKnown }
  | { readonly kind: 'words'; readonly words: readonly string[] };

export const CHARTS_KNOWN = ['full', 'date', 'none'] as const;
/** Birth time known, birth date only, or nothing. */
export type ChartKnown = (typeof CHARTS_KNOWN)[number];

export interface Branch {
  readonly reply: Reply;
  readonly target: Target;
}

export type Reply =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

export type Target =
  | { readonly kind: 'answer'; readonly name: string }
  | { readonly kind: 'more' }
  | { readonly kind: 'short' }
  | { readonly kind: 'plain' }
  | { readonly kind: 'family'; readonly id: string }
  | { readonly kind: 'say'; readonly text: string };

/** Lines looked up by the value of an entity or computed slot. */
export interface Table {
  readonly name: string;
  /** The first column: the slot whose value picks the row. */
  readonly key: string;
  /** The other columns: each is a slot. */
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
