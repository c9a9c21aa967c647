import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { HandOutline } from '../../ui/engraving/hand/hand-outline.tsx';
import { copy } from './copy.ts';

/** The first saved readings still to come: a hand and its text on each card. */
export function SavedReadingsSkeleton() {
  return (
    <>
      <output className="mb-6 block text-lead text-paper-dim">
        {copy.savedReadingList.loadingYourMysticalReadings}
      </output>
      <div aria-hidden="true" className="grid gap-6 motion-safe:animate-pulse lg:grid-cols-2">
        <CardToCome />
        <CardToCome />
      </div>
    </>
  );
}

const CardToCome = () => (
  <div className="rounded-print border border-line bg-raised p-5 md:p-8">
    <SkeletonBar className="h-8 w-2/3" />
    <SkeletonBar className="mt-3 h-4 w-2/5" />
    <div className="mt-8 flex flex-col gap-x-8 gap-y-5 md:flex-row">
      <HandOutline
        className="h-56 shrink-0 self-center text-edge md:h-60 md:self-start"
        weight={1.2}
      />
      <div className="grow space-y-3.5">
        {Array.from({ length: 7 }, (_, line) => (
          <SkeletonBar key={line} className="h-4.5 last:w-2/5" />
        ))}
      </div>
    </div>
  </div>
);
