/** Scores by row, of which only the rows that were found are ever looked at again. */
export class RowScores {
  private readonly scores: Float32Array;
  private readonly found: number[] = [];

  constructor(size: number) {
    this.scores = new Float32Array(size);
  }

  /** Keeps the best score of a row. Scores are above zero. */
  raise(row: number, score: number): void {
    const known = this.scores[row] ?? 0;
    if (known === 0) this.found.push(row);
    if (score > known) this.scores[row] = score;
  }

  private of(row: number | undefined): number {
    return row === undefined ? 0 : (this.scores[row] ?? 0);
  }

  /** The rows with the highest scores, best first. */
  top(limit: number): readonly number[] {
    const rows: number[] = [];
    for (const row of this.found) {
      const score = this.of(row);
      if (rows.length === limit && score <= this.of(rows.at(-1))) continue;
      let at = rows.length;
      while (at > 0 && this.of(rows[at - 1]) < score) at--;
      rows.splice(at, 0, row);
      if (rows.length > limit) rows.pop();
    }
    return rows;
  }
}
