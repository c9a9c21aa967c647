import { countWords } from './figure-words.ts';

export interface Bar {
  readonly name: string;
  readonly count: number;
  /** How long its bar is, from 0 to 1; null for a count that the others are no part of. */
  readonly share: number | null;
  /** What is said beside the count. */
  readonly note: string;
}

/** Counts with a bar each. The numbers say it all; the bars let one see it. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className="space-y-3">
      {bars.map(({ name, count, share, note }) => (
        <li key={name}>
          <p className="flex items-baseline justify-between gap-4 text-small">
            <span>{name}</span>
            <span className="tabular-nums">
              {countWords(count)}
              {note !== '' && <span className="ml-2 text-paper-dim">{note}</span>}
            </span>
          </p>
          {share !== null && (
            <div aria-hidden="true" className="mt-1 h-1.5 bg-line">
              <div className="h-full bg-brass" style={{ width: `${share * 100}%` }} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
