import { countWords } from './figure-words.ts';

export interface Bar {
  readonly name: string;
  readonly count: number;
  /** The length of the bar, from 0 to 1; null for a count that does not belong to the same whole. */
  readonly share: number | null;
  /** The text beside the count. */
  readonly note: string;
}

/** Counts with a bar each. */
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
