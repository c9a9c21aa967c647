import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogSheet } from './dialog-sheet.tsx';
import { copy } from '../copy.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What would be lost. */
  children: ReactNode;
}

export function LeaveDialog({ isOpen, onStay, onLeave, children }: LeaveDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onStay()}>
      <DialogSheet title={copy.leaveDialog.leaveWithoutSaving} about={children}>
        <AlertDialog.Cancel asChild>
          <Button>{copy.leaveDialog.stay}</Button>
        </AlertDialog.Cancel>
        {/* Not an Action: that would close the dialog, and closing means staying. */}
        <Button variant="quiet" onClick={onLeave}>
          {copy.leaveDialog.leave}
        </Button>
      </DialogSheet>
    </AlertDialog.Root>
  );
}
