import { HelpLinesPage } from '../../features/help-lines/help-lines-page.tsx';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.helpLines.helpLines,
    description: copy.helpLines.freeHelpLinesByCountry,
    keywords: ['help line', 'crisis line', 'suicide prevention', 'domestic abuse help'],
    canonical: paths.helpLines,
  });

export default function HelpLines() {
  return <HelpLinesPage />;
}
