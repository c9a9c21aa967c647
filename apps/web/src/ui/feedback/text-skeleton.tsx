import { classNames } from '../class-names.ts';

const bar = 'rounded-print bg-line';

/** The text of a page that is still to come, in its shape: initial, lines. The words beside it say so. */
export function TextSkeleton() {
  return (
    <div aria-hidden="true" className="motion-safe:animate-pulse">
      <div className={classNames(bar, 'float-left mr-3 size-14')} />
      <Paragraph lines={5} />
      <Paragraph lines={4} />
    </div>
  );
}

function Paragraph({ lines }: { lines: number }) {
  return (
    <div className="mb-7 space-y-3.5">
      {Array.from({ length: lines }, (_, line) => (
        // Each line makes its own room beside the initial, as a line of text does.
        <div
          key={line}
          className={classNames(
            bar,
            'flow-root h-4.5 overflow-hidden',
            line === lines - 1 ? 'w-2/5' : line % 3 === 2 && 'mr-6',
          )}
        />
      ))}
    </div>
  );
}
