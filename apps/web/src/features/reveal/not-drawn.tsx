import { CallRefused } from '@palm/contract/client';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';

interface NotDrawnProps {
  error: Error | null;
  onRetry: () => void;
  children?: ReactNode;
}

/** What happened, and what to do about it. */
export function NotDrawn({ error, onRetry, children }: NotDrawnProps) {
  return (
    <div className="page max-w-(--measure) py-8 md:py-14">
      <h1 className="page-title mb-6 text-title">{copy.notDrawn}</h1>
      <Notice tone="problem">
        <p>{wordsFor(error)}</p>
        <Button variant="text" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </Notice>
      {children}
    </div>
  );
}

function wordsFor(error: Error | null): string {
  if (!(error instanceof CallRefused)) return copy.notDrawn;
  return error.code === 'offline' ? copy.offline : error.words.message;
}
