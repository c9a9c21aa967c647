import type { LineName } from '@palm/palmistry/vocabulary';
import { useState } from 'react';

/** The item under the pointer or focus. It is highlighted in the picture, the text and the notes. */
export interface Pointed {
  readonly line: LineName | null;
  readonly note: number | null;
}

export interface Pointing extends Pointed {
  /** While the pointer or the focus is there. */
  readonly point: (pointed: Partial<Pointed>) => void;
  readonly unpoint: () => void;
  /** Pressed: it stays lit until it is pressed again. */
  readonly pin: (line: LineName) => void;
  readonly pinned: LineName | null;
}

const NOTHING: Pointed = { line: null, note: null };

export function useHighlight(): Pointing {
  const [pointed, setPointed] = useState(NOTHING);
  const [pinned, setPinned] = useState<LineName | null>(null);
  return {
    line: pointed.line ?? pinned,
    note: pointed.note,
    pinned,
    point: (next) => setPointed({ ...NOTHING, ...next }),
    unpoint: () => setPointed(NOTHING),
    pin: (line) => setPinned((last) => (last === line ? null : line)),
  };
}

/** Event handlers that highlight an item while it is hovered or focused. */
export const highlights = ({ point, unpoint }: Pointing, pointed: Partial<Pointed>) => ({
  onPointerEnter: () => point(pointed),
  onPointerLeave: unpoint,
  onFocus: () => point(pointed),
  onBlur: unpoint,
});
