/** What is wrong in a family file, and where. */
export interface FormatProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type Report = (line: number, message: string) => void;
