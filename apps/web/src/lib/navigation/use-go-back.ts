import { useNavigate } from 'react-router';
import { paths } from './paths.ts';

interface Visit {
  /** What the router wrote into the browser's history: it counts its pages since the last full load. */
  readonly state: unknown;
  /** How many pages of whatever site the tab remembers. */
  readonly length: number;
  /** Where the last full load was asked for. */
  readonly referrer: string;
  readonly origin: string;
}

/** Whether the previous page is one of ours. Before the first page of a visit there is another site, or nothing. */
export function isPreviousPageOurs({ state, length, referrer, origin }: Visit): boolean {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  if (isCounted && typeof state.idx === 'number' && state.idx > 0) return true;
  return length > 1 && URL.canParse(referrer) && new URL(referrer).origin === origin;
}

/** Back within the site. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { state, length } = window.history;
    const visit = { state, length, referrer: document.referrer, origin: location.origin };
    void (isPreviousPageOurs(visit) ? navigate(-1) : navigate(paths.landing));
  };
}
