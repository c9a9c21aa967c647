import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Loading } from '../ui/feedback/loading.tsx';

export const meta = () =>
  pageMeta({
    title: 'Cosmic Mirror',
    description: 'The palm reading of Palm & Soul.',
    keywords: ['palm reading', 'cosmic mirror'],
    canonical: paths.palm,
    isPrivate: true,
  });

/** Another name of the palm reading. */
export default function CosmicMirror() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.palm, { replace: true }), [navigate]);
  return <Loading>Opening the palm reading…</Loading>;
}
