import type { PlanetId } from '@palm/astrology/vocabulary';
import { standsWords } from './tonight-words.ts';
import type { Tonight } from './tonight.ts';
import { copy } from './copy.ts';

/** A plain component, so that deferred pages can render it too. */
export function RulerStands({ ruler, sky }: { ruler: PlanetId; sky: Tonight }) {
  const body = sky.bodies.find(({ id }) => id === ruler);
  if (body === undefined) return null;
  return (
    <>
      <span className="block font-serif text-lead">{standsWords(body)}</span>
      <span className="text-small text-paper-dim">
        {body.isRetrograde
          ? copy.rulerStands.retrogradeItAppearsToMove
          : copy.rulerStands.movingForward}
      </span>
    </>
  );
}
