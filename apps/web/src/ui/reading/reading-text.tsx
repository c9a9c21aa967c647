import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { NotedSentence } from './noted-sentence.tsx';
import type { Note, NotedParagraph } from './noted-text.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceipts } from './use-receipts.ts';

interface ReadingTextProps {
  /** Content above the text. */
  heading: ReactNode;
  paragraphs: readonly NotedParagraph[];
  /** Empty while the text is still being written. */
  notes: readonly Note[];
  notesLabel: string;
  /** Content below the text. */
  children: ReactNode;
}

/** A page to be read, with its footnotes in the margin. Pointing at a sentence lights its notes, and back. */
export function ReadingText({
  heading,
  paragraphs,
  notes,
  notesLabel,
  children,
}: ReadingTextProps) {
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const receipts = useReceipts(notes);
  const lit = [...pointed, ...receipts.opened.map(({ number }) => number)];

  return (
    <div className="reading-columns">
      <div className="min-w-0">
        {heading}
        {paragraphs.map((parts, place) => (
          <p
            key={parts[0]?.text}
            className={classNames(
              'reading mb-[1.1em] whitespace-pre-line',
              parts[0]?.isAside ? 'italic' : place === firstOf(paragraphs) && 'drop-cap',
            )}
          >
            {parts.map((part) => (
              <NotedSentence
                key={part.text}
                part={part}
                isLit={part.notes.some((number) => lit.includes(number))}
                onPoint={setPointed}
                onOpen={notes.length > 0 ? receipts.open : undefined}
              />
            ))}
          </p>
        ))}
        {children}
      </div>
      {notes.length > 0 && (
        <ReadingNotes
          notes={notes}
          label={notesLabel}
          lit={lit}
          onPoint={setPointed}
          onOpen={receipts.open}
        />
      )}
      <ReceiptSheet
        title={notesLabel}
        notes={receipts.opened}
        onClose={receipts.close}
        onClosed={receipts.giveFocusBack}
      />
    </div>
  );
}

/** The page begins after what only says what it is about. */
const firstOf = (paragraphs: readonly NotedParagraph[]): number =>
  paragraphs.findIndex(([first]) => !first?.isAside);
