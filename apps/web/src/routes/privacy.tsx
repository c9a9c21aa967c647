import { PrivacyUpdated } from '../features/legal/last-updated.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacyText } from '../features/legal/privacy-text.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What Palm & Soul knows about you, why, for how long, and how to make it forget.',
    keywords: ['privacy', 'data protection'],
    canonical: paths.privacy,
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we know about you, why, for how long, and how to make us forget."
      sections={privacyText}
      updated={<PrivacyUpdated />}
    />
  );
}
