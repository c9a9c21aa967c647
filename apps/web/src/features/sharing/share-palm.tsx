import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { SharedPalm } from './palm-share-dialog.tsx';
import { copy } from './copy.ts';

/** The drawing brings the ephemeris with it, so it is loaded when it is asked for. */
const PalmShareDialog = lazy(async () => ({
  default: (await import('./palm-share-dialog.tsx')).PalmShareDialog,
}));

interface SharePalmProps {
  palm: SharedPalm;
  /** What tells this button from the others; left out where it is the only one. */
  name?: string;
  variant: 'text' | 'quiet';
}

/** Opens the picture of a palm reading. */
export function SharePalm({ palm, name, variant }: SharePalmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-label={copy.palm.shareOf(name ?? copy.palm.fresh)}
        onClick={() => setOpen(true)}
      >
        {copy.palm.share}
      </Button>
      {isOpen && (
        <Suspense>
          <PalmShareDialog palm={palm} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
