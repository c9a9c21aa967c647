import type { ReactNode } from 'react';
import { Rule } from '../../ui/rule.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';

interface ReadingWaitingProps {
  label: string;
  /** The ways out. */
  children?: ReactNode;
}

export function ReadingWaiting({ label, children }: ReadingWaitingProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="mx-auto max-w-(--measure) outline-none">
      <Rule>{label}</Rule>
      <output className="mt-6 mb-8 block text-paper-dim">
        The Oracle is consulting the cosmic energies...
      </output>
      <TextSkeleton />
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
