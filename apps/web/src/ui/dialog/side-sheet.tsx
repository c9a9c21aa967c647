import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';
import { copy } from '../copy.ts';

interface SideSheetProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A sheet that slides in from the right edge; focus stays inside until it is closed. */
export function SideSheet({ title, isOpen, onOpenChange, trigger, children }: SideSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-[fade_150ms_ease-out]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-80 max-w-[88vw] flex-col border-l border-line bg-ground pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[max(1.25rem,env(safe-area-inset-bottom))] motion-safe:animate-[slide-in_220ms_ease-out]"
        >
          <div className="flex h-(--bar) shrink-0 items-center justify-between border-b border-line pl-5">
            <Dialog.Title className="text-brand">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={copy.sideSheet.closeMenu}
              className="flex size-14 items-center justify-center"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="more-below flex min-h-0 grow flex-col overflow-y-auto overscroll-contain">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
