import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogSheet } from './dialog-sheet.tsx';

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
      <DialogSheet title="Leave without saving?" about={children}>
        <AlertDialog.Cancel asChild>
          <Button>Stay</Button>
        </AlertDialog.Cancel>
        {/* Not an Action: that would close the dialog, and closing means staying. */}
        <Button variant="quiet" onClick={onLeave}>
          Leave
        </Button>
      </DialogSheet>
    </AlertDialog.Root>
  );
}
