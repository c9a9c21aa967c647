/** How a message about an everyday matter asks; `told` for one that only tells, `glad` for one that tells with joy. */
export const MATTER_FORMS = [
  'should',
  'normal',
  'why',
  'how',
  'say',
  'them',
  'will',
  'when',
  'told',
  'glad',
] as const;
export type MatterForm = (typeof MATTER_FORMS)[number];

/** Something of everyday life that a message is about as soon as it names it, in whatever words. */
export interface EverydayMatter {
  readonly id: string;
  /** What a button says that leads to it: "a coworker taking credit for my work". None for later messages. */
  readonly label: string | null;
  /** All of these stand in a message that names the matter, in plain words and lower case. Without them it is found by its tries alone. */
  readonly words: readonly RegExp[];
  /** What a first message must tell for this matter to be the right one: words of each. */
  readonly needs: readonly RegExp[];
  /** Words of another matter that looks alike. */
  readonly unless: RegExp | null;
  /** What people type about it: each is answered by this matter. Of a later message, "what was told before | what is typed now". */
  readonly tries: readonly string[];
  /** `told` fits every message about it; the others fit one way of asking. */
  readonly says: Readonly<Partial<Record<MatterForm, string>>> & { readonly told: string };
  /** What is said instead where the story has certain words, such as those of work. The first that fits is taken. */
  readonly variants?: readonly MatterVariant[];
}

export interface MatterVariant {
  readonly form: MatterForm;
  readonly of: RegExp;
  readonly text: string;
}

/** Matters by their ids. */
export type MatterBank = (id: string) => EverydayMatter | null;
