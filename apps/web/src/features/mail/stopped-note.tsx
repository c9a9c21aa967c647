import { Notice } from '../../ui/feedback/notice.tsx';
import type { MailSettings } from './mail-choices.ts';
import { copy } from './copy.ts';

const reasons = {
  bounced: copy.stoppedNote.emailsToYourAddressBounced,
  complained: copy.stoppedNote.dailyEmailWasMarkedAs,
} as const satisfies Record<NonNullable<MailSettings['stopped']>, string>;

/** Why email is paused although it is switched on. */
export function StoppedNote({ stopped }: { stopped: MailSettings['stopped'] }) {
  if (stopped === null) return null;
  return (
    <Notice tone="problem">
      <p>
        {reasons[stopped]} {copy.stoppedNote.saveYourPreferencesToStart}
      </p>
    </Notice>
  );
}
