import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** How many items are shown at first. */
  shownAtFirst: number;
  /** One line of the list. */
  children: (item: Item) => ReactNode;
}

/** A list that shows its first items and a button for the rest. */
export function CollapsedList<Item>({ items, shownAtFirst, children }: FoldedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpened, setOpened] = useState(false);
  // A button in place of a single line would save nothing.
  const isFolded = !isOpened && items.length > shownAtFirst + 1;
  const open = (): void => {
    setOpened(true);
    // The button goes, and the focus with it.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {items.slice(0, isFolded ? shownAtFirst : undefined).map(children)}
      </ul>
      {isFolded && (
        <Button variant="text" onClick={open}>
          {copy.collapsedList.showMore(items.length - shownAtFirst)}
        </Button>
      )}
    </>
  );
}
