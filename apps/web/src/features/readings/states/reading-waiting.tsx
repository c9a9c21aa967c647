import type { ReactNode } from 'react';
import { TextSkeleton } from '../../../ui/feedback/text-skeleton.tsx';
import { PlateToCome } from '../../../ui/plates/plate-figure.tsx';
import { ReadingRows } from '../../../ui/reading/reading-rows.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { ReadingHead } from '../reading-head.tsx';
import { ReadingTitle } from '../reading-title.tsx';
import { copy } from '../copy.ts';

interface ReadingWaitingProps {
  label: string;
  /** Rows that lead away from it. */
  children?: ReactNode;
}

/** The page before its first word, in the shape it will have. */
export function ReadingWaiting({ label, children }: ReadingWaitingProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="reading-columns outline-none">
      <div className="[grid-area:head]">
        <ReadingHead label={label}>
          <output className="font-sans text-small text-paper-dim">
            {copy.readingWaiting.oracleIsConsultingCosmicEnergies}
          </output>
        </ReadingHead>
      </div>
      <div className="[grid-area:text]">
        <ReadingTitle label={label} title={null} isWriting />
        <PlateToCome />
        <TextSkeleton />
      </div>
      <div className="[grid-area:rows]">
        <ReadingRows>{children}</ReadingRows>
      </div>
    </div>
  );
}
