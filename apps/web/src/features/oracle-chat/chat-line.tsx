import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Line } from './line.ts';
import { LinkedText } from './linked-text.tsx';
import { saidAt } from './said-at.ts';

interface ChatLineProps {
  line: Line;
  onRetry: (question: string) => void;
}

/** What one of the two said, and when. The Oracle speaks in the reading's type, a care answer plainly. */
export function ChatLine({ line, onRetry }: ChatLineProps) {
  const [now] = useState(() => new Date());
  const { retry } = line;
  return (
    <div
      className={classNames(
        'max-w-[92%] md:max-w-[85%]',
        line.isUser && 'ml-auto rounded-print border border-line bg-ground px-4 py-3',
      )}
    >
      <p className="mb-1 flex items-baseline gap-3">
        <span className="label">{line.isUser ? 'You' : 'The Oracle'}</span>
        <time dateTime={line.timestamp} className="text-label text-paper-dim">
          {saidAt(line.timestamp, now)}
        </time>
      </p>
      <p
        className={classNames(
          'break-words whitespace-pre-line',
          !line.isUser && !line.isCare && 'font-serif text-lead',
        )}
      >
        {line.isUser ? line.text : <LinkedText>{line.text}</LinkedText>}
      </p>
      {line.receipts.length > 0 && <Receipts receipts={line.receipts} />}
      {retry !== undefined && (
        <Button variant="text" onClick={() => onRetry(retry)}>
          Try Again
        </Button>
      )}
    </div>
  );
}

function Receipts({ receipts }: Pick<Line, 'receipts'>) {
  return (
    <details className="mt-2 text-small text-paper-dim">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-brass-bright underline decoration-1 underline-offset-[0.28em]">
        What this rests on
      </summary>
      <ol className="list-decimal space-y-2 pl-5 marker:text-brass">
        {receipts.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ol>
    </details>
  );
}
