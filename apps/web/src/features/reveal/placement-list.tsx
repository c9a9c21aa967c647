import { SIGNS } from '@palm/astrology/vocabulary';
import { typographic } from '@palm/contract/typographic';
import type { ReactNode } from 'react';
import { degreeWords } from '../../lib/format/degree-words.ts';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import type { Placement } from './use-reveal.ts';
import { copy } from './copy.ts';

type Point = Placement['point'];

const names = {
  sun: { title: copy.sunIn, meaning: copy.sunMeaning },
  moon: { title: copy.moonIn, meaning: copy.moonMeaning },
  ascendant: { title: copy.rising, meaning: copy.risingMeaning },
} as const satisfies Record<Point, { title: (sign: string) => string; meaning: string }>;

interface PlacementListProps {
  placements: readonly Placement[];
  /** How to add the birth time that a rising sign needs. */
  addTime: ReactNode;
}

/** Sun, Moon and rising sign in words. */
export function PlacementList({ placements, addTime }: PlacementListProps) {
  const hasRising = placements.some(({ point }) => point === 'ascendant');
  return (
    <section aria-label={copy.placements}>
      <ol className="divide-y divide-line">
        {placements.map((placement) => (
          <Placed key={placement.point} placement={placement} />
        ))}
        {!hasRising && (
          <Row mark={<PointMark point="ascendant" isMissing />} title={copy.noRising}>
            <p className="mt-2 text-paper-dim">{copy.noRisingWhy}</p>
            {addTime}
          </Row>
        )}
      </ol>
    </section>
  );
}

function Placed({ placement: { point, meanings, longitude } }: { placement: Placement }) {
  const { title, meaning } = names[point];
  const signs = meanings.map(({ sign }) => SIGNS[sign].name);
  const degree = longitude === null ? null : degreeWords(longitude % 30);
  return (
    <Row
      mark={<PointMark point={point} />}
      title={title(signs.join(copy.or))}
      degree={degree}
      meaning={meaning}
    >
      {meanings.map(({ sign, text }) => (
        <div key={sign}>
          {meanings.length > 1 && (
            <p className="mt-3 text-small text-brass">{copy.ifIn(SIGNS[sign].name)}</p>
          )}
          <p className="mt-1 font-serif text-lead [font-variation-settings:'opsz'_20]">
            {typographic(text)}
          </p>
        </div>
      ))}
      {meanings.length > 1 && <p className="mt-3 text-small text-paper-dim">{copy.changedSigns}</p>}
    </Row>
  );
}

function PointMark({ point, isMissing = false }: { point: Point; isMissing?: boolean }) {
  const ink = isMissing ? 'text-paper-dim' : 'text-brass-bright';
  if (point === 'ascendant') {
    return (
      <span aria-hidden="true" className={`font-serif text-title-sm leading-none ${ink}`}>
        {copy.ascendantMark}
      </span>
    );
  }
  return <Glyph path={bodyPaths[point]} weight={1.1} className={`size-9 ${ink}`} />;
}

interface RowProps {
  mark: ReactNode;
  title: string;
  degree?: string | null;
  meaning?: string;
  children: ReactNode;
}

function Row({ mark, title, degree = null, meaning, children }: RowProps) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] py-7 first:pt-2 large-text:grid-cols-1 large-text:gap-y-2">
      <span className="pt-0.5">{mark}</span>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-title-sm">{title}</h2>
          {degree !== null && <p className="text-label text-paper-dim">{degree}</p>}
        </div>
        {meaning !== undefined && (
          <p className="small-italic mt-1 mb-2 text-paper-dim">{meaning}</p>
        )}
        {children}
      </div>
    </li>
  );
}
