import type { ReactNode } from 'react';
import { copy } from '../copy.ts';

/** Ruled rows of what can be done with a reading: in the left margin where there is one, else under the text. */
export function ReadingRows({ children }: { children: ReactNode }) {
  return (
    <ul aria-label={copy.readingRows.actions} className="border-t border-line print:hidden">
      {children}
    </ul>
  );
}
