import { useSearchParams } from 'react-router';
import { nextPath } from '../../lib/navigation/next-path.ts';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.offline.noConnection,
    description: copy.offline.thisPageWasNotKept,
    keywords: ['offline'],
    canonical: null,
  });

/** Shown by the service worker when offline, for a page that was never opened on this device. */
export default function Offline() {
  const [search] = useSearchParams();
  // The page is written without a query, and a link that differs from the written one would not be mended.
  const from = useHydrated() ? nextPath(search.get('from')) : null;
  return (
    <div className="page flex flex-col items-center py-16 text-center md:py-28">
      <DimmedMoon />
      <h1 className="page-title mt-8 text-title">{copy.offline.noConnection}</h1>
      <p className="mt-4 max-w-96 text-balance text-paper-dim">{copy.offline.thisPageHasNotBeen}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton reloadDocument to={from ?? paths.landing}>
          {copy.offline.tryAgain}
        </LinkButton>
        <LinkButton variant="quiet" to={paths.dailyReadings}>
          {copy.offline.yourLastReadings}
        </LinkButton>
      </div>
    </div>
  );
}

/** The new Moon: there, and not to be seen. */
function DimmedMoon() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" fill="none" className="w-36 text-paper-dim">
      <circle cx="80" cy="80" r="60" stroke="currentColor" strokeDasharray="1.5 5" />
      <circle cx="80" cy="80" r="75" stroke="currentColor" strokeOpacity="0.6" />
      <path
        d="M80 20a60 60 0 0 1 0 120a64 64 0 0 0 0-120z"
        className="fill-brass"
        fillOpacity="0.9"
      />
    </svg>
  );
}
