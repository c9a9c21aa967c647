import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTrack } from './analytics-context.ts';
import { pathNotedFirst } from './page-events.ts';

/** Notes each page that is shown. */
export function usePageViews(): void {
  const track = useTrack();
  const { pathname } = useLocation();
  const noted = useRef(pathNotedFirst());
  useEffect(() => {
    if (noted.current === pathname) return;
    noted.current = pathname;
    track('page_view');
  }, [pathname, track]);
}
