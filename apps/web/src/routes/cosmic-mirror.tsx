import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.cosmicMirror.cosmicMirror,
    description: copy.cosmicMirror.palmReadingOfPalmSoul,
    keywords: ['palm reading', 'cosmic mirror'],
    canonical: paths.palm,
    isPrivate: true,
  });

/** Another name of the palm reading. */
export default function CosmicMirror() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.palm, { replace: true }), [navigate]);
  return <Loading>{copy.cosmicMirror.openingPalmReading}</Loading>;
}
