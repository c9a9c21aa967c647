import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSaveReading } from './use-save-reading.ts';
import { copy } from '../copy.ts';
import type { Allowance } from '../use-allowance.ts';
import type { KeptReading } from '../use-last-reading.ts';

export interface ReadingActionsProps {
  reading: KeptReading;
  allowance: Allowance | undefined;
  onSaved: () => void;
  onNew: () => void;
  /** A way to share it. */
  share: (reading: KeptReading) => ReactNode;
}

export function ReadingActions({ reading, allowance, onSaved, onNew, share }: ReadingActionsProps) {
  const { answer, isSaved } = reading;
  const { save, isPending } = useSaveReading(allowance, onSaved);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isSaved ? (
        <LinkButton to={paths.savedReadings}>{copy.readingView.seeMyReadings}</LinkButton>
      ) : (
        <Button isBusy={isPending} onClick={() => save(answer.scanId)}>
          {isPending ? copy.readingView.saving : copy.readingView.saveReading}
        </Button>
      )}
      {share(reading)}
      <Button variant="quiet" onClick={onNew}>
        {copy.readingView.newReading}
      </Button>
    </div>
  );
}
