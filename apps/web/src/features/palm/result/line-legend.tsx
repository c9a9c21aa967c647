import { classNames } from '../../../ui/class-names.ts';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { copy } from '../copy.ts';
import { shortLabels } from '../palm-words.ts';
import type { Palm } from '../read-photo.ts';
import { pageInks } from './line-looks.ts';

const WIDTH = 2;

/** What separates a line of the legend from its neighbours: all stand in one row, or on a phone four in two rows. */
const edgeOf = (place: number, count: number): string => {
  if (count !== 4) return 'min-w-24 flex-1 border-l pl-3.5 first:border-l-0 first:pl-0';
  return (
    [
      '',
      'border-l pl-3.5',
      'border-t md:border-t-0 md:border-l md:pl-3.5',
      'border-t border-l pl-3.5 md:border-t-0',
    ][place] ?? ''
  );
};

/** The strokes of the picture, what each is, and how long it was measured. */
export function LineLegend({ lines }: { lines: Palm['lines'] }) {
  return (
    <dl
      className={classNames(
        'mt-3 border-y border-line',
        lines.length === 4 ? 'grid grid-cols-2 md:grid-cols-4' : 'flex flex-wrap',
      )}
    >
      {lines.map(({ name, length }, place) => (
        <div key={name} className={classNames('border-line py-3.5', edgeOf(place, lines.length))}>
          <dt>
            <svg
              viewBox="0 0 40 4"
              aria-hidden="true"
              className={classNames('mb-2 block h-1 w-10', pageInks[name])}
            >
              <path
                d="M1 2h38"
                strokeLinecap="round"
                stroke="currentColor"
                strokeWidth={WIDTH}
                strokeDasharray={dashOf(name, WIDTH)}
              />
            </svg>
            <span className="font-serif text-lead leading-tight">{shortLabels[name]}</span>
          </dt>
          {length !== undefined && (
            <dd className="text-label text-paper-dim">
              <span className="block">{length.toFixed(2)}</span>
              {copy.lineLegend.unit}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
