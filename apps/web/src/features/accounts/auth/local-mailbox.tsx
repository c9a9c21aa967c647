import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { copy } from '../copy.ts';

/** Links to the local mailbox of a server that sends no real email. */
export function LocalMailbox() {
  const client = useClient();
  const info = useQuery({
    queryKey: queryKeys.serverInfo,
    queryFn: () => client(calls.serverInfo, {}),
    staleTime: Infinity,
  });
  const mailbox = info.data?.mailboxPath ?? null;
  if (mailbox === null) return null;
  return (
    <Notice>
      {copy.localMailbox.thisServerSendsNoReal}{' '}
      <a href={mailbox} target="_blank" rel="noreferrer" className="text-link">
        {copy.localMailbox.localMailbox}
      </a>
      {copy.localMailbox.onThisMachineOnly}
    </Notice>
  );
}
