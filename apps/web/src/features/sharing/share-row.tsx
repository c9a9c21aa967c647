import { lazy, Suspense, useState } from 'react';
import { ShareIcon } from '../../ui/icons.tsx';
import { ReadingRow } from '../../ui/reading/reading-row.tsx';
import { copy } from './copy.ts';

/** The drawing brings the ephemeris with it, so it is loaded when it is asked for. */
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

interface ShareRowProps {
  pageId: string;
  /** The name of a reading, as 'daily:love-forecast', in words. */
  labelOf: (reading: string) => string;
}

/** Opens the picture of a page. */
export function ShareRow({ pageId, labelOf }: ShareRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReadingRow icon={<ShareIcon />} onPress={() => setOpen(true)}>
        {copy.row.share}
      </ReadingRow>
      {isOpen && (
        <Suspense>
          <ShareDialog pageId={pageId} labelOf={labelOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
