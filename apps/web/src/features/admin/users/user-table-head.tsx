import { Hint } from '../../../ui/hint.tsx';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';

export const userColumns = [
  'user',
  'email',
  'emailStatus',
  'subscription',
  'joined',
  'lastSignIn',
  'actions',
] as const satisfies readonly (keyof typeof copy.userColumns)[];
export type UserColumn = (typeof userColumns)[number];

/** On a narrow screen each cell shows its own column name, so this row is for screen readers only. */
export function UserTableHead() {
  return (
    <thead {...tableRoles.rowgroup} className="max-lg:sr-only">
      <tr {...tableRoles.row} className="border-b border-edge">
        {userColumns.map((column) => (
          <th
            key={column}
            {...tableRoles.columnheader}
            scope="col"
            className="py-3 pr-4 align-bottom font-medium whitespace-nowrap text-brass last:pr-0 last:text-right"
          >
            <span className="inline-flex items-center gap-2">
              {copy.userColumns[column]}
              {column === 'emailStatus' && (
                <span className="leading-none max-lg:hidden">
                  <Hint about={copy.userColumns.emailStatus}>{copy.emailStatusHint}</Hint>
                </span>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
