import type { Family, Table } from '../family.ts';
import { COMPUTED, FACT_LINES } from '../slots/computed-slots.ts';
import { type Filled, type SlotContext, fill } from '../slots/slot.ts';
import { entitySlot } from './entity-slots.ts';

/** Fills a slot by its name in small letters; null when there is nothing to fill it with. */
export type SlotSource = (name: string) => Filled | null;

/** Computed from more than the typed word alone. */
const COMPUTED_FIRST: ReadonlySet<string> = new Set(['clock', 'card', 'sign_b']);

/** Extra slots win: what only the reply as a whole knows, such as the parts of a long message. */
export function slotSource(
  family: Family,
  context: SlotContext,
  { isSkyAllowed, extra = {} }: { isSkyAllowed: boolean; extra?: Readonly<Record<string, string>> },
): SlotSource {
  const kept = new Map<string, Filled | null>();
  const find = (name: string): Filled | null => {
    if (extra[name] !== undefined) return fill(extra[name]);
    const looked = fromTables(name, family.tables, source);
    if (looked !== null) return looked;
    const typed = fill(entitySlot(name, context.entities));
    if (typed !== null && !COMPUTED_FIRST.has(name)) return typed;
    if (!isSkyAllowed && (FACT_LINES.has(name) || name.startsWith('window'))) return null;
    return COMPUTED[name]?.(context) ?? typed;
  };
  const source: SlotSource = (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const found = find(name);
    kept.set(name, found);
    return found;
  };
  return source;
}

/** A column of a table, in the row that the value of its key names. */
function fromTables(name: string, tables: readonly Table[], source: SlotSource): Filled | null {
  for (const table of tables.filter(({ columns }) => columns.includes(name))) {
    const key = source(table.key);
    const row = key === null ? undefined : rowOf(table, key.text);
    const text = row?.[name];
    if (key !== null && text !== undefined && text !== '') return { text, facts: key.facts };
  }
  return null;
}

const plainKey = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^the /u, '')
    .replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1');

function rowOf({ rows }: Table, value: string): Readonly<Record<string, string>> | undefined {
  const wanted = plainKey(value);
  const all = Object.entries(rows);
  for (const [key, row] of all) if (plainKey(key) === wanted) return row;
  // "square or opposition": one row for several values.
  for (const [key, row] of all) {
    if (key.split(/, | or /u).some((one) => plainKey(one) === wanted)) return row;
  }
  return undefined;
}
