import { Notice } from '../../ui/feedback/notice.tsx';
import type { MailSettings } from './mail-choices.ts';

const reasons = {
  bounced: 'Mail to your address came back, so daily mail is paused.',
  complained: 'A daily mail was marked as spam, so daily mail is paused.',
} as const satisfies Record<NonNullable<MailSettings['stopped']>, string>;

/** Why nothing comes although it is on. */
export function StoppedNote({ stopped }: { stopped: MailSettings['stopped'] }) {
  if (stopped === null) return null;
  return (
    <Notice tone="problem">
      <p>{reasons[stopped]} Saving your preferences starts it again.</p>
    </Notice>
  );
}
