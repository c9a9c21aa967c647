import { Link } from 'react-router';
import { paths, YOUR_DATA } from '../../../lib/navigation/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';

export function DangerZone() {
  return (
    <Card>
      <h2 className="mb-3 text-title-sm">Danger Zone</h2>
      <p className="mb-5 max-w-(--measure) text-paper-dim">
        Deleting your account removes your profile, your readings, your photos and your
        conversations for good, and ends your subscription. You may want to{' '}
        <Link to={paths.profile + YOUR_DATA} className="text-link">
          export your data
        </Link>{' '}
        first.
      </p>
      <DeleteAccount />
    </Card>
  );
}
