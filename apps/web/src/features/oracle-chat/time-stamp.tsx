import { useState } from 'react';
import { saidAt } from './text/said-at.ts';

interface SaidProps {
  timestamp: string;
  /** False where it is close to the message before: then it is said to screen readers only. */
  isShown: boolean;
}

/** When a message was said: between two hairlines where a sitting begins. */
export function TimeStamp({ timestamp, isShown }: SaidProps) {
  const [now] = useState(() => new Date());
  const time = <time dateTime={timestamp}>{saidAt(timestamp, now)}</time>;
  if (!isShown) return <p className="sr-only">{time}</p>;
  return (
    <p className="mb-6 flex items-center gap-3.5 text-label text-paper-dim">
      <span className="h-px flex-1 bg-line" />
      {time}
      <span className="h-px flex-1 bg-line" />
    </p>
  );
}
