import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MailChoiceFields } from './mail-choice-fields.tsx';
import { choicesOf, type MailChoices, type MailedSettings } from './mail-choices.ts';
import { MailWaiting } from './mail-skeleton.tsx';
import { StoppedNote } from './stopped-note.tsx';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';
import { DeadLink } from './dead-link.tsx';
import { mailedKey, useSaveMailed } from './use-save-mailed.ts';

/** The email settings behind a link in an email: no sign-in needed, and nothing else shown. */
export function MailedPreferences({ token }: { token: string }) {
  const client = useClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: mailedKey(token),
    queryFn: () => client(calls.getMailedPreferences, { token }),
    networkMode: 'always',
  });
  if (isPending) return <MailWaiting />;
  if (data) return <MailedForm token={token} settings={data} />;
  const isDead = error instanceof CallRefused && error.code === 'mail_link_invalid';
  return isDead ? <DeadLink /> : <NotLoaded onRetry={() => void refetch()} />;
}

function MailedForm({ token, settings }: { token: string; settings: MailedSettings }) {
  const [draft, setDraft] = useState<MailChoices | null>(null);
  const save = useSaveMailed(token, () => setDraft(null));
  const choices = draft ?? choicesOf(settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(choices);
  };
  return (
    <Card className="max-w-xl">
      <p className="mb-6 text-paper-dim">
        {withElements(copy.mailedPreferences.forAddress, {
          email: (
            <span className="text-paper">
              <EmailAddress>{settings.address}</EmailAddress>
            </span>
          ),
        })}
      </p>
      <form onSubmit={submit} className="space-y-6">
        <StoppedNote stopped={settings.stopped} />
        <MailChoiceFields
          choices={choices}
          zone={settings.zone}
          onChange={(change) => setDraft({ ...choices, ...change })}
        />
        <Button type="submit" isBusy={save.isPending}>
          {copy.mailedPreferences.savePreferences}
        </Button>
      </form>
    </Card>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{messages['preferences.load-failed'].message}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.mailedPreferences.tryAgain}
      </Button>
    </Notice>
  );
}
