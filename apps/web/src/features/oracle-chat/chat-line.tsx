import type { OracleChoice } from '@palm/contract/oracle';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { copy } from './copy.ts';
import { AnswerText } from './text/answer-text.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { Line } from './line.ts';
import { LineActions } from './line-actions.tsx';
import { saidAt } from './text/said-at.ts';
import { TypingIndicator } from './typing-indicator.tsx';

interface ChatLineProps {
  line: Line;
  /** The buttons under it. */
  choices: readonly OracleChoice[];
  onPick: (label: string, id: string) => void;
  onRetry: (question: string) => void;
}

/** One message and its time. The Oracle's messages use the reading font, except care answers. */
export function ChatLine({ line, ...below }: ChatLineProps) {
  return (
    <div
      className={classNames(
        'max-w-[92%] md:max-w-[85%]',
        line.isUser && 'ml-auto border-r-2 border-brass pr-4 text-right',
      )}
    >
      <SpeakerAndTime speaker={line.isUser ? 'You' : 'The Oracle'} timestamp={line.timestamp} />
      {line.isUser ? (
        <p className="break-words whitespace-pre-line">
          {line.text === '' ? copy.chatLine.wordsNotKept : line.text}
        </p>
      ) : (
        <OracleWords line={line} {...below} />
      )}
    </div>
  );
}

interface SpeakerAndTimeProps {
  speaker: 'You' | 'The Oracle';
  /** Null while it is not known. */
  timestamp: string | null;
}

export function SpeakerAndTime({ speaker, timestamp }: SpeakerAndTimeProps) {
  const [now] = useState(() => new Date());
  return (
    <p className={classNames('mb-1 flex items-baseline gap-3', speaker === 'You' && 'justify-end')}>
      <span className="label">{speaker}</span>
      {timestamp !== null && (
        <time dateTime={timestamp} className="text-label text-paper-dim">
          {saidAt(timestamp, now)}
        </time>
      )}
    </p>
  );
}

function OracleWords({ line, choices, onPick, onRetry }: ChatLineProps) {
  if (line.state === 'coming' && line.parts.length === 0) return <TypingIndicator />;
  return (
    <>
      <AnswerText line={line} />
      {choices.length > 0 && <ChoiceButtons choices={choices} onPick={onPick} />}
      {line.state !== 'coming' && <LineActions line={line} onRetry={onRetry} />}
    </>
  );
}
