import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlacementList } from './placement-list.tsx';
import type { Reveal } from './use-reveal.ts';
import { copy } from './copy.ts';

interface RevealSheetProps {
  reveal: Reveal;
  label: string;
  name: string | null;
  /** When and where, in words. */
  birth: string;
  wheel: ReactNode;
  addTime: ReactNode;
  /** What stands below the placements: today's line and the way on. */
  children: ReactNode;
}

/** A chart as it is first seen: the wheel, then its placements in words. */
export function RevealSheet(props: RevealSheetProps) {
  const { reveal, label, name, birth, wheel, addTime, children } = props;
  return (
    <div className="page grid gap-x-16 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div className="lg:sticky lg:top-6 lg:self-start">
        <PageTitle label={label} lead={birth}>
          {copy.title(name)}
        </PageTitle>
        <div className="mx-auto -mt-2 mb-6 w-full max-w-136 max-md:-mx-3.5 max-md:w-auto">
          {wheel}
        </div>
      </div>
      <div>
        <PlacementList placements={reveal.placements} addTime={addTime} />
        {children}
      </div>
    </div>
  );
}
