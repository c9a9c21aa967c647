import { TermsUpdated } from '../features/legal/last-updated.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { termsText } from '../features/legal/terms-text.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';

export const meta = () =>
  pageMeta({
    title: 'Terms & Conditions',
    description: 'The terms of Palm & Soul: what you may do, what we promise, and what we do not.',
    keywords: ['terms', 'conditions'],
    canonical: paths.terms,
  });

export default function Terms() {
  return (
    <LegalPage
      title="Terms & Conditions"
      lead="What you may do here, what we promise, and what we do not."
      sections={termsText}
      updated={<TermsUpdated />}
    />
  );
}
