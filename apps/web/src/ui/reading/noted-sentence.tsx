import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { NoteNumeral } from './note-numeral.tsx';
import type { NotedPart } from './noted-text.ts';

export interface NotedSentenceProps {
  part: NotedPart;
  isLit?: boolean;
  /** Opens the facts of the sentence; absent while they are unknown. */
  onOpen?: ((numbers: readonly number[], opener: HTMLElement | null) => void) | undefined;
  onPoint?: (numbers: readonly number[]) => void;
  /** False where the next sentence rests on the same facts: the numerals stand once, at the end. */
  hasNumerals?: boolean;
}

/** A sentence with the numbers of its notes. Pressing it anywhere opens them, unless words were being marked. */
export function NotedSentence({
  part,
  isLit = false,
  onOpen,
  onPoint,
  hasNumerals = true,
}: NotedSentenceProps) {
  const { text, notes } = part;
  const isLive = onOpen !== undefined && notes.length > 0;
  const lastWord = text.search(/\S+\s*$/);
  const press = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const isNumeral = target instanceof Element && target.closest('button') !== null;
    if (!isNumeral && getSelection()?.isCollapsed === false) return;
    onOpen?.(notes, currentTarget.querySelector('button'));
  };
  return (
    // The numerals are buttons inside of it, so that keys reach the same; the rest is room for a finger.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      onClick={isLive ? press : undefined}
      onMouseEnter={() => onPoint?.(notes)}
      onMouseLeave={() => onPoint?.([])}
      onFocus={() => onPoint?.(notes)}
      onBlur={() => onPoint?.([])}
      className={classNames(
        'transition-colors motion-safe:animate-[fade_400ms_ease-out]',
        isLive && 'cursor-pointer',
        isLit && 'text-brass-bright',
      )}
    >
      {text.slice(0, lastWord)}
      {/* A numeral never begins a line. */}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        {(hasNumerals ? notes : []).map((number, place) => (
          <sup
            key={number}
            data-note={number}
            className="relative -top-[0.5em] align-baseline text-[0.72rem] leading-none"
          >
            {place > 0 && <span className="px-0.5 text-brass">,</span>}
            <NoteNumeral number={number} isLive={isLive} />
          </sup>
        ))}
      </span>{' '}
    </span>
  );
}
