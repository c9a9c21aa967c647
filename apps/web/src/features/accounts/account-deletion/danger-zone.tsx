import { Link } from 'react-router';
import { paths, YOUR_DATA } from '../../../lib/navigation/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { withElements } from '../../../ui/with-elements.tsx';
import { copy } from '../copy.ts';

export function DangerZone() {
  return (
    <Card>
      <h2 className="mb-3 text-title-sm">{copy.dangerZone.dangerZone}</h2>
      <p className="mb-5 max-w-(--measure) text-paper-dim">
        {withElements(copy.dangerZone.deletingYourAccountRemovesYour, {
          exportYourData: (
            <Link to={paths.profile + YOUR_DATA} className="text-link">
              {copy.dangerZone.exportYourData}
            </Link>
          ),
        })}
      </p>
      <DeleteAccount />
    </Card>
  );
}
