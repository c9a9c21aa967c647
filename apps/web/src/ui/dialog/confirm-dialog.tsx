import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogSheet } from './dialog-sheet.tsx';
import { copy } from '../copy.ts';

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
      <DialogSheet title={title} about={children}>
        <AlertDialog.Cancel asChild>
          <Button variant="quiet">{copy.confirmDialog.cancel}</Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action asChild>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </AlertDialog.Action>
      </DialogSheet>
    </AlertDialog.Root>
  );
}
