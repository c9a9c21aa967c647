import { useNavigate } from 'react-router';
import { paths } from './paths.ts';

/** How many pages of this visit lie behind the one shown, as the router counts them in the browser's history. */
function pagesBehind(): number {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}

/** Back within the site. Behind the first page of a visit lies another site, or nothing. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(paths.landing));
}
