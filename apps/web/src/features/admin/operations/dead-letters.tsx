import type { DeadLetter, ServerHealth } from '@palm/contract/admin';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { countWords, momentWords, typeWords } from '../statistics/figure-words.ts';
import { useHandleLetter } from './use-handle-letter.ts';
import { copy } from '../copy.ts';

/** Jobs that failed for good. Their payload is not shown. */
export function DeadLetters({ letters }: { letters: ServerHealth['deadLetters'] }) {
  const { total, newest } = letters;
  return (
    <Card>
      <h3 className="text-title-sm">{copy.deadLetters.failedForGood}</h3>
      {total === 0 ? (
        <p className="mt-1 text-small text-paper-dim">{copy.deadLetters.noFailedJobsJobsThat}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-small text-paper-dim">
            {total > newest.length
              ? copy.deadLetters.jobsNewestShown(countWords(total), newest.length)
              : copy.deadLetters.jobs(countWords(total), total === 1)}
          </p>
          <ul>
            {newest.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Letter({ letter }: { letter: DeadLetter }) {
  const { mutate: handle, isPending } = useHandleLetter();
  const name = typeWords(letter.job);
  return (
    <li className="border-t border-line py-3">
      <p className="font-medium">{name}</p>
      <p className="text-small break-words text-ember">{letter.error}</p>
      <p className="text-small text-paper-dim">
        {copy.deadLetters.failedAfter(momentWords(letter.failedAt), letter.tries)}
      </p>
      <p className="flex gap-5">
        <Button
          variant="text"
          isBusy={isPending}
          aria-label={copy.deadLetters.retry(name)}
          onClick={() => handle({ id: letter.id, action: 'retry' })}
        >
          {copy.deadLetters.retry2}
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="text" isBusy={isPending} aria-label={copy.deadLetters.discard(name)}>
              {copy.deadLetters.discard2}
            </Button>
          }
          title={copy.deadLetters.discardThisJob}
          confirmLabel={copy.deadLetters.discard2}
          onConfirm={() => handle({ id: letter.id, action: 'discard' })}
        >
          {copy.deadLetters.jobWillNotRunThis}
        </ConfirmDialog>
      </p>
    </li>
  );
}
