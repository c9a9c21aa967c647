import { Notice } from '../../ui/feedback/notice.tsx';
import type { MailSettings } from './mail-choices.ts';

const reasons = {
  bounced: 'Emails to your address bounced, so daily email is paused.',
  complained: 'A daily email was marked as spam, so daily email is paused.',
} as const satisfies Record<NonNullable<MailSettings['stopped']>, string>;

/** Why email is paused although it is switched on. */
export function StoppedNote({ stopped }: { stopped: MailSettings['stopped'] }) {
  if (stopped === null) return null;
  return (
    <Notice tone="problem">
      <p>{reasons[stopped]} Save your preferences to start it again.</p>
    </Notice>
  );
}
