import { typographic } from '@palm/contract/typographic';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { DrawnLine } from '../../ui/engraving/hand/palm-drawing.tsx';
import { copy } from './copy.ts';

/** The drawing brings the ephemeris with it, so it is loaded when it is asked for. */
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

interface SharePalmProps {
  /** What tells this button from the others. */
  name: string;
  title: string | null;
  text: string;
  /** yyyy-MM-dd */
  date: string;
  lines: readonly DrawnLine[];
}

/** Opens the picture of a saved palm reading. */
export function SharePalm({ name, title, text, date, lines }: SharePalmProps) {
  const [isOpen, setOpen] = useState(false);
  const plates = lines.length > 0 ? (['palm', 'sky', 'moon'] as const) : (['sky', 'moon'] as const);
  const source = {
    label: copy.palm.label,
    date,
    title: typographic(title ?? copy.palm.title),
    paragraphs: typographic(text).split(/\n{2,}/u),
    fact: '',
    plates,
    signs: null,
    lines,
  };
  return (
    <>
      <Button variant="text" aria-label={copy.palm.shareOf(name)} onClick={() => setOpen(true)}>
        {copy.palm.share}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
