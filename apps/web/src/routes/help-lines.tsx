import { HelpLinesPage } from '../features/help-lines/help-lines-page.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';

export const meta = () =>
  pageMeta({
    title: 'Help Lines',
    description:
      'Free help lines by country for a crisis, for violence at home and for children, with the emergency number and where each is published.',
    keywords: ['help line', 'crisis line', 'suicide prevention', 'domestic abuse help'],
    canonical: paths.helpLines,
  });

export default function HelpLines() {
  return <HelpLinesPage />;
}
