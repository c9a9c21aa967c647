import { Link } from 'react-router';
import { paths, YOUR_DATA } from '../../../lib/navigation/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { copy } from '../copy.ts';

export function DangerZone() {
  return (
    <Card>
      <h2 className="mb-3 text-title-sm">{copy.dangerZone.dangerZone}</h2>
      <p className="mb-5 max-w-(--measure) text-paper-dim">
        {copy.dangerZone.deletingYourAccountRemovesYour}{' '}
        <Link to={paths.profile + YOUR_DATA} className="text-link">
          {copy.dangerZone.exportYourData}
        </Link>{' '}
        {copy.dangerZone.first}
      </p>
      <DeleteAccount />
    </Card>
  );
}
