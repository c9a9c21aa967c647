import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSession } from '../session/accounts-context.ts';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeviceList } from './device-list.tsx';
import { useSecurity } from './use-security.ts';
import { copy } from '../copy.ts';

/** Email, password and signed-in devices. */
export function SecurityCard() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.securityCard.security}</h2>
      <Contents userId={session.session.user.id} email={session.session.user.email} />
    </Card>
  );
}

function Contents({ userId, email }: { userId: string; email: string }) {
  const { data: security, isPending, refetch } = useSecurity(userId);
  if (isPending)
    return <Skeleton lines={5} label={copy.securityCard.loadingYourSecuritySettings} />;
  if (security === undefined) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <div className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
      <ChangeAddress email={email} security={security} />
      <ChangePassword email={email} security={security} />
      <DeviceList devices={security.devices} />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className="mb-4 text-paper-dim">{copy.securityCard.weCouldntLoadYourSecurity}</p>
      <Button variant="quiet" onClick={onRetry}>
        {copy.securityCard.tryAgain}
      </Button>
    </>
  );
}
