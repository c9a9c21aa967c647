/** Rows of a table are multiplied eight numbers at a time. */
const EIGHT = 8;

/** Weights that come phrasing by phrasing, family by family instead, each row filled up with zeros. */
export function byFamily(weights: Int8Array, families: number): Int8Array<ArrayBuffer> {
  const phrasings = weights.length / families;
  const width = Math.ceil(phrasings / EIGHT) * EIGHT;
  const turned = new Int8Array(families * width);
  weights.forEach((weight, at) => {
    turned[(at % families) * width + Math.floor(at / families)] = weight;
  });
  return turned;
}
