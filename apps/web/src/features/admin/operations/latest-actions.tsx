import type { AdminAction } from '@palm/contract/admin';
import { calls } from '@palm/contract/calls';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { AdminAnswer } from '../admin-answer.tsx';
import { momentWords, typeWords } from '../statistics/figure-words.ts';
import { useAdminQuery } from '../use-admin-query.ts';

const deeds = {
  delete_user: 'Deleted a user',
  export_users: 'Exported users',
  retry_job: 'Restarted a job',
  discard_job: 'Discarded a job',
  grant_admin: 'Granted the admin role',
  revoke_admin: 'Revoked an admin role',
} as const satisfies Record<AdminAction['deed'], string>;

/** The audit log of admin actions. It is read-only here. */
export function LatestActions() {
  const latest = useAdminQuery(queryKeys.adminActions, calls.adminActions, {});
  return (
    <section aria-labelledby="latest-actions">
      <h2 id="latest-actions" className="mb-4 text-title-sm">
        Latest admin actions
      </h2>
      <AdminAnswer query={latest} what="The latest actions" lines={3}>
        {({ actions }) => <Listed actions={actions} />}
      </AdminAnswer>
    </section>
  );
}

function Listed({ actions }: { actions: readonly AdminAction[] }) {
  if (actions.length === 0)
    return (
      <p className="text-small text-paper-dim">
        Nothing yet. Admin actions on users and jobs are listed here.
      </p>
    );
  return (
    <ol className="border-t border-line text-small">
      {actions.map((action) => (
        <li
          key={action.id}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <time dateTime={action.at} className="w-52 text-paper-dim">
            {momentWords(action.at)}
          </time>
          <span className="grow">
            {deeds[action.deed]}
            {action.details !== null && `: ${typeWords(action.details)}`}
            {action.subjectId !== null && (
              <span className="ml-2 break-all text-paper-dim">{action.subjectId}</span>
            )}
          </span>
          <span className="break-all text-paper-dim">{whoOf(action)}</span>
        </li>
      ))}
    </ol>
  );
}

const whoOf = ({ admin, atCommandLine }: AdminAction): string =>
  atCommandLine ? 'at the command line' : (admin ?? 'a deleted account');
