import { calls } from '@palm/contract/calls';
import { messages, say } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { announce, announceProblem } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { userCountWords } from '../statistics/figure-words.ts';
import { type UserView, wantedBy } from './user-view.ts';
import { copy } from '../copy.ts';

/** Exports all users that match the current search and filters. */
export function ExportUsersButton({ view }: { view: UserView }) {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate: exportUsers, isPending } = useMutation({
    mutationFn: () => client(calls.exportUsers, wantedBy(view)),
    networkMode: 'always',
    onSuccess: async ({ csv, users }) => {
      saveAsFile(`users-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      announce(say('admin.exported', { users: userCountWords(users) }));
      await queries.invalidateQueries({ queryKey: queryKeys.adminActions });
    },
    onError: () => announceProblem(messages['admin.export-failed']),
  });
  return (
    <Button variant="quiet" isBusy={isPending} onClick={() => exportUsers()}>
      {copy.exportUsersButton.exportCsv}
    </Button>
  );
}
