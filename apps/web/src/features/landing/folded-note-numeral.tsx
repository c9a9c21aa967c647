import type { MouseEvent } from 'react';

interface FoldedNoteNumeralProps {
  number: number;
  id?: string | undefined;
  /** The id of the element at the other end. */
  target: string;
  label: string;
}

/** Leads from a sentence to its note and back, with the focus, and leaves no trace in the history. */
export function FoldedNoteNumeral({ number, id, target, label }: FoldedNoteNumeralProps) {
  const follow = (event: MouseEvent) => {
    const end = document.getElementById(target);
    if (end === null) return;
    event.preventDefault();
    const folded = end.closest('details');
    if (folded) folded.open = true;
    end.focus({ preventScroll: true });
    end.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a
      id={id}
      href={`#${target}`}
      onClick={follow}
      aria-label={label}
      className="-m-2 p-2 font-sans font-medium text-brass hover:text-brass-bright"
    >
      {number}
    </a>
  );
}
