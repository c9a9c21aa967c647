export interface Norm {
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}

const TINY = 1e-6;

/** The first rows, with the others added to them. */
export function added(rows: Float32Array, others: Float32Array): Float32Array {
  for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) + (others[at] ?? 0);
  return rows;
}

export function normed(rows: Float32Array, { scale, bias }: Norm): Float32Array {
  const out = new Float32Array(rows.length);
  const width = scale.length;
  for (let from = 0; from < rows.length; from += width) {
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + width; at += 1) sum += rows[at] ?? 0;
    const mean = sum / width;
    for (let at = from; at < from + width; at += 1) squares += ((rows[at] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + TINY);
    for (let at = 0; at < width; at += 1) {
      const value = ((rows[from + at] ?? 0) - mean) * factor;
      out[from + at] = value * (scale[at] ?? 0) + (bias[at] ?? 0);
    }
  }
  return out;
}

/** Every piece looks at every other; rows hold queries, keys and values side by side. */
export function attend(rows: Float32Array, count: number, heads: number): Float32Array {
  const width = rows.length / count / 3;
  const head = width / heads;
  const out = new Float32Array(count * width);
  const shares = new Float32Array(count);
  for (let from = 0; from < width; from += head) {
    for (let row = 0; row < count; row += 1) {
      fillShares(shares, rows, { row, from, head, width });
      addValues(out, shares, rows, { row, from, head, width });
    }
  }
  return out;
}

interface Look {
  readonly row: number;
  readonly from: number;
  readonly head: number;
  readonly width: number;
}

/** How much of each piece one piece takes, together one. Plain loops: this is a third of the time of an encoder. */
function fillShares(shares: Float32Array, rows: Float32Array, look: Look): void {
  const { row, from, head, width } = look;
  const query = row * 3 * width + from;
  const scale = 1 / Math.sqrt(head);
  let most = -Infinity;
  for (let other = 0; other < shares.length; other += 1) {
    const key = other * 3 * width + width + from;
    // Two sums side by side, neither of which waits for the other.
    let even = 0;
    let odd = 0;
    for (let at = 0; at < head; at += 2) {
      even += (rows[query + at] ?? 0) * (rows[key + at] ?? 0);
      odd += (rows[query + at + 1] ?? 0) * (rows[key + at + 1] ?? 0);
    }
    const sum = even + odd;
    shares[other] = sum * scale;
    if (sum * scale > most) most = sum * scale;
  }
  let whole = 0;
  for (let other = 0; other < shares.length; other += 1) {
    const power = Math.exp((shares[other] ?? 0) - most);
    shares[other] = power;
    whole += power;
  }
  for (let other = 0; other < shares.length; other += 1) {
    shares[other] = (shares[other] ?? 0) / whole;
  }
}

/** Adds the values of all pieces, each by its share. */
function addValues(
  out: Float32Array,
  shares: Float32Array,
  rows: Float32Array,
  { row, from, head, width }: Look,
): void {
  const to = row * width + from;
  for (let other = 0; other < shares.length; other += 1) {
    const share = shares[other] ?? 0;
    const values = other * 3 * width + 2 * width + from;
    for (let at = 0; at < head; at += 1) {
      out[to + at] = (out[to + at] ?? 0) + share * (rows[values + at] ?? 0);
    }
  }
}
