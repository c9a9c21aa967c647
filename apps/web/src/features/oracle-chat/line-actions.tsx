import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useIsOffline } from '../../lib/api/reachability.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { fallbackWords } from '../../lib/receipts/writer-words.ts';
import { announceProblem } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/button.tsx';
import type { Line, LineState } from './line.ts';
import { copy } from './copy.ts';

const endings = {
  coming: null,
  whole: null,
  stopped: copy.lineActions.youStoppedAnswerHere,
  'broken-off': copy.lineActions.answerWasCutOffHere,
} as const satisfies Record<LineState, string | null>;

interface LineActionsProps {
  line: Line;
  onRetry: (question: string) => void;
}

/** Shown under an answer: how it ended, who wrote it, and its actions. */
export function LineActions({ line, onRetry }: LineActionsProps) {
  const isOffline = useIsOffline();
  const { text, retry, fallback, state, isCare } = line;
  const note = endings[state] ?? (fallback && fallbackWords[fallback]);
  return (
    <>
      {retry === undefined ? (
        <CopyButton text={text} />
      ) : (
        <Button variant="text" onClick={() => onRetry(retry)}>
          {copy.lineActions.tryAgain}
        </Button>
      )}
      {retry !== undefined && isOffline && (
        <p className="text-small text-paper-dim">{copy.lineActions.askedWhenBackOnline}</p>
      )}
      {isCare && (
        <Link
          to={paths.helpLines}
          className="text-link ml-6 inline-flex min-h-11 items-center text-small"
        >
          {copy.lineActions.helpLinesByCountry}
        </Link>
      )}
      {note !== null && <p className="text-small text-paper-dim">{note}</p>}
    </>
  );
}

const COPIED_FOR_MS = 2000;

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copyText = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A browser may forbid it; the words can still be marked by hand.
      announceProblem({
        title: copy.lineActions.notCopied,
        message: copy.lineActions.yourBrowserDoesNotAllow,
      });
    }
  };
  return (
    <Button variant="text" onClick={() => void copyText()}>
      <span aria-live="polite">{isCopied ? copy.lineActions.copied : copy.lineActions.copy}</span>
    </Button>
  );
}
