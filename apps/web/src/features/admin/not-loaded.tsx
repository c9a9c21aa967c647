import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';

interface NotLoadedProps {
  /** The name of the data, as in 'The users'. */
  what: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown when data could not be loaded, with a retry button. */
export function NotLoaded({ what, isBusy, onRetry }: NotLoadedProps) {
  return (
    <Notice tone="problem">
      <p role="alert">{copy.notLoaded.couldNotBeLoaded(what)}</p>
      <Button
        variant="text"
        isBusy={isBusy}
        aria-label={copy.notLoaded.tryAgain(what)}
        onClick={onRetry}
      >
        {copy.notLoaded.tryAgain2}
      </Button>
    </Notice>
  );
}
