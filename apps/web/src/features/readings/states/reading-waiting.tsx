import type { ReactNode } from 'react';
import { TextSkeleton } from '../../../ui/feedback/text-skeleton.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { ReadingHeader } from '../reading-header.tsx';
import { copy } from '../copy.ts';

interface ReadingWaitingProps {
  label: string;
  /** The ways out. */
  children?: ReactNode;
}

/** The page before its first word, in the shape it will have. */
export function ReadingWaiting({ label, children }: ReadingWaitingProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="reading-columns outline-none">
      <div>
        <ReadingHeader label={label} answer={null} isWriting>
          <output>{copy.readingWaiting.oracleIsConsultingCosmicEnergies}</output>
        </ReadingHeader>
        <TextSkeleton />
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}
