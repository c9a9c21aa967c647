import type { AdminAction } from '@palm/contract/admin';
import { calls } from '@palm/contract/calls';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { AdminAnswer } from '../admin-answer.tsx';
import { momentWords, typeWords } from '../statistics/figure-words.ts';
import { useAdminQuery } from '../use-admin-query.ts';
import { copy } from '../copy.ts';

const kinds = {
  delete_user: copy.latestActions.deletedUser,
  export_users: copy.latestActions.exportedUsers,
  retry_job: copy.latestActions.restartedJob,
  discard_job: copy.latestActions.discardedJob,
  grant_admin: copy.latestActions.grantedAdminRole,
  revoke_admin: copy.latestActions.revokedAdminRole,
} as const satisfies Record<AdminAction['kind'], string>;

/** The audit log of admin actions. It is read-only here. */
export function LatestActions() {
  const latest = useAdminQuery(queryKeys.adminActions, calls.adminActions, {});
  return (
    <section aria-labelledby="latest-actions">
      <h2 id="latest-actions" className="mb-4 text-title-sm">
        {copy.latestActions.latestAdminActions}
      </h2>
      <AdminAnswer query={latest} what={copy.latestActions.latestActions} lines={3}>
        {({ actions }) => <Listed actions={actions} />}
      </AdminAnswer>
    </section>
  );
}

function Listed({ actions }: { actions: readonly AdminAction[] }) {
  if (actions.length === 0)
    return (
      <p className="text-small text-paper-dim">{copy.latestActions.nothingYetAdminActionsOn}</p>
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
            {kinds[action.kind]}
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
  atCommandLine ? copy.latestActions.commandLine : (admin ?? copy.latestActions.deletedAccount);
