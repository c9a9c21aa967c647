import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useIsOffline } from '../../lib/api/reachability.ts';
import { copy } from './copy.ts';

/** Says that there is no network, and what still works. The live region exists before its text, so that it is read out. */
export function OfflineNote({ hasReadings }: { hasReadings: () => boolean }) {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite" className="print:hidden">
      {isOffline && (
        <div className="border-b border-line bg-raised">
          <p className="page flex flex-wrap items-center gap-x-4 py-2 text-small">
            <span>
              <strong className="font-medium text-brass-bright">
                {copy.offlineNote.youAreOffline}
              </strong>{' '}
              {copy.offlineNote.pagesYouHaveOpenedStill}
            </span>
            {hasReadings() && (
              <Link
                to={paths.dailyReadings}
                className="text-link inline-flex min-h-11 items-center"
              >
                {copy.offlineNote.yourLastReadings}
              </Link>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
