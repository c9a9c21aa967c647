import { useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { MailPreferences } from '../features/mail/mail-preferences.tsx';
import { DeadLink } from '../features/mail/dead-link.tsx';
import { MailedPreferences } from '../features/mail/mailed-preferences.tsx';
import { MailWaiting } from '../features/mail/mail-skeleton.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.emailPreferences.emailPreferences,
    description: copy.emailPreferences.whichDailyEmailsYouGet,
    keywords: ['email preferences'],
    canonical: null,
  });

export default function EmailPreferences() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <PageTitle
        label={copy.emailPreferences.yourEmail}
        lead={copy.emailPreferences.whatWeEmailYouAnd}
      >
        {copy.emailPreferences.emailPreferences}
      </PageTitle>
      <Contents />
    </div>
  );
}

/** The settings behind the link in an email, or the signed-in user's own. A prerendered page does not know its address yet. */
function Contents() {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const session = useSession();
  const token = params.get('token');
  if (isHydrated && token !== null) return <MailedPreferences token={token} />;
  if (!isHydrated || session.status === 'unknown') return <MailWaiting />;
  if (session.status === 'visitor') return <DeadLink />;
  return (
    <div className="max-w-xl">
      <MailPreferences userId={session.session.user.id} hasHeading={false} />
    </div>
  );
}
