import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogSheetProps {
  title: string;
  about: ReactNode;
  /** Fields that must be filled in first. */
  fields?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The sheet of a question that must be answered first. For use inside AlertDialog.Root. */
export function DialogSheet({ title, about, fields, children }: DialogSheetProps) {
  return (
    <AlertDialog.Portal>
      <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-[fade_150ms_ease-out]" />
      <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-2.5rem)] max-w-md -translate-1/2 overflow-y-auto overscroll-contain rounded-print border border-edge bg-ground p-6 motion-safe:animate-[fade_150ms_ease-out] md:p-8">
        <AlertDialog.Title className="text-title-sm">{title}</AlertDialog.Title>
        <AlertDialog.Description className="mt-3 text-paper-dim">{about}</AlertDialog.Description>
        {fields !== undefined && <div className="mt-5">{fields}</div>}
        <div className="mt-7 flex gap-3 max-md:flex-col md:justify-end">{children}</div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  );
}
