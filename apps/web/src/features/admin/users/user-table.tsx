import type { AdminUserRecord } from '@palm/contract/entities';
import { UserRow } from './user-row.tsx';
import { UserTableHead } from './user-table-head.tsx';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';

interface UserTableProps {
  users: readonly AdminUserRecord[];
  ownId: string;
  onDeleted: () => void;
}

export function UserTable({ users, ownId, onDeleted }: UserTableProps) {
  return (
    <table
      {...tableRoles.table}
      aria-label={copy.userTable.users}
      className="w-full border-collapse text-left text-small max-lg:block"
    >
      <UserTableHead />
      <tbody {...tableRoles.rowgroup} className="max-lg:block">
        {users.map((user) => (
          <UserRow key={user.id} user={user} isSelf={user.id === ownId} onDeleted={onDeleted} />
        ))}
      </tbody>
    </table>
  );
}
