import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { Tonight } from '../../features/sky/tonight.ts';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { PlateMarks } from '../../ui/engraving/plate-marks.tsx';

/** The Sun and the ruler of a sign where they are. A plain component, so that deferred pages can render it too. */
export function RulerMarks({ sign, sky }: { sign: SignId; sky: Tonight }) {
  const shown = sky.bodies.filter(({ id }) => id === 'sun' || id === SIGNS[sign].ruler);
  return (
    <PlateMarks
      marks={shown.map(({ id, longitude }) => ({ degree: longitude, path: bodyPaths[id] }))}
    />
  );
}
