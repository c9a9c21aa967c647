import { aspectLooks } from '../engraving/aspect-looks.ts';
import { aspectPaths } from '../engraving/aspect-paths.ts';
import { bodyPaths } from '../engraving/body-paths.ts';
import { Glyph } from '../engraving/glyph.tsx';
import { signPaths } from '../engraving/sign-paths.ts';
import type { FactRow } from './fact-view.ts';

const inline = 'inline size-4.5 align-[-0.2em]';

/** A fact in numbers, each line with its glyphs. */
export function FactTable({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-small">
      {rows.map((row) => (
        <div key={row.term + row.value} className="py-1.5">
          <dt className="flex items-center gap-1.5 text-label text-paper-dim">
            {row.body !== undefined && <BodyGlyph body={row.body} />}
            {row.term}
          </dt>
          <dd>
            {row.aspect !== undefined && (
              <Glyph
                path={aspectPaths[row.aspect]}
                className={`mr-1.5 ${inline} ${aspectLooks[row.aspect].className}`}
              />
            )}
            {row.value}
            {row.sign !== undefined && (
              <Glyph path={signPaths[row.sign]} className={`ml-1.5 ${inline} text-brass`} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BodyGlyph({ body }: { body: NonNullable<FactRow['body']> }) {
  if (body === 'ascendant' || body === 'midheaven') return null;
  return <Glyph path={bodyPaths[body]} className="size-4.5 text-paper" />;
}
