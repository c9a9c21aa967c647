import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface NotLoadedProps {
  /** What is missing, as in 'The users'. */
  what: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown when data could not be loaded, with a retry button. */
export function NotLoaded({ what, isBusy, onRetry }: NotLoadedProps) {
  return (
    <Notice tone="problem">
      <p role="alert">{what} could not be loaded.</p>
      <Button variant="text" isBusy={isBusy} aria-label={`Try again: ${what}`} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
