import { messages } from '@palm/contract/messages';
import { paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';

export function DeadLink() {
  const { title, message } = messages['preferences.link-invalid'];
  return (
    <Notice tone="problem">
      <p className="font-medium">{title}</p>
      <p className="mb-4">
        {message} {copy.mailedPreferences.youCanAlsoChangeThis}
      </p>
      <LinkButton to={paths.profileSetup} variant="quiet">
        {copy.mailedPreferences.goToProfileSetup}
      </LinkButton>
    </Notice>
  );
}
