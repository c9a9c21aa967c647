import type { AdminUserRecord } from '@palm/contract/entities';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { DeleteUserButton } from './delete-user-button.tsx';
import { dateWords } from '../statistics/figure-words.ts';
import type { UserColumn } from './user-table-head.tsx';
import { emailStatus, initialOf, planWords, userName } from './user-words.ts';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';

interface UserRowProps {
  user: AdminUserRecord;
  isSelf: boolean;
  onDeleted: () => void;
}

/** A row on a wide screen, a card on a narrow one. */
export function UserRow({ user, isSelf, onDeleted }: UserRowProps) {
  const isConfirmed = user.email_confirmed_at !== null;
  return (
    <tr
      {...tableRoles.row}
      className="border-b border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-3 max-lg:py-5"
    >
      <Cell column="user" isWide>
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-full border border-edge font-serif text-body text-brass"
          >
            {initialOf(user)}
          </span>
          <span
            className={classNames('wrap-anywhere', user.display_name === null && 'text-paper-dim')}
          >
            {userName(user)}
          </span>
        </span>
      </Cell>
      <Cell column="email" isWide>
        <EmailAddress>{user.email}</EmailAddress>
      </Cell>
      <Cell column="emailStatus">
        <span className={isConfirmed ? 'text-verdigris' : 'text-paper-dim'}>
          {emailStatus(user)}
        </span>
      </Cell>
      <Cell column="subscription">
        <span className={classNames(user.subscription_status !== 'free' && 'text-brass-bright')}>
          {planWords(user)}
        </span>
      </Cell>
      <Cell column="joined">{dateWords(user.created_at)}</Cell>
      <Cell column="lastSignIn">
        {user.last_sign_in_at === null ? copy.userRow.never : dateWords(user.last_sign_in_at)}
      </Cell>
      <Cell column="actions" isWide>
        {isSelf ? (
          <span className="inline-flex min-h-11 items-center text-paper-dim">
            {copy.userRow.yourAccount}
          </span>
        ) : (
          <DeleteUserButton user={user} onDeleted={onDeleted} />
        )}
      </Cell>
    </tr>
  );
}

/** On one line beside each other: the name and the address give way. */
const unbroken: ReadonlySet<UserColumn> = new Set([
  'emailStatus',
  'subscription',
  'joined',
  'lastSignIn',
  'actions',
]);

interface CellProps {
  column: UserColumn;
  /** Over the whole width of a card. */
  isWide?: boolean;
  children: ReactNode;
}

const unlabelled: ReadonlySet<UserColumn> = new Set(['user', 'actions']);

function Cell({ column, isWide = false, children }: CellProps) {
  return (
    <td
      {...tableRoles.cell}
      className={classNames(
        'align-middle lg:py-2.5 lg:pr-4 lg:last:pr-0 lg:last:text-right',
        isWide && 'max-lg:col-span-2',
        unbroken.has(column) && 'lg:whitespace-nowrap',
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
