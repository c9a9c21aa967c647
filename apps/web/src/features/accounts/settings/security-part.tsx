import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

interface SecurityPartProps {
  title: string;
  /** The current value. */
  about: ReactNode;
  /** The label of the button that opens the form. */
  action: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** One setting: its current value, and a form to change it. */
export function SecurityPart({
  title,
  about,
  action,
  isOpen,
  onOpen,
  children,
}: SecurityPartProps) {
  return (
    <div>
      <div className="gap-x-4 md:flex md:flex-wrap md:items-center md:justify-between">
        <div className="min-w-0">
          <h3 className="label font-sans">{title}</h3>
          <p className="mt-1 wrap-anywhere">{about}</p>
        </div>
        <Button variant="text" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? copy.securityPart.cancel : action}
        </Button>
      </div>
      {isOpen && <div className="mt-4">{children}</div>}
    </div>
  );
}
