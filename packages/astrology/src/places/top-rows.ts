/** The rows with the highest scores above zero, best first; of equals, the earlier row. */
export function topRows(scores: Float32Array, limit: number): readonly number[] {
  const rows: number[] = [];
  let threshold = 0;
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0;
    if (score <= threshold) continue;
    let at = rows.length;
    while (at > 0 && (scores[rows[at - 1] ?? 0] ?? 0) < score) at--;
    rows.splice(at, 0, row);
    if (rows.length > limit) rows.pop();
    if (rows.length === limit) threshold = scores[rows[limit - 1] ?? 0] ?? 0;
  }
  return rows;
}
