import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  trigger: ReactNode;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
}

/** Asks once more before something that reaches further than this page. */
export function ConfirmDialog({
  trigger,
  title,
  children,
  confirmLabel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-[fade_150ms_ease-out]" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2.5rem)] max-w-md -translate-1/2 rounded-print border border-edge bg-ground p-6 motion-safe:animate-[fade_150ms_ease-out] md:p-8">
          <AlertDialog.Title className="text-title-sm">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-paper-dim">
            {children}
          </AlertDialog.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button onClick={onConfirm}>{confirmLabel}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
