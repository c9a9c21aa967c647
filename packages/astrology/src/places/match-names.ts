import type { NameTable } from './name-table.ts';
import { spellingAutomaton } from './spelling-automaton.ts';

/** Told of each name found: whose it is, how many slips away, and whether it matched to its end. */
export type OnMatch = (owner: number, slips: number, isWhole: boolean) => void;

/** No folded name in the data is longer. */
const MAX_DEPTH = 63;
const UNSETTLED = MAX_DEPTH + 1;

/**
 * Finds every name of which some beginning is within `maxSlips` of the query. The table is walked
 * as a tree: a beginning is read once for all names that share it, and once it is hopeless they are
 * passed over unread.
 */
export function matchNames(
  table: NameTable,
  query: string,
  maxSlips: number,
  onMatch: OnMatch,
): void {
  const { size, shared, next, added, units, owner } = table;
  const automaton = spellingAutomaton(query, maxSlips, MAX_DEPTH);
  let settledDepth = UNSETTLED;
  let slips = 0;
  let name = 0;
  while (name < size) {
    let depth = shared[name] ?? 0;
    let isWhole = false;
    if (depth < settledDepth) {
      settledDepth = UNSETTLED;
      const end = added[name + 1] ?? 0;
      for (let i = added[name] ?? 0; i < end && settledDepth === UNSETTLED; i++) {
        const canGoOn = automaton.read(depth, units[i] ?? 0);
        depth++;
        if (!canGoOn) settledDepth = depth;
      }
      slips = automaton.fewestSlips(depth);
      isWhole = settledDepth === UNSETTLED && automaton.slipsAt(depth) === slips;
    }
    if (slips <= maxSlips) onMatch(owner[name] ?? 0, slips, isWhole);
    name++;
    if (slips > maxSlips) {
      while (name < size && (shared[name] ?? 0) >= settledDepth) name = next[name] ?? size;
    }
  }
}
