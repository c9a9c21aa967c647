import { SIGNS } from '@palm/astrology/vocabulary';
import { typographic } from '@palm/contract/typographic';
import type { ReactNode } from 'react';
import { degreeWords } from '../../lib/format/degree-words.ts';
import type { Placement } from './use-reveal.ts';
import { copy } from './copy.ts';
import { PlacementRow } from './placement-row.tsx';
import { type Point, PointMark } from './point-mark.tsx';

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
          <PlacementRow mark={<PointMark point="ascendant" isMissing />} title={copy.noRising}>
            <p className="mt-2 text-paper-dim">{copy.noRisingWhy}</p>
            {addTime}
          </PlacementRow>
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
    <PlacementRow
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
    </PlacementRow>
  );
}
