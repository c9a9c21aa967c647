import { AccuracyPage } from '../../features/accuracy/accuracy-page.tsx';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.accuracy.accuracy,
    description: copy.accuracy.howFarOurPlanetsAre,
    keywords: ['ephemeris accuracy', 'natal chart', 'Swiss Ephemeris', 'JPL Horizons'],
    canonical: paths.accuracy,
  });

export default function Accuracy() {
  return <AccuracyPage />;
}
