import { BODIES } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import { bodyPaths } from '../../ui/engraving/body-paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import { placeWords } from './tonight-words.ts';
import { copy } from './copy.ts';

/** The position of each body. */
export function PlanetTable({ bodies }: { bodies: readonly ChartBody[] }) {
  return (
    <table className="h-max w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{copy.planetTable.whereSunMoonAndPlanets}</caption>
      <colgroup>
        <col className="w-28 md:w-[7.5rem]" />
        <col />
        <col className="w-18 md:w-24" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.planetTable.body}</th>
          <th scope="col">{copy.planetTable.place}</th>
          <th scope="col">{copy.planetTable.motion}</th>
        </tr>
      </thead>
      <tbody {...live('planets')}>
        <PlanetRows bodies={bodies} />
      </tbody>
    </table>
  );
}

export function PlanetRows({ bodies }: { bodies: readonly ChartBody[] }) {
  return bodies.map((body) => (
    <tr key={body.id} className="h-9 border-b border-line">
      <th scope="row" className="one-line font-normal">
        <span className="flex items-center gap-3">
          <Glyph path={bodyPaths[body.id]} weight={1.5} className="size-4.5 text-brass" />
          {BODIES[body.id].name}
        </span>
      </th>
      <td className="one-line font-serif text-body md:text-lead tabular-nums">
        {placeWords(body)}
      </td>
      <td className="one-line text-right text-label md:text-small text-paper-dim">
        {body.isRetrograde ? 'retrograde' : 'direct'}
      </td>
    </tr>
  ));
}
