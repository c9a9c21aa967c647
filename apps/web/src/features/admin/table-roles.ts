/**
 * A table's own roles, said aloud. On a narrow screen its rows are set as cards, and some browsers then no longer take
 * them for rows.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
