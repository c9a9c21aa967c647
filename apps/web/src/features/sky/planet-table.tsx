import { BODIES } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import { placeWords } from './tonight-words.ts';

/** Where each body stands, as an ephemeris lists it. */
export function PlanetTable({ bodies }: { bodies: readonly ChartBody[] }) {
  return (
    <table className="h-max w-full border-collapse text-left whitespace-nowrap">
      <caption className="sr-only">Where Sun, Moon and planets stand</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Place</th>
          <th scope="col">Motion</th>
        </tr>
      </thead>
      <tbody>
        {bodies.map((body) => (
          <tr key={body.id} className="h-9 border-b border-line">
            <th scope="row" className="w-[7.5rem] font-normal">
              <span className="flex items-center gap-3">
                <Glyph path={bodyPaths[body.id]} weight={1.5} className="size-4.5 text-brass" />
                {BODIES[body.id].name}
              </span>
            </th>
            <td className="font-serif text-lead tabular-nums">{placeWords(body)}</td>
            <td className="w-24 text-right text-small text-paper-dim">
              {body.isRetrograde ? 'retrograde' : 'direct'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
