import { TermsUpdated } from '../../features/legal/last-updated.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { termsText } from '../../features/legal/terms-text.tsx';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.terms.termsConditions,
    description: copy.terms.termsOfPalmSoulWhat,
    keywords: ['terms', 'conditions'],
    canonical: paths.terms,
  });

export default function Terms() {
  return (
    <LegalPage
      title={copy.terms.termsConditions}
      lead={copy.terms.whatYouMayDoHere}
      sections={termsText}
      updated={<TermsUpdated />}
    />
  );
}
