import { useRef, useState } from 'react';
import type { Note } from './noted-text.ts';

export interface Receipts {
  /** The notes that are open. */
  readonly opened: readonly Note[];
  /** Opens notes; the focus comes back to `opener` without moving the page. */
  readonly open: (numbers: readonly number[], opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly giveFocusBack: () => void;
}

export function useReceipts(notes: readonly Note[]): Receipts {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const opener = useRef<HTMLElement>(null);
  return {
    opened: notes.filter(({ number }) => numbers.includes(number)),
    open: (wanted, by) => {
      opener.current = by;
      setNumbers(wanted);
    },
    close: () => setNumbers([]),
    giveFocusBack: () => opener.current?.focus({ preventScroll: true }),
  };
}
