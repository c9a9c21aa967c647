import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';
import type { MailChoices } from './mail-choices.ts';

/** Where the query cache keeps the settings behind a link. */
export const mailedKey = (token: string) => ['mailed-settings', token];

export function useSaveMailed(token: string, onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: MailChoices) =>
      client(calls.saveMailedPreferences, { token, ...choices }),
    networkMode: 'always',
    onSuccess: (saved) => {
      queries.setQueryData(mailedKey(token), saved);
      announce(messages['preferences.saved']);
      onSaved();
    },
    onError: () => announceProblem(messages['preferences.save-failed']),
  });
}
