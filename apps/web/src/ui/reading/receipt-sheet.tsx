import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { FactWheel } from '../engraving/fact-wheel.tsx';
import { MoonDisc } from '../engraving/moon-disc.tsx';
import { FactTable } from './fact-table.tsx';
import type { FactPicture } from './fact-view.ts';
import { CloseIcon } from '../icons.tsx';
import type { Note } from './noted-text.ts';
import { copy } from '../copy.ts';

interface ReceiptSheetProps {
  title: string;
  /** The facts to show; none closes it. */
  notes: readonly Note[];
  onClose: () => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
}

/**
 * The facts behind a sentence. It lies over the foot of a phone's screen and over the margin of a wide one,
 * so that the text under it stays where it is.
 */
export function ReceiptSheet({ title, notes, onClose, onClosed }: ReceiptSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open={notes.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-[fade_150ms_ease-out] lg:bg-transparent" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[72dvh] overflow-y-auto overscroll-contain border-t border-edge bg-ground px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] motion-safe:animate-[rise_180ms_ease-out] lg:inset-y-0 lg:left-auto lg:max-h-none lg:w-104 lg:border-t-0 lg:border-l lg:px-8 lg:motion-safe:animate-[slide-in_180ms_ease-out]"
        >
          <div className="sticky top-0 z-10 -mr-3 flex h-14 items-center justify-between bg-ground lg:h-18">
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="label font-sans outline-none [font-variation-settings:normal]"
            >
              {title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={copy.receiptSheet.closeNotes}
              className="flex size-11 items-center justify-center"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <ul className="space-y-8">
            {notes.map((note) => (
              <li key={note.number}>
                <Fact note={note} />
              </li>
            ))}
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Fact({ note: { number, words, view } }: { note: Note }) {
  return (
    <>
      <p className="mb-3 flex gap-3">
        <span className="font-medium text-brass">{number}</span>
        {words}
      </p>
      {view !== null && (
        <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-4 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-5">
          <Picture picture={view.picture} />
          <FactTable rows={view.rows} />
        </div>
      )}
    </>
  );
}

function Picture({ picture }: { picture: FactPicture }) {
  return picture.kind === 'moon' ? <MoonDisc {...picture} /> : <FactWheel {...picture} />;
}
