import { RequireSignIn } from '../features/accounts/require-sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Palm & Soul: Palm Reading',
    description:
      'Upload a photo of your palm. Your heart, head and life lines are traced over it, and the reading says what it rests on.',
    keywords: ['palm reading', 'palmistry', 'heart line', 'head line', 'life line'],
    canonical: paths.palm,
  });

export default function TheOracle() {
  return (
    <RequireSignIn>
      <div className="page py-8 md:py-14">
        <PageTitle label="Cosmic Mirror" lead="A photo of your palm, looked at line by line.">
          Palm &amp; Soul
        </PageTitle>
        <StillBeingBuilt>
          Soon you can show your palm here. Nothing is asked of you until then.
        </StillBeingBuilt>
      </div>
    </RequireSignIn>
  );
}
