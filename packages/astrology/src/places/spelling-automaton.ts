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

const ALL_UNITS = 65_536;

function letterMasks(query: string): Int32Array {
  const masks = new Int32Array(ALL_UNITS);
  for (let j = 0; j < query.length; j++) {
    const unit = query.charCodeAt(j);
    masks[unit] = (masks[unit] ?? 0) | (1 << j);
  }
  return masks;
}

export function spellingAutomaton(
  wholeQuery: string,
  maxSlips: number,
  maxDepth: number,
): SpellingAutomaton {
  const query = wholeQuery.slice(0, MAX_QUERY_LETTERS);
  const levels = maxSlips + 1;
  const masks = letterMasks(query);
  const goal = 1 << query.length;
  const inQuery = goal | (goal - 1);
  const states = new Int32Array((maxDepth + 2) * levels);
  const letters = new Int32Array(maxDepth + 2);
  const slips = new Uint8Array(maxDepth + 2).fill(levels);
  const fewest = new Uint8Array(maxDepth + 2).fill(levels);
  // Before the first letter, e slips may already have dropped e letters of the query.
  for (let e = 0; e < levels; e++) states[e] = (1 << (e + 1)) - 1;

  function read(depth: number, unit: number): boolean {
    const from = depth * levels;
    const to = from + levels;
    const match = masks[unit] ?? 0;
    const swap = depth > 0 ? match & ((masks[letters[depth - 1] ?? 0] ?? 0) >> 1) : 0;
    letters[depth] = unit;

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
