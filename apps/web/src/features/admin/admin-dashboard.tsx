import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { Insights } from './statistics/insights.tsx';
import { LatestActions } from './operations/latest-actions.tsx';
import { ServerHealth } from './operations/server-health.tsx';
import { StatCards } from './statistics/stat-cards.tsx';
import { useAdminUsers } from './users/use-admin-users.ts';
import { UserManagement } from './users/user-management.tsx';
import { allUsers, type UserView } from './users/user-view.ts';

const TYPING_MS = 300;

/** For admins only: the route checks the role, and the server checks it at every call. */
export function AdminDashboard({ ownId }: { ownId: string }) {
  const [view, setView] = useState<UserView>(allUsers);
  const search = useSettled(view.search, TYPING_MS);
  const query = useAdminUsers({ ...view, search });
  const queries = useQueryClient();
  return (
    <div className="space-y-14">
      <StatCards stats={query.data?.pages[0]?.stats} />
      <UserManagement
        query={query}
        view={view}
        onView={(change) => setView((before) => ({ ...before, ...change }))}
        ownId={ownId}
        onRefresh={() => void queries.invalidateQueries({ queryKey: ['admin'] })}
      />
      <Insights />
      <ServerHealth />
      <LatestActions />
    </div>
  );
}
