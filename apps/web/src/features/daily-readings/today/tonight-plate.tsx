import { phaseOf } from '@palm/astrology/phase-of';
import { MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import type { Today } from '@palm/contract/today';
import { MoonDrawing } from '../../../ui/plates/moon-drawing.tsx';
import { clockWords } from './day-words.ts';
import { copy } from '../copy.ts';

/** The Moon of the evening as a plate: how much of it is lit, its sign, and when it rises. */
export function TonightPlate({ moon }: { moon: Today['moon'] }) {
  const { angleDeg, illuminatedFraction, rise } = moon;
  const phase = MOON_PHASES[phaseOf(angleDeg)].name;
  const lit = Math.round(illuminatedFraction * 100);
  const sign = SIGNS[moon.sign].name;
  const facts = [copy.moon.lit(lit), copy.moon.inSign(sign)];
  return (
    <figure className="border border-line px-5 pt-9 pb-7 text-center outline-1 -outline-offset-6 outline-line">
      <MoonDrawing
        angleDeg={angleDeg}
        label={copy.moon.label(phase, lit, sign)}
        className="mx-auto mb-6 w-59 max-w-full"
      />
      <figcaption>
        <span className="block font-display text-title-sm [font-variation-settings:'opsz'_84]">
          {phase}
        </span>
        <span className="mt-2 flex flex-wrap items-center justify-center gap-x-2.5 text-small text-paper-dim">
          {facts.map((fact) => (
            <span key={fact} className="group flex items-center gap-2.5">
              <i aria-hidden="true" className="size-[3px] rotate-45 bg-brass group-first:hidden" />
              {fact}
            </span>
          ))}
        </span>
        {rise !== null && (
          <span className="block text-small text-paper-dim">
            {copy.moon.rises(clockWords(new Date(rise.at)), rise.place)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
