import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { copy } from '../copy.ts';

/** The sky of today is missing; the pages below can still be opened. */
export const TodayFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="problem">
    <p>{copy.failed}</p>
    <Button variant="text" onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  </Notice>
);
