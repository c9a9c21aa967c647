import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Not knowing the birth details is something else than not having been told. */
export function ProfileNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>We couldn’t load your birth details. They are not lost.</p>
      <Button variant="text" onClick={onRetry}>
        Load again
      </Button>
    </Notice>
  );
}
