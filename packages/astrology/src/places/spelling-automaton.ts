/**
 * Reads a name letter by letter and tells how many slips lie between it and the query: a letter too
 * many, too few, wrong, or two neighbours swapped. Bit-parallel (Wu and Manber 1992, anchored at the
 * first letter, with swaps after Hyyrö 2003): bit j of level e says that the first j letters of the
 * query fit with at most e slips. Levels are kept per depth, so names that begin alike share them.
 */
export type SpellingAutomaton = {
  /** Reads a letter at `depth`; false when no continuation can come within the limit any more. */
  readonly read: (depth: number, unit: number) => boolean;
  /** Slips between the query and the letters up to `depth`; more than the limit means too many. */
  readonly slipsAt: (depth: number) => number;
  /** The fewest slips at any depth up to this one. */
  readonly fewestSlips: (depth: number) => number;
};

/** One bit per letter of the query and one more, below the sign bit; the rest is not looked at. */
const MAX_QUERY_LETTERS = 29;

/** Letters below are looked up in a table (Latin, after folding); the rarer ones are sought. */
const TABLE_SIZE = 256;

/** For each letter, the bits of the places where the query has it. */
function letterMasks(query: string): (unit: number) => number {
  const units = Array.from({ length: query.length }, (_, j) => query.charCodeAt(j));
  const maskOf = (unit: number): number =>
    units.reduce((mask, wanted, j) => (wanted === unit ? mask | (1 << j) : mask), 0);
  const table = Int32Array.from({ length: TABLE_SIZE }, (_, unit) => maskOf(unit));
  return (unit) => (unit < TABLE_SIZE ? (table[unit] ?? 0) : maskOf(unit));
}

export function spellingAutomaton(
  wholeQuery: string,
  maxSlips: number,
  maxDepth: number,
): SpellingAutomaton {
  const query = wholeQuery.slice(0, MAX_QUERY_LETTERS);
  const levels = maxSlips + 1;
  const maskOf = letterMasks(query);
  const goal = 1 << query.length;
  const inQuery = goal | (goal - 1);
  const states = new Int32Array((maxDepth + 2) * levels);
  const letterMask = new Int32Array(maxDepth + 2);
  const slips = new Uint8Array(maxDepth + 2).fill(levels);
  const fewest = new Uint8Array(maxDepth + 2).fill(levels);
  // Before the first letter, e slips may already have dropped e letters of the query.
  for (let e = 0; e < levels; e++) states[e] = (1 << (e + 1)) - 1;

  function read(depth: number, unit: number): boolean {
    const from = depth * levels;
    const to = from + levels;
    const match = maskOf(unit);
    const swap = depth > 0 ? match & ((letterMask[depth - 1] ?? 0) >> 1) : 0;
    letterMask[depth] = match;

    let state = ((states[from] ?? 0) & match) << 1;
    states[to] = state;
    let here = (state & goal) === 0 ? levels : 0;
    for (let e = 1; e < levels; e++) {
      const fewer = states[from + e - 1] ?? 0;
      const swapped = swap === 0 ? 0 : ((states[from - levels + e - 1] ?? 0) & swap) << 2;
      const fits = ((states[from + e] ?? 0) & match) << 1;
      state = (fits | fewer | (fewer << 1) | (state << 1) | swapped) & inQuery;
      states[to + e] = state;
      if (here === levels && (state & goal) !== 0) here = e;
    }
    slips[depth + 1] = here;
    const before = fewest[depth] ?? 0;
    fewest[depth + 1] = here < before ? here : before;
    return state !== 0;
  }

  return {
    read,
    slipsAt: (depth) => slips[depth] ?? levels,
    fewestSlips: (depth) => fewest[depth] ?? levels,
  };
}
