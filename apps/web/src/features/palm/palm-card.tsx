import { Button } from '../../ui/button.tsx';
import { HandOutline } from '../../ui/engraving/hand/hand-outline.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { copy } from './copy.ts';

interface PalmCardProps {
  takesFocus: boolean;
  onOpen: () => void;
  onShowLast?: (() => void) | undefined;
}

/** The way in. */
export function PalmCard({ takesFocus, onOpen, onShowLast }: PalmCardProps) {
  return (
    <section className="flex flex-col gap-6 rounded-print border border-line bg-raised p-6 md:flex-row md:items-center md:gap-10 md:p-8">
      <HandOutline className="w-24 shrink-0 text-brass md:w-32" weight={1.2} />
      <div>
        <h2 className="text-title-sm">{copy.palmCard.palmReading}</h2>
        <p className="mt-3 max-w-(--measure) text-paper-dim">{copy.palmCard.weFindYourHeartHead}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button ref={takesFocus ? focusOnArrival : null} onClick={onOpen}>
            {copy.palmCard.beginPalmReading}
          </Button>
          {onShowLast && (
            <Button variant="text" onClick={onShowLast}>
              {copy.palmCard.showMyLastReading}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
