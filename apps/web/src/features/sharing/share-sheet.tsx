import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { OverlayDialog } from '../../ui/dialog/overlay-dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { type CardChoices, type CardSource, chosenWords } from './card/card-of.ts';
import { CardChoicesFields } from './card-choices.tsx';
import { CardPreview } from './card-preview.tsx';
import { copy } from './copy.ts';

interface ShareSheetProps {
  source: CardSource;
  onClose: () => void;
  /** Further ways to share what was chosen. */
  children: (choices: CardChoices) => ReactNode;
}

const firstChoices = (source: CardSource): CardChoices => ({
  paragraph: source.firstParagraph,
  isWhole: false,
  plate: source.plates[0] ?? 'sky',
  theme: 'night',
});

/** The picture before it is sent, and what can be chosen about it. */
export function ShareSheet({ source, onClose, children }: ShareSheetProps) {
  const [choices, setChoices] = useState(() => firstChoices(source));
  const choose = (next: Partial<CardChoices>): void => setChoices({ ...choices, ...next });
  const { paragraph, isWhole, plate, theme } = choices;
  const count = source.whole.paragraphs.length;
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
        <CardPreview source={source} choices={choices} />
        <div>
          {count > 1 && (
            <Button variant="text" onClick={() => choose({ paragraph: (paragraph + 1) % count })}>
              {copy.dialog.another}
            </Button>
          )}
          {leavesOut(source, paragraph) && (
            <>
              <Checkbox
                name="whole-text"
                label={copy.dialog.wholeText}
                isChecked={isWhole}
                onChange={(next) => choose({ isWhole: next })}
              />
              {isWhole && <p className="text-small text-paper-dim">{copy.dialog.wholeWhy}</p>}
            </>
          )}
        </div>
        <CardChoicesFields
          source={source}
          plate={plate}
          onPlate={(next) => choose({ plate: next })}
          theme={theme}
          onTheme={(next) => choose({ theme: next })}
        />
        {children(choices)}
      </div>
    </OverlayDialog>
  );
}

/** Whether something of a birth is left out of this paragraph or its title. */
function leavesOut(source: CardSource, paragraph: number): boolean {
  const [whole, discreet] = [true, false].map((isWhole) =>
    chosenWords(source, { paragraph, isWhole }),
  );
  return whole?.title !== discreet?.title || whole?.paragraph !== discreet?.paragraph;
}
