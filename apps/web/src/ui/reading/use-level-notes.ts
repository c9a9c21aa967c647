import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { levelTops } from './level-tops.ts';

const GAP = 14;

interface LevelNotes {
  readonly tops: readonly number[];
  /** Of all notes together: they may end below the text. */
  readonly height: number;
}

/**
 * Measures where the notes of a list stand when each is level with its numeral in the text. Null where there is no
 * margin: then they follow each other under the text. `hasMargin` is the media query that tells.
 */
export function useLevelNotes(hasMargin: string): {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly level: LevelNotes | null;
} {
  const list = useRef<HTMLOListElement>(null);
  const [level, setLevel] = useState<LevelNotes | null>(null);
  useLayoutEffect(() => {
    const column = list.current;
    const page = column?.closest('.reading-columns, [data-notes]');
    if (!column || !page) return undefined;
    const measure = (): void => {
      const next = matchMedia(hasMargin).matches ? levelIn(column, page) : null;
      setLevel((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
    // Another reading brings other notes and other numerals: after each change they are measured anew.
  });
  return { list, level };
}

function levelIn(column: HTMLElement, page: Element): LevelNotes {
  const columnTop = column.getBoundingClientRect().top;
  const placed = [...column.children].map((note) => {
    const number = note.getAttribute('value') ?? '';
    const numeral = page.querySelector(`[data-note="${number}"]`);
    const top = numeral?.getBoundingClientRect().top ?? columnTop;
    return {
      wanted: Math.round(top - columnTop),
      height: note.getBoundingClientRect().height,
    };
  });
  const tops = levelTops(placed, GAP);
  return { tops, height: (tops.at(-1) ?? 0) + (placed.at(-1)?.height ?? 0) };
}
