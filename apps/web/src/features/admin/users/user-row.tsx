import type { AdminUserRecord } from '@palm/contract/entities';
import { classNames } from '../../../ui/class-names.ts';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { DeleteUserButton } from './delete-user-button.tsx';
import { dateWords } from '../statistics/figure-words.ts';
import { emailStatus, initialOf, planWords, userName } from './user-words.ts';
import { tableRoles } from '../table-roles.ts';
import { copy } from '../copy.ts';
import { UserCell } from './user-cell.tsx';

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
      <UserCell column="user" isWide>
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
      </UserCell>
      <UserCell column="email" isWide>
        <EmailAddress>{user.email}</EmailAddress>
      </UserCell>
      <UserCell column="emailStatus">
        <span className={isConfirmed ? 'text-verdigris' : 'text-paper-dim'}>
          {emailStatus(user)}
        </span>
      </UserCell>
      <UserCell column="subscription">
        <span className={classNames(user.subscription_status !== 'free' && 'text-brass-bright')}>
          {planWords(user)}
        </span>
      </UserCell>
      <UserCell column="joined">{dateWords(user.created_at)}</UserCell>
      <UserCell column="lastSignIn">
        {user.last_sign_in_at === null ? copy.userRow.never : dateWords(user.last_sign_in_at)}
      </UserCell>
      <UserCell column="actions" isWide>
        {isSelf ? (
          <span className="inline-flex min-h-11 items-center text-paper-dim">
            {copy.userRow.yourAccount}
          </span>
        ) : (
          <DeleteUserButton user={user} onDeleted={onDeleted} />
        )}
      </UserCell>
    </tr>
  );
}
