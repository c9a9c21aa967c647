import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface OverlayDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One or two sentences. */
  about: ReactNode;
  /** More content, and the buttons. */
  children: ReactNode;
  /** Stays in sight below, where the rest scrolls. */
  foot?: ReactNode;
}

/** A sheet over the page that has something to say; it can be closed without an answer. */
export function OverlayDialog({
  isOpen,
  onClose,
  title,
  about,
  children,
  foot,
}: OverlayDialogProps) {
  const opener = useRef<Element | null>(null);
  /** The library knows its own triggers alone; these dialogs have none. */
  const giveFocusBack = (event: Event): void => {
    event.preventDefault();
    const isTaken = document.activeElement !== document.body;
    if (!isTaken && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-[fade_150ms_ease-out]" />
        <Dialog.Content
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={giveFocusBack}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[calc(100%-2.5rem)] max-w-lg -translate-1/2 flex-col rounded-print border border-edge bg-ground motion-safe:animate-[fade_150ms_ease-out]"
        >
          <div className="more-below min-h-0 overflow-y-auto overscroll-contain p-6 md:p-8">
            <Dialog.Title className="text-title-sm">{title}</Dialog.Title>
            <Dialog.Description className="mt-3">{about}</Dialog.Description>
            {children}
          </div>
          {foot !== undefined && (
            <div className="border-t border-line px-6 py-3 md:px-8">{foot}</div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
