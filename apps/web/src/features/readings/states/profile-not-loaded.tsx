import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { copy } from '../copy.ts';

/** Birth details that failed to load are not the same as missing ones. */
export function ProfileNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem">
      <p>{copy.profileNotLoaded.weCouldntLoadYourBirth}</p>
      <Button variant="text" onClick={onRetry}>
        {copy.profileNotLoaded.loadAgain}
      </Button>
    </Notice>
  );
}
