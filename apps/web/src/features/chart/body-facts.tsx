import { BODIES, type BodyId } from '@palm/astrology/vocabulary';
import type { Chart, ChartAspect } from '@palm/contract/chart';
import { ordinal } from '../../lib/format/degree-words.ts';
import { Button } from '../../ui/button.tsx';
import { aspectLooks } from '../../ui/engraving/aspect-looks.ts';
import { aspectWords, placeWords, signWords } from './chart-words.ts';
import { copy } from './copy.ts';

interface BodyFactsProps {
  chart: Chart;
  chosen: BodyId | null;
  onChoose: (body: BodyId | null) => void;
}

/** The facts of the selected body. They change in place, so the region is live. */
export function BodyFacts({ chart, chosen, onChoose }: BodyFactsProps) {
  const body = chart.bodies.find(({ id }) => id === chosen);
  return (
    <div aria-live="polite" className="mt-6 min-h-33 border-y border-line py-4 print:hidden">
      {body === undefined ? (
        <p className="mx-auto grid min-h-25 max-w-80 content-center text-center text-small text-balance text-paper-dim">
          {copy.bodyFacts.choosePlanetOnWheelOr}
        </p>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="font-serif text-brand [font-variation-settings:'opsz'_24]">
              {copy.bodyFacts.in(BODIES[body.id].name, signWords(body))}
            </h3>
            <Button variant="text" onClick={() => onChoose(null)}>
              {copy.bodyFacts.showAll}
            </Button>
          </div>
          <p className="text-small">
            {[
              placeWords(body),
              ...(body.house === null ? [] : [copy.bodyFacts.house(ordinal(body.house))]),
              body.isRetrograde ? copy.bodyFacts.retrograde : 'direct',
            ].join(' · ')}
          </p>
          <Ties chart={chart} body={body.id} />
        </>
      )}
    </div>
  );
}

const otherOf = ({ a, b }: ChartAspect, body: BodyId): BodyId => (a === body ? b : a);

function Ties({ chart, body }: { chart: Chart; body: BodyId }) {
  const ties = chart.aspects.filter(({ a, b }) => a === body || b === body);
  if (ties.length === 0) {
    return (
      <p className="mt-2 text-small text-paper-dim">{copy.bodyFacts.noAspectToAnotherPlanet}</p>
    );
  }
  return (
    <ul className="mt-2 space-y-1 text-small">
      {ties.map((tie) => (
        <li key={otherOf(tie, body)} className="flex items-center gap-3">
          <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6 shrink-0">
            <path
              d="M0 2h24"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeDasharray={aspectLooks[tie.aspect].dash}
              className={aspectLooks[tie.aspect].className}
            />
          </svg>
          <span>
            <b className="font-medium">{BODIES[otherOf(tie, body)].name}</b>{' '}
            <span className="text-paper-dim">{aspectWords(tie)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
