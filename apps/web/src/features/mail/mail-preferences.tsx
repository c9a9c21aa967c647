import { messages } from '@palm/contract/messages';
import { type FormEvent, useEffect, useState } from 'react';
import { announceProblem } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MailChoiceFields } from './mail-choice-fields.tsx';
import { choicesOf, isSameChoice, type MailChoices, type MailSettings } from './mail-choices.ts';
import { MailSkeleton } from './mail-skeleton.tsx';
import { StoppedNote } from './stopped-note.tsx';
import { useMailSettings, useSaveMailSettings, useTestMail } from './use-mail-settings.ts';
import { copy } from './copy.ts';

interface MailPreferencesProps {
  userId: string;
  /** False on a page that has the same title. */
  hasHeading: boolean;
}

/** The user's daily email settings, with a test email. */
export function MailPreferences({ userId, hasHeading }: MailPreferencesProps) {
  const { data, isPending, isError, refetch } = useMailSettings(userId);
  useEffect(() => {
    if (isError) announceProblem(messages['preferences.load-failed']);
  }, [isError]);
  return (
    <Card>
      {hasHeading && (
        <h2 className="mb-5 text-title-sm">{copy.mailPreferences.emailPreferences}</h2>
      )}
      {isPending && <MailSkeleton />}
      {data && <PreferencesForm userId={userId} settings={data} />}
      {!isPending && !data && <NotLoaded onRetry={() => void refetch()} />}
    </Card>
  );
}

function PreferencesForm({ userId, settings }: { userId: string; settings: MailSettings }) {
  const [draft, setDraft] = useState<MailChoices | null>(null);
  const save = useSaveMailSettings(userId, () => setDraft(null));
  const test = useTestMail();
  const choices = draft ?? choicesOf(settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(choices);
  };
  return (
    <form onSubmit={submit} className="space-y-6">
      <StoppedNote stopped={settings.stopped} />
      <MailChoiceFields
        choices={choices}
        zone={settings.zone}
        onChange={(change) => setDraft({ ...choices, ...change })}
      />
      <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
        <Button type="submit" isBusy={save.isPending}>
          {copy.mailPreferences.savePreferences}
        </Button>
        <Button variant="quiet" isBusy={test.isPending} onClick={() => test.mutate()}>
          {copy.mailPreferences.sendTestEmail}
        </Button>
        {!isSameChoice(choices, settings) && (
          <p className="text-small text-paper-dim">{copy.mailPreferences.notSavedYet}</p>
        )}
      </div>
    </form>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.mailPreferences.weCouldntLoadYourPreferences}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.mailPreferences.tryAgain}
      </Button>
    </Notice>
  );
}
