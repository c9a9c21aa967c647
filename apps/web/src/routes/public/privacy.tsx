import { PrivacyUpdated } from '../../features/legal/last-updated.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacyText } from '../../features/legal/privacy-text.tsx';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.privacy.privacyPolicy,
    description: copy.privacy.whatPalmSoulKnowsAbout,
    keywords: ['privacy', 'data protection'],
    canonical: paths.privacy,
  });

export default function Privacy() {
  return (
    <LegalPage
      title={copy.privacy.privacyPolicy}
      lead={copy.privacy.whatWeKnowAboutYou}
      sections={privacyText}
      updated={<PrivacyUpdated />}
    />
  );
}
