import { copy } from '../copy.ts';

// A wider one would lie over the numeral before it.
const look = '-mx-1 -my-2 px-1 py-2 font-sans font-medium text-brass';

/** The number of a note. It opens the note; the sentence around it does the same for a fingertip. */
export function NoteNumeral({ number, isLive }: { number: number; isLive: boolean }) {
  // While the text is streaming, its facts have not arrived yet.
  if (!isLive) return <span className={look}>{number}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={copy.noteNumeral.note(number)}
      className={`${look} hover:text-brass-bright`}
    >
      {number}
    </button>
  );
}
