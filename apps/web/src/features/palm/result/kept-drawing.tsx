import { KeptHand } from '../../../ui/engraving/hand/kept-hand.tsx';
import { copy } from '../copy.ts';
import { lineNames } from '../palm-words.ts';
import type { Palm } from '../read-photo.ts';

interface KeptDrawingProps {
  palm: Palm;
  isSaved: boolean;
  /** Null where this page does not know. */
  keepsPhoto: boolean | null;
}

/** What a saved reading holds: the person's own hand as an engraving. */
export function KeptDrawing({ palm: { joints, lines }, isSaved, keepsPhoto }: KeptDrawingProps) {
  if (joints === undefined) return null;
  const words = copy.keptDrawing;
  return (
    <section className="grid max-w-(--measure) grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-center gap-4.5">
      <KeptHand joints={joints} lines={lines} label={words.label(lineNames(lines))} />
      <div>
        <h3 className="label font-sans">{words.title}</h3>
        <p className="mt-2 font-serif text-lead text-balance">
          {isSaved ? words.saved : words.unsaved} {keepsPhoto === false && words.noPhoto}
        </p>
      </div>
    </section>
  );
}
