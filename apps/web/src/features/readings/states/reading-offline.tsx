import { useState } from 'react';
import { ReadingText } from '../../../ui/reading/reading-text.tsx';
import { type KeptReading, offlineReadings } from '../offline-readings.ts';
import { notesOf } from '../../../lib/receipts/notes-of.ts';
import { plateOfReading } from '../../../lib/receipts/plate-of.ts';
import { PlateFigure } from '../../../ui/plates/plate-figure.tsx';
import { paragraphsOf } from '../paragraphs-of.ts';
import { ReadingHead } from '../reading-head.tsx';
import { ReadingTitle } from '../reading-title.tsx';
import { copy } from '../copy.ts';

/** The readings stored on this device, shown while offline. */
export function ReadingOffline() {
  const [kept] = useState(offlineReadings);
  if (kept.length === 0)
    return (
      <p className="max-w-(--measure) text-paper-dim">
        {copy.readingOffline.newReadingsNeedConnectionLast}
      </p>
    );
  return (
    <div className="space-y-16">
      <p className="max-w-(--measure) text-paper-dim">
        {copy.readingOffline.theseAreLastReadingsYou}
      </p>
      {kept.map((reading) => (
        <Kept key={reading.label} reading={reading} />
      ))}
    </div>
  );
}

function Kept({ reading: { label, answer } }: { reading: KeptReading }) {
  const { parts, notes } = notesOf(answer);
  const plate = plateOfReading(answer);
  return (
    <article>
      <ReadingText
        paragraphs={paragraphsOf(parts)}
        notes={notes}
        notesLabel={copy.readingSheet.whatThisRestsOn}
        head={<ReadingHead label={label} date={answer.date} />}
        heading={
          <>
            <ReadingTitle label={label} title={answer.title} />
            {plate && <PlateFigure plate={plate} />}
          </>
        }
        rows={null}
      >
        {null}
      </ReadingText>
    </article>
  );
}
