import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { UserColumn } from './user-table-head.tsx';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';

/** The name and the address wrap, so that the other cells stay on one line. */
const wrapped: ReadonlySet<UserColumn> = new Set(['user', 'email']);

interface UserCellProps {
  column: UserColumn;
  /** Over the whole width of a card. */
  isWide?: boolean;
  children: ReactNode;
}

const unlabelled: ReadonlySet<UserColumn> = new Set(['user', 'actions']);

export function UserCell({ column, isWide = false, children }: UserCellProps) {
  return (
    <td
      {...tableRoles.cell}
      className={classNames(
        'align-middle lg:py-2.5 lg:pr-4 lg:last:pr-0 lg:last:text-right',
        isWide && 'max-lg:col-span-2',
        !wrapped.has(column) && 'lg:whitespace-nowrap',
      )}
    >
      {!unlabelled.has(column) && (
        <span aria-hidden="true" className="block text-label text-paper-dim lg:hidden">
          {copy.userColumns[column]}
        </span>
      )}
      {children}
    </td>
  );
}
