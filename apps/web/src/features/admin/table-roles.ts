/**
 * Explicit table roles. On a narrow screen rows are laid out as cards, and some browsers then no longer treat
 * them as rows.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
