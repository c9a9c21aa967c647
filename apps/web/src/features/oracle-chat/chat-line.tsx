import type { OracleChoice } from '@palm/contract/oracle';
import { classNames } from '../../ui/class-names.ts';
import { AnswerText } from './text/answer-text.tsx';
import { CareText } from './text/care-text.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { copy } from './copy.ts';
import type { Line } from './line.ts';
import { LineActions } from './line-actions.tsx';
import { TimeStamp } from './time-stamp.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

interface ChatLineProps {
  line: Line;
  /** Whether the time stands above it. */
  isStamped: boolean;
  /** The buttons under it. */
  choices: readonly OracleChoice[];
  onPick: (label: string, id: string) => void;
  onRetry: (question: string) => void;
}

/** In a care answer nothing is in the accent colour. */
const CARE =
  'border-y border-paper py-6 [--brass-bright:var(--paper)] [--brass:var(--paper)] [--edge:var(--paper)]';

/** One message: the user's on the right with an edge, the Oracle's across the page in the reading font. */
export function ChatLine({ line, isStamped, ...below }: ChatLineProps) {
  return (
    <div data-from={line.isUser ? 'user' : 'oracle'}>
      <TimeStamp timestamp={line.timestamp} isShown={isStamped} />
      <p className="sr-only">{line.isUser ? copy.chatLine.you : copy.chatLine.oracle}</p>
      {line.isUser ? (
        <p className="ml-auto w-fit max-w-[82%] border-r-2 border-brass py-0.5 pr-3.5 text-right break-words whitespace-pre-line">
          {line.text === '' ? copy.chatLine.wordsNotKept : line.text}
        </p>
      ) : (
        <div className={classNames('max-w-(--measure)', line.isCare && CARE)}>
          <OracleWords line={line} {...below} />
        </div>
      )}
    </div>
  );
}

function OracleWords({ line, choices, onPick, onRetry }: Omit<ChatLineProps, 'isStamped'>) {
  if (line.state === 'coming' && line.parts.length === 0) return <TypingIndicator />;
  return (
    <>
      {line.isCare ? <CareText text={line.text} /> : <AnswerText line={line} />}
      {choices.length > 0 && <ChoiceButtons choices={choices} onPick={onPick} />}
      {line.state !== 'coming' && <LineActions line={line} onRetry={onRetry} />}
    </>
  );
}
