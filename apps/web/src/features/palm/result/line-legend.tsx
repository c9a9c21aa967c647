import { classNames } from '../../../ui/class-names.ts';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { copy } from '../copy.ts';
import { shortLabels } from '../palm-words.ts';
import type { Palm } from '../read-photo.ts';
import { pageInks } from './line-looks.ts';

const WIDTH = 2;

/** The strokes of the picture, what each is, and how long it was measured. */
export function LineLegend({ lines }: { lines: Palm['lines'] }) {
  return (
    // Four lines stand in two rows of two on a phone, and not as three and one.
    <dl
      className={classNames(
        'mt-3 border-y border-line',
        lines.length === 4 ? 'grid grid-cols-2 sm:grid-cols-4' : 'flex flex-wrap',
      )}
    >
      {lines.map(({ name, length }) => (
        <div
          key={name}
          className={classNames(
            'min-w-24 flex-1 border-l border-line py-3.5 pl-3.5 first:border-l-0 first:pl-0',
            lines.length === 4 &&
              'max-sm:nth-[2n+1]:border-l-0 max-sm:nth-[2n+1]:pl-0 max-sm:nth-[n+3]:border-t',
          )}
        >
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
