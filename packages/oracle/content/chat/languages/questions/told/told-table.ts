/**
 * How people tell the situations of `TOLD_QUESTIONS` in one language, as in a `QuestionTable`. A name in braces stands
 * for its words in `names`, and a term may be written as a pattern: "hij[oa]s?". These entries come before the
 * questions of the language, and after those of grief.
 */
export interface ToldTable {
  readonly names: Readonly<Record<string, string>>;
  readonly entries: string;
}
