import { SAVED_READING_BOX_REM } from '@palm/contract/limits';
import { typographic } from '@palm/contract/typographic';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copy } from './copy.ts';

/** Scrolls beyond its height, until it is unfolded; the focus lets keys scroll it too. */
export function ReadingBody({ title, text }: { title: string; text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="min-w-0">
      <section
        aria-label={copy.readingCard.textOf(title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else only a pointer could scroll it
        tabIndex={0}
        style={isWhole ? undefined : { maxHeight: `${SAVED_READING_BOX_REM}rem` }}
        className="reading max-w-(--measure) overflow-y-auto more-below pr-4 text-body whitespace-pre-line"
      >
        {typographic(text)}
      </section>
      <Button
        variant="text"
        aria-expanded={isWhole}
        className="mt-2"
        onClick={() => setWhole(!isWhole)}
      >
        <span>
          {isWhole ? copy.readingCard.fold : copy.readingCard.unfold}
          <span className="sr-only">{copy.readingCard.of(title)}</span>
        </span>
      </Button>
    </div>
  );
}
