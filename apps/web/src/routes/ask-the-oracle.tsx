import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Ask the Oracle',
    description:
      'Put a question to the Oracle and read a calm answer that names the chart it rests on.',
    keywords: ['oracle', 'spiritual guidance', 'astrology questions', 'natal chart'],
    canonical: paths.askTheOracle,
  });

export default function AskTheOracle() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle label="A conversation" lead="A question, and a calm answer with its reasons.">
          Ask the Oracle
        </PageTitle>
        <StillBeingBuilt>Soon the Oracle will listen here.</StillBeingBuilt>
      </div>
    </RequireSignIn>
  );
}
