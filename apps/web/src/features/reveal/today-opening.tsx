import { typographic } from '@palm/contract/typographic';
import type { TodayOpening as Opening } from './use-reveal.ts';
import { copy } from './copy.ts';

/** How today's page for this chart begins. */
export function TodayOpening({ today: { title, opening } }: { today: Opening }) {
  return (
    <section aria-labelledby="today" className="border-t border-line py-7">
      <p className="label mb-2">{copy.today}</p>
      <h2 id="today" className="text-title-sm">
        {typographic(title)}
      </h2>
      <p className="reading mt-3">{typographic(opening)}</p>
    </section>
  );
}
