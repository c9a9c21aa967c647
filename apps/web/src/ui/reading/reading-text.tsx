import { type ReactNode, useState } from 'react';
import type { Note, NotedParagraph } from './noted-text.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { ReadingParagraphs } from './reading-paragraphs.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceipts } from './use-receipts.ts';

interface ReadingTextProps {
  /** What the page is and for which day. */
  head: ReactNode;
  /** The title, and the drawing under it. */
  heading: ReactNode;
  paragraphs: readonly NotedParagraph[];
  /** Empty while the text is still being written. */
  notes: readonly Note[];
  notesLabel: string;
  /** What can be done with the page. */
  rows: ReactNode;
  /** Content below the text. */
  children: ReactNode;
}

/** A page to be read, with its footnotes in the margin. Pointing at a sentence lights its notes, and back. */
export function ReadingText({
  head,
  heading,
  paragraphs,
  notes,
  notesLabel,
  rows,
  children,
}: ReadingTextProps) {
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const receipts = useReceipts(notes);
  const lit = [...pointed, ...receipts.opened.map(({ number }) => number)];
  const shown = { notes, lit, onPoint: setPointed, onOpen: receipts.open };
  return (
    <div className="reading-columns">
      <div className="[grid-area:head]">{head}</div>
      <div className="min-w-0 [grid-area:text]">
        {heading}
        <ReadingParagraphs paragraphs={paragraphs} {...shown} />
        {children}
      </div>
      {notes.length > 0 && <ReadingNotes label={notesLabel} {...shown} />}
      <div className="[grid-area:rows] max-xl:mt-8">{rows}</div>
      <ReceiptSheet
        title={notesLabel}
        notes={receipts.opened}
        onClose={receipts.close}
        onClosed={receipts.giveFocusBack}
      />
    </div>
  );
}
