import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { ExportUsersButton } from './export-users-button.tsx';
import { countWords, userCountWords } from '../statistics/figure-words.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { useAdminUsers } from './use-admin-users.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import type { UserView } from './user-view.ts';
import { copy } from '../copy.ts';

interface UserManagementProps {
  query: ReturnType<typeof useAdminUsers>;
  view: UserView;
  onView: (change: Partial<UserView>) => void;
  ownId: string;
  onRefresh: () => void;
}

export function UserManagement({ query, view, onView, ownId, onRefresh }: UserManagementProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="user-management">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="user-management" ref={heading} tabIndex={-1} className="text-title-sm outline-none">
          {copy.userManagement.userManagement}
        </h2>
        <div className="flex gap-3">
          <ExportUsersButton view={view} />
          <Button variant="quiet" isBusy={query.isFetching} onClick={onRefresh}>
            {copy.userManagement.refresh}
          </Button>
        </div>
      </header>
      <UserFilters view={view} onChange={onView} />
      {/* The focused button disappears with the row. */}
      <Listed query={query} ownId={ownId} onDeleted={() => heading.current?.focus()} />
    </section>
  );
}

interface ListedProps extends Pick<UserManagementProps, 'query' | 'ownId'> {
  onDeleted: () => void;
}

function Listed({ query, ownId, onDeleted }: ListedProps) {
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <Loading>{copy.userManagement.loadingUsers}</Loading>;
  if (data === undefined)
    return (
      <div className="mt-6">
        <NotLoaded
          what={copy.userManagement.users}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  const users = data.pages.flatMap((page) => page.users);
  const total = data.pages.at(-1)?.total ?? 0;
  if (users.length === 0)
    return <p className="py-16 text-center text-paper-dim">{copy.userManagement.noUsersFound}</p>;
  return (
    <>
      <p aria-live="polite" className="mt-6 mb-2 text-small text-paper-dim">
        {copy.userManagement.shownOf(countWords(users.length), userCountWords(total))}
      </p>
      <UserTable users={users} ownId={ownId} onDeleted={onDeleted} />
      {query.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            variant="quiet"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {copy.userManagement.showMoreUsers}
          </Button>
        </p>
      )}
    </>
  );
}
