import { AccuracyPage } from '../features/accuracy/accuracy-page.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';

export const meta = () =>
  pageMeta({
    title: 'Accuracy',
    description:
      'How far our planets are from Swiss Ephemeris and JPL Horizons, body by body, in arcseconds, with the method and the way to measure it yourself.',
    keywords: ['ephemeris accuracy', 'natal chart', 'Swiss Ephemeris', 'JPL Horizons'],
    canonical: paths.accuracy,
  });

export default function Accuracy() {
  return <AccuracyPage />;
}
