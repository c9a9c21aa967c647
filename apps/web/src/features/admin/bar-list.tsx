import { countWords } from './figure-words.ts';

export interface Bar {
  readonly name: string;
  readonly count: number;
  /** What is said beside the count. */
  readonly note: string;
}

/** Counts with a bar each. The numbers say it all; the bars let one see it. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="space-y-3">
      {bars.map(({ name, count, note }) => (
        <li key={name}>
          <p className="flex items-baseline justify-between gap-4 text-small">
            <span>{name}</span>
            <span className="tabular-nums">
              {countWords(count)}
              {note !== '' && <span className="ml-2 text-paper-dim">{note}</span>}
            </span>
          </p>
          <div aria-hidden="true" className="mt-1 h-1.5 bg-line">
            <div className="h-full bg-brass" style={{ width: `${(count / highest) * 100}%` }} />
          </div>
        </li>
      ))}
    </ol>
  );
}
