import type { ToldTable } from './told/told-table.ts';

/**
 * How people ask the questions of `QUESTIONS` in one language.
 *
 * An entry begins with the name of the question. After "=" stands what the user wants to know, as it ends the opening;
 * after ":" a sentence that is said in place of the opening. The lines below it, set in, are ways of asking: all the
 * terms that are joined by " + " stand in the message, and none of those after " - ". In a term "|" stands between
 * words of which one is enough, and "*" for any ending. Words are without accents. "@sign", "@two-signs" and "@planet"
 * stand for names; a name in braces stands for its words in the names of `told`. The first entry that fits counts.
 */
export interface QuestionTable {
  /** Tells what was understood; "{asked}" is what the user wants to know. */
  readonly opening: string;
  /** Tells that the answer comes in English. */
  readonly inEnglish: string;
  /** Stands between two things that the user wants to know. */
  readonly and: string;
  /** Words that tell of one man, or of one woman, where no relation does. */
  readonly he: string;
  readonly she: string;
  readonly entries: string;
  /** Situations of ordinary life, read before the others. */
  readonly everyday?: string;
  /** Situations that are told. */
  readonly told: ToldTable;
}
