import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { OverlayDialog } from '../../ui/dialog/overlay-dialog.tsx';
import type { CardTheme } from './card/card.ts';
import type { CardPlate, CardSource } from './card/card-of.ts';
import { chooseParagraph } from './card/choose-paragraph.ts';
import { CardChoicesFields } from './card-choices.tsx';
import { CardPreview } from './card-preview.tsx';
import { copy } from './copy.ts';

interface ShareSheetProps {
  source: CardSource;
  onClose: () => void;
  /** Further ways to share the chosen paragraph. */
  children?: (paragraph: number) => ReactNode;
}

/** The picture before it is sent, and what can be chosen about it. */
export function ShareSheet({ source, onClose, children }: ShareSheetProps) {
  const { paragraphs, plates } = source;
  const [paragraph, setParagraph] = useState(() => chooseParagraph(paragraphs));
  const [plate, setPlate] = useState<CardPlate>(plates[0] ?? 'sky');
  const [theme, setTheme] = useState<CardTheme>('night');
  return (
    <OverlayDialog
      isOpen
      onClose={onClose}
      title={copy.dialog.title}
      about={copy.dialog.about}
      foot={
        <Button variant="quiet" className="w-full" onClick={onClose}>
          {copy.dialog.close}
        </Button>
      }
    >
      <div className="mt-5 space-y-5">
        <CardPreview source={source} choices={{ paragraph, plate, theme }} />
        {paragraphs.length > 1 && (
          <Button variant="text" onClick={() => setParagraph((paragraph + 1) % paragraphs.length)}>
            {copy.dialog.another}
          </Button>
        )}
        <CardChoicesFields
          plates={plates}
          plate={plate}
          onPlate={setPlate}
          theme={theme}
          onTheme={setTheme}
        />
        {children?.(paragraph)}
      </div>
    </OverlayDialog>
  );
}
