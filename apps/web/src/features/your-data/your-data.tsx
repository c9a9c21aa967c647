import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { YOUR_DATA } from '../../lib/navigation/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ExportPart } from './export-part.tsx';
import { KeptPhotos } from './kept-photos.tsx';
import { copy } from './copy.ts';

interface YourDataProps {
  userId: string;
  /** The button that deletes the account. */
  deleteButton: ReactNode;
}

/** Export, kept photos and account deletion. */
export function YourData({ userId, deleteButton }: YourDataProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // The browser scrolled before the content above had loaded.
  useEffect(() => {
    if (hash === YOUR_DATA) place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place} id={YOUR_DATA.slice(1)} className="scroll-mt-24">
      <Card>
        <h2 className="mb-5 text-title-sm">{copy.yourData.yourData}</h2>
        <div className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
          <ExportPart userId={userId} />
          <KeptPhotos userId={userId} />
          <div>
            <h3 className="label font-sans">{copy.yourData.deleteYourAccount}</h3>
            <p className="mt-1 mb-4 text-paper-dim">{copy.yourData.deletesEverythingAndEndsYour}</p>
            {deleteButton}
          </div>
        </div>
      </Card>
    </div>
  );
}
