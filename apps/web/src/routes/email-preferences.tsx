import { useSearchParams } from 'react-router';
import { DeadLink, MailedPreferences } from '../features/mail/mailed-preferences.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () =>
  pageMeta({
    title: 'Email Preferences',
    description: 'Which daily emails you get, and when.',
    keywords: ['email preferences'],
    canonical: null,
  });

export default function EmailPreferences() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label="Your email" lead="What we email you, and when.">
        Email Preferences
      </PageTitle>
      <Contents />
    </div>
  );
}

/** A prerendered page does not know its address yet. */
function Contents() {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const token = params.get('token');
  if (!isHydrated) return <Loading>Loading your preferences…</Loading>;
  return token === null ? <DeadLink /> : <MailedPreferences token={token} />;
}
