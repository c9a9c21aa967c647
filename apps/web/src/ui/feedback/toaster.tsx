import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { copy } from '../copy.ts';
import { CloseIcon } from '../icons.tsx';
import { dismissConfirmations, startToasts } from './announce.ts';

interface ToasterProps {
  /** Where the user types at the foot of the screen, toasts stand at its head. */
  isAtTop: boolean;
}

/** Where toasts appear. Sonner announces each one politely to screen readers. */
export function Toaster({ isAtTop }: ToasterProps) {
  useEffect(() => startToasts(toast), []);
  useEffect(() => {
    // On a phone a toast covers the field below it: a user who types on needs no confirmation any more.
    document.addEventListener('input', dismissConfirmations);
    return () => document.removeEventListener('input', dismissConfirmations);
  }, []);
  return (
    <Sonner
      // At the foot it covers no heading. One at a time: the newest.
      position={isAtTop ? 'top-right' : 'bottom-right'}
      visibleToasts={1}
      offset={{ bottom: '2rem', right: '2rem' }}
      mobileOffset={{
        top: 'calc(var(--bar) + env(safe-area-inset-top) + 0.75rem)',
        bottom: 'calc(var(--tabs) + env(safe-area-inset-bottom) + 0.75rem)',
        left: '1rem',
        right: '1rem',
      }}
      gap={10}
      style={{ fontFamily: 'inherit' }}
      icons={{ close: <CloseIcon /> }}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: copy.toaster.close,
        duration: 7000,
        classNames: {
          toast:
            'group relative flex w-full rounded-print border border-l-2 border-edge border-l-brass bg-raised py-4 pl-5 pr-14 text-paper data-[front=false]:data-[expanded=false]:*:opacity-0 data-[type=error]:border-l-ember data-[type=success]:border-l-verdigris',
          title: 'font-medium leading-snug',
          description: 'mt-1 text-small text-paper-dim',
          icon: 'hidden',
          actionButton:
            'text-link ml-auto min-h-11 shrink-0 self-center pl-4 text-small whitespace-nowrap',
          closeButton:
            'absolute right-0 top-0 flex size-11 items-center justify-center text-paper-dim hover:text-paper',
        },
      }}
    />
  );
}
